import { expect, test } from 'vitest';
import { momentText } from './momentText.ts';

test.each([
  ['en', '2026-11-27T18:54:00Z', 'Nov 27, 2026, 12:54 PM'],
  ['es', '2026-11-27T18:54:00Z', '27 nov 2026, 12:54 p. m.'],
  ['es', '2027-01-01T05:00:00Z', '31 dic 2026, 11:00 p. m.'],
])('the time of what happened, in a list in %s: %s', (language, instant, text) => {
  expect(momentText(instant, 'America/Chicago', language)).toBe(text);
});
