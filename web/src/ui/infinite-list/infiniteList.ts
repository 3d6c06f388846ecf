import type { ListPage } from '../../routing/paging.ts';

interface Identified {
  id: string;
}

/** A list of which more pages were loaded while scrolling, and from which items were removed. */
export interface InfiniteList<Item extends Identified> {
  pages: [ListPage<Item>, ...ListPage<Item>[]];
  removed: ReadonlySet<string>;
  /** How many of them since the last page came. */
  removedSinceLastPage: number;
}

export function startList<Item extends Identified>(first: ListPage<Item>): InfiniteList<Item> {
  return { pages: [first], removed: new Set(), removedSinceLastPage: 0 };
}

/** The same list after its first page was loaded again. */
export function withFirstPage<Item extends Identified>(
  { pages: [, ...others], removed, removedSinceLastPage }: InfiniteList<Item>,
  first: ListPage<Item>,
): InfiniteList<Item> {
  return {
    pages: [first, ...others],
    removed,
    removedSinceLastPage: others.length === 0 ? 0 : removedSinceLastPage,
  };
}

export function withNextPage<Item extends Identified>(
  { pages, removed }: InfiniteList<Item>,
  next: ListPage<Item>,
): InfiniteList<Item> {
  return { pages: [...pages, next], removed, removedSinceLastPage: 0 };
}

/** A page of this list that leaves no gap after the last one. */
export function isNextPage<Item extends Identified>({ pages }: InfiniteList<Item>, page: ListPage<Item>): boolean {
  const last = pages[pages.length - 1]!;
  return page.list === pages[0].list && !pages.includes(page) && page.skip <= last.skip + last.items.length;
}

export function withoutItem<Item extends Identified>(list: InfiniteList<Item>, id: string): InfiniteList<Item> {
  return {
    pages: list.pages,
    removed: new Set([...list.removed, id]),
    removedSinceLastPage: list.removedSinceLastPage + 1,
  };
}

export function withRestoredItem<Item extends Identified>(list: InfiniteList<Item>, id: string): InfiniteList<Item> {
  return {
    pages: list.pages,
    removed: new Set([...list.removed].filter((one) => one !== id)),
    removedSinceLastPage: Math.max(0, list.removedSinceLastPage - 1),
  };
}

/**
 * Where the next page starts; null after the last page. It overlaps the pages loaded so far, because another person may
 * remove items from the list meanwhile.
 */
export function nextSkip({ pages, removedSinceLastPage }: InfiniteList<Identified>, overlap: number): number | null {
  const last = pages[pages.length - 1]!;
  return last.isLast ? null : Math.max(0, last.skip + last.items.length - removedSinceLastPage - overlap);
}

/** Each item once, because pages can overlap. */
export function itemsOf<Item extends Identified>({ pages, removed }: InfiniteList<Item>): Item[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return [...byId.values()].filter(({ id }) => !removed.has(id));
}

/** Lists that a person can return to, by cache owner and entry of the browser's history. */
const remembered = new Map<string, InfiniteList<Identified>>();
const maxRemembered = 10;

export function rememberList(key: string, list: InfiniteList<Identified>): void {
  remembered.delete(key);
  remembered.set(key, list);
  const [oldest] = remembered.keys();
  if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
}

/** Whether this document has shown a list. */
export function hasListBefore(): boolean {
  return remembered.size > 0;
}

/** The remembered list with its first page loaded again, or a new list. */
export function recallList<Item extends Identified>(key: string, first: ListPage<Item>): InfiniteList<Item> {
  const before = remembered.get(key) as InfiniteList<Item> | undefined;
  const isSame = before?.pages[0].list === first.list && before.pages[0].skip === first.skip;
  return isSame ? withFirstPage(before, first) : startList(first);
}
