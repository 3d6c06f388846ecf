import { expect, test } from 'vitest';
import { SpokenPairs } from './spokenPairs.ts';

test('finds the words of each sound, and none for the others', () => {
  const lines = Array.from({ length: 3000 }, (_, n) => [`sound${n.toString(36)}`, `word${n} other${n}`] as const);
  const pairs = new SpokenPairs(lines.map((line) => line.join(' ')).join('\n'));
  for (const [sound, words] of lines) expect(pairs.get(sound)).toBe(words);
  for (const [sound] of lines) expect(pairs.get(`no${sound}`)).toBeUndefined();
  expect(pairs.get('sound')).toBeUndefined();
});

test('a text without lines has no sounds', () => {
  expect(new SpokenPairs('').get('citilait')).toBeUndefined();
  expect(new SpokenPairs('citilait city light').get('citilait')).toBe('city light');
});
