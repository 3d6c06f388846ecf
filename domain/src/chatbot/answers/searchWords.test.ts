import { expect, test } from 'vitest';
import type { TranslateChat } from './chatTexts.ts';
import { searchWords } from './searchWords.ts';

const offers: Record<string, string> = { diapers: 'Pañales', 'medical-rides': 'Viajes al médico' };
const t = Object.assign(() => '', { offer: (need: string) => offers[need] ?? null }) as TranslateChat;

test.each([
  ['en', 'diapers blue', 'diapers blue'],
  ['es', 'diapers blue', 'Pañales blue'],
  ['es', 'diapers dentist', 'Pañales dentista'],
  // A search for “viajes al médico” would be about doctors.
  ['es', 'medical transportation', 'transporte medico'],
  ['es', 'Porchlight', 'Porchlight'],
  ['es', '', ''],
] as const)('a list in %s of "%s" is a search for "%s"', (language, search, words) => {
  expect(searchWords({ t, language, understood: { search } })).toBe(words);
});
