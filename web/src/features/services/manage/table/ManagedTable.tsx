import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import { paths } from '../../../../paths.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { MorePages } from '../../../../ui/infinite-list/MorePages.tsx';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { useSelection } from '../../../../ui/infinite-list/useSelection.ts';
import { DataTable, type RowKind } from '../../../../ui/table/DataTable.tsx';
import type { Column } from '../../../../ui/table/HeaderRow.tsx';
import { TableKeys } from '../../../../ui/table/TableKeys.tsx';
import { rowOf, useSidePanel } from '../../../../ui/table/useSidePanel.ts';
import { fieldsToFill } from '../data/fieldsToFill.ts';
import type { ManagedData } from '../data/loadManaged.ts';
import type { ManagedCardData } from '../data/toManagedCard.ts';
import { BulkActions } from './BulkActions.tsx';
import { ManagedCells } from './ManagedCells.tsx';

const EditPanel = lazy(() => import('../panel/EditPanel.tsx'));

const kind: RowKind<ManagedCardData> = {
  nameOf: ({ name }) => name,
  addressOf: ({ id }) => paths.service(id),
  Cells: ManagedCells,
};

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
  const columns = useColumns(managed);
  const panel = useEditPanel(items);
  const shared = { openId: panel.edited?.id ?? null, onOpen: panel.open };
  return (
    <>
      <div className="table-tools table-tools-tall">
        {tools}
        {!empty && <BulkActions selection={selection} more={more} />}
      </div>
      {empty ?? (
        <div className={panel.edited ? 'table-beside' : undefined}>
          <DataTable label={t('table.label')} {...{ columns, kind, items, selection }} {...shared} />
          <MorePages more={more} previousLabel={t('services.newer')} />
          <TableKeys
            enter={t('table.keys.open')}
            isForm={panel.edited !== null}
            rowKeys={[{ key: 'e', action: t('table.keys.edit'), act: panel.open }]}
            {...shared}
          />
        </div>
      )}
      <PanelBeside panel={panel} problem={managed.filter.problem} />
    </>
  );
}

function useColumns({ q, filter }: ManagedData): Column[] {
  const t = useTranslations('manage');
  const sorted = (sort: 'name' | 'verifiedAt' | 'updatedAt') => {
    const isSorted = filter.sort === sort;
    const to = rarePaths.manageServices({ q, filter: { ...filter, sort: isSorted ? '' : sort } });
    return { to, isSorted, direction: sort === 'updatedAt' ? ('descending' as const) : ('ascending' as const) };
  };
  return [
    { label: t('table.name'), sort: sorted('name') },
    { label: t('services.edit'), isHidden: true },
    { label: t('table.kind') },
    { label: t('table.town') },
    { label: t('table.phone') },
    { label: t('table.owner') },
    { label: t('table.status') },
    { label: t('table.translation') },
    { label: t('table.confirmedOn'), sort: sorted('verifiedAt') },
    { label: t('table.changed'), sort: sorted('updatedAt') },
  ];
}

/** Which service is edited beside the list. Saving loads the list again, and the focus returns to the row. */
function useEditPanel(items: readonly ManagedCardData[]) {
  const t = useTranslations('manage.panel');
  const { revalidate } = useRevalidator();
  const { item: edited, showForm: open, close, nextId } = useSidePanel(items);
  return {
    edited,
    open,
    close,
    save: async () => {
      close();
      showToast({ text: t('saved'), kind: 'success' });
      await revalidate();
      // A corrected service may have left the list: the one after it is next.
      if (document.activeElement === document.body && nextId) rowOf(nextId)?.focus();
    },
  };
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
