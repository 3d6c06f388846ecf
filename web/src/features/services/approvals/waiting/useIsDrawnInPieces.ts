import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '../../../../browser/useHydrated.ts';

/**
 * Whether a long list is drawn in pieces: unless a person returns to it, or loads the page again, because its
 * scroll position must exist then.
 */
export function useIsDrawnInPieces(): () => boolean {
  const isHydrated = useHydrated();
  const isFirstPage = useLocation().key === 'default';
  const isPop = useNavigationType() === 'POP';
  // As in `useDrawnInPieces`: 0 if a person neither loads the page again nor returns to it.
  return () => isHydrated && (!isPop || (isFirstPage && performance.navigation.type === 0));
}
