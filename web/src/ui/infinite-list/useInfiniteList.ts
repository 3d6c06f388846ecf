import { type MouseEvent, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { onNearViewport } from '../../browser/onNearViewport.ts';
import { cacheOwner } from '../../browser/storage/account.ts';
import type { ListPage } from '../../routing/paging.ts';
import {
  isNextPage,
  itemsOf,
  nextSkip,
  recallList,
  rememberList,
  withFirstPage,
  withNextPage,
  withoutItem,
  withRestoredItem,
} from './infiniteList.ts';

/** How far before the end the next page is requested (spec §9). */
const aheadPx = 500;
const usualOverlap = 5;

/** A list that loads more pages while a person scrolls. Going back restores its items and position. */
export function useInfiniteList<Item extends { id: string }>(
  first: ListPage<Item>,
  addressOf: (skip: number) => string,
  overlap = usualOverlap,
) {
  const fetcher = useFetcher();
  const [list, setList] = useLoadedPages(first, fetcher.data);
  const { pages, removed } = list;
  const next = nextSkip(list, overlap);
  const { state: fetching, load } = fetcher;
  const loadNext = () => {
    if (next !== null && fetching === 'idle') void load(dataAddress(addressOf(next)));
  };
  const onNear = useEffectEvent(loadNext);
  const [end, markEnd] = useState<HTMLElement | null>(null);
  // Not after each attempt: without a network that would never end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page moves the end
  useEffect(() => (end ? onNearViewport(end, aheadPx, () => onNear()) : undefined), [end, next]);
  const loadMore = (event: MouseEvent) => {
    event.preventDefault();
    loadNext();
  };
  const items = useMemo(() => itemsOf(list), [list]);
  const remove = useCallback((id: string) => setList((before) => withoutItem(before, id)), [setList]);
  const putBack = useCallback((id: string) => setList((before) => withRestoredItem(before, id)), [setList]);
  return {
    items,
    removedCount: removed.size,
    previous: first.previous,
    /** The page after the first one, for browsers without scripts; null once all items are loaded. */
    next: next === null ? null : addressOf(first.skip + first.items.length),
    isLoading: fetching !== 'idle',
    loadMore,
    markEnd,
    /** The age of later pages that this device gave in place of the server, if the first page is newer. */
    saved: first.saved ? undefined : pages.find(({ saved }) => saved)?.saved,
    remove,
    putBack,
  };
}

/** The pages that have arrived, or those that a person left when going back. */
function useLoadedPages<Item extends { id: string }>(first: ListPage<Item>, arrived: ListPage<Item> | undefined) {
  const { key: entry } = useLocation();
  const [list, setList] = useState(() => recallList(keyOf(entry), first));
  // Another list replaces this one before it is rendered with old items.
  if (list.pages[0] !== first)
    setList(list.pages[0].list === first.list ? withFirstPage(list, first) : recallList(keyOf(entry), first));
  else if (arrived && isNextPage(list, arrived)) setList(withNextPage(list, arrived));
  useEffect(() => rememberList(keyOf(entry), list), [list, entry]);
  return [list, setList] as const;
}

/** The server stores no list, because it renders pages for all visitors. */
function keyOf(entry: string): string {
  return typeof window === 'undefined' ? '' : `${cacheOwner()} ${entry}`;
}

/** React Router distinguishes the index route from its parent by `?index`. */
function dataAddress(address: string): string {
  return address.startsWith('/?') ? `${address}&index` : address;
}
