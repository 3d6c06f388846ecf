import type { KeyboardEvent } from 'react';

/**
 * Keys for a table of services while the focus is in it: j and k move between the rows, x selects, e edits. Enter opens
 * the link with the focus without help.
 */
export function onTableKey(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = (event.target as HTMLElement).closest('tbody tr');
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = links.findIndex((link) => row?.contains(link));
  const actions: Record<string, () => void> = {
    j: () => links[Math.min(at + 1, links.length - 1)]?.focus(),
    k: () => links[Math.max(at - 1, 0)]?.focus(),
    x: () => row?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
    e: () => row?.querySelector<HTMLElement>('[data-edit]')?.click(),
  };
  const act = actions[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
