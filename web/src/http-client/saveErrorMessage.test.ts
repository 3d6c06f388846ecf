import { expect, test } from 'vitest';
import { saveErrorMessage } from './errorMessages.ts';

const parts = ['editForm', 'feedback'] as const;
const keys = ['STILL_UNDER_WAY', 'KEY_USED_OTHERWISE', 'GONE_MEANWHILE'] as const;
const sentencesOf = async (language: string, part: string) =>
  (await import(`../../../translations/${language}/${part}.json`)).default;

test.each(parts)('%s has its own message for each failed save, in both languages', async (part) => {
  const [english, spanish] = [await sentencesOf('en', part), await sentencesOf('es', part)];
  for (const key of keys) {
    expect(saveErrorMessage(part, key)).toBe(`${part}.problems.${key}`);
    expect([english.problems[key], spanish.problems[key]]).toEqual([expect.any(String), expect.any(String)]);
    expect(english.problems[key]).not.toBe(spanish.problems[key]);
  }
});

test('an error that users cannot solve is shown as our error', () => {
  for (const key of ['INTERNAL', 'CHANGE_NOT_REVERTIBLE'])
    expect(saveErrorMessage('feedback', key)).toBe('errors.INTERNAL');
  expect(saveErrorMessage('editForm', 'UNAVAILABLE')).toBe('errors.UNAVAILABLE');
});
