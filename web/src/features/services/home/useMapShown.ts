import { useEffect, useState } from 'react';
import { useMediaQuery, wideScreen } from '../../../browser/mediaQuery.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';

/** True if the map is visible. Beside a list it loads after the rest of the page. */
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
