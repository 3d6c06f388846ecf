import { useCallback, useMemo } from 'react';
import { usePageState } from './usePageState.ts';

const none: ReadonlySet<string> = new Set();

/** The selected items of a list, also after a person returns to it. Items that left the list are not selected. */
export function useSelection<Item extends { id: string }>(items: readonly Item[]) {
  const [ids, setIds] = usePageState<ReadonlySet<string>>('selected', none);
  const selected = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);
  const toggle = useCallback((id: string) => setIds((before) => withToggled(before, id)), [setIds]);
  const toggleAll = () => setIds(selected.length === items.length ? new Set() : new Set(items.map(({ id }) => id)));
  const clear = useCallback(() => setIds(none), [setIds]);
  return { selected, has: (id: string) => ids.has(id), toggle, toggleAll, clear };
}

function withToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
