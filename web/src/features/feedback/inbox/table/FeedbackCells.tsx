import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { calendarDate } from '@amparo/domain/services/hours/clockText.ts';
import { Image } from 'lucide-react';
import { useTimeZone, useTranslations } from 'use-intl/react';
import type { CellProps } from '../../../../ui/table/DataTable.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { kindOf } from '../card/FeedbackBody.tsx';

/** The beginning of a message that fits a line. */
const maxExcerpt = 160;

/** What an administrator sees of a message in one line, after its subject. */
export function FeedbackCells({ item }: CellProps<Feedback>) {
  const t = useTranslations('feedbacks');
  const timeZone = useTimeZone() ?? 'UTC';
  const { message, email, name, service, images, replies, createdAt } = item;
  const sender = [name, email].filter(Boolean).join(' · ');
  return (
    <>
      <td className="table-long">{message.slice(0, maxExcerpt)}</td>
      <td title={sender}>{email || name}</td>
      <td title={service?.name}>{service ? service.name : t(`kinds.${kindOf(item)}`)}</td>
      <td className="table-good">
        {replies.length > 0 && t('table.yes')}
        {images.length > 0 && (
          <span className="table-mark">
            <Image size={14} aria-hidden />
            <VisuallyHidden>{t('table.photos', { count: images.length })}</VisuallyHidden>
          </span>
        )}
      </td>
      <td className="table-whole">
        <time dateTime={createdAt}>{calendarDate(createdAt, timeZone)}</time>
      </td>
    </>
  );
}
