import { Ban, CircleCheck, CircleQuestionMark, Clock, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import styles from './OpenStatusLine.module.css';
import type { StatusText } from './statusText.ts';

const icons = { open: CircleCheck, closed: Clock, permanentlyClosed: Ban, contact: Phone, unknown: CircleQuestionMark };

/** The open status and its next change, with an icon and a color. */
export function OpenStatusLine({ status: { kind, key, isClosingSoon, ...values } }: { status: StatusText }) {
  const t = useTranslations('openStatus');
  const Icon = icons[kind];
  return (
    <p className={`${styles.status} ${styles[isClosingSoon ? 'soon' : kind]}`}>
      <Icon size={18} aria-hidden className={styles.icon} />
      <span>
        {t(key, values)}
        {isClosingSoon && ` · ${t('closesSoon')}`}
      </span>
    </p>
  );
}
