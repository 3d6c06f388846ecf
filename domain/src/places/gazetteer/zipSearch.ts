import type { Gazetteer, Zip } from './gazetteer.ts';
import { countTypos } from './typos.ts';

const looksLikeDigit: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', z: '2', s: '5', b: '8' };

/** Returns the digits of a ZIP code in a folded query ("7960l" and "79601 1234" mean 79601), and the other words. */
export function splitZip(words: readonly string[]): { digits: string; otherWords: string[] } {
  const isNumber = words.map((word) => /\d/.test(word));
  const numbers = words.filter((_, index) => isNumber[index]).map(readDigits);
  const whole = numbers.find((number) => number.length === 5) ?? numbers.join('');
  const otherWords = words.filter((word, index) => !isNumber[index] && !(whole && isZipWord.test(word)));
  return { digits: whole, otherWords };
}

const isZipWord = /^(zip|zipcode|code|codigo|postal|cp)$/;

function readDigits(word: string): string {
  const hasEnoughDigits = word.replace(/\D/g, '').length * 2 >= word.length;
  const read = hasEnoughDigits ? word.replace(/[a-z]/g, (letter) => looksLikeDigit[letter] ?? '') : word;
  return read.replace(/\D/g, '');
}

/**
 * Returns ZIP codes for typed digits, best first: the exact code, codes with this prefix, and codes with one typo (from four
 * digits), those of the region first. An exact code of the region is the only result. An exact code elsewhere may be a
 * typo for a code of the region.
 */
export function searchZips(gazetteer: Gazetteer, digits: string, isInRegion: (county: string) => boolean): Zip[] {
  const exact = gazetteer.zipByCode.get(digits);
  if (exact && isInRegion(exact.county)) return [exact];
  if (digits.length === 0 || digits.length > 6) return [];
  const found: { zip: Zip; rank: number }[] = [];
  for (const zip of gazetteer.zips) {
    if (exact && zip !== exact && !isInRegion(zip.county)) continue;
    const isPrefix = zip.code.startsWith(digits);
    if (!isPrefix && (digits.length < 4 || countTypos(digits, zip.code, 1).whole > 1)) continue;
    found.push({ zip, rank: zip === exact ? -1 : (isInRegion(zip.county) ? 0 : 2) + (isPrefix ? 0 : 1) });
  }
  found.sort((a, b) => a.rank - b.rank || (a.zip.code < b.zip.code ? -1 : 1));
  return found.map(({ zip }) => zip);
}
