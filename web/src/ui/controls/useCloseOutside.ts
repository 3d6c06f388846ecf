import { useEffect, useRef } from 'react';

/** A browser closes its own menus by Esc and by a tap beside them; one made of `details` it would leave open. */
export function useCloseOutside() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current?.open ? menu.current : null;
      const isOutside = event.type === 'pointerdown' && event.target instanceof Node && !open?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (!open || !(isOutside || isEscape)) return;
      // The focus would be lost with what it is on; a tap takes it elsewhere, and must not move the page.
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
