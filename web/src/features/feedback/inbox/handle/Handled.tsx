import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { useTranslations } from 'use-intl/react';
import styles from './Handled.module.css';
import type { How } from './handleFeedback.ts';

/** The message of the question. For a claim, also the effect of granting it. */
export function Handled({ how, feedback: { subject, email, name, service } }: { how: How; feedback: Feedback }) {
  const t = useTranslations('feedbacks.grant');
  if (how !== 'grant') {
    return (
      <>
        <p>{subject}</p>
        <p>{email}</p>
      </>
    );
  }
  return (
    <div className={styles.grant}>
      <p>{t('becomes', { name, email, service: service?.name ?? '' })}</p>
      <p>{t('notice')}</p>
    </div>
  );
}
