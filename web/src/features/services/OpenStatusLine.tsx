import { Ban, CircleCheck, CircleQuestionMark, Clock, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import styles from './OpenStatusLine.module.css';
import type { StatusText } from './statusText.ts';

const icons = { open: CircleCheck, closed: Clock, permanentlyClosed: Ban, contact: Phone, unknown: CircleQuestionMark };

/** The open status and its next change, with an icon and a color. For another day: its hours, without a color. */
export function OpenStatusLine({ status }: { status: StatusText }) {
  const t = useTranslations('openStatus');
  const { kind, key, isClosingSoon, isOpeningSoon, dayHours, ...values } = status;
  const Icon = dayHours ? Clock : icons[kind];
  const soon = isClosingSoon ? 'closesSoon' : isOpeningSoon ? 'opensSoon' : null;
  return (
    <p className={`${styles.status} ${dayHours ? '' : styles[soon ? 'soon' : kind]}`}>
      <Icon size={18} aria-hidden className={styles.icon} />
      <span>
        {dayHours ?? t(key, values)}
        {soon && ` · ${t(soon)}`}
      </span>
    </p>
  );
}
