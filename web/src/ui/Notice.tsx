import { CircleAlert, Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Notice.module.css';

interface Props extends ComponentProps<'div'> {
  /** `alert` for errors and obstacles; `quiet` for information. */
  tone: 'quiet' | 'alert';
}

/** A few words that must not be overlooked, set apart from the text around them. */
export function Notice({ tone, className = '', children, ...rest }: Props) {
  const Mark = tone === 'alert' ? CircleAlert : Info;
  return (
    <div className={`${styles.notice} ${styles[tone]} ${className}`} {...rest}>
      <Mark size={20} aria-hidden className={styles.mark} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
