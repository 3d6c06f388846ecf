import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger trembles; only beyond this is it a swipe. */
const slopPx = 10;
/** The share of its width that an element must move to be swiped away. */
const enough = 0.35;

/** The sign of a shift in the direction of reading, as `--forward` in the styles. */
const forward = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);

interface Swipe {
  x: number;
  y: number;
  isMoving: boolean;
}

/**
 * Recognizes a swipe against the direction of reading by finger or pen. The element needs `touch-action: pan-y` to let the browser scroll.
 * Also provide a button.
 */
export function useSwipe(onSwipe: () => void) {
  const swipe = useRef<Swipe | null>(null);
  const moved = useRef(false);

  const onPointerDown = ({ isPrimary, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
    moved.current = false;
    swipe.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY, isMoving: false } : null;
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const begun = swipe.current;
    if (!begun) return;
    const distance = (begun.x - clientX) * forward();
    if (!begun.isMoving && Math.abs(clientY - begun.y) > Math.max(slopPx, distance)) {
      swipe.current = null;
      return;
    }
    if (distance > slopPx) begun.isMoving = true;
    if (begun.isMoving) currentTarget.style.transform = `translateX(${-Math.max(0, distance) * forward()}px)`;
  };
  const onPointerUp = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const begun = swipe.current;
    swipe.current = null;
    if (!begun?.isMoving) return;
    moved.current = true;
    if ((begun.x - clientX) * forward() > currentTarget.offsetWidth * enough) onSwipe();
    else currentTarget.style.transform = '';
  };
  const onPointerCancel = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    swipe.current = null;
    currentTarget.style.transform = '';
  };
  /** Suppresses the click after a swipe. */
  const onClickCapture = (event: MouseEvent) => {
    if (!moved.current) return;
    moved.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture };
}
