import { expect, test } from 'vitest';
import { backIn, readIntroduction, slides } from './introduction.ts';

test('there are nine slides, the agreement the last', () => {
  expect(slides).toHaveLength(9);
  expect(slides.at(-1)).toBe('terms');
});

test.each([
  ['', 1, 'welcome'],
  ['slide=1', 1, 'welcome'],
  ['slide=3', 3, 'hours'],
  ['slide=9', 9, 'terms'],
  ['slide=0', 1, 'welcome'],
  ['slide=10', 1, 'welcome'],
  ['slide=-1', 1, 'welcome'],
  ['slide=two', 1, 'welcome'],
  ['slide=2.9', 2, 'find'],
])('"%s" is slide %i', (search, number, slide) => {
  expect(readIntroduction(new URLSearchParams(search))).toMatchObject({ number, slide, back: null, isDeclined: false });
});

test.each([
  ['back=%2F%3Ftype%3DFOOD', '/?type=FOOD'],
  ['back=https%3A%2F%2Fevil.example', '/'],
  ['back=%2F%2Fevil.example', '/'],
])('"%s" leads back to %s', (search, back) => {
  expect(readIntroduction(new URLSearchParams(search)).back).toBe(back);
});

test('only the last slide can be declined', () => {
  expect(readIntroduction(new URLSearchParams('slide=9&declined=true')).isDeclined).toBe(true);
  expect(readIntroduction(new URLSearchParams('slide=8&declined=true')).isDeclined).toBe(false);
});

test.each([
  ['/services/1?lang=es', '/services/1?lang=en'],
  ['/?type=FOOD&lang=es', '/?type=FOOD&lang=en'],
  ['/?type=FOOD', '/?type=FOOD'],
  [null, null],
])('%s in English is %s', (back, inEnglish) => {
  expect(backIn('en', back)).toBe(inEnglish);
});
