/** Returns the list with an item at another index. An index outside the list becomes the nearest end. */
export function moveItem<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  const others = items.filter((other) => other !== item);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), item, ...others.slice(at)];
}
