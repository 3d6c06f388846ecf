import { Ban, CircleCheck, CircleQuestionMark, Clock, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import styles from './OpenStatusLine.module.css';
import type { StatusText } from './statusText.ts';

const marks = { open: CircleCheck, closed: Clock, permanentlyClosed: Ban, contact: Phone, unknown: CircleQuestionMark };

/** Open or closed and until when: a mark, a colour and the words. */
export function OpenStatusLine({ status: { kind, key, isClosingSoon, ...values } }: { status: StatusText }) {
  const t = useTranslations('openStatus');
  const Mark = marks[kind];
  return (
    <p className={`${styles.status} ${styles[isClosingSoon ? 'soon' : kind]}`}>
      <Mark size={18} aria-hidden className={styles.mark} />
      <span>
        {t(key, values)}
        {isClosingSoon && ` · ${t('closesSoon')}`}
      </span>
    </p>
  );
}
