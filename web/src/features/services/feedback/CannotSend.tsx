import { useTranslations } from 'use-intl/react';
import { ContactLinks } from '../../../ui/ContactLinks.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './FeedbackForm.module.css';
import { type FeedbackSubject, whomToReach } from './feedbackSubject.ts';
import { useOperator } from './useOperator.ts';

/** Said before anyone has typed a word in vain: there is no sending yet, and whom to call or write to instead. */
export function CannotSend({ subject }: { subject: FeedbackSubject }) {
  const t = useTranslations('feedback');
  const operator = useOperator();
  const reach = whomToReach(subject, operator);
  const isItself = reach === subject.service;
  return (
    <div className={styles.reach}>
      <Notice tone="quiet">{t(isItself ? 'cannotSend' : `${subject.kind}.cannotSend`)}</Notice>
      {reach && <ContactLinks name={reach.name} phone={reach.phone} extension="" email={reach.email} />}
    </div>
  );
}
