import { expect, test } from 'vitest';
import { readBlindSet } from './blindSet.ts';

const line = (value: unknown) => JSON.stringify(value);

test('reads requests with their slots, and dangers with their kinds', () => {
  const request = {
    language: 'es',
    isMisspelled: true,
    before: ['comida en Abilene'],
    text: 'y manana?',
    intent: 'LIST_SERVICES',
    slots: { type: 'FOOD', openAt: '2026-11-27', audience: ['KIDS', 'WOMEN'] },
  };
  const danger = { language: 'en', text: 'he has a knife', group: 'danger', kinds: ['VIOLENCE'] };
  expect(readBlindSet(`${line(request)}\n${line(danger)}\n`)).toEqual({
    requests: [{ ...request, slots: ['type=FOOD', 'openAt=true', 'audience=KIDS', 'audience=WOMEN'] }],
    dangers: [{ ...danger, isMisspelled: false }],
  });
});

test.each([
  [{ language: 'fr', text: 'x', intent: 'FAQ' }, 'line 1: language'],
  [{ language: 'en', text: ' ', intent: 'FAQ' }, 'line 1: text'],
  [{ language: 'en', text: 'x', intent: 'FOOD' }, 'line 1: intent'],
  [{ language: 'en', text: 'x', group: 'calm' }, 'line 1: group'],
  [{ language: 'en', text: 'x', group: 'danger' }, 'line 1: a danger has kinds'],
  [{ language: 'en', text: 'x', group: 'danger', kinds: ['FLOOD'] }, 'line 1: unknown kind'],
])('refuses %j', (value, message) => {
  expect(() => readBlindSet(line(value))).toThrow(message);
});
