import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { expect, test } from 'vitest';
import { type NameOnMap, placeNames, positionNames } from './placeNames.ts';

const county = (name: string, isOfRegion: boolean): MapGround['counties'][number] => {
  return { name, isOfRegion, center: [-99, 32], rings: [] };
};
const town = (name: string, rank: number): MapGround['towns'][number] => ({ name, coordinates: [-99, 32], rank });
const ground: MapGround = {
  attribution: '',
  center: [-99, 32],
  bounds: [-101, 31, -98, 33],
  tiles: null,
  streets: null,
  counties: [county('Taylor', true), county('Brown', false)],
  towns: [town('Abilene', 1), town('Baird', 2), town('Clyde', 3), town('Eula', 4)],
};

test.each([
  [6, ['Abilene']],
  [7, ['Abilene', 'Taylor']],
  [8, ['Abilene', 'Baird', 'Taylor', 'Brown']],
  [10, ['Abilene', 'Baird', 'Taylor', 'Clyde', 'Brown', 'Eula']],
  [13, ['Abilene', 'Baird', 'Clyde', 'Eula']],
])('at zoom %i', (zoom, names) => {
  expect(placeNames(ground, zoom).map(({ text }) => text)).toEqual(names);
});

const nameAt = (text: string, x: number, y: number, kind: NameOnMap['kind'] = 'town'): NameOnMap => {
  return { text, kind, coordinates: [-99, 32], x, y, width: 40, height: 18 };
};
const markerAt = (x: number, y: number) => ({ left: x - 17, right: x + 17, top: y - 17, bottom: y + 17 });
const offsets = (names: NameOnMap[], markers: ReturnType<typeof markerAt>[]) =>
  positionNames(names, markers).map(({ text, right, down }) => [text, right, down]);

test('the name of a town is below its dot, or below the marker at the dot', () => {
  expect(offsets([nameAt('Baird', 0, 0)], [])).toEqual([['Baird', 0, 15]]);
  expect(offsets([nameAt('Baird', 0, 0)], [markerAt(0, 0)])).toEqual([['Baird', 0, 31]]);
});

test('a name moves away from markers and from earlier names', () => {
  expect(offsets([nameAt('Baird', 0, 0)], [markerAt(0, 30)])).toEqual([['Baird', 0, -15]]);
  const two = [nameAt('Baird', 0, 0), nameAt('Clyde', 10, 0)];
  expect(offsets(two, [])).toEqual([
    ['Baird', 0, 15],
    ['Clyde', 0, -15],
  ]);
});

test('the name of a county stays in the county, and covers no dot of a town', () => {
  const taylor = nameAt('Taylor', 0, 0, 'county');
  expect(offsets([taylor], [markerAt(0, 0)])).toEqual([['Taylor', 0, -33]]);
  expect(offsets([{ ...taylor, within: { top: -40, bottom: 40 } }], [markerAt(0, 0)])).toEqual([]);
  expect(offsets([nameAt('Abilene', 0, 8), taylor], [])).toEqual([
    ['Abilene', 0, 15],
    ['Taylor', 0, -11],
  ]);
});

test('a name without space is left out, but not the name of a city', () => {
  const steps = [-90, -60, -30, 0, 30, 60, 90];
  const crowd = steps.flatMap((x) => steps.map((y) => markerAt(x, y)));
  expect(offsets([nameAt('Baird', 0, 0), nameAt('Abilene', 0, 0, 'city')], crowd)).toEqual([['Abilene', 0, 15]]);
});
