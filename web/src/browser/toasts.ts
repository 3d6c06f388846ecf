import { createStore } from './storage/createStore.ts';

/** A short message about what has just been done. */
export interface Toast {
  words: string;
  kind: 'success' | 'error';
  /** A way back. A message that bears one stays until it is closed: nobody is hurried (WCAG 2.2.1). */
  action?: { words: string; act: () => void };
}

/** Spec §8. */
const shownMs = 3_000;

/** The message on the screen. */
export const shownToast = createStore<Toast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message in place of the last one. */
export function showToast(toast: Toast): void {
  clearTimeout(timer);
  shownToast.set(toast);
  if (!toast.action) timer = setTimeout(closeToast, shownMs);
}

export function closeToast(): void {
  clearTimeout(timer);
  shownToast.set(null);
}
