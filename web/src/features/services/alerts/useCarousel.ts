import { type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lessMotion, useMediaQuery } from '../../../browser/mediaQuery.ts';

/** Long enough to read a slide twice. */
const slideMs = 8_000;

/** A pause lasts until the app is closed. */
let wasPaused = false;

/**
 * A carousel that moves by finger, by buttons, and slowly by itself. It stops under the pointer, with the focus, when
 * paused (WCAG 2.2.2), and with reduced motion.
 */
export function useCarousel(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(wasPaused);
  const [isHeld, setIsHeld] = useState(false);
  const hasLessMotion = useMediaQuery(lessMotion, true);
  const show = (next: number) => {
    const slide = row.current?.children[(next + count) % count] as HTMLElement | undefined;
    row.current?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: hasLessMotion ? 'auto' : 'smooth' });
  };
  useInterval(count > 1 && !hasLessMotion && !isPaused && !isHeld, () => show(index + 1));
  return {
    row,
    index,
    isPaused,
    hasLessMotion,
    show,
    togglePause: () => {
      wasPaused = !isPaused;
      setIsPaused(wasPaused);
    },
    holdEvents: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) =>
      setIndex(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))),
  };
}

function useInterval(isRunning: boolean, act: () => void): void {
  const onTick = useEffectEvent(act);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => onTick(), slideMs);
    return () => clearInterval(timer);
  }, [isRunning]);
}
