import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { tabStorage } from '../../browser/storage/tabStorage.ts';
import { useHydrated } from '../../browser/useHydrated.ts';

/** The heights of a list's items, by the value of their attribute `data-item`. */
export type Heights = ReadonlyMap<string, number>;

interface Left {
  /** The entry of the browser's history. */
  entry: string;
  /** In a window of another width, the items have other heights. */
  width: number;
  heights: [item: string, height: number][];
}

const storageKey = 'left lists';
/** A person returns through a few lists at most. */
const maxLists = 5;
const none: Heights = new Map();

/**
 * The heights that the items had when a person left this list, also for another document. With them, the former scroll
 * position exists before the items are drawn. Empty if the person has not returned.
 */
export function useFormerHeights(): Heights {
  const { key: entry } = useLocation();
  const isHydrated = useHydrated();
  const [heights] = useState(() => (isHydrated ? read(entry) : none));
  // The items are still on the page.
  useLayoutEffect(() => () => keep(entry), [entry]);
  useEffect(() => {
    const onHide = () => keep(entry);
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [entry]);
  return heights;
}

function read(entry: string): Heights {
  const left = readAll().find((list) => list.entry === entry);
  return left?.width === window.innerWidth ? new Map(left.heights) : none;
}

/** The list that a person left last is the first one. */
function readAll(): Left[] {
  return JSON.parse(tabStorage.read(storageKey) ?? '[]');
}

function keep(entry: string): void {
  // "Leave quickly" hides the page and deletes what the tab stores.
  if (document.body.hidden) return;
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const heights = items.map((item): Left['heights'][number] => [
    item.dataset.item ?? '',
    item.getBoundingClientRect().height,
  ]);
  // A page that is left before its list has loaded has no new heights.
  if (heights.length === 0) return;
  const others = readAll().filter((list) => list.entry !== entry);
  const lists: Left[] = [{ entry, width: window.innerWidth, heights }, ...others];
  tabStorage.keep(storageKey, JSON.stringify(lists.slice(0, maxLists)));
}
