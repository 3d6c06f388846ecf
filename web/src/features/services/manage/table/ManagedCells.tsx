import type { TextProblem } from '@amparo/domain/services/bilingualTexts.ts';
import { Bot, CircleDashed, ClockAlert, Pencil } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../paths.ts';
import { isPlainClick } from '../../../../ui/controls/linkEvents.ts';
import type { CellProps } from '../../../../ui/table/DataTable.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { type ManagedCardData, statusOf, translationOf } from '../data/toManagedCard.ts';

/** What an administrator sees of a service in one line, after its name. */
export function ManagedCells({ item, onOpen, localize }: CellProps<ManagedCardData>) {
  const t = useTranslations();
  const { type, city, phone, owner, isConfirmed, confirmedOn, changedOn } = item;
  const status = statusOf(item);
  const missing = (text: string) => <span className="table-warn">{text}</span>;
  return (
    <>
      <td>
        <EditLink service={item} onOpen={onOpen} localize={localize} />
      </td>
      <td className="table-short">{type.map((kind) => t(`services.kinds.${kind}`)).join(', ')}</td>
      <td className="table-short">{city}</td>
      <td title={phone || undefined}>{phone ? <bdi dir="ltr">{phone}</bdi> : missing(t('manage.table.noPhone'))}</td>
      <td className="table-short" title={owner || undefined}>
        {owner || missing(t('manage.table.noOwner'))}
      </td>
      <td className={status === 'published' ? 'table-good' : 'table-warn'}>{t(`manage.table.statuses.${status}`)}</td>
      <td className="table-whole">
        <TranslationMark problem={translationOf(item)} />
      </td>
      <td>{isConfirmed ? confirmedOn : missing(t('manage.table.never'))}</td>
      <td>{changedOn}</td>
    </>
  );
}

type EditProps = Pick<CellProps<ManagedCardData>, 'onOpen' | 'localize'> & { service: ManagedCardData };

/** Opens the form beside the table; in a new tab, its own page. */
function EditLink({ service: { id, name }, onOpen, localize }: EditProps) {
  const t = useTranslations('manage.services');
  const edit = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <a href={localize(paths.editService(id))} className="table-edit" onClick={edit}>
      <Pencil size={16} aria-hidden />
      <VisuallyHidden>{`${t('edit')}: ${name}`}</VisuallyHidden>
    </a>
  );
}

/** Each problem has a shape and a word of its own. */
const signs: Record<TextProblem, ReactNode> = {
  missing: <CircleDashed size={14} aria-hidden />,
  machine: <Bot size={14} aria-hidden />,
  stale: <ClockAlert size={14} aria-hidden />,
};

/** The worst problem of the translations: a word that has room, and the whole sentence for screen readers. */
export function TranslationMark({ problem }: { problem: TextProblem | null }) {
  const t = useTranslations('manage.table');
  if (!problem) return null;
  return (
    <span title={t(`translations.${problem}`)} className="table-mark">
      {signs[problem]} <span aria-hidden>{t(`translationSigns.${problem}`)}</span>
      <VisuallyHidden>{t(`translations.${problem}`)}</VisuallyHidden>
    </span>
  );
}
