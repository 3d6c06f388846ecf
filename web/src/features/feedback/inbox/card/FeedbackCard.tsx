import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { memo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { paths } from '../../../../paths.ts';
import { Card } from '../../../../ui/cards/Card.tsx';
import { CardTop } from '../../../../ui/cards/CardTop.tsx';
import { Photos } from '../photos/Photos.tsx';
import { FeedbackActions } from './FeedbackActions.tsx';
import styles from './FeedbackCard.module.css';
import { RestoreFeedback } from './RestoreFeedback.tsx';
import { Sender } from './Sender.tsx';

interface Props {
  feedback: Feedback;
  language: Language;
  timeZone: string;
  mayGrant: boolean;
  /** A path of our own in the language of the address. */
  own: (path: string) => string;
  /** Opens a dialog by its name. */
  onAsk: (name: string) => void;
  onRestore: (id: string) => void;
}

/**
 * A message with its actions. Its links are plain, because thousands of router links would render after each
 * navigation.
 */
export const FeedbackCard = memo(function FeedbackCard({ feedback, language, timeZone, own, onAsk, ...props }: Props) {
  const t = useTranslations('feedbacks');
  const { id, subject, message, service, createdAt, deletedAt, images } = feedback;
  const { dateWithYear, time } = clockText(createdAt, timeZone, language);
  return (
    <Card className={styles.card}>
      <CardTop titleId={`feedback-${id}`} kind={t(`kinds.${kindOf(feedback)}`)} title={subject}>
        <time dateTime={createdAt}>
          {dateWithYear}, {time}
        </time>
      </CardTop>
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
      {deletedAt === null ? (
        <FeedbackActions feedback={feedback} mayGrant={props.mayGrant} own={own} onAsk={onAsk} />
      ) : (
        <RestoreFeedback {...{ feedback, deletedAt, language, timeZone }} onRestore={props.onRestore} />
      )}
    </Card>
  );
});

/** The kind of the message. */
function kindOf({ type, isContact }: Pick<Feedback, 'type' | 'isContact'>) {
  if (type === 'APP') return 'app';
  if (type === 'CLAIM') return 'claim';
  if (type === 'URGENT') return 'urgent';
  return isContact ? 'contact' : 'report';
}
