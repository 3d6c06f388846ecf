import type { LoadInput } from '../../../api/load.ts';
import { coordinateOf } from '../../../device/place.ts';
import { loadAlerts } from '../alerts/loadAlerts.ts';
import { serviceCard } from '../serviceCard.ts';
import { listQuery, readListState } from './listState.ts';

/** The list of services as its address says (spec §2). */
export async function loadHome({ callApi, url, language, place, now }: LoadInput) {
  const state = readListState(url.searchParams);
  const query = listQuery(state, place ? coordinateOf(place) : null);
  const [{ data, total, searchedFor }, alerts] = await Promise.all([
    callApi('GET /services', { query }),
    state.page === 1 ? loadAlerts({ callApi, language, place }) : [],
  ]);
  return {
    state,
    cards: data.map((service) => serviceCard(service, language)),
    total,
    alerts,
    searchedFor: searchedFor ?? null,
    place,
    now,
    language,
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
