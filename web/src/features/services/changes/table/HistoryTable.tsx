import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../../i18n/useMomentText.ts';
import { MorePages } from '../../../../ui/infinite-list/MorePages.tsx';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { type CellProps, DataTable, type RowKind } from '../../../../ui/table/DataTable.tsx';
import { FilterChoice, FilterForm } from '../../../../ui/table/FilterForm.tsx';
import { SidePanel } from '../../../../ui/table/SidePanel.tsx';
import { TableKeys } from '../../../../ui/table/TableKeys.tsx';
import { useSidePanel } from '../../../../ui/table/useSidePanel.ts';

/** The classes of the columns. */
const widths = {
  list: 'table-long',
  done: 'table-long',
  fields: 'table-long',
  by: 'table-sign',
  from: undefined,
} as const;

/** A line of the history. */
export interface HistoryRow {
  id: string;
  name: string;
  /** The page of what changed. */
  address: string;
  cells: readonly { column: keyof typeof widths; text: string }[];
  at: string;
}

const kind: RowKind<HistoryRow> = {
  nameOf: ({ name }) => name,
  addressOf: ({ address }) => address,
  Cells: HistoryCells,
};

interface Props {
  rows: readonly HistoryRow[];
  /** The names of the columns before the time. */
  columns: readonly string[];
  more: Omit<ReturnType<typeof useInfiniteList>, 'items' | 'putBack' | 'remove' | 'removedCount'>;
  newer: string;
  /** Identifies the filters: with others, the panel closes. */
  view: string;
  /** The filters. */
  tools: ReactNode;
  /** Shown instead of the table if nothing is found. */
  empty: ReactNode | null;
  /** The link from the panel to a page. Null if there is none. */
  pageOf: (id: string) => { to: string; label: string } | null;
  /** What the panel shows of a change. */
  bodyOf: (id: string) => ReactNode;
}

/** The history on a wide screen: one line for each change, and the one to read or undo beside them. */
export function HistoryTable({ rows, columns, more, newer, view, tools, empty, pageOf, bodyOf }: Props) {
  const t = useTranslations('changes.table');
  const panel = useSidePanel(rows, view);
  const { item } = panel;
  const shared = { openId: item?.id ?? null, onOpen: panel.show };
  return (
    <>
      <div className="table-tools">{tools}</div>
      {empty ?? (
        <div className={item ? 'table-beside' : undefined}>
          <DataTable
            label={t('label')}
            columns={[...columns, t('when')].map((label) => ({ label }))}
            items={rows}
            {...{ kind, ...shared }}
            opensBeside
          />
          <MorePages more={more} previousLabel={newer} />
          <TableKeys enter={t('open')} isForm={false} rowKeys={[]} isReadOnly {...shared} />
        </div>
      )}
      {item && (
        <SidePanel key={item.id} title={item.name} ownPage={pageOf(item.id)} onClose={panel.close}>
          <div className="table-panel-body">
            <p>{kindOf(item)}</p>
            {bodyOf(item.id)}
          </div>
        </SidePanel>
      )}
    </>
  );
}

/** What was done, and in which list. */
const kindOf = ({ cells }: HistoryRow) =>
  cells.flatMap(({ column, text }) => (column === 'list' || column === 'done' ? [text] : [])).join(' · ');

function HistoryCells({ item: { cells, at } }: CellProps<HistoryRow>) {
  const momentText = useMomentText(useLocale());
  return (
    <>
      {cells.map(({ column, text }) => (
        <td key={column} className={widths[column]} title={text}>
          {text}
        </td>
      ))}
      <td className="table-whole">
        <time dateTime={at}>{momentText(at)}</time>
      </td>
    </>
  );
}

interface KindChoiceProps {
  /** The address of the history of all kinds. */
  address: string;
  chosen: string | null;
  label: string;
  /** The name of the choice of all kinds. */
  any: string;
  options: readonly (readonly [kind: string, name: string])[];
}

/** Chooses the kind of changes in the table. */
export function KindChoice({ address, chosen, label, any, options }: KindChoiceProps) {
  return (
    <FilterForm label={label} address={useKeepLanguage()(address)} clear={null}>
      <FilterChoice name="kind" value={chosen ?? ''} {...{ label, any, options }} />
    </FilterForm>
  );
}
