// Some libraries need features that phones of 2020 lack. Import this file before such a library.

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index];
}

function findLast<T>(this: T[], matches: (item: T, index: number, all: T[]) => unknown): T | undefined {
  for (let index = this.length - 1; index >= 0; index -= 1) {
    if (matches(this[index] as T, index, this)) return this[index];
  }
  return undefined;
}

function hasOwn(object: object, key: PropertyKey): boolean {
  return Object.getOwnPropertyDescriptor(object, key) !== undefined;
}

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function complete(target: object, lacking: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(lacking)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

complete(Object, { hasOwn });
complete(Map, { groupBy });
complete(Array.prototype, { at, findLast });
complete(String.prototype, { at });
