import { flushSync } from 'react-dom';

/**
 * Brings items back to a list, and focuses the first one: the button that undid the action is gone. A focus that a
 * person has moved meanwhile stays.
 */
export function showReturned(ids: readonly string[], show: () => void): void {
  flushSync(show);
  const focused = document.activeElement;
  const [first] = ids;
  if (first && (focused === document.body || focused?.matches('h1'))) {
    document.querySelector<HTMLElement>(`[id$="${first}"]`)?.focus();
  }
}
