import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onNearViewport } from '../../browser/onNearViewport.ts';

/** How far before the end more rows are drawn. */
const aheadPx = 600;

/** How many items of a list were drawn, by entry of the browser's history. */
const drawnBefore = new Map<string, number>();

/**
 * How many items of a long list are drawn: a piece at first, and one more whenever the end comes near. When a person
 * returns to the list, as many as before, so that its scroll position exists.
 */
export function useDrawnOnScroll(total: number, piece: number) {
  const { key: entry } = useLocation();
  const [drawn, setDrawn] = useState(() => drawnBefore.get(entry) ?? piece);
  const [end, markEnd] = useState<HTMLElement | null>(null);
  const isWhole = drawn >= total;
  useEffect(() => void drawnBefore.set(entry, drawn), [entry, drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece moves the end
  useEffect(() => {
    if (!end || isWhole) return;
    return onNearViewport(end, aheadPx, () => setDrawn((before) => before + piece));
  }, [end, isWhole, drawn, piece]);
  return { drawn, markEnd };
}
