import { useEffect, useState } from 'react';
import { onNearViewport } from '../../browser/onNearViewport.ts';

/** How far before the end more rows are drawn. */
const aheadPx = 600;

/**
 * How many items of a long list are drawn: a piece at first, and one more whenever the end comes near. All at once unless
 * `isInPieces` says so.
 */
export function useDrawnOnScroll(total: number, piece: number, isInPieces: () => boolean) {
  const [drawn, setDrawn] = useState(() => (isInPieces() ? piece : Number.POSITIVE_INFINITY));
  const [end, markEnd] = useState<HTMLElement | null>(null);
  const isWhole = drawn >= total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece moves the end
  useEffect(() => {
    if (!end || isWhole) return;
    return onNearViewport(end, aheadPx, () => setDrawn((before) => before + piece));
  }, [end, isWhole, drawn, piece]);
  return { drawn, markEnd };
}
