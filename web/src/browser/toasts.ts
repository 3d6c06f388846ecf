import { createStore } from './storage/createStore.ts';

/** A short message about a completed action. */
export interface Toast {
  text: string;
  /** `spoken`: only for screen readers. */
  kind: 'success' | 'error' | 'spoken';
  /**
   * A button, such as undo. A message with a button stays until it is closed, because WCAG 2.2.1 forbids time limits,
   * unless the button is only a shortcut.
   */
  action?: { label: string; act: () => void; isShortcut?: boolean };
  /** The list that the action changed has moved the focus: the button does not take it. */
  keepsFocus?: boolean;
}

/** Spec §8. */
const shownMs = 3_000;

/** The message on the screen. */
export const shownToast = createStore<Toast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message and replaces the last one. */
export function showToast(toast: Toast): void {
  clearTimeout(timer);
  shownToast.set(toast);
  if (!toast.action || toast.action.isShortcut) timer = setTimeout(closeToast, shownMs);
}

export function closeToast(): void {
  clearTimeout(timer);
  shownToast.set(null);
}
