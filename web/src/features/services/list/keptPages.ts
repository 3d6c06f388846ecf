import type { HomeData } from './loadHome.ts';

/** As many lists as one may well go back to. */
const mostKept = 10;

/** The pages of a list that one has scrolled through, by entry of the browser's history. */
const kept = new Map<string, HomeData[]>();

/** A list as it was left: its first page, come anew, and those that had followed. */
export function pagesFrom(home: HomeData, entry: string): HomeData[] {
  const [first, ...others] = kept.get(entry) ?? [];
  return first && isSameList(first, home) ? [home, ...others] : [home];
}

export function keepPages(pages: HomeData[], entry: string): void {
  kept.delete(entry);
  kept.set(entry, pages);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** Whether the page follows the other one in its list. */
export function isNext(page: HomeData, last: HomeData): boolean {
  return (
    page.state.page === last.state.page + 1 &&
    isSameList(page, { ...last, state: { ...last.state, page: page.state.page } })
  );
}

function isSameList(one: HomeData, other: HomeData): boolean {
  const told = ({ state, place, mapCentre, language }: HomeData) => JSON.stringify([state, place, mapCentre, language]);
  return told(one) === told(other);
}
