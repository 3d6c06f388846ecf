import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { wideScreen } from '../../../browser/mediaQuery.ts';
import type { Chosen } from '../list/useChosen.ts';
import { glideQuietly, moveQuietly } from './base/moveQuietly.ts';
import type { Pinned } from './markers/clusterServices.ts';

/** The space below the card. */
const belowCardPx = 40;

interface ChosenView {
  map: LeafletMap;
  chosen: Chosen | null;
  service: Pinned | undefined;
  choose: (chosen: Chosen | null) => void;
}

/** Scrolls to the chosen marker and its card. Focuses the card, and later returns the focus. */
export function useChosenSeen({ map, chosen, service, choose }: ChosenView) {
  const card = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const latest = useRef(service);
  useEffect(() => {
    latest.current = service;
  });
  useEffect(() => {
    const isHere = chosen?.from === 'map' || chosen?.from === 'list';
    if (!isHere || !card.current || !latest.current) return;
    const coveredPx = card.current.offsetHeight + belowCardPx;
    cameFrom.current = chosen.from === 'list' ? (document.activeElement as HTMLElement) : map.getContainer();
    if (chosen.from === 'map') showChosen(map, latest.current, coveredPx);
    else goToChosen(map, latest.current, coveredPx);
    // Beside the list, the map is always in view.
    if (!wideScreen.matches()) map.getContainer().scrollIntoView({ block: 'nearest' });
    card.current.focus({ preventScroll: true });
  }, [map, chosen]);
  const close = () => {
    choose(null);
    cameFrom.current?.focus({ preventScroll: chosen?.from !== 'list' });
  };
  return { card, close };
}

/** The zoom is at least this high after choosing a service in the list. */
const nearZoom = 12;
const marginPx = 40;
/** The width of the zoom buttons. */
const buttonsPx = 72;

/** Moves the map as little as needed, so that the marker is above the card. The card covers the lower part of the map. */
function showChosen(map: LeafletMap, { point: [longitude, latitude] }: Pinned, coveredPx: number): void {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
  const { x: width, y: height } = map.getSize();
  const [lowest, rightmost] = [Math.max(height - coveredPx - marginPx, marginPx), width - buttonsPx];
  const right = x < marginPx ? x - marginPx : Math.max(0, x - rightmost);
  const down = y < marginPx ? y - marginPx : Math.max(0, y - lowest);
  if (right !== 0 || down !== 0) glideQuietly(map, [Math.round(right), Math.round(down)]);
}

/** Moves the map, so that the marker is in the middle of the area above the card. */
function goToChosen(map: LeafletMap, { point: [longitude, latitude] }: Pinned, coveredPx: number): void {
  const zoom = Math.max(map.getZoom(), nearZoom);
  const middle = map.project([latitude, longitude], zoom).add([0, coveredPx / 2]);
  moveQuietly(map, () => map.setView(map.unproject(middle, zoom), zoom, { animate: false }));
}
