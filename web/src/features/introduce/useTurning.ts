import { type TouchEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

const shortestSwipe = 48;

interface Ways {
  previous: string | null;
  next: string | null;
}

/** Changes slides by arrow keys and swipes. Each slide has buttons too. */
export function useTurning({ previous, next }: Ways) {
  const navigate = useNavigate();
  const start = useRef<{ x: number; y: number } | null>(null);

  // Before the next slide is painted, so that the next key starts from it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCombined = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      const to = event.key === 'ArrowRight' ? next : event.key === 'ArrowLeft' ? previous : null;
      if (to && !isCombined && !event.defaultPrevented && !isTyping(event.target)) void navigate(to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, previous, next]);

  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const right = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      // On a zoomed page the same gesture scrolls.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.05;
      if (isZoomed || Math.abs(right) < shortestSwipe || Math.abs(right) < 2 * Math.abs(down)) return;
      const to = right < 0 ? next : previous;
      if (to) void navigate(to);
    },
  };
}

/** In text fields and menus, the arrow keys have other functions. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  );
}
