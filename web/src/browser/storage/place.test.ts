import { expect, test } from 'vitest';
import { placeCookie, placeFromText, readPlace } from './place.ts';

test('a place read from its cookie is rounded to about 100 meters', () => {
  const cookie = placeCookie({ label: 'Peña|Río; x=1', longitude: -99.733142, latitude: 32.448741 });
  const [sent = ''] = cookie.split('; Path');
  expect(readPlace(`language=es; ${sent}`)).toEqual({ label: 'Peña|Río; x=1', longitude: -99.733, latitude: 32.449 });
});

test('it lasts for the session, and is cleared at once', () => {
  expect(placeCookie({ label: 'Abilene', longitude: -99.7, latitude: 32.4 })).not.toMatch(/max-age|expires/i);
  expect(placeCookie(null)).toContain('Max-Age=0');
});

test.each(['', 'abc', '1', '|1|x', '200|0|x', '0|91|x', 'x|y|z'])('"%s" is no place', (text) => {
  expect(placeFromText(text)).toBeNull();
});

test('a cookie that cannot be decoded counts as no place', () => {
  expect(readPlace('place=%E0%A4%A')).toBeNull();
});
