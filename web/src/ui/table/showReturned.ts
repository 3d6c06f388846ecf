import { flushSync } from 'react-dom';

/**
 * Brings items back to a list. The button that undid the action is gone, so the focus moves to what is beside the list,
 * where Escape closes it, otherwise to the first item. A focus that a person has moved meanwhile stays.
 */
export function showReturned(ids: readonly string[], show: () => void): void {
  flushSync(show);
  const focused = document.activeElement;
  const [first] = ids;
  if (first && (focused === document.body || focused?.matches('h1'))) {
    const beside = document.querySelector<HTMLElement>('.table-panel h2');
    (beside ?? document.querySelector<HTMLElement>(`[id$="${first}"]`))?.focus();
  }
}
