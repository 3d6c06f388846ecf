import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './ActionLink.module.css';

interface Props extends ComponentProps<typeof Link> {
  weight: 'main' | 'quiet' | 'outlined';
}

/** A link to another page that looks like a button. */
export function ButtonLink({ weight, className = '', ...rest }: Props) {
  return <Link className={`${styles.action} ${styles[weight]} ${className}`} {...rest} />;
}
