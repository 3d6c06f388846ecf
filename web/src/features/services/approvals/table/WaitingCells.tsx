import { calendarDate } from '@amparo/domain/services/hours/clockText.ts';
import { useTimeZone, useTranslations } from 'use-intl/react';
import type { CellProps } from '../../../../ui/table/DataTable.tsx';
import type { WaitingService } from '../waiting/waitingService.ts';
import { problemsOf } from './waitingView.ts';

/** What an administrator sees of a waiting service in one line, after its name. */
export function WaitingCells({ item }: CellProps<WaitingService>) {
  const t = useTranslations();
  const timeZone = useTimeZone() ?? 'UTC';
  const { types, city, addedBy, createdAt, facts } = item;
  const missing = <span className="table-warn">{t('approvals.facts.missing')}</span>;
  const hours = facts.hours || (facts.isContact ? t('approvals.facts.appointment') : '');
  const problems = problemsOf(item).map((problem) => t(`approvals.table.problems.${problem}`));
  return (
    <>
      <td className="table-short">{types.map((type) => t(`services.kinds.${type}`)).join(', ')}</td>
      <td className="table-short">{city}</td>
      <td title={facts.phone || undefined}>{facts.phone ? <bdi dir="ltr">{facts.phone}</bdi> : missing}</td>
      <td className="table-short" title={hours || undefined}>
        {hours || missing}
      </td>
      <td className="table-sign table-warn" title={problems.join(', ') || undefined}>
        {problems.join(', ')}
      </td>
      <td className="table-short" title={addedBy ?? undefined}>
        {addedBy ?? ''}
      </td>
      <td className="table-whole">
        <time dateTime={createdAt}>{calendarDate(createdAt, timeZone)}</time>
      </td>
    </>
  );
}
