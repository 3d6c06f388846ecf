import { expect, test } from 'vitest';
import { saveErrorMessage } from './saveErrorMessage.ts';

const parts = ['directories', 'feedback', 'serviceForm'] as const;
const keys = ['STILL_UNDER_WAY', 'KEY_USED_OTHERWISE', 'GONE_MEANWHILE'] as const;
const sentencesOf = async (language: string, part: string) =>
  (await import(`../../../translations/${language}/${part}.json`)).default;

test.each(parts)('what goes wrong in saving is told in words of its own, in both languages: %s', async (part) => {
  const [english, spanish] = [await sentencesOf('en', part), await sentencesOf('es', part)];
  for (const key of keys) {
    expect(saveErrorMessage(part, key)).toBe(`${part}.problems.${key}`);
    expect([english.problems[key], spanish.problems[key]]).toEqual([expect.any(String), expect.any(String)]);
    expect(english.problems[key]).not.toBe(spanish.problems[key]);
  }
});

test('what nobody can do anything about is an error of ours', () => {
  for (const key of ['INTERNAL', 'CHANGE_NOT_REVERTIBLE'])
    expect(saveErrorMessage('feedback', key)).toBe('errors.INTERNAL');
  expect(saveErrorMessage('serviceForm', 'UNAVAILABLE')).toBe('errors.UNAVAILABLE');
});
