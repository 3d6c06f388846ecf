import { readFileSync } from 'node:fs';
import { searchPlaces } from '@amparo/domain/places/gazetteer/searchPlaces.ts';
import { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { describe, expect, test } from 'vitest';
import { regionGazetteer } from './regionGazetteer.ts';

const profileFile = new URL('../../../regions/west-central-texas/profile.json', import.meta.url);
const profile = RegionProfile.parse(JSON.parse(readFileSync(profileFile, 'utf8')));
const regionCounties = profile.counties.map(({ name }) => name);
const gazetteer = regionGazetteer('west-central-texas');
const towns = gazetteer.places.filter(({ county }) => regionCounties.includes(county)).map(({ name }) => name);
const zips = gazetteer.zips.filter(({ county }) => regionCounties.includes(county)).map(({ code }) => code);

/** The towns and post offices of the fourteen counties. Collected by hand, independently of the data. */
const townsThatPeopleName = `Abilene Albany Anson Aspermont Avoca Baird Blackwell Breckenridge Caddo Carbon Cisco Clyde
  Comanche Cottonwood Desdemona Dunn Eastland Elbert Energy Eula Fluvanna Gorman Gustine Hamlin Haskell Hawley Hermleigh
  Impact Ira Lawn Loraine Lueders Maryneal McCaulley Merkel Moran Nolan O'Brien Olden Ovalo Peacock Potosi Proctor Putnam
  Ranger Roby Rochester Roscoe Rotan Rule Sidney Snyder Stamford Sweetwater Sylvester Throckmorton Trent Tuscola Tye
  Weinert Westbrook Woodson`
  .split(/\s+/)
  .concat('Buffalo Gap', 'Colorado City', 'Cross Plains', 'De Leon', 'Old Glory', 'Rising Star', 'Dyess AFB');

const cities = (keyword: string): string[] =>
  searchPlaces(gazetteer, keyword, { regionCounties }).cities.map((city) => city.name);
const codes = (keyword: string): string[] =>
  searchPlaces(gazetteer, keyword, { regionCounties }).zips.map((zip) => zip.code);

/** A seeded generator (mulberry32): a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Slip = (word: string, at: number, symbol: string) => string;
const slips: Record<string, Slip> = {
  deletion: (word, at) => word.slice(0, at) + word.slice(at + 1),
  insertion: (word, at, symbol) => word.slice(0, at) + symbol + word.slice(at),
  substitution: (word, at, symbol) => word.slice(0, at) + symbol + word.slice(at + 1),
  transposition: (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
};

/** Returns four misspellings of each word with this slip, except those that are another real name. */
function misspell(
  words: readonly string[],
  slip: Slip,
  alphabet: string,
  isReal: (text: string) => boolean,
): [string, string][] {
  const random = randomFrom(20);
  return words.flatMap((word) =>
    Array.from({ length: 4 }, (): [string, string] => {
      const at = Math.floor(random() * word.length);
      const symbol = alphabet[Math.floor(random() * alphabet.length)]!;
      return [slip(word, at, symbol), word];
    }).filter(([wrong]) => wrong !== word && !isReal(wrong)),
  );
}

const isTown = (text: string): boolean => gazetteer.placesByKey.has(text.toLowerCase().replace(/[^a-z]/g, ''));

function share<T>(cases: readonly T[], isFound: (item: T) => boolean): { found: number; missed: T[] } {
  const missed = cases.filter((item) => !isFound(item));
  return { found: 1 - missed.length / cases.length, missed };
}

test('contains every town of the region', () => {
  expect(townsThatPeopleName.filter((name) => !towns.includes(name))).toEqual([]);
});

test('has unique ids', () => {
  const ids = [...gazetteer.places, ...gazetteer.zips].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('of the region’s towns, at least 99 of 100 are found', () => {
  const spellings: [string, (name: string) => string][] = [
    ['exact', (name) => name],
    ['upper case', (name) => name.toUpperCase()],
    [
      'accents',
      (name) => name.replace(/[aeioun]/g, (letter) => ({ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ü', n: 'ñ' })[letter]!),
    ],
    ['with the state', (name) => `  ${name}, Texas `],
    ['without spaces', (name) => name.replaceAll(' ', '')],
  ];
  test.each(spellings)('first, %s', (_, spell) => {
    expect(share(towns, (name) => cities(spell(name))[0] === name).missed).toEqual([]);
  });
  test('among the first five, by every beginning of four letters and more', () => {
    const beginnings = towns.flatMap((name) =>
      Array.from({ length: Math.max(name.length - 3, 0) }, (_, index): [string, string] => [
        name.slice(0, index + 4),
        name,
      ]),
    );
    expect(share(beginnings, ([text, name]) => cities(text).slice(0, 5).includes(name)).missed).toEqual([]);
  });
  test.each(Object.entries(slips))('first, with one %s', (_, slip) => {
    const cases = misspell(towns, slip, 'abcdefghijklmnopqrstuvwxyz', isTown);
    const { found, missed } = share(cases, ([wrong, name]) => cities(wrong)[0] === name);
    expect(found, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.99);
  });
});

describe('of the region’s ZIP codes', () => {
  test('each is first when typed plainly, as ZIP+4, with the state, or with letters for digits', () => {
    const missed = zips.filter((code) =>
      [code, `${code}-1234`, `TX ${code}`, code.replace('0', 'O').replace('1', 'l')].some(
        (text) => codes(text)[0] !== code,
      ),
    );
    expect(missed).toEqual([]);
  });
  test('each is found by its first four digits', () => {
    expect(zips.filter((code) => !codes(code.slice(0, 4)).includes(code))).toEqual([]);
  });
  test.each(Object.entries(slips))('at least 99 of 100 are listed with one %s', (_, slip) => {
    const cases = misspell(zips, slip, '0123456789', (text) => gazetteer.zipByCode.has(text));
    const { found, missed } = share(cases, ([wrong, code]) => codes(wrong).includes(code));
    expect(found, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.99);
  });
});

test.each([
  ['abilene tx', 'Abilene'],
  ['Abilene, Texas', 'Abilene'],
  ['san angelo', 'San Angelo'],
  ['ft worth', 'Fort Worth'],
  ['Ft. Worth, TX', 'Fort Worth'],
  ['Méridian', 'Meridian'],
  ['st jo', 'Saint Jo'],
  ['mt pleasant', 'Mount Pleasant'],
  ['sweetwatter', 'Sweetwater'],
  ['swetwatter', 'Sweetwater'],
  ['brekenrige', 'Breckenridge'],
  ['abaleen', 'Abilene'],
  ['trokmorton', 'Throckmorton'],
  ['mccauley', 'McCaulley'],
  ['obrien', "O'Brien"],
  ['gap', 'Buffalo Gap'],
  ['dyess', 'Dyess AFB'],
  ['houston', 'Houston'],
  ['dalas', 'Dallas'],
  ['san antonio', 'San Antonio'],
  ['Abilene 79601', 'Abilene'],
])('%s is %s', (keyword, name) => {
  expect(cities(keyword)[0]).toBe(name);
});

test.each([
  ['79601', '79601'],
  ['7960l', '79601'],
  ['79061', '79601'],
  ['zip code 79556', '79556'],
  ['796', '79601'],
])('ZIP code %s is %s', (keyword, code) => {
  expect(codes(keyword)).toContain(code);
});

test('an exact match outside the region comes before a misspelled town of the region', () => {
  expect(cities('Dawn').slice(0, 2)).toEqual(['Dawn', 'Lawn']);
});
