import { Pencil } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../../paths.ts';
import { MorePages } from '../../../../ui/infinite-list/MorePages.tsx';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import type { ManagedData } from '../data/loadManaged.ts';
import { type ManagedCardData, statusOf } from '../data/toManagedCard.ts';
import { BulkActions } from './BulkActions.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import styles from './ManagedTable.module.css';
import { useSelection } from './useSelection.ts';

interface Props {
  managed: ManagedData;
  more: ReturnType<typeof useInfiniteList<ManagedCardData>>;
  /** The search and the filters. They stay in one place of the tree, so typing keeps its focus. */
  tools: ReactNode;
  /** Shown instead of the table if nothing is found. */
  empty: ReactNode | null;
}

/** An administrator's services on a wide screen: one line each, with actions for several at once. */
export function ManagedTable({ managed, more, tools, empty }: Props) {
  const t = useTranslations('manage');
  const { items } = more;
  const selection = useSelection(items);
  const { selected, toggle, toggleAll } = selection;
  return (
    <>
      <div className={styles.tools}>
        {tools}
        {!empty && <BulkActions selection={selection} more={more} />}
      </div>
      {empty ?? (
        <div>
          <div className={styles.scroller}>
            <table className={styles.table} aria-label={t('table.label')} onKeyDown={onTableKey}>
              <HeaderRow managed={managed} isAllSelected={selected.length === items.length} onToggleAll={toggleAll} />
              <tbody>
                {items.map((service) => (
                  <Row key={service.id} service={service} isSelected={selection.has(service.id)} onToggle={toggle} />
                ))}
              </tbody>
            </table>
          </div>
          <MorePages more={more} previousLabel={t('services.newer')} />
          <p className={styles.keys}>{t('table.keys')}</p>
        </div>
      )}
    </>
  );
}

interface RowProps {
  service: ManagedCardData;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

/** Memoized, so that selecting a service renders only its row. */
const Row = memo(function Row({ service, isSelected, onToggle }: RowProps) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const { id, name, type, city, phone, owner, isConfirmed, confirmedOn, changedOn } = service;
  const status = statusOf(service);
  const missing = (text: string) => <span className={styles.missing}>{text}</span>;
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td>
        <input
          type="checkbox"
          className={styles.box}
          checked={isSelected}
          onChange={() => onToggle(id)}
          aria-label={t('manage.table.select', { name })}
        />
      </td>
      <th scope="row" className={styles.name}>
        <Link to={keepLanguage(paths.service(id))} data-row={id}>
          {name}
        </Link>
      </th>
      <td>
        <Link to={keepLanguage(paths.editService(id))} className={styles.edit} data-edit>
          <Pencil size={16} aria-hidden />
          <VisuallyHidden>{`${t('manage.services.edit')}: ${name}`}</VisuallyHidden>
        </Link>
      </td>
      <td>{type.map((kind) => t(`services.kinds.${kind}`)).join(', ')}</td>
      <td className={styles.short}>{city}</td>
      <td className={styles.phone}>{phone ? <bdi dir="ltr">{phone}</bdi> : missing(t('manage.table.noPhone'))}</td>
      <td className={styles.short}>{owner || missing(t('manage.table.noOwner'))}</td>
      <td className={styles[status]}>{t(`manage.table.statuses.${status}`)}</td>
      <td>{isConfirmed ? confirmedOn : missing(t('manage.table.never'))}</td>
      <td>{changedOn}</td>
    </tr>
  );
});

/**
 * Keys for a table of services while the focus is in it: j and k move between the rows, x selects, e edits. Enter opens
 * the link with the focus without help.
 */
function onTableKey(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = (event.target as HTMLElement).closest('tbody tr');
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = links.findIndex((link) => row?.contains(link));
  const actions: Record<string, () => void> = {
    j: () => links[Math.min(at + 1, links.length - 1)]?.focus(),
    k: () => links[Math.max(at - 1, 0)]?.focus(),
    x: () => row?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
    e: () => row?.querySelector<HTMLElement>('[data-edit]')?.click(),
  };
  const act = actions[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
