import { momentText } from '@amparo/domain/services/hours/momentText.ts';
import { memo } from 'react';
import { useTranslations } from 'use-intl/react';
import { Card } from '../../../../ui/cards/Card.tsx';
import { CardTop } from '../../../../ui/cards/CardTop.tsx';
import { Checkbox } from '../../../../ui/forms/fields/Checkbox.tsx';
import { type BodyProps, FeedbackBody, kindOf } from './FeedbackBody.tsx';

interface Props extends BodyProps {
  isSelected: boolean;
  /** Missing without scripts. */
  onSelect: ((id: string) => void) | undefined;
}

/** A message with its actions. Its links are plain: the list opens them (`ListWithLinks`). */
export const FeedbackCard = memo(function FeedbackCard({ isSelected, onSelect, ...body }: Props) {
  const t = useTranslations('feedbacks');
  const { feedback, language, timeZone } = body;
  const { id, subject, createdAt } = feedback;
  return (
    <Card>
      {onSelect && <SelectBox name={subject} isSelected={isSelected} onSelect={() => onSelect(id)} />}
      <CardTop titleId={`feedback-${id}`} kind={t(`kinds.${kindOf(feedback)}`)} title={subject}>
        <time dateTime={createdAt}>{momentText(createdAt, timeZone, language)}</time>
      </CardTop>
      <FeedbackBody {...body} />
    </Card>
  );
});

function SelectBox({ name, isSelected, onSelect }: { name: string; isSelected: boolean; onSelect: () => void }) {
  const t = useTranslations('feedbacks.bulk');
  return (
    <Checkbox label={t('select')} aria-label={t('selectNamed', { name })} checked={isSelected} onChange={onSelect} />
  );
}
