import { type ComponentType, type MouseEvent, memo, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { isPlainClick } from '../controls/linkEvents.ts';
import type { useSelection } from '../infinite-list/useSelection.ts';
import { type Column, HeaderRow } from './HeaderRow.tsx';

export interface TableItem {
  id: string;
}

/** How a table shows its items. A constant of its feature, so that memoized rows do not render again. */
export interface RowKind<Item extends TableItem> {
  nameOf: (item: Item) => string;
  /** The page of an item. Its name links to it. */
  addressOf: (item: Item) => string;
  /** The cells after the name. */
  Cells: ComponentType<CellProps<Item>>;
}

export interface CellProps<Item extends TableItem> {
  item: Item;
  /** Opens the item beside the table. */
  onOpen: (id: string) => void;
  /** Adds the language of the page to a path. */
  localize: (path: string) => string;
}

interface Props<Item extends TableItem> {
  label: string;
  columns: readonly Column[];
  kind: RowKind<Item>;
  items: readonly Item[];
  /** How many rows are drawn already. */
  drawn?: number;
  /** Without it, rows cannot be selected. */
  selection?: ReturnType<typeof useSelection<Item>>;
  /** The item beside the table. */
  openId: string | null;
  onOpen: (id: string) => void;
  /** Whether a name opens its item beside the table. Otherwise it opens the page of the item. */
  opensBeside?: boolean;
}

/** A dense table on a wide screen: one line for each item, to select, sort, and open beside the table. */
export function DataTable<Item extends TableItem>({ label, columns, items, selection, ...rest }: Props<Item>) {
  const { kind, drawn = items.length, openId, onOpen, opensBeside = false } = rest;
  const keepLanguage = useKeepLanguage();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change only with the language
  const localize = useCallback(keepLanguage, [keepLanguage('')]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `navigate` changes with each address, and the rows must not
  const onFollow = useCallback((path: string) => void navigate(path), []);
  const shared = {
    kind,
    toggle: selection?.toggle,
    onOpen,
    localize,
    onFollow: opensBeside ? null : onFollow,
  } as const;
  return (
    <div className="table-scroller">
      <table className="table" aria-label={label}>
        <HeaderRow
          columns={columns}
          isAllSelected={selection?.selected.length === items.length}
          onToggleAll={selection?.toggleAll}
        />
        <tbody>
          {items.slice(0, drawn).map((item) => (
            <MemoRow
              key={item.id}
              item={item}
              isSelected={selection?.has(item.id) ?? false}
              isOpen={openId === item.id}
              {...shared}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps<Item extends TableItem> extends CellProps<Item> {
  kind: RowKind<Item>;
  isSelected: boolean;
  isOpen: boolean;
  toggle: ((id: string) => void) | undefined;
  /** Opens a page. Null if the name opens its item beside the table. */
  onFollow: ((path: string) => void) | null;
}

function Row<Item extends TableItem>({ item, kind, isSelected, isOpen, toggle, onFollow, ...cells }: RowProps<Item>) {
  const t = useTranslations('table');
  const { onOpen, localize } = cells;
  const { id } = item;
  const name = kind.nameOf(item);
  const address = localize(kind.addressOf(item));
  // A plain link: a `Link` in each row would draw all rows again on every navigation.
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (onFollow) onFollow(address);
    else onOpen(id);
  };
  return (
    <tr className={isSelected || isOpen ? 'table-marked' : undefined} aria-current={isOpen || undefined}>
      {toggle && (
        <td>
          <input
            type="checkbox"
            className="table-box"
            checked={isSelected}
            onChange={() => toggle(id)}
            aria-label={t('select', { name })}
          />
        </td>
      )}
      <th scope="row" className="table-name">
        <a id={`row-${id}`} href={address} data-row={id} title={name} onClick={follow}>
          {name}
        </a>
      </th>
      <kind.Cells item={item} {...cells} />
    </tr>
  );
}

/** Memoized, so that selecting an item renders only its row. */
const MemoRow = memo(Row) as typeof Row;
