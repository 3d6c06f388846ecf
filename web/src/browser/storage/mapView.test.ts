import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { centerOf, keepChosen, keepMapView, type MapView, readChosen, readMapView, searchedCenter } from './mapView.ts';

const abilene = { label: 'Abilene', longitude: -99.733, latitude: 32.449 };
const view: MapView = { longitude: -100.40594321, latitude: 32.47095, zoom: 11, isMoved: true, searched: null };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the map opens at its last view, with and without a place', () => {
  for (const place of [abilene, null]) {
    keepMapView(view, place);
    expect(readMapView(place)).toEqual(view);
  }
});

test('another place resets the map', () => {
  keepMapView(view, abilene);
  expect(readMapView({ ...abilene, latitude: 33 })).toBeNull();
  expect(readMapView(null)).toBeNull();
});

test('services are requested around the rounded center of the last search on the map', () => {
  expect(searchedCenter(null)).toBeNull();
  keepMapView(view, null);
  expect(searchedCenter(null)).toBeNull();
  keepMapView({ ...view, searched: centerOf(view) }, null);
  expect(searchedCenter(null)).toBe('-100.406|32.471');
});

test.each([
  '',
  '{',
  '[]',
  '{"longitude":"here","latitude":1,"zoom":2,"place":""}',
  '{"longitude":181,"latitude":1,"zoom":2,"place":""}',
])('what somebody meddled with counts as nothing: %s', (text) => {
  stored.set('map-location', text);
  expect(readMapView(null)).toBeNull();
});

test('the chosen service is stored and deleted', () => {
  keepChosen('one');
  expect(readChosen()).toBe('one');
  keepChosen(null);
  expect(readChosen()).toBeNull();
});

test('nothing breaks when storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepMapView(view, null);
  keepChosen('one');
  expect(readMapView(null)).toBeNull();
  expect(readChosen()).toBeNull();
});
