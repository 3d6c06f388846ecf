import type { Saved } from './load.ts';

/** The number of items on a page of a list (spec §9). */
export const pageSize = 25;
/** Limits of the API. */
const maxSearchLength = 200;
const maxSkip = 1_000_000;

/** The search and filters of a list, from its URL. */
export function searchTextParam(searchParams: URLSearchParams, name = 'q'): string {
  return (searchParams.get(name) ?? '').trim().slice(0, maxSearchLength);
}

/** One of the values of a filter or an order, from its URL. An empty text if it names none of them. */
export function choiceParam<Value extends string>(
  searchParams: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | '' {
  return values.find((value) => value === searchParams.get(name)) ?? '';
}

/** The number of items before the page that an address names. 0 if it names none. */
export function skipParam(searchParams: URLSearchParams): number {
  return Math.min(Math.max(0, Math.trunc(Number(searchParams.get('skip'))) || 0), maxSkip);
}

/** One page of a long list, as a page's `load` returns it. */
export interface ListPage<Item extends { id: string }> extends Saved {
  /** Identifies the list. A page of another list replaces what is shown. */
  list: string;
  /** The address of the page before; null on the first page. */
  previous: string | null;
  skip: number;
  items: Item[];
  /** A full page may have a next page (spec §4). */
  isLast: boolean;
}

/** `...toPage(items, skip, (skip) => rarePaths.users('all', { q, skip }))` */
export function toPage<Item extends { id: string }>(
  items: Item[],
  skip: number,
  addressOf: (skip: number) => string,
  size = pageSize,
): ListPage<Item> {
  const previous = skip > 0 ? addressOf(Math.max(0, skip - size)) : null;
  return { list: addressOf(0), previous, skip, items, isLast: items.length < size };
}
