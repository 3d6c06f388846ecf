import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { tabStorage } from '../../browser/storage/tabStorage.ts';

/** React Router stores the scroll positions of a tab under this key. */
const positionsKey = 'react-router-scroll-positions';

/** The position that waits for the content of the page. */
const waitingKey = 'waiting position';

/**
 * Restores the scroll position after a document was loaded again, or a person returned to it. React Router does it before
 * the device has loaded the content, while the page is short, and takes the result for the position. So the position
 * is stored here until it is restored: a person may load the page again before that.
 */
export function useRestoredPosition(isLoaded: boolean): void {
  const { key: entry } = useLocation();
  const isWaiting = useRef(!isLoaded);
  useLayoutEffect(() => {
    if (!isWaiting.current) return;
    const waiting = JSON.parse(tabStorage.read(waitingKey) ?? '{}');
    const position = waiting.entry === entry ? waiting.position : readPosition(entry);
    if (!isLoaded) return tabStorage.keep(waitingKey, JSON.stringify({ entry, position }));
    isWaiting.current = false;
    tabStorage.keep(waitingKey, null);
    // After React Router's own effect, and before the page is painted.
    if (typeof position === 'number') queueMicrotask(() => window.scrollTo(0, position));
  }, [isLoaded, entry]);
}

function readPosition(entry: string): unknown {
  return JSON.parse(tabStorage.read(positionsKey) ?? '{}')[entry];
}
