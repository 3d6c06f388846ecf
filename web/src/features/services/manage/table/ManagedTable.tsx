import { Languages, Pencil } from 'lucide-react';
import { lazy, type MouseEvent, memo, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../../paths.ts';
import { isPlainClick } from '../../../../ui/controls/linkEvents.ts';
import { MorePages } from '../../../../ui/infinite-list/MorePages.tsx';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { useSelection } from '../../../../ui/infinite-list/useSelection.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { fieldsToFill } from '../data/fieldsToFill.ts';
import type { ManagedData } from '../data/loadManaged.ts';
import { type ManagedCardData, statusOf, translationOf } from '../data/toManagedCard.ts';
import { useEditPanel } from '../panel/useEditPanel.ts';
import { BulkActions } from './BulkActions.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import styles from './ManagedTable.module.css';
import { TableKeys } from './TableKeys.tsx';

const EditPanel = lazy(() => import('../panel/EditPanel.tsx'));

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
  const { selected, has, toggle, toggleAll } = selection;
  const table = useRef<HTMLTableElement>(null);
  const panel = useEditPanel(items);
  return (
    <>
      <div className={styles.tools}>
        {tools}
        {!empty && <BulkActions selection={selection} more={more} />}
      </div>
      {empty ?? (
        <div>
          <div className={styles.scroller}>
            <table className={styles.table} aria-label={t('table.label')} ref={table}>
              <HeaderRow managed={managed} isAllSelected={selected.length === items.length} onToggleAll={toggleAll} />
              <tbody>
                {items.map((service) => (
                  <Row key={service.id} {...{ service, toggle }} isSelected={has(service.id)} onEdit={panel.open} />
                ))}
              </tbody>
            </table>
          </div>
          <MorePages more={more} previousLabel={t('services.newer')} />
          <p className={styles.keys}>
            <TableKeys table={table} onEdit={panel.open} />
          </p>
        </div>
      )}
      <PanelBeside panel={panel} problem={managed.filter.problem} />
    </>
  );
}

interface PanelProps {
  panel: ReturnType<typeof useEditPanel>;
  problem: ManagedData['filter']['problem'];
}

function PanelBeside({ panel: { edited, save, close }, problem }: PanelProps) {
  const names = edited ? fieldsToFill(edited, problem).join(' ') : '';
  // The panel moves the focus for new fields only, not when the list loads again.
  const fields = useMemo(() => names.split(' ').filter(Boolean), [names]);
  if (!edited) return null;
  return (
    <Suspense>
      <EditPanel key={edited.id} service={edited} fields={fields} onSaved={() => void save()} onClose={close} />
    </Suspense>
  );
}

interface RowProps {
  service: ManagedCardData;
  isSelected: boolean;
  toggle: (id: string) => void;
  /** Edits the service beside the list. */
  onEdit: (id: string) => void;
}

/** A sign beside the status, because a column of its own would cut the names. */
function TranslationMark({ problem }: { problem: string }) {
  return (
    <span title={problem} className={styles.mark}>
      <Languages size={14} aria-hidden />
      <VisuallyHidden>, {problem}</VisuallyHidden>
    </span>
  );
}

/** Memoized, so that selecting a service renders only its row. */
const Row = memo(function Row({ service, isSelected, toggle, onEdit }: RowProps) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const { id, name, type, city, phone, owner, isConfirmed, confirmedOn, changedOn } = service;
  const status = statusOf(service);
  const translation = translationOf(service);
  const edit = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onEdit(id);
  };
  const missing = (text: string) => <span className={styles.missing}>{text}</span>;
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td>
        <input
          type="checkbox"
          className={styles.box}
          checked={isSelected}
          onChange={() => toggle(id)}
          aria-label={t('manage.table.select', { name })}
        />
      </td>
      <th scope="row" className={styles.name}>
        <Link to={keepLanguage(paths.service(id))} data-row={id} title={name}>
          {name}
        </Link>
      </th>
      <td>
        <Link to={keepLanguage(paths.editService(id))} className={styles.edit} onClick={edit}>
          <Pencil size={16} aria-hidden />
          <VisuallyHidden>{`${t('manage.services.edit')}: ${name}`}</VisuallyHidden>
        </Link>
      </td>
      <td>{type.map((kind) => t(`services.kinds.${kind}`)).join(', ')}</td>
      <td className={styles.short}>{city}</td>
      <td className={styles.phone}>{phone ? <bdi dir="ltr">{phone}</bdi> : missing(t('manage.table.noPhone'))}</td>
      <td className={styles.short}>{owner || missing(t('manage.table.noOwner'))}</td>
      <td className={styles[status]}>
        {t(`manage.table.statuses.${status}`)}
        {translation && <TranslationMark problem={t(`manage.table.translations.${translation}`)} />}
      </td>
      <td>{isConfirmed ? confirmedOn : missing(t('manage.table.never'))}</td>
      <td>{changedOn}</td>
    </tr>
  );
});
