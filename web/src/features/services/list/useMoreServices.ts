import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { onNearViewport } from '../../../browser/onNearViewport.ts';
import { paths } from '../../../paths.ts';
import { isNext, keepPages, pagesFrom } from './keptPages.ts';
import { changedList } from './listState.ts';
import type { HomeData } from './loadHome.ts';

/** How far before the end the next page is asked for (spec §9). */
const aheadPx = 500;

/** The cards loaded so far, after going back too. There may be more as long as pages come full (spec §4). */
export function useMoreServices(home: HomeData, pageSize: number) {
  const fetcher = useFetcher<HomeData>();
  const { key } = useLocation();
  const [pages, setPages] = useState(() => pagesFrom(home, key));
  const [end, markEnd] = useState<HTMLElement | null>(null);
  // Another list begins anew, before it is ever drawn with the old one's cards.
  if (pages[0] !== home) setPages(pagesFrom(home, key));
  const last = pages[pages.length - 1] ?? home;
  const arrived = fetcher.data;
  if (arrived && isNext(arrived, last) && pages[0] === home) setPages([...pages, arrived]);

  const nextPage = last.cards.length === pageSize ? last.state.page + 1 : null;
  const { state: fetching, load } = fetcher;
  const loadNext = useCallback(() => {
    if (nextPage === null || fetching !== 'idle') return;
    load(`${paths.home(changedList(home.state, { page: nextPage }))}&index`);
  }, [nextPage, fetching, load, home.state]);

  useEffect(() => keepPages(pages, key), [pages, key]);
  useEffect(() => (end ? onNearViewport(end, aheadPx, loadNext) : undefined), [end, loadNext]);
  const loadMore = (event: MouseEvent) => {
    event.preventDefault();
    loadNext();
  };
  return { cards: cardsOf(pages), nextPage, isLoading: fetching !== 'idle', loadMore, markEnd };
}

/** Each service once: while one scrolls, another may come in before it and push it to the next page. */
function cardsOf(pages: HomeData[]): HomeData['cards'] {
  const byId = new Map(pages.flatMap(({ cards }) => cards).map((card) => [card.id, card]));
  return [...byId.values()];
}
