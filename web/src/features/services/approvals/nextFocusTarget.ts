/** The boxes of a group to go on at, once these services are gone: those after the first of them, then those before it. */
export function boxesFrom(type: string, ids: readonly string[]): HTMLElement[] {
  const boxes = [...document.querySelectorAll<HTMLElement>(`[id^="tick-${type}-"]`)];
  const at = Math.max(
    0,
    boxes.findIndex(({ id }) => ids.some((one) => id.endsWith(one))),
  );
  return [...boxes.slice(at), ...boxes.slice(0, at).reverse()];
}

/** The first that still stands on the page, else its heading. */
export function firstLeft(boxes: readonly HTMLElement[]): HTMLElement | null {
  return boxes.find(({ isConnected }) => isConnected) ?? document.querySelector('h1');
}
