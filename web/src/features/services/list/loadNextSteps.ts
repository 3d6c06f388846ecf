import type { CallQuery } from '@amparo/domain/callApi.ts';
import type { CallResult } from '@amparo/domain/http/route.ts';
import type { Routes } from '@amparo/domain/routes.ts';
import type { OpenStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { type ServiceCardData, serviceCard } from '../serviceCard.ts';
import { isFarAway } from './isFarAway.ts';
import { type ListState, listQuery } from './listState.ts';

/** What an empty list offers, or a list of open places that are all far away. */
export interface NextSteps {
  /**
   * The services that open next, the soonest first: of the same list, or of its kind if the list is empty at any time. Of
   * any kind for a search in all kinds.
   */
  openingNext: ServiceCardData[];
  /** Places of the same kind that are open now, if the list has more filters or words. */
  otherOpen: ServiceCardData[];
}

interface LoadedList {
  state: ListState;
  /** `lon|lat` of the place, and of the center of a moved map. */
  from: string | null;
  center: string | null;
  answer: CallResult<Routes['GET /services']>;
}

/** Open services come before those that open next, if the list asks for another time than now. */
const searchedOpenings = 30;
const shownServices = 3;

/** Whether a service says to call for its hours: it is neither open nor closed. */
export const hasUnknownHours = ({ kind }: Pick<OpenStatus, 'kind'>): boolean =>
  kind === 'unknown' || kind === 'contact';

/** Loaded only for lists that may need it. Returns null if a place of the list is open and near. */
export async function loadNextSteps(
  { callApi, language, now }: Pick<LoadInput, 'callApi' | 'language' | 'now'>,
  { state, from, center, answer: { data, total, understoodTime } }: LoadedList,
): Promise<NextSteps | null> {
  // A search for a time also lists services with unknown hours.
  const open = understoodTime ? data.filter(({ openStatus }) => !hasUnknownHours(openStatus)) : data;
  const isForNow = state.isOpenOnly || understoodTime?.isOpen === true;
  const isFar = isForNow && open.length > 0 && from !== null && !center && open.every((service) => isFarAway(service));
  const isNoneOpen = total === 0 || (open.length === 0 && state.page === 1);
  if (!isFar && !isNoneOpen) return null;
  const { q, type, subType, isOpenOnly, hasFreeBeds, openAt, audiences } = state;
  const list = async (query: CallQuery<'GET /services'>) => (await callApi('GET /services', { query })).data;
  const anyTime = { isOpenOnly: false, isAnyTime: true, openAt: null } as const;
  const any: ListState = { ...state, ...anyTime, hasFreeBeds: false, isTopKudos: false, page: 1 };
  const kind: ListState = { ...any, q: '', subType: null, audiences: [] };
  const isChosen = q !== '' || subType !== null || audiences.length > 0 || hasFreeBeds;
  const isNarrow = !isFar && isChosen;
  const isForTime = isOpenOnly || openAt !== null || understoodTime !== undefined;
  const [next, other] = await Promise.all([
    isForTime || isNarrow
      ? list({ ...listQuery(isForTime ? any : kind, from), sort: 'openFirst', limit: searchedOpenings })
      : [],
    isNarrow && !(isForTime && type === null)
      ? list({ ...listQuery({ ...kind, isOpenOnly: true }, from), limit: shownServices })
      : [],
  ]);
  const opening = next
    .flatMap((service) => {
      const { openStatus } = service;
      return openStatus.kind === 'closed' && openStatus.opensAt ? [{ service, opensAt: openStatus.opensAt }] : [];
    })
    // A far place that opens later is of less use than the far places that are open.
    .filter(({ service }) => !isFar || !isFarAway(service))
    .sort((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt))
    .map(({ service }) => service);
  const toCards = (services: typeof other) =>
    services.slice(0, shownServices).map((service) => serviceCard(service, language, now));
  return { openingNext: toCards(opening), otherOpen: toCards(other) };
}
