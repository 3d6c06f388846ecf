import { useEffect, useRef } from 'react';

/** Closes a `details` menu by Esc and by a tap outside it. Browsers do that only for their own menus. */
export function useCloseOutside() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current?.open ? menu.current : null;
      const isOutside = event.type === 'pointerdown' && event.target instanceof Node && !open?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (!open || !(isOutside || isEscape)) return;
      // Esc returns the focus to the summary. A tap moves the focus itself, and must not scroll the page.
      if (isEscape && open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      open.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return menu;
}
