import type { MouseEvent } from 'react';

/** True unless the click asks the browser for a new tab, a new window or a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Loads code before the tap ends. The tap itself reports a missing network. */
export function preload(load: () => Promise<unknown>): () => void {
  return () => {
    load().catch(() => {});
  };
}
