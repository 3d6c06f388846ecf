import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect } from 'react';

/** Tells the styles of the frame where it begins, so that the map fills the rest of the screen, whatever stands above it. */
export function useTopOfMap(map: LeafletMap, above: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands above it may have become higher or lower
  useLayoutEffect(() => {
    const frame = map.getContainer().parentElement;
    const measure = () => {
      // What holds the frame: the frame itself stays while the page scrolls.
      const top = (frame?.parentElement?.getBoundingClientRect().top ?? 0) + window.scrollY;
      frame?.style.setProperty('--map-top', `${Math.round(top)}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [map, above]);
}
