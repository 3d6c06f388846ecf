import { servicePageSize } from '@amparo/domain/services/servicePageSize.ts';
import { wideScreen } from '../../../browser/mediaQuery.ts';
import { coordinateOf } from '../../../browser/storage/place.ts';
import { paths } from '../../../paths.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { toPage } from '../../../routing/paging.ts';
import { type Alert, alertOf } from '../alerts/alertOf.ts';
import { serviceCard } from '../serviceCard.ts';
import { changedList, type ListState, listQuery, readListState } from './listState.ts';

/** Loads the list of the address (spec §2). */
export async function loadHome({ callApi, url, language, place, mapCenter, now }: LoadInput) {
  const state = readListState(url.searchParams);
  // The center of a moved map matters only while the map is visible.
  const center = mapCenter && (state.isMapView || wideScreen.matches()) ? mapCenter : null;
  const from = place ? coordinateOf(place) : null;
  const query = listQuery(state, from, center);
  const [{ data, total, searchedFor, understoodTime, emergency, dangerHint, crisisLines }, alerts] = await Promise.all([
    callApi('GET /services', { query }),
    state.page === 1 ? loadAlerts({ callApi, language, place }) : [],
  ]);
  const isNothingOpen = total === 0 && (state.isOpenOnly || understoodTime !== undefined);
  const next = isNothingOpen ? await loadOpeningNext(callApi, state, from) : [];
  const cards = data.map((service) => serviceCard(service, language, now));
  // The distance from the middle of the map is of no use to a person.
  const items = center && !place ? cards.map((card) => ({ ...card, distance: null })) : cards;
  const page = toPage(items, (state.page - 1) * servicePageSize, listAddress(state), servicePageSize);
  return {
    state,
    ...page,
    // The cards also depend on these three, which the address of the list does not name.
    list: [page.list, from, center, language].join(' '),
    mapCenter: center,
    total,
    openingNext: next.map((service) => serviceCard(service, language, now)),
    alerts,
    searchedFor: searchedFor ?? null,
    time: understoodTime ?? null,
    emergency: emergency ?? null,
    dangerHint: dangerHint ?? null,
    crisisLines: crisisLines ?? [],
    place,
    now,
    language,
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** The services of the same list that open next, whatever time the list asks for. The soonest comes first. */
async function loadOpeningNext(callApi: LoadInput['callApi'], state: ListState, from: string | null) {
  const anyTime = listQuery({ ...state, isOpenOnly: false, isAnyTime: true, isTopKudos: false, page: 1 }, from);
  const { data } = await callApi('GET /services', {
    query: { ...anyTime, sort: 'openFirst', limit: searchedOpenings },
  });
  return data
    .flatMap((service) => {
      const { openStatus } = service;
      return openStatus.kind === 'closed' && openStatus.opensAt ? [{ service, opensAt: openStatus.opensAt }] : [];
    })
    .sort((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt))
    .slice(0, shownOpenings)
    .map(({ service }) => service);
}

/** Open services come before those that open next, if the list asks for another time than now. */
const searchedOpenings = 30;
const shownOpenings = 3;

/** The limit of rules.md §4. */
const maxAlerts = 20;

/** Loads current alerts. With a known place, only those within 50 miles. */
async function loadAlerts({ callApi, language, place }: Pick<LoadInput, 'callApi' | 'language' | 'place'>) {
  const currentCoordinate = place ? coordinateOf(place) : undefined;
  const query = { isCriticalHeader: true, limit: maxAlerts, currentCoordinate };
  const { data } = await callApi('GET /services', { query });
  return data.map((service): Alert => alertOf(service, language));
}

/** The address of the page of a list that starts after this many services. */
export function listAddress(state: ListState): (skip: number) => string {
  return (skip) => paths.home(changedList(state, { page: Math.floor(skip / servicePageSize) + 1 }));
}
