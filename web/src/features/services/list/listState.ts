import type { CallQuery } from '@amparo/domain/callApi.ts';
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

/** What a list shows; it stands whole in the address, so that it can be shared and works without scripts. */
export interface ListState {
  /** Null: all kinds, as a search looks through everything until a kind is chosen. */
  type: ServiceType | null;
  /** Null: All. */
  subType: SubType | null;
  q: string;
  isOpenOnly: boolean;
  /** For whom, any of them: empty for anyone, ALL alone where all boxes are checked. */
  audiences: Audience[];
  /** The most thanked first, instead of the closest. A search has an order of its own. */
  isTopKudos: boolean;
  /** On a phone the map stands in place of the list; on a wide screen the two stand side by side anyway. */
  isMapView: boolean;
  /** From 1. */
  page: number;
}

/** What opens first (spec §2). */
const defaultType: ServiceType = 'SHELTER';
const longestSearch = 200;
const lastPage = 1000;

/** Reads a list's address; anything not understood counts as not said. */
export function readListState(search: URLSearchParams): ListState {
  const q = (search.get('q') ?? '').trim().slice(0, longestSearch);
  const asked = oneOf(serviceTypes, search.get('type'));
  const type = asked ?? (q === '' ? defaultType : null);
  const subType = oneOf(subTypes, search.get('subType'));
  const page = Math.trunc(Number(search.get('page')));
  return {
    type,
    subType: subType && typeOfSubType[subType] === type ? subType : null,
    q,
    isOpenOnly: search.get('open') === 'true',
    // A plain form sends one value for each box.
    audiences: chosenAudiences(search.getAll('category').flatMap((words) => words.split(','))),
    isTopKudos: q === '' && search.get('sort') === 'likes',
    isMapView: search.get('view') === 'map',
    page: page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The query part of a list's address: the shortest that reads back to the same state. */
export function writeListState(state: ListState): string {
  const search = new URLSearchParams();
  if (state.q) search.set('q', state.q);
  if (state.type && (state.q !== '' || state.type !== defaultType || state.subType)) search.set('type', state.type);
  if (state.subType) search.set('subType', state.subType);
  if (state.isOpenOnly) search.set('open', 'true');
  if (state.audiences.length > 0) search.set('category', state.audiences.join(','));
  if (state.isTopKudos && state.q === '') search.set('sort', 'likes');
  if (state.isMapView) search.set('view', 'map');
  if (state.page > 1) search.set('page', String(state.page));
  // A comma needs no code in an address, and reads better.
  return search.toString().replaceAll('%2C', ',');
}

/** A list's address with some of it changed. Whatever changes, it starts at the first page again. */
export function changedList(state: ListState, change: Partial<ListState>): string {
  const changed = { ...state, page: 1, ...change };
  const fits = changed.subType && typeOfSubType[changed.subType] === changed.type;
  return writeListState({ ...changed, subType: fits ? changed.subType : null });
}

/**
 * `GET /services` for a list: approved ones by default, the nearest first where a place is known (spec §9, rules.md §2). A map
 * that was moved asks for what is nearest to its middle, and still tells how far that is from the place.
 */
export function listQuery(
  state: ListState,
  place: string | null,
  mapCentre: string | null = null,
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
    ...(subType ? { subType } : {}),
    ...(audiences.length > 0 ? { category: audiences } : {}),
    isApproved: true,
    q: state.q || undefined,
    isOpen: state.isOpenOnly || undefined,
    ...(state.isTopKudos
      ? { sort: 'likes', direction: 'desc', currentCoordinate: place ?? undefined }
      : {
          nearCoordinate: mapCentre ?? place ?? undefined,
          ...(mapCentre && place ? { currentCoordinate: place } : {}),
        }),
    limit: servicePageSize,
    skip: (state.page - 1) * servicePageSize,
  };
}

/** The kind of help that a hash like `#FOOD` names (spec §2). */
export function typeOfHash(hash: string): ServiceType | null {
  return oneOf(serviceTypes, hash.replace('#', '').toUpperCase());
}

function oneOf<const Word extends string>(words: readonly Word[], word: string | null): Word | null {
  return words.find((known) => known === word) ?? null;
}
