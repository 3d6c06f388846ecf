import { startTransition, useEffect, useState } from 'react';

/** How many items of a list are drawn already: all at once, or a piece more in each task. */
export function useDrawnCount(total: number, piece: number, isInPieces: () => boolean): number {
  const [drawn, setDrawn] = useState(() => (isInPieces() ? piece : Number.POSITIVE_INFINITY));
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + piece)));
    return () => clearTimeout(timer);
  }, [drawn, piece, isWhole]);
  return drawn;
}
