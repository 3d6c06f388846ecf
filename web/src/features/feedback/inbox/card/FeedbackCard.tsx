import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { memo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { paths } from '../../../../paths.ts';
import { Card } from '../../../../ui/cards/Card.tsx';
import { CardTop } from '../../../../ui/cards/CardTop.tsx';
import { Checkbox } from '../../../../ui/forms/fields/Checkbox.tsx';
import { Photos } from '../photos/Photos.tsx';
import { Replies } from '../reply/Replies.tsx';
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
  /** Opens a page of Amparo. */
  onOpen: (path: string) => unknown;
  isSelected: boolean;
  /** Missing without scripts. */
  onSelect: ((id: string) => void) | undefined;
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
      {props.onSelect && (
        <SelectBox name={subject} isSelected={props.isSelected} onSelect={() => props.onSelect?.(id)} />
      )}
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
      <Replies replies={feedback.replies} language={language} timeZone={timeZone} />
      {deletedAt === null ? (
        <FeedbackActions feedback={feedback} mayGrant={props.mayGrant} {...{ own, onAsk }} onOpen={props.onOpen} />
      ) : (
        <RestoreFeedback {...{ feedback, deletedAt, language, timeZone }} onRestore={props.onRestore} />
      )}
    </Card>
  );
});

function SelectBox({ name, isSelected, onSelect }: { name: string; isSelected: boolean; onSelect: () => void }) {
  const t = useTranslations('feedbacks.bulk');
  return (
    <Checkbox label={t('select')} aria-label={t('selectNamed', { name })} checked={isSelected} onChange={onSelect} />
  );
}

/** The kind of the message. */
function kindOf({ type, isContact }: Pick<Feedback, 'type' | 'isContact'>) {
  if (type === 'APP') return 'app';
  if (type === 'CLAIM') return 'claim';
  if (type === 'URGENT') return 'urgent';
  return isContact ? 'contact' : 'report';
}
