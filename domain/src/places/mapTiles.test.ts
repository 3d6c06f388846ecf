import { describe, expect, test } from 'vitest';
import { MapTiles, tileOrigins } from './mapTiles.ts';

const attribution = '© Sample Maps';

describe('MapTiles', () => {
  test.each([
    { url: null, attribution: null },
    { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution },
    { url: 'https://{s}.tiles.example.org/{z}/{x}/{y}{r}.png?key=1', attribution },
    { url: null, attribution: null, pmtiles: 'streets-2025.pmtiles' },
  ])('accepts $url', (tiles) => {
    expect(MapTiles.parse(tiles)).toEqual(tiles);
  });

  test.each([
    { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: null },
    { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '' },
    { url: null, attribution },
    { url: 'https://tiles.example.org/tile.png', attribution },
    { url: 'ftp://tiles.example.org/{z}/{x}/{y}.png', attribution },
    { url: '/tiles/{z}/{x}/{y}.png', attribution },
    { url: null, attribution: null, pmtiles: '../streets.pmtiles' },
    { url: null, attribution: null, pmtiles: 'streets.zip' },
    { url: "https://a b'; script-src *; /{z}/{x}/{y}", attribution },
  ])('rejects $url with attribution $attribution', (tiles) => {
    expect(MapTiles.safeParse(tiles).success).toBe(false);
  });
});

test.each([
  ['https://tiles.example.org/{z}/{x}/{y}.png', ['https://tiles.example.org']],
  ['http://127.0.0.1:8080/{z}/{x}/{y}.png', ['http://127.0.0.1:8080']],
  [
    'https://{s}.tiles.example.org/{z}/{x}/{y}{r}.png',
    ['https://a.tiles.example.org', 'https://b.tiles.example.org', 'https://c.tiles.example.org'],
  ],
])('the origins of %s', (url, origins) => {
  expect(tileOrigins(url)).toEqual(origins);
});
