import { useCallback, useMemo, useState } from 'react';

/** The selected items of a list. Items that left the list are not selected. */
export function useSelection<Item extends { id: string }>(items: readonly Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);
  const toggle = useCallback((id: string) => setIds((before) => withToggled(before, id)), []);
  const toggleAll = () => setIds(selected.length === items.length ? new Set() : new Set(items.map(({ id }) => id)));
  const clear = useCallback(() => setIds(new Set()), []);
  return { selected, has: (id: string) => ids.has(id), toggle, toggleAll, clear };
}

function withToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
