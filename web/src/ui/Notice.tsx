import { CircleAlert, Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Notice.module.css';

interface Props extends ComponentProps<'div'> {
  /** `alert` for errors and obstacles; `quiet` for information, and with the role `status` for what succeeded. */
  tone: 'quiet' | 'alert';
}

/** A short text that people must not overlook. */
export function Notice({ tone, className = '', children, ...rest }: Props) {
  const Mark = tone === 'alert' ? CircleAlert : Info;
  return (
    <div className={`${styles.notice} ${styles[tone]} ${className}`} {...rest}>
      <Mark size={20} aria-hidden className={styles.mark} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
