import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { takeFocus } from '../keyboard/takeFocus.ts';
import type { TableItem } from './DataTable.tsx';

interface Opened {
  id: string;
  isForm: boolean;
  /** Its position, and the view, when it was in the list for the last time. */
  at: number;
  view?: string | undefined;
}

/**
 * The item beside a table, or a form for it. `view`: the search, the filters, and the order. If the item leaves the list
 * within one view, somebody handled it: the one after it is shown, or the last one. In another view, or without `view`,
 * the panel closes. Closing it with its button returns the focus to the row.
 */
export function useSidePanel<Item extends TableItem>(items: readonly Item[], view?: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const at = items.findIndex(({ id }) => id === opened?.id);
  if (opened && at >= 0 && (at !== opened.at || view !== opened.view)) setOpened({ ...opened, at, view });
  const isHandled = view !== undefined && view === opened?.view;
  if (opened && at < 0) setOpened(isHandled ? itemAt(items, opened.at) : null);
  const show = useCallback((id: string) => setOpened({ id, isForm: false, at: 0 }), []);
  const showForm = useCallback((id: string) => setOpened({ id, isForm: true, at: 0 }), []);
  const close = () => {
    const row = [items[at], items[at + 1], items[at - 1]].map((item) => item && rowOf(item.id)).find(Boolean);
    flushSync(() => setOpened(null));
    takeFocus(row);
  };
  const isForm = opened?.isForm ?? false;
  return { item: items[at] ?? null, isForm, show, showForm, close, nextId: items[at + 1]?.id };
}

function itemAt(items: readonly TableItem[], wanted: number): Opened | null {
  const at = Math.min(wanted, items.length - 1);
  const item = items[at];
  return item ? { id: item.id, isForm: false, at } : null;
}

export function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${id}"]`);
}
