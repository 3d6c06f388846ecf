import type { KeyboardEvent } from 'react';
import { sideMenuScreen } from '../../../browser/mediaQuery.ts';

/**
 * Moves between the numbers of a wide screen, where the shelters are a table: Tab and the arrows go to the next and the
 * previous number, and the arrow to the right reaches the buttons and links of the row.
 */
export function moveInTable(event: KeyboardEvent<HTMLElement>): void {
  const { target: field, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || !(field instanceof HTMLInputElement) || !sideMenuScreen.matches()) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')];
  const next = event.key === 'ArrowRight' ? buttonBeside(field) : fields[fields.indexOf(field) + stepOf(event)];
  if (!next || next === field) return;
  event.preventDefault();
  next.focus();
}

function stepOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'Tab') return shiftKey ? -1 : 1;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}

/** Only from the end of the number, because the arrow also moves in it. */
function buttonBeside(field: HTMLInputElement): HTMLElement | null {
  if (field.selectionEnd !== field.value.length) return null;
  return field.form?.querySelector<HTMLElement>('button[type="submit"]') ?? null;
}
