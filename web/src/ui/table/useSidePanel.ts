import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableItem } from './DataTable.tsx';

interface Opened {
  id: string;
  isForm: boolean;
  /** Its position when it was in the list for the last time. */
  at: number;
}

/**
 * The item beside a table, or a form for it. `goesOn`: when it leaves the list, the one after it is shown, or the last one.
 * Otherwise the panel closes. Closing returns the focus to the row.
 */
export function useSidePanel<Item extends TableItem>(items: readonly Item[], { goesOn = false } = {}) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const at = items.findIndex(({ id }) => id === opened?.id);
  if (opened && at >= 0 && at !== opened.at) setOpened({ ...opened, at });
  if (opened && at < 0) setOpened(goesOn ? itemAt(items, opened.at) : null);
  const show = useCallback((id: string) => setOpened({ id, isForm: false, at: 0 }), []);
  const showForm = useCallback((id: string) => setOpened({ id, isForm: true, at: 0 }), []);
  const close = () => {
    const row = [items[at], items[at + 1], items[at - 1]].map((item) => item && rowOf(item.id)).find(Boolean);
    flushSync(() => setOpened(null));
    row?.focus();
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
