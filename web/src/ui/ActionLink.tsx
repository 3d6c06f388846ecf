import type { ComponentProps } from 'react';
import styles from './ActionLink.module.css';

interface Props extends ComponentProps<'a'> {
  weight?: 'main' | 'quiet' | 'outlined';
}

/** A link that does something at once: call, get directions. */
export function ActionLink({ weight = 'quiet', className = '', children, ...rest }: Props) {
  return (
    <a className={`${styles.action} ${styles[weight]} ${className}`} {...rest}>
      {children}
    </a>
  );
}
