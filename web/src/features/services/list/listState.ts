import type { CallQuery } from '@amparo/domain/callApi.ts';
import { readOpenAt } from '@amparo/domain/services/open-status/readOpenAt.ts';
import { servicePageSize } from '@amparo/domain/services/servicePageSize.ts';
import { chosenAudiences } from '@amparo/domain/services/taxonomy/chosenAudiences.ts';
import {
  type Audience,
  type ServiceType,
  type SubType,
  serviceTypes,
  subTypes,
  typeOfSubType,
} from '@amparo/domain/services/taxonomy/serviceTypes.ts';

/** The state of a list. The address contains all of it, so that lists can be shared and work without scripts. */
export interface ListState {
  /** Null: all kinds, which a search searches until a kind is chosen. */
  type: ServiceType | null;
  /** Null: All. */
  subType: SubType | null;
  q: string;
  isOpenOnly: boolean;
  /** Only shelters that count a free bed, for the audience if they count by group. */
  hasFreeBeds: boolean;
  /** Ignores a time that the search names ("tonight"). */
  isAnyTime: boolean;
  /** Only services that are open then: `2026-11-26T18:00/2026-11-27T00:00`. Null: at any time. */
  openAt: string | null;
  /** The audience. Empty: everyone. ALL alone: all boxes are checked. */
  audiences: Audience[];
  /** Sorts by kudos instead of distance. A search has its own order. */
  isTopKudos: boolean;
  /** On a phone the map replaces the list. Wide screens always show both. */
  isMapView: boolean;
  /** From 1. */
  page: number;
}

/** A list without filters. */
export const noFilters = {
  subType: null,
  isOpenOnly: false,
  hasFreeBeds: false,
  openAt: null,
  audiences: [],
  isTopKudos: false,
};

/** The default list (spec §2). */
const defaultList: ListState = {
  ...noFilters,
  type: 'SHELTER',
  q: '',
  isAnyTime: false,
  isMapView: false,
  page: 1,
};
const longestSearch = 200;
const lastPage = 1000;

/** Reads the address of a list. Ignores invalid values. */
export function readListState(search: URLSearchParams): ListState {
  const q = (search.get('q') ?? '').trim().slice(0, longestSearch);
  const named = oneOf(serviceTypes, search.get('type'));
  const type = named ?? (q === '' ? defaultList.type : null);
  const subType = oneOf(subTypes, search.get('subType'));
  const page = Math.trunc(Number(search.get('page')));
  return {
    type,
    subType: subType && typeOfSubType[subType] === type ? subType : null,
    q,
    isOpenOnly: search.get('open') === 'true',
    hasFreeBeds: type === 'SHELTER' && search.get('beds') === 'free',
    isAnyTime: q !== '' && search.get('time') === 'any',
    openAt: validOpenAt(search.get('openAt')),
    // A plain form sends one value for each box.
    audiences: chosenAudiences(search.getAll('category').flatMap((value) => value.split(','))),
    isTopKudos: q === '' && search.get('sort') === 'likes',
    isMapView: search.get('view') === 'map',
    page: page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The query part of a list's address: the shortest that reads back to the same state. */
export function writeListState(state: ListState): string {
  const search = new URLSearchParams();
  if (state.q) search.set('q', state.q);
  if (state.type && (state.q !== '' || state.type !== defaultList.type || state.subType))
    search.set('type', state.type);
  if (state.subType) search.set('subType', state.subType);
  if (state.isOpenOnly) search.set('open', 'true');
  if (state.hasFreeBeds && state.type === 'SHELTER') search.set('beds', 'free');
  if (state.isAnyTime && state.q !== '') search.set('time', 'any');
  if (state.openAt) search.set('openAt', state.openAt);
  if (state.audiences.length > 0) search.set('category', state.audiences.join(','));
  if (state.isTopKudos && state.q === '') search.set('sort', 'likes');
  if (state.isMapView) search.set('view', 'map');
  if (state.page > 1) search.set('page', String(state.page));
  // Addresses may contain these characters, which read better than their codes.
  return search.toString().replace(/%2C/g, ',').replace(/%3A/g, ':').replace(/%2F/g, '/');
}

/** The address of a list for search engines: without the filters that only some people choose. */
export function indexedList({ type, subType, page }: ListState): string {
  return writeListState({ ...defaultList, type, subType, page });
}

/** Returns the address of a list with changes. Every change returns to the first page. */
export function changedList(state: ListState, change: Partial<ListState>): string {
  const changed = { ...state, page: 1, ...change };
  const fits = changed.subType && typeOfSubType[changed.subType] === changed.type;
  return writeListState({ ...changed, subType: fits ? changed.subType : null });
}

/** The address of the same list without its filters, or null if it has none. */
export function unfilteredList(state: ListState): string | null {
  const address = changedList(state, noFilters);
  return address === changedList(state, {}) ? null : address;
}

/**
 * Builds `GET /services` for a list: approved services, open ones first, and the nearest of them first with a place
 * (rules.md §5). A moved map searches around its center, but distances are from the place.
 */
export function listQuery(
  state: ListState,
  place: string | null,
  mapCenter: string | null = null,
): CallQuery<'GET /services'> {
  const { type, subType, audiences } = state;
  const filter: CallQuery<'GET /services'>['filter'] = [
    ...(type ? (['type'] as const) : []),
    ...(subType ? (['subType'] as const) : []),
    ...(audiences.length > 0 ? (['category'] as const) : []),
    'isApproved',
  ];
  return {
    filter,
    ...(type ? { type } : {}),
    subType: subType ?? undefined,
    category: audiences.length > 0 ? audiences : undefined,
    isApproved: true,
    q: state.q || undefined,
    isOpen: state.isOpenOnly || undefined,
    hasFreeBeds: state.hasFreeBeds || undefined,
    openAt: state.openAt ?? (state.isAnyTime ? 'any' : undefined),
    ...(state.isTopKudos
      ? { sort: 'likes', direction: 'desc', currentCoordinate: place ?? undefined }
      : {
          nearCoordinate: mapCenter ?? place ?? undefined,
          ...(mapCenter && place ? { currentCoordinate: place } : {}),
          // Without a search it is openFirst. A moved map sorts by distance from its center.
          ...(mapCenter ? {} : { sort: 'bestOpenFirst' }),
        }),
    limit: servicePageSize,
    skip: (state.page - 1) * servicePageSize,
  };
}

/** The kind of help that a hash like `#FOOD` names (spec §2). */
export function typeOfHash(hash: string): ServiceType | null {
  return oneOf(serviceTypes, hash.replace('#', '').toUpperCase());
}

function validOpenAt(text: string | null): string | null {
  return text && typeof readOpenAt(text) !== 'string' ? text : null;
}

function oneOf<const Word extends string>(words: readonly Word[], word: string | null): Word | null {
  return words.find((known) => known === word) ?? null;
}
