/**
 * Returns one bit for each letter in a folded word; digits share the other bits. Gives a fast lower bound for the edit
 * cost of two words.
 */
export function lettersIn(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    bits |= 1 << (code >= 97 ? code - 97 : 26 + (code % 5));
  }
  return bits;
}

/** Returns the number of set bits. */
export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
