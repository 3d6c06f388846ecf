import { paths } from '../../app/paths.ts';

/** Spec §9. */
export const pageSize = 25;

/** How many entries of a list stand before the page that an address names. */
export function skipOf({ searchParams }: URL): number {
  return Math.min(Math.max(0, Math.trunc(Number(searchParams.get('skip'))) || 0), 1_000_000);
}

/** A page of a list that goes on. */
export function partOf<Item>(which: string, skip: number, items: Item[]) {
  const earlier = skip > 0 ? paths.overview(which, Math.max(0, skip - pageSize)) : null;
  return { list: paths.overview(which), earlier, skip, items, isLast: items.length < pageSize };
}
