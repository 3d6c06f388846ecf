import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { changedList } from './listState.ts';
import type { HomeData } from './loadHome.ts';

/** How far before the end the next page is asked for (spec §9). */
const aheadPx = 500;

/** The cards loaded so far. There may be more as long as pages come full (spec §4). */
export function useMoreServices(home: HomeData, pageSize: number) {
  const fetcher = useFetcher<HomeData>();
  const [pages, setPages] = useState<HomeData[]>([home]);
  const [end, markEnd] = useState<HTMLElement | null>(null);
  // Another list begins anew, before it is ever drawn with the old one's cards.
  if (pages[0] !== home) setPages([home]);
  const last = pages[pages.length - 1] ?? home;
  const arrived = fetcher.data;
  if (arrived && isNext(arrived, last) && pages[0] === home) setPages([...pages, arrived]);

  const nextPage = last.cards.length === pageSize ? last.state.page + 1 : null;
  const { state: fetching, load } = fetcher;
  const loadNext = useCallback(() => {
    if (nextPage === null || fetching !== 'idle') return;
    load(`${paths.home(changedList(home.state, { page: nextPage }))}&index`);
  }, [nextPage, fetching, load, home.state]);

  useEffect(() => (end ? whenNear(end, loadNext) : undefined), [end, loadNext]);
  const loadMore = (event: MouseEvent) => {
    event.preventDefault();
    loadNext();
  };
  return { cards: pages.flatMap((page) => page.cards), nextPage, isLoading: fetching !== 'idle', loadMore, markEnd };
}

function isNext(page: HomeData, last: HomeData): boolean {
  const { page: number, ...list } = page.state;
  const { page: lastNumber, ...lastList } = last.state;
  return number === lastNumber + 1 && JSON.stringify(list) === JSON.stringify(lastList);
}

function whenNear(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && act(), {
    rootMargin: `${aheadPx}px`,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
