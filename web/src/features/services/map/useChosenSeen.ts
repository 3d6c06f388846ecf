import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Chosen } from '../list/useChosen.ts';
import type { Pinned } from './clusterServices.ts';
import { goToChosen, showChosen } from './showChosen.ts';

/** Between the card and the end of the map. */
const belowCardPx = 24;

interface Seen {
  map: LeafletMap;
  chosen: Chosen | null;
  service: Pinned | undefined;
  choose: (chosen: Chosen | null) => void;
}

/** The mark and the card of what is chosen are seen, and the focus goes to the card, and back where it came from. */
export function useChosenSeen({ map, chosen, service, choose }: Seen) {
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
    map.getContainer().scrollIntoView({ block: 'nearest' });
    card.current.focus({ preventScroll: true });
  }, [map, chosen]);
  const close = () => {
    choose(null);
    cameFrom.current?.focus({ preventScroll: chosen?.from !== 'list' });
  };
  return { card, close };
}
