import type { SavedData } from '../../http-client/callApi.ts';
import { hasListBefore } from './infiniteList.ts';
import { useDrawnCount } from './useDrawnCount.ts';

/** About the first screen of a phone. */
const PIECE = 6;

/**
 * The items of a list that are drawn already. Without a network, the first list of a visit is drawn in several tasks,
 * because a slow phone needs a second for all. A list that a person returns to or loads again is drawn at once, so that
 * its scroll position exists.
 */
export function useDrawnInPieces<Item>(items: Item[], saved: SavedData | undefined): Item[] {
  // Safari 14 has no newer way to ask whether a person loads a page again, or returns to it. 0: neither.
  const isNewVisit = () => saved !== undefined && !hasListBefore() && performance.navigation.type === 0;
  const drawn = useDrawnCount(items.length, PIECE, isNewVisit);
  return drawn < items.length ? items.slice(0, drawn) : items;
}
