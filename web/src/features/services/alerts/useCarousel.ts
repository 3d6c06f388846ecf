import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { lessMotion, useMediaQuery } from '../../../browser/mediaQuery.ts';

/** Long enough to read a slide twice. */
const slideMs = 8_000;

/** A pause lasts until the app is closed. */
let wasPaused = false;

/**
 * Moves the row of a banner by buttons, and slowly by itself. It stops under the pointer, with the focus, when paused
 * (WCAG 2.2.2), and with reduced motion.
 */
export function useCarousel(banner: RefObject<HTMLElement | null>, count: number) {
  const { index, isHeld } = useBanner(banner);
  const [isPaused, setIsPaused] = useState(wasPaused);
  const hasLessMotion = useMediaQuery(lessMotion, true);
  const show = (next: number) => {
    const row = rowOf(banner);
    const slide = row?.children[(next + count) % count] as HTMLElement | undefined;
    row?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: hasLessMotion ? 'auto' : 'smooth' });
  };
  useInterval(!hasLessMotion && !isPaused && !isHeld, () => show(index + 1));
  const togglePause = () => {
    wasPaused = !isPaused;
    setIsPaused(wasPaused);
  };
  return { index, isPaused, hasLessMotion, show, togglePause };
}

function rowOf(banner: RefObject<HTMLElement | null>): HTMLElement | null {
  return banner.current?.querySelector('ul') ?? null;
}

/** The slide in view, and whether the pointer or the focus is in the banner. */
function useBanner(banner: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [isHeld, setIsHeld] = useState(true);
  useEffect(() => {
    const row = rowOf(banner);
    const hold = () => setIsHeld(true);
    const release = () => setIsHeld(false);
    const onScroll = () => row && setIndex(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    // The person who opened the banner may already be elsewhere.
    setIsHeld(banner.current?.matches(':hover, :focus-within') === true);
    const events = [
      [banner.current, 'pointerenter', hold],
      [banner.current, 'focusin', hold],
      [banner.current, 'pointerleave', release],
      [banner.current, 'focusout', release],
      [row, 'scroll', onScroll],
    ] as const;
    for (const [target, name, act] of events) target?.addEventListener(name, act);
    return () => {
      for (const [target, name, act] of events) target?.removeEventListener(name, act);
    };
  }, [banner]);
  return { index, isHeld };
}

function useInterval(isRunning: boolean, act: () => void): void {
  const onTick = useEffectEvent(act);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => onTick(), slideMs);
    return () => clearInterval(timer);
  }, [isRunning]);
}
