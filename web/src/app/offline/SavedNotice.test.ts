import { expect, test } from 'vitest';
import { ageText } from './SavedNotice.tsx';

const savedAt = '2026-11-18T16:00:00Z';
const after = (minutes: number) => Date.parse(savedAt) + minutes * 60_000;

test.each([
  [-5, 'en', '0 minutes ago'],
  [59, 'en', '59 minutes ago'],
  [180, 'en', '3 hours ago'],
  [180, 'es', 'hace 3 horas'],
  [60 * 49, 'es', 'hace 2 días'],
])('after %i minutes in %s: %s', (minutes, language, text) => {
  expect(ageText(savedAt, after(minutes), language)).toBe(text);
});
