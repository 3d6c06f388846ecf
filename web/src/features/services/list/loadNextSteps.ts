import type { CallQuery } from '@amparo/domain/callApi.ts';
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

interface EmptyList {
  state: ListState;
  /** `lon|lat` of the place. */
  from: string | null;
  /** Whether the typed text names a time. */
  hasTime: boolean;
  /** The list has open places, but all are far away. */
  isFar: boolean;
}

/** Open services come before those that open next, if the list asks for another time than now. */
const searchedOpenings = 30;
const shownServices = 3;

/** Loaded only for lists that need it. */
export async function loadNextSteps(
  { callApi, language, now }: Pick<LoadInput, 'callApi' | 'language' | 'now'>,
  { state, from, hasTime, isFar }: EmptyList,
): Promise<NextSteps> {
  const { q, type, subType, isOpenOnly, hasFreeBeds, openAt, audiences } = state;
  const list = async (query: CallQuery<'GET /services'>) => (await callApi('GET /services', { query })).data;
  const anyTime = { isOpenOnly: false, isAnyTime: true, openAt: null } as const;
  const any: ListState = { ...state, ...anyTime, hasFreeBeds: false, isTopKudos: false, page: 1 };
  const kind: ListState = { ...any, q: '', subType: null, audiences: [] };
  const isChosen = q !== '' || subType !== null || audiences.length > 0 || hasFreeBeds;
  const isNarrow = !isFar && isChosen;
  const isForTime = isOpenOnly || openAt !== null || hasTime;
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
