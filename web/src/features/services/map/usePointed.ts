import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import type { Pinned } from './markers/clusterServices.ts';

/**
 * Connects the cards of the list and their markers. `pointed` are the services whose card has the pointer or the focus:
 * their markers are highlighted. `pointAt` highlights the cards of a marker. Neither scrolls.
 */
export function usePointed(map: LeafletMap, services: readonly Pinned[]) {
  const [onList, setOnList] = useState<readonly string[]>([]);
  const [onMap, setOnMap] = useState<readonly string[]>([]);
  useEffect(() => {
    const page = map.getContainer().closest('main');
    if (!page) return;
    const ids = new Map(services.map(({ id }) => [paths.service(id), id]));
    const enter = (event: Event) => {
      // A tap is no hover: it opens the page of the card.
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const card = (event.target as Element).closest('li article');
      const id = card && ids.get(pathOf(card));
      setOnList((before) => (id ? (before[0] === id ? before : [id]) : none));
    };
    const leave = () => setOnList(none);
    const events = { pointerover: enter, focusin: enter, pointerleave: leave, focusout: leave };
    for (const [name, act] of Object.entries(events)) page.addEventListener(name, act);
    return () => {
      for (const [name, act] of Object.entries(events)) page.removeEventListener(name, act);
    };
  }, [map, services]);
  useEffect(() => {
    const page = map.getContainer().closest('main');
    const wanted = onMap.map((id) => paths.service(id));
    const cards = [...(page?.querySelectorAll('li article') ?? [])].filter((card) => wanted.includes(pathOf(card)));
    for (const card of cards) card.toggleAttribute('data-pointed', true);
    return () => {
      for (const card of cards) card.removeAttribute('data-pointed');
    };
  }, [map, onMap]);
  return { pointed: onList, pointAt: setOnMap };
}

const none: readonly string[] = [];

/** The path of the page to which a card leads. */
function pathOf(card: Element): string {
  return card.querySelector<HTMLAnchorElement>('h2 a')?.pathname ?? '';
}
