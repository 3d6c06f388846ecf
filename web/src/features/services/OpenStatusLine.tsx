import type { OpenStatus } from '@amparo/domain/services/openStatus.ts';
import { openStatusValues, openStatusWords } from '@amparo/domain/services/openStatusWords.ts';
import { Ban, CircleCheck, CircleQuestionMark, Clock, Phone } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl/react';
import styles from './OpenStatusLine.module.css';

interface Props {
  status: OpenStatus;
  timeZone: string;
  now: string;
}

const marks = { open: CircleCheck, closed: Clock, permanentlyClosed: Ban, contact: Phone, unknown: CircleQuestionMark };

/** Open or closed and until when: a mark, a colour and the words. */
export function OpenStatusLine({ status, timeZone, now }: Props) {
  const t = useTranslations('openStatus');
  const language = useLocale();
  const Mark = marks[status.kind];
  const words = openStatusWords(status, now, timeZone);
  const isClosingSoon = 'isClosingSoon' in words && words.isClosingSoon;
  return (
    <p className={`${styles.status} ${styles[isClosingSoon ? 'soon' : status.kind]}`}>
      <Mark size={18} aria-hidden className={styles.mark} />
      <span>
        {t(words.key, openStatusValues(words, now, timeZone, language))}
        {isClosingSoon && ` · ${t('closesSoon')}`}
      </span>
    </p>
  );
}
