import { startTransition, useEffect, useState } from 'react';

/** How many items of a list are drawn already: all at once, or a piece more in each task. */
export function useDrawnCount(total: number, piece: number, isInPieces: () => boolean): number {
  const [drawn, setDrawn] = useState(() => (isInPieces() ? piece : Number.POSITIVE_INFINITY));
  const isWhole = drawn >= total;
  // Later pages are drawn at once.
  const next = drawn + piece < total ? drawn + piece : Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(next)));
    return () => clearTimeout(timer);
  }, [next, isWhole]);
  return drawn;
}
