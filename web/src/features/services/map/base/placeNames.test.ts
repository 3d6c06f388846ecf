import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { expect, test } from 'vitest';
import { type Box, placeNames, uncrowded } from './placeNames.ts';

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

test('of overlapping names, the first one is shown', () => {
  const boxes: Record<string, Box> = {
    first: { left: 0, top: 0, right: 10, bottom: 10 },
    over: { left: 9, top: 9, right: 20, bottom: 20 },
    beside: { left: 11, top: 0, right: 20, bottom: 8 },
    overTheHidden: { left: 15, top: 15, right: 25, bottom: 25 },
  };
  expect(uncrowded(Object.keys(boxes), (name) => boxes[name]!)).toEqual(['first', 'beside', 'overTheHidden']);
});
