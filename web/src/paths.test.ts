import { expect, test } from 'vitest';
import { paths, safeBack } from './paths.ts';

test.each([
  ['/?type=FOOD&open=true', '/?type=FOOD&open=true'],
  ['/services/1#hours', '/services/1#hours'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/..//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
  [null, '/'],
])('going back to %s leads to %s', (back, safe) => {
  expect(safeBack(back)).toBe(safe);
});

test('addresses', () => {
  expect(paths.home()).toBe('/');
  expect(paths.home('type=FOOD')).toBe('/?type=FOOD');
  expect(paths.location('/?q=a&b')).toBe('/location?back=%2F%3Fq%3Da%26b');
  expect(paths.introduce()).toBe('/introduce');
  expect(paths.introduce({ slide: 3, back: '/?q=a&b', language: 'es' })).toBe(
    '/introduce?slide=3&back=%2F%3Fq%3Da%26b&lang=es',
  );
});
