import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { tabStorage } from '../../browser/storage/tabStorage.ts';

/** React Router stores the scroll positions of a tab under this key. */
const positionsKey = 'react-router-scroll-positions';

/**
 * Restores the scroll position after a document was loaded again, or a person returned to it. React Router does it before
 * the device has loaded the content, while the page is short, and takes the result for the position.
 */
export function useRestoredPosition(isLoaded: boolean): void {
  const { key: entry } = useLocation();
  const isWaiting = useRef(!isLoaded);
  useLayoutEffect(() => {
    if (!isLoaded || !isWaiting.current) return;
    isWaiting.current = false;
    const position = JSON.parse(tabStorage.read(positionsKey) ?? '{}')[entry];
    // After React Router's own effect, and before the page is painted.
    if (typeof position === 'number') queueMicrotask(() => window.scrollTo(0, position));
  }, [isLoaded, entry]);
}
