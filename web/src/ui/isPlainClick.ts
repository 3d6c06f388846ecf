import type { MouseEvent } from 'react';

/** Not one that asks the browser for a new tab or window, or to save what a link leads to. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
