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
import { changedList, type ListState, listQuery, readListState } from './listState.ts';

/** Loads the list of the address (spec §2). */
export async function loadHome(input: LoadInput) {
  const { callApi, url, language, place, mapCenter, now, isOnDevice } = input;
  const state = readListState(url.searchParams);
  // The center of a moved map matters only while the map is visible.
  const center = mapCenter && (state.isMapView || wideScreen.matches()) ? mapCenter : null;
  const from = place ? coordinateOf(place) : null;
  const query = listQuery(state, from, center);
  const [found, alerts] = await Promise.all([
    callApi('GET /services', { query }),
    state.page === 1 ? loadAlerts({ callApi, language, place }) : [],
    // Only for later lists: the first one comes from the server. Without the names, the cards have summaries.
    isOnDevice && loadLazyMessages('offers', language).catch(() => undefined),
  ]);
  const { data, total } = found;
  if (data.length === 0 && total > 0) throw redirect(firstPageOf(url));
  const areFar = (miles?: number) => from !== null && !center && data.every((service) => isFarAway(service, miles));
  const nextSteps = await nextStepsOf(found, input, { state, from, isFar: areFar() });
  const { cards, holidayNote } = await cardsOf(found, input, state);
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
    /** Set if the list is empty, or if no open place is near. */
    nextSteps,
    /** Every service is so far from the place that it must be outside the region. */
    isOutside: total > 0 && areFar(outsideMiles),
    holidayNote,
    alerts,
    ...readingOf(found),
    place,
    now,
    language,
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

type FoundServices = CallResult<Routes['GET /services']>;

/** What the server read in the searched text. */
function readingOf({ searchedFor, understoodTime, emergency, dangerHint, crisisLines }: FoundServices) {
  return {
    searchedFor: searchedFor ?? null,
    time: understoodTime ?? null,
    emergency: emergency ?? null,
    dangerHint: dangerHint ?? null,
    crisisLines: crisisLines ?? [],
  };
}

/** The cards. For another time than now, they show the hours of its days, and a note if one is a holiday. */
async function cardsOf({ data, understoodTime }: FoundServices, { language, now }: LoadInput, state: ListState) {
  const cards = data.map((service) => serviceCard(service, language, now));
  const openAt = state.openAt ?? understoodTime?.openAt;
  const holidayNote =
    openAt && (await (await import('./listDay.ts')).addDayHours(cards, data, { openAt, now, language }));
  return { cards, holidayNote };
}

interface SearchedList {
  state: ListState;
  from: string | null;
  /** Whether all services are far away. */
  isFar: boolean;
}

async function nextStepsOf(
  { total, understoodTime }: FoundServices,
  { callApi, language, now }: LoadInput,
  { state, from, isFar }: SearchedList,
) {
  const isOpenNow = state.isOpenOnly || understoodTime?.isOpen === true;
  if (total > 0 && !(isOpenNow && isFar)) return null;
  const { loadNextSteps } = await import('./loadNextSteps.ts');
  const hasTime = understoodTime !== undefined;
  return loadNextSteps({ callApi, language, now }, { state, from, hasTime, isFar: total > 0 });
}

/** A shared address can name a page that the list no longer has. */
function firstPageOf({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.delete('page');
  return `${pathname}?${search}`;
}

/** From any place in the region, some service of each kind is nearer. */
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
