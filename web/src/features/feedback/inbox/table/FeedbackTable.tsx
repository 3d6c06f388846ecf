import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { rarePaths } from '../../../../rarePaths.ts';
import { MorePages } from '../../../../ui/infinite-list/MorePages.tsx';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { useSelection } from '../../../../ui/infinite-list/useSelection.ts';
import { DataTable, type RowKind } from '../../../../ui/table/DataTable.tsx';
import type { Column } from '../../../../ui/table/HeaderRow.tsx';
import { TableKeys } from '../../../../ui/table/TableKeys.tsx';
import { useOneAtATime } from '../../../../ui/table/useOneAtATime.ts';
import { useSidePanel } from '../../../../ui/table/useSidePanel.ts';
import { FeedbackDialogs } from '../handle/FeedbackDialogs.tsx';
import { useFeedbackDialog } from '../handle/useFeedbackDialog.ts';
import { bulkActionsOf, useBulkHandle } from '../selection/useBulkHandle.ts';
import type { FeedbackView } from '../tabs/feedbackView.ts';
import type { FeedbacksData } from '../tabs/loadFeedbacks.ts';
import { FeedbackCells } from './FeedbackCells.tsx';
import { FeedbackFilters } from './FeedbackFilters.tsx';
import { MessageBar } from './MessageBar.tsx';

const MessagePanel = lazy(() => import('./MessagePanel.tsx'));

const kind: RowKind<Feedback> = {
  nameOf: ({ subject }) => subject,
  addressOf: ({ id, deletedAt }) =>
    deletedAt ? rarePaths.feedbacks({ tab: 'deleted' }) : rarePaths.replyToFeedback(id),
  Cells: FeedbackCells,
};

interface Props {
  feedbacks: FeedbacksData;
  more: ReturnType<typeof useInfiniteList<Feedback>>;
  searchBox: ReactNode;
  /** Shown instead of the table if nothing is found. */
  empty: ReactNode | null;
}

/** An administrator's messages on a wide screen: one line each, and the one to read beside them. */
export default function FeedbackTable({ feedbacks, more, searchBox, empty }: Props) {
  const { items } = more;
  const selection = useSelection(items);
  const panel = useSidePanel(items, feedbacks.list);
  const { target, ask, close } = useFeedbackDialog(items);
  const handle = useOneAtATime(useBulkHandle(more, { isTable: true }));
  return (
    <>
      <div className="table-tools">
        {searchBox}
        <FeedbackFilters feedbacks={feedbacks} />
        {!empty && <MessageBar tab={feedbacks.tab} selection={selection} handle={handle} />}
      </div>
      {empty ?? <Inbox {...{ feedbacks, more, selection, panel, handle }} />}
      {panel.item && (
        <Suspense>
          <MessagePanel key={panel.item.id} feedback={panel.item} {...{ feedbacks, panel, handle }} onAsk={ask} />
        </Suspense>
      )}
      <FeedbackDialogs target={target} onClose={close} onHandled={more.remove} />
    </>
  );
}

interface InboxProps extends Pick<Props, 'feedbacks' | 'more'> {
  selection: ReturnType<typeof useSelection<Feedback>>;
  panel: ReturnType<typeof useSidePanel<Feedback>>;
  handle: ReturnType<typeof useBulkHandle>;
}

/** The table with its keys. */
function Inbox({ feedbacks, more, selection, panel, handle }: InboxProps) {
  const t = useTranslations('feedbacks');
  const columns = useColumns(feedbacks);
  const [first] = bulkActionsOf(feedbacks.tab);
  const answer = (id: string) => {
    const { email, deletedAt } = more.items.find((item) => item.id === id) ?? {};
    if (email && !deletedAt) panel.showForm(id);
  };
  const rowKeys = [
    ...(first ? [{ key: 'a', action: t(`${first}.act`), act: (id: string) => void handle(first, [id]) }] : []),
    { key: 'r', action: t('reply'), act: answer },
  ];
  const shared = { openId: panel.item?.id ?? null, onOpen: panel.show };
  return (
    <div className={panel.item ? 'table-beside' : undefined}>
      <DataTable
        label={t('table.label')}
        items={more.items}
        {...{ columns, kind, selection }}
        {...shared}
        opensBeside
      />
      <MorePages more={more} previousLabel={t('newer')} />
      <TableKeys enter={t('table.open')} isForm={panel.isForm} rowKeys={rowKeys} {...shared} />
    </div>
  );
}

function useColumns({ tab, q, view }: FeedbacksData): Column[] {
  const t = useTranslations('feedbacks.table');
  const sorted = (sort: FeedbackView['sort']) => {
    const isSorted = view.sort === sort;
    const to = rarePaths.feedbacks({ tab, q, ...view, sort: isSorted ? '' : sort });
    return { to, isSorted, direction: 'ascending' as const };
  };
  return [
    { label: t('subject'), sort: sorted('subject') },
    { label: t('message') },
    { label: t('from'), sort: sorted('email') },
    { label: t('about'), sort: sorted('service') },
    { label: t('answered') },
    { label: t('received'), sort: sorted('createdAt') },
  ];
}
