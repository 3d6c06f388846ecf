import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { paths } from '../../../../paths.ts';
import { useDrawnOnScroll } from '../../../../ui/infinite-list/useDrawnOnScroll.ts';
import { useSelection } from '../../../../ui/infinite-list/useSelection.ts';
import { DataTable, type RowKind } from '../../../../ui/table/DataTable.tsx';
import type { Column } from '../../../../ui/table/HeaderRow.tsx';
import { TableKeys } from '../../../../ui/table/TableKeys.tsx';
import { useSidePanel } from '../../../../ui/table/useSidePanel.ts';
import { ApprovalDialogs } from '../decisions/ApprovalDialogs.tsx';
import type { useApprove } from '../decisions/useApprove.ts';
import { NothingWaits } from '../waiting/NothingWaits.tsx';
import type { WaitingService } from '../waiting/waitingService.ts';
import { ApprovalBar } from './ApprovalBar.tsx';
import { type Decide, useDecisions } from './useDecisions.ts';
import { useViewAddress } from './useViewAddress.ts';
import { WaitingCells } from './WaitingCells.tsx';
import { WaitingFilters } from './WaitingFilters.tsx';
import { applyWaitingView, readWaitingView, type WaitingSort, type WaitingView } from './waitingView.ts';

const DecisionPanel = lazy(() => import('./DecisionPanel.tsx'));

/** Rows drawn at first, and added when their end comes near: hundreds in one table take long to lay out. */
const PIECE = 60;

const kind: RowKind<WaitingService> = {
  nameOf: ({ name }) => name,
  addressOf: ({ id }) => paths.service(id),
  Cells: WaitingCells,
};

interface Props {
  /** Those that the search finds. */
  services: readonly WaitingService[];
  q: string;
  language: Language;
  actions: Omit<ReturnType<typeof useApprove>, 'waiting'>;
  searchBox: (count: number) => ReactNode;
}

/** The queue on a wide screen: one line for each service, and the one to decide on beside them. */
export default function ApprovalTable({ services, q, language, actions, searchBox }: Props) {
  const view = readWaitingView(useSearchParams()[0]);
  const { type, problem, sort } = view;
  const found = useMemo(() => applyWaitingView(services, { type, problem, sort }), [services, type, problem, sort]);
  const selection = useSelection(found);
  const panel = useSidePanel(found, [q, type, problem, sort].join('\n'));
  const { question, decide, close } = useDecisions(actions);
  return (
    <>
      <div className="table-tools">
        {searchBox(found.length)}
        <WaitingFilters view={view} />
        {found.length > 0 && <ApprovalBar selection={selection} decide={decide} />}
      </div>
      {found.length > 0 ? (
        <Queue {...{ view, found, selection, panel, decide }} />
      ) : (
        <NothingWaits why={services.length > 0 ? 'filter' : 'search'} />
      )}
      {panel.item && (
        <Suspense>
          <DecisionPanel key={panel.item.id} service={panel.item} {...{ language, panel, decide }} />
        </Suspense>
      )}
      <ApprovalDialogs question={question} actions={actions} onClose={close} />
    </>
  );
}

interface QueueProps {
  view: WaitingView;
  found: readonly WaitingService[];
  selection: ReturnType<typeof useSelection<WaitingService>>;
  panel: ReturnType<typeof useSidePanel<WaitingService>>;
  decide: Decide;
}

/** The table with its keys. */
function Queue({ view, found, selection, panel, decide }: QueueProps) {
  const t = useTranslations('approvals.table');
  const { drawn, markEnd } = useDrawnOnScroll(found.length, PIECE);
  const columns = useColumns(view);
  const withService = (act: (services: readonly WaitingService[]) => void) => (id: string) =>
    act(found.filter((service) => service.id === id));
  const rowKeys = [
    { key: 'a', action: t('keys.approve'), act: withService(decide.approve) },
    { key: 's', action: t('keys.sendBack'), act: withService(decide.sendBack) },
    { key: 'e', action: t('keys.edit'), act: panel.showForm },
  ];
  const shared = { openId: panel.item?.id ?? null, onOpen: panel.show };
  return (
    <div className={panel.item ? 'table-beside' : undefined}>
      <DataTable label={t('label')} items={found} {...{ columns, kind, drawn, selection }} {...shared} opensBeside />
      <div ref={markEnd} />
      <TableKeys enter={t('keys.open')} isForm={panel.isForm} rowKeys={rowKeys} {...shared} />
    </div>
  );
}

function useColumns(view: WaitingView): Column[] {
  const t = useTranslations('approvals.table');
  const addressOf = useViewAddress();
  const sorted = (sort: WaitingSort) => {
    const isSorted = view.sort === sort;
    const to = addressOf({ ...view, sort: isSorted ? '' : sort });
    return { to, isSorted, direction: 'ascending' as const };
  };
  return [
    { label: t('name'), sort: sorted('name') },
    { label: t('kind') },
    { label: t('town'), sort: sorted('city') },
    { label: t('phone') },
    { label: t('hours') },
    { label: t('problem') },
    { label: t('addedBy'), sort: sorted('addedBy') },
    { label: t('addedOn'), sort: sorted('createdAt') },
  ];
}
