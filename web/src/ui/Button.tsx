import type { ComponentProps } from 'react';
import styles from './ActionLink.module.css';

interface Props extends ComponentProps<'button'> {
  weight?: 'main' | 'quiet' | 'outlined' | 'plain';
}

/** A button, looking like the links that do something at once. */
export function Button({ weight = 'quiet', type = 'button', className = '', children, ...rest }: Props) {
  return (
    <button type={type} className={`${styles.action} ${styles[weight]} ${className}`} {...rest}>
      {children}
    </button>
  );
}
