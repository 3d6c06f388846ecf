import type { MouseEvent } from 'react';

/** Not one that asks the browser for a new tab or window, or to save what a link leads to. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Fetches a part of the app so that it is there when the finger lifts. That there is no network is told when it is tapped. */
export function preload(load: () => Promise<unknown>): () => void {
  return () => {
    load().catch(() => {});
  };
}
