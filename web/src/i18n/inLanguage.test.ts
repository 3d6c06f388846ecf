import { expect, test } from 'vitest';
import { inLanguage } from './inLanguage.ts';

test.each([
  [{ en: 'Food', es: 'Comida' }, 'en', { text: 'Food', otherLanguage: null }],
  [{ en: 'Food', es: 'Comida' }, 'es', { text: 'Comida', otherLanguage: null }],
  [{ en: 'Food', es: ' ' }, 'es', { text: 'Food', otherLanguage: 'en' }],
  [{ en: '', es: 'Comida' }, 'en', { text: 'Comida', otherLanguage: 'es' }],
  [{ en: 'Food', es: 'Comida' }, 'vi', { text: 'Food', otherLanguage: 'en' }],
  [{ en: '', es: '' }, 'en', { text: '', otherLanguage: null }],
] as const)('%o in %s', (texts, language, expected) => {
  expect(inLanguage(texts, language)).toEqual(expected);
});
