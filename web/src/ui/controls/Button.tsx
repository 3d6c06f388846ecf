import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';

type Weight = 'main' | 'quiet' | 'outlined' | 'plain';

/** A button for an action on this page. */
export function Button({
  weight = 'quiet',
  type = 'button',
  className = '',
  children,
  ...rest
}: ComponentProps<'button'> & { weight?: Weight }) {
  return (
    <button type={type} className={`${styles.action} ${styles[weight]} ${className}`} {...rest}>
      {children}
    </button>
  );
}

/** A plain link (a call, directions, or a page from a `ListWithLinks`) that looks like a button. */
export function ActionLink({
  weight = 'quiet',
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & { weight?: Weight }) {
  return (
    <a className={`${styles.action} ${styles[weight]} ${className}`} {...rest}>
      {children}
    </a>
  );
}

/** A link to another page that looks like a button. */
export function ButtonLink({ weight, className = '', ...rest }: ComponentProps<typeof Link> & { weight: Weight }) {
  return <Link className={`${styles.action} ${styles[weight]} ${className}`} {...rest} />;
}
