import type { FeedbackReply } from '@amparo/domain/feedback/feedback.ts';
import { momentText } from '@amparo/domain/services/hours/momentText.ts';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import styles from './Replies.module.css';

interface Props {
  replies: readonly FeedbackReply[];
  language: Language;
  timeZone: string;
}

/** The answers to a message, oldest first. */
export function Replies({ replies, language, timeZone }: Props) {
  const t = useTranslations('feedbacks');
  if (replies.length === 0) return null;
  return (
    <ul className={styles.replies} aria-label={t('answers')}>
      {replies.map(({ id, author, message, createdAt }) => {
        const when = momentText(createdAt, timeZone, language);
        return (
          <li key={id} className={styles.reply}>
            <p className={styles.who}>{author ? t('answeredBy', { author, when }) : t('answered', { when })}</p>
            <p className={styles.message}>{message}</p>
          </li>
        );
      })}
    </ul>
  );
}
