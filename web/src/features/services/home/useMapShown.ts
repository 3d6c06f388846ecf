import { useEffect, useState } from 'react';
import { useMediaQuery, wideScreen } from '../../../browser/mediaQuery.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';

/** Whether a map is seen in place of the list or beside it; there it is fetched when everything else is done. */
export function useMapShown(isMapView: boolean) {
  const isHydrated = useHydrated();
  const isWide = useMediaQuery(wideScreen, false);
  const [isIdle, setIsIdle] = useState(false);
  const isShown = isHydrated && (isMapView || isWide);
  useEffect(() => (isShown ? whenIdle(() => setIsIdle(true)) : undefined), [isShown]);
  return { isShown, isWanted: isShown && (isMapView || isIdle) };
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
