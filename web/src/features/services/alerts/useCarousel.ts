import { type UIEvent, useEffect, useRef, useState } from 'react';
import { lessMotion, useMediaQuery } from '../../../browser/mediaQuery.ts';

/** Long enough to read a slide twice. */
const stayMs = 8_000;

/** A pause lasts as long as the app is open. */
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
