/** How many entries of a list come at once (spec §9). */
export const pageSize = 25;
/** What the API takes. */
const longestSearch = 200;
const farthest = 1_000_000;

/** What an address searches a list for, or filters it by. */
export function searchTextParam(searchParams: URLSearchParams, name = 'q'): string {
  return (searchParams.get(name) ?? '').trim().slice(0, longestSearch);
}

/** How many entries stand before the part of a list that an address names; none, where it names nothing that makes sense. */
export function skipParam(searchParams: URLSearchParams): number {
  return Math.min(Math.max(0, Math.trunc(Number(searchParams.get('skip'))) || 0), farthest);
}
