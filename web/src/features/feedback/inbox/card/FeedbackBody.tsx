import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { paths } from '../../../../paths.ts';
import { Photos } from '../photos/Photos.tsx';
import { Replies } from '../reply/Replies.tsx';
import { type ArchiveAction, FeedbackActions } from './FeedbackActions.tsx';
import styles from './FeedbackCard.module.css';
import { RestoreFeedback } from './RestoreFeedback.tsx';
import { Sender } from './Sender.tsx';

export interface BodyProps {
  feedback: Feedback;
  language: Language;
  timeZone: string;
  mayGrant: boolean;
  /** A path of our own in the language of the address. */
  own: (path: string) => string;
  /** Opens a dialog by its name. */
  onAsk: (name: string) => void;
  /** Opens the form of an answer here. Missing where its page opens. */
  onReply?: () => void;
  onRestore: (id: string) => void;
  /** Archives it, or moves it back. Missing where a question comes first. */
  onArchive?: (action: ArchiveAction) => void;
}

/** A message below its title: what it is about, its text, its sender, the answers, and the actions. */
export function FeedbackBody({ feedback, language, timeZone, own, onAsk, ...props }: BodyProps) {
  const t = useTranslations('feedbacks');
  const { message, service, deletedAt, images } = feedback;
  return (
    <>
      {service && (
        <p>
          {t('about')} <a href={own(paths.service(service.id))}>{service.name}</a>
        </p>
      )}
      {!service && feedback.type !== 'APP' && feedback.type !== 'URGENT' && (
        <p className={styles.gone}>{t('serviceGone')}</p>
      )}
      <p className={styles.message}>{message}</p>
      {images.length > 0 && deletedAt === null && <Photos feedback={feedback} onAsk={onAsk} />}
      <Sender feedback={feedback} />
      <Replies replies={feedback.replies} language={language} timeZone={timeZone} />
      {deletedAt === null ? (
        <FeedbackActions
          {...{ feedback, own, onAsk }}
          mayGrant={props.mayGrant}
          onReply={props.onReply}
          onArchive={props.onArchive}
        />
      ) : (
        <RestoreFeedback {...{ feedback, deletedAt, language, timeZone }} onRestore={props.onRestore} />
      )}
    </>
  );
}

/** The kind of the message. */
export function kindOf({ type, isContact }: Pick<Feedback, 'type' | 'isContact'>) {
  if (type === 'APP') return 'app';
  if (type === 'CLAIM') return 'claim';
  if (type === 'URGENT') return 'urgent';
  return isContact ? 'contact' : 'report';
}
