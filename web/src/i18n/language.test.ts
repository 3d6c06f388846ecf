import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';
import { withLanguage } from './useKeepLanguage.ts';

test.each([
  [null, null, 'en'],
  [null, 'es', 'es'],
  ['en', 'es', 'en'],
  ['vi', null, 'vi'],
  ['xx', 'es', 'es'],
  ['xx', 'yy', 'en'],
])('address %s and cookie %s speak %s', (address, cookie, language) => {
  expect(chooseLanguage(address, cookie)).toBe(language);
});

test.each([
  ['/', '/?lang=es'],
  ['/?type=FOOD', '/?type=FOOD&lang=es'],
  ['/?lang=en&q=a', '/?lang=es&q=a'],
  ['/services/1#hours', '/services/1?lang=es#hours'],
])('%s in Spanish is %s', (path, spanish) => {
  expect(withLanguage(path, 'es')).toBe(spanish);
});
