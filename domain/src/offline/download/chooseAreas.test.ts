import { expect, test } from 'vitest';
import { chooseAreas, nearestCounty } from './chooseAreas.ts';

const counties = [
  { name: 'Taylor', coordinates: [-99.733, 32.449] as [number, number] },
  { name: 'Jones', coordinates: [-99.896, 32.755] as [number, number] },
  { name: 'Mitchell', coordinates: [-100.866, 32.389] as [number, number] },
];
const downloads = {
  '*': [{ hash: 'elsewhere', bytes: 100_000 }],
  Jones: [{ hash: 'jones', bytes: 200_000 }],
  Mitchell: [{ hash: 'mitchell', bytes: 300_000 }],
  Taylor: [
    { hash: 'taylor 1', bytes: 250_000 },
    { hash: 'taylor 2', bytes: 250_000 },
  ],
  '': [{ hash: 'lines', bytes: 10_000 }],
};
const inColoradoCity: [number, number] = [-100.86, 32.39];
const freely = { place: null, isCostly: false, freeBytes: null };

const choose = (limits: Partial<Parameters<typeof chooseAreas>[3]>, stored: string[] = []) =>
  chooseAreas(downloads, stored, counties, { ...freely, ...limits });

test('the nearest counties come first, after services that belong to no county', () => {
  expect(choose({ place: inColoradoCity })).toEqual(['', 'Mitchell', 'Jones', 'Taylor', '*']);
  expect(nearestCounty(counties, inColoradoCity)).toBe('Mitchell');
});

test('without a place, the counties with the most services come first', () => {
  expect(choose({})).toEqual(['', 'Taylor', 'Mitchell', 'Jones', '*']);
});

test('at the cost of the person, no more than they were asked for', () => {
  expect(choose({ place: inColoradoCity, isCostly: true })).toEqual(['', 'Mitchell', 'Jones', '*']);
  expect(choose({ place: inColoradoCity, isCostly: true }, ['Taylor'])).toEqual(['Taylor', '', 'Mitchell']);
});

test('with little room, what fits, and what the phone has already', () => {
  const room = (bytes: number) => ({ place: inColoradoCity, freeBytes: bytes * 60 });
  expect(choose(room(520_000))).toEqual(['', 'Mitchell', 'Jones']);
  expect(choose(room(0), ['Taylor'])).toEqual(['Taylor']);
  expect(choose(room(0))).toEqual([]);
});

test('forgets areas that the package no longer has', () => {
  expect(choose({ freeBytes: 0 }, ['Callahan', 'Jones'])).toEqual(['Jones']);
});
