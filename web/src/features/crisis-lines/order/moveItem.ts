/** The list with one of its items at another place, counted from 0; a place beyond its ends is the end. */
export function moveItem<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  const others = items.filter((other) => other !== item);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), item, ...others.slice(at)];
}
