import { coordinateOf } from '../../../browser/place.ts';
import { wideScreen } from '../../../browser/wideScreen.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { loadAlerts } from '../alerts/loadAlerts.ts';
import { serviceCard } from '../serviceCard.ts';
import { listQuery, readListState } from './listState.ts';

/** The list of services as its address says (spec §2). */
export async function loadHome({ callApi, url, language, place, mapCentre, now }: LoadInput) {
  const state = readListState(url.searchParams);
  // What a map was moved to matters only where one is seen.
  const centre = mapCentre && (state.isMapView || wideScreen.matches()) ? mapCentre : null;
  const query = listQuery(state, place ? coordinateOf(place) : null, centre);
  const [{ data, total, searchedFor, emergency }, alerts] = await Promise.all([
    callApi('GET /services', { query }),
    state.page === 1 ? loadAlerts({ callApi, language, place }) : [],
  ]);
  const cards = data.map((service) => serviceCard(service, language, now));
  return {
    state,
    // How far it is from the middle of the map tells a person nothing.
    cards: centre && !place ? cards.map((card) => ({ ...card, distance: null })) : cards,
    mapCentre: centre,
    total,
    alerts,
    searchedFor: searchedFor ?? null,
    emergency: emergency ?? null,
    place,
    now,
    language,
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
