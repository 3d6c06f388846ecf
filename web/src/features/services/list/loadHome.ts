import type { CallResult } from '@amparo/domain/http/route.ts';
import type { Routes } from '@amparo/domain/routes.ts';
import { servicePageSize } from '@amparo/domain/services/servicePageSize.ts';
import { redirect } from 'react-router';
import { wideScreen } from '../../../browser/mediaQuery.ts';
import { coordinateOf } from '../../../browser/storage/place.ts';
import { loadLazyMessages } from '../../../i18n/messages/loadMessages.ts';
import { paths } from '../../../paths.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { toPage } from '../../../routing/paging.ts';
import { type Alert, alertOf } from '../alerts/alertOf.ts';
import { serviceCard } from '../serviceCard.ts';
import { isFarAway } from './isFarAway.ts';
import type { addDayHours } from './listDay.ts';
import { changedList, type ListState, listQuery, readListState } from './listState.ts';
import type { loadNextSteps } from './loadNextSteps.ts';

/** Loads the list of the address (spec §2). The center of a moved map matters only while the map is visible. */
export async function loadHome({ callApi, url, language, place, mapCenter, now, isOnDevice }: LoadInput) {
  const state = readListState(url.searchParams);
  const center = mapCenter && (state.isMapView || wideScreen.matches()) ? mapCenter : null;
  const from = place ? coordinateOf(place) : null;
  const [answer, alerts, guides] = await Promise.all([
    callApi('GET /services', { query: listQuery(state, from, center) }),
    state.page === 1 ? loadAlerts({ callApi, language, place }) : [],
    // Without the guide about what people searched for, the list is complete.
    state.q ? callApi('GET /guides', { query: { q: state.q } }).catch(() => null) : null,
    // Only for later lists: the first one comes from the server. Without the names, the cards have summaries.
    isOnDevice && loadLazyMessages('offers', language).catch(() => undefined),
  ]);
  const { data, total, understoodTime } = answer;
  if (data.length === 0 && total > 0) throw redirect(firstPageOf(url));
  const mayNeedSteps = state.isOpenOnly || understoodTime || total === 0;
  const nextSteps = mayNeedSteps ? await loadSteps({ callApi, language, now }, { state, from, center, answer }) : null;
  const cards = data.map((service) => serviceCard(service, language, now));
  const openAt = state.openAt ?? understoodTime?.openAt;
  const holidayNote = openAt && (await addHours(cards, data, { openAt, now, language }));
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
    nextSteps,
    isOutside: total > 0 && from !== null && !center && data.every((service) => isFarAway(service, outsideMiles)),
    holidayNote,
    alerts,
    guide: guides?.data[0],
    ...understoodOf(answer),
    ...{ place, now, language },
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** What the server understood of the search. */
function understoodOf(answer: CallResult<Routes['GET /services']>) {
  const { searchedFor, understoodTime: time = null, understoodTown: town, emergency, dangerHint } = answer;
  return { searchedFor, time, town, emergency, dangerHint, crisisLines: answer.crisisLines ?? [] };
}

/** What a list offers that is empty, or that has no open place nearby. */
const loadSteps: typeof loadNextSteps = async (...input) =>
  (await import('./loadNextSteps.ts')).loadNextSteps(...input);

/** The component for lists from this device. It is loaded with the first of them. */
export const storedList: { Cards?: typeof import('./StoredCards.tsx').StoredCards } = {};

/** Without the component, such a list is drawn like others. */
export async function loadStoredCards(): Promise<void> {
  const loaded = await import('./StoredCards.tsx').catch(() => null);
  storedList.Cards ??= loaded?.StoredCards;
}

/** Adds the hours of the day to a list for another time. Returns a note if the list is about a holiday. */
const addHours: typeof addDayHours = async (...input) => (await import('./listDay.ts')).addDayHours(...input);

/** A shared address can name a page that the list no longer has. */
function firstPageOf({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.delete('page');
  return `${pathname}?${search}`;
}

/** From any place in the region, some service of each kind is nearer. If all are farther, the place is outside of it. */
const outsideMiles = 60;

/** The limit of rules.md §4. */
const maxAlerts = 20;

/**
 * Loads urgent news of the region, the current alerts of services, and other news. With a known place, only those for its
 * county or within 50 miles.
 */
async function loadAlerts({ callApi, language, place }: Pick<LoadInput, 'callApi' | 'language' | 'place'>) {
  const currentCoordinate = place ? coordinateOf(place) : undefined;
  const query = { isCriticalHeader: true, limit: maxAlerts, currentCoordinate };
  const [{ data }, { data: notices }] = await Promise.all([
    callApi('GET /services', { query }),
    callApi('GET /regional-notices', { query: { currentCoordinate } }),
  ]);
  const alerts = data.map((service): Alert => alertOf(service, language));
  return notices.length > 0 ? (await import('../alerts/withNews.ts')).withNews(alerts, notices, language) : alerts;
}

/** The address of the page of a list that starts after this many services. */
export function listAddress(state: ListState): (skip: number) => string {
  return (skip) => paths.home(changedList(state, { page: Math.floor(skip / servicePageSize) + 1 }));
}
