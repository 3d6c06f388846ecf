import { type PointerEvent, type RefObject, useState } from 'react';
import { moveItem } from './moveItem.ts';

/** The distance from an edge of the window within which the page scrolls. */
const edgePx = 90;
const stepPx = 12;

/**
 * Drags a row by its handle. Until the drop, rows move only by CSS, because moving an element in the document would
 * lose the pointer.
 */
export function useDrag<Item>(
  list: RefObject<HTMLElement | null>,
  items: readonly Item[],
  onMove: (item: Item, place: number) => void,
) {
  const [drag, setDrag] = useState<{ item: Item; place: number } | null>(null);
  const shown = drag ? moveItem(items, drag.item, drag.place) : items;
  const start = (down: PointerEvent<HTMLElement>, item: Item) => {
    if (down.button !== 0) return;
    down.preventDefault();
    const handle = down.currentTarget;
    handle.setPointerCapture(down.pointerId);
    let place = items.indexOf(item);
    setDrag({ item, place });
    const end = () => {
      handle.removeEventListener('pointermove', follow);
      handle.removeEventListener('pointerup', drop);
      handle.removeEventListener('pointercancel', end);
      setDrag(null);
    };
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      place = placeAt(list.current, items.indexOf(item), clientY);
      setDrag({ item, place });
      scrollAlong(clientY);
    };
    const drop = () => {
      end();
      onMove(item, place);
    };
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('pointerup', drop);
    handle.addEventListener('pointercancel', end);
  };
  return { dragged: drag?.item ?? null, shown, start };
}

/** The number of other rows with their middle above the pointer. */
function placeAt(list: HTMLElement | null, own: number, clientY: number): number {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== own);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < clientY;
  }).length;
}

function scrollAlong(clientY: number): void {
  if (clientY < edgePx) window.scrollBy(0, -stepPx);
  else if (clientY > window.innerHeight - edgePx) window.scrollBy(0, stepPx);
}
