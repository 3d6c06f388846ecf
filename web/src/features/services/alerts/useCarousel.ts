import { type UIEvent, useEffect, useRef, useState } from 'react';
import { lessMotion, useMediaQuery } from '../../../browser/mediaQuery.ts';

/** Slow enough to read what stands there, twice. */
const stayMs = 8_000;

/** Whoever paused it once has it paused for as long as the app is open. */
let wasPaused = false;

/**
 * A row that scrolls by a finger, by buttons, and slowly by itself: not while someone points at it or has the focus in it,
 * not when paused (WCAG 2.2.2), and never for people who ask for less motion.
 */
export function useCarousel(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(wasPaused);
  const [isHeld, setIsHeld] = useState(false);
  const isCalm = useMediaQuery(lessMotion, true);
  const isMoving = count > 1 && !isCalm && !isPaused && !isHeld;

  const show = (next: number) => {
    const wanted = (next + count) % count;
    const slide = row.current?.children[wanted] as HTMLElement | undefined;
    row.current?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: isCalm ? 'auto' : 'smooth' });
  };
  const showNext = useRef(() => {});
  useEffect(() => {
    showNext.current = () => show(index + 1);
  });
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => showNext.current(), stayMs);
    return () => clearInterval(timer);
  }, [isMoving]);

  return {
    row,
    index,
    isPaused,
    isCalm,
    show,
    togglePause: () => {
      wasPaused = !isPaused;
      setIsPaused(wasPaused);
    },
    holders: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) =>
      setIndex(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))),
  };
}
