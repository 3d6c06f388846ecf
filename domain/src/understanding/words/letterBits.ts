/** One bit for each letter that stands in the word; digits share the rest. A cheap bound for the slips between two words. */
export function lettersIn(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    bits |= 1 << (code >= 97 ? code - 97 : 26 + (code % 5));
  }
  return bits;
}

/** How many bits are set. */
export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
