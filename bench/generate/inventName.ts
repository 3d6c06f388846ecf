const starts =
  'Al An Ar Bar Bel Ben Bran Bur Cal Can Car Chal Clay Cor Cran Dal Dar Del Dray El Fair Fen Gar Gil Glen Gran Hal Har Hart Hol Ing Jar Kel Kin Lan Lar Leth Lin Mar Mel Mor Nor Oak Or Pal Pen Quin Ran Red Ros Sal San Sher Stan Tal Thorn Tor Val Vin Wal War Wes Whit Wil Win Yar';
const middles =
  'a ad am an and ar bel ber der do e el en er ga gen i il in ing ker la le len ling lo mer mi ner o on or ra re ri ro sen ta ter ti ton va ver vi';
const ends =
  'bach berg berry bourne bridge brook bury by combe croft dale den don dorf er ett ez feld field ford gate ham haven hill holm hurst ia kin land ley lin low man mere mont more ner ney nez ock quist rado ridge rio ron row sby sen shaw son stead ster stone strom thal tinez ton tree vale vedo ville wald ward well wick wood worth zalez';

const syllables = [starts, middles, ends].map((text) => text.split(' ')) as [string[], string[], string[]];
const [first, middle, last] = syllables;

/** The number of different names. */
export const inventedNames = first.length * last.length * (1 + middle.length);

/** Returns the name with a number, such as `Hartwell` or `Belingford`. */
export function inventName(index: number): string {
  // A stride without a common factor with the count mixes short and long names.
  const mixed = (index * 7_919) % inventedNames;
  const start = first[mixed % first.length]!;
  const rest = Math.floor(mixed / first.length);
  const end = last[rest % last.length]!;
  const inside = Math.floor(rest / last.length);
  return `${start}${inside === 0 ? '' : middle[inside - 1]}${end}`;
}
