import { type MouseEvent, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { cacheOwner } from '../browser/cacheOwner.ts';
import { onNearViewport } from '../browser/onNearViewport.ts';

interface Identified {
  id: string;
}

/** A part of a list that goes on, as a page's load answers it. */
interface ListPart<Item extends Identified> {
  /** What tells this list from others. */
  list: string;
  skip: number;
  items: Item[];
  /** There may be more as long as pages come full (spec §4). */
  isLast: boolean;
}

interface Shown<Item extends Identified> {
  parts: [ListPart<Item>, ...ListPart<Item>[]];
  /** What has been taken off the list here; and how many of it since the last part came. */
  gone: ReadonlySet<string>;
  goneSince: number;
}

/** How far before the end the next part is asked for (spec §9). */
const aheadPx = 500;
/** So many are asked for again: somebody else may take some off the list meanwhile, and none is to be missed. */
const again = 5;

/** As many lists as one may well go back to, by entry of the browser's history and by whose they are. */
const mostKept = 10;
const kept = new Map<string, Shown<Identified>>();

/** A list of which more comes as one scrolls, and from which things are taken; gone back to, it is as it was left. */
export function useInfiniteList<Item extends Identified>(first: ListPart<Item>, addressOf: (skip: number) => string) {
  const fetcher = useFetcher();
  const { key } = useLocation();
  const [shown, setShown] = useState(() => keptOf(first, key));
  const { parts, gone } = shown;
  // Another list begins anew, before it is ever drawn with the old one's items.
  if (parts[0] !== first) setShown(parts[0].list === first.list ? withFirst(shown, first) : keptOf(first, key));
  const arrived: ListPart<Item> | undefined = fetcher.data;
  if (arrived && arrived.list === first.list && parts[0] === first && !parts.includes(arrived))
    setShown({ parts: [...parts, arrived], gone, goneSince: 0 });
  useEffect(() => keep(shown, key), [shown, key]);

  const next = nextSkip(shown);
  const { state: fetching, load } = fetcher;
  const loadNext = () => {
    if (next !== null && fetching === 'idle') void load(addressOf(next));
  };
  const onNear = useEffectEvent(loadNext);
  const [end, markEnd] = useState<HTMLElement | null>(null);
  // Not anew after each try: where there is no network it would never end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes near again with each part
  useEffect(() => (end ? onNearViewport(end, aheadPx, () => onNear()) : undefined), [end, next]);
  const loadMore = (event: MouseEvent) => {
    event.preventDefault();
    loadNext();
  };
  const items = useMemo(() => itemsOf(shown), [shown]);
  const remove = useCallback((id: string) => setShown((before) => without(before, id)), []);
  const putBack = useCallback((id: string) => setShown((before) => withAgain(before, id)), []);
  return { items, goneCount: gone.size, next, isLoading: fetching !== 'idle', loadMore, markEnd, remove, putBack };
}

function keptOf<Item extends Identified>(first: ListPart<Item>, key: string): Shown<Item> {
  // On the server nothing is ever kept.
  const before = kept.size > 0 ? (kept.get(keyOf(key)) as Shown<Item> | undefined) : undefined;
  const isSame = before?.parts[0].list === first.list && before.parts[0].skip === first.skip;
  return isSame ? withFirst(before, first) : { parts: [first], gone: new Set(), goneSince: 0 };
}

/** The same list, its beginning come anew. */
function withFirst<Item extends Identified>(
  { parts: [, ...others], gone, goneSince }: Shown<Item>,
  first: ListPart<Item>,
): Shown<Item> {
  return { parts: [first, ...others], gone, goneSince: others.length === 0 ? 0 : goneSince };
}

function without<Item extends Identified>({ parts, gone, goneSince }: Shown<Item>, id: string): Shown<Item> {
  return { parts, gone: new Set([...gone, id]), goneSince: goneSince + 1 };
}

function withAgain<Item extends Identified>({ parts, gone, goneSince }: Shown<Item>, id: string): Shown<Item> {
  return { parts, gone: new Set([...gone].filter((one) => one !== id)), goneSince: Math.max(0, goneSince - 1) };
}

function keyOf(entry: string): string {
  return `${cacheOwner()} ${entry}`;
}

function keep<Item extends Identified>(shown: Shown<Item>, entry: string): void {
  const key = keyOf(entry);
  kept.delete(key);
  kept.set(key, shown);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

function nextSkip({ parts, goneSince }: Shown<Identified>): number | null {
  const last = parts[parts.length - 1]!;
  return last.isLast ? null : Math.max(0, last.skip + last.items.length - goneSince - again);
}

/** Each once: while one scrolls, another may come in before it and push it into the next part. */
function itemsOf<Item extends Identified>({ parts, gone }: Shown<Item>): Item[] {
  const byId = new Map(parts.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return [...byId.values()].filter(({ id }) => !gone.has(id));
}
