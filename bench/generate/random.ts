/** Pseudorandom numbers. The same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 to 1, excluding 1. */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Prefers early entries. */
  pickEarly<T>(list: readonly T[]): T;
  /** A number below `count`, distributed by Zipf's law: the nth is about 1/n as frequent as the first. */
  zipf(count: number): number;
  /** A random part of the list, in its order. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Each `index` has its own stream, so that the thousandth service is the same in a file of any length. */
export function randomOf(seed: number, index: number): Random {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const zipf = (count: number) => Math.min(count - 1, Math.floor((count + 1) ** next()) - 1);
  return {
    next,
    int,
    zipf,
    chance: (share) => next() < share,
    pick: (list) => list[int(0, list.length - 1)]!,
    pickEarly: (list) => list[Math.floor(list.length * next() ** 2)]!,
    some(list, count) {
      const places = new Set<number>();
      while (places.size < Math.min(count, list.length)) places.add(int(0, list.length - 1));
      return list.filter((_, i) => places.has(i));
    },
  };
}
