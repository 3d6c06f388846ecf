import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '../../../../browser/useHydrated.ts';

/** The history entries that a person has left since the document was opened. */
const left = new Set<string>();

/**
 * Whether a long list is drawn in pieces: unless a person returns to it, or loads the page again, because its
 * scroll position must exist then.
 */
export function useIsDrawnInPieces(): () => boolean {
  const isHydrated = useHydrated();
  const { key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  useEffect(() => () => void left.add(key), [key]);
  // As in `useDrawnInPieces`: 0 if a person neither loads the page again nor returns to it.
  return () => isHydrated && !(isPop && (left.has(key) || performance.navigation.type !== 0));
}
