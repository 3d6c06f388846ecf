import { expect, test } from 'vitest';
import { stemWord } from '../words/stemWord.ts';
import { findPhrase, readPhrases, wordsOfPhrases } from './phrases.ts';

const find = (list: string, text: string) =>
  findPhrase(readPhrases(list, { pet: 'dog cat' }), text.split(' ').map(stemWord));

test.each([
  ['see more', 'please see more', [1, 3]],
  ['(see|show) more', 'show more', [0, 2]],
  ['see (it|all of them)', 'see all of them', [0, 4]],
  ['(take me)? home', 'home', [0, 1]],
  ['my @pet', 'for my dogs', [1, 3]],
  ['how * far', 'how many long miles far', [0, 5]],
  ['how * far', 'how one two three four five far', null],
  ['see more', 'see', null],
])('"%s" in "%s": %j', (list, text, found) => {
  expect(find(list, text)).toEqual(found);
});

test('wordsOfPhrases returns each word', () => {
  expect(wordsOfPhrases('my @pet * (ran|got lost)', { pet: 'dog cat' }).sort()).toEqual(
    ['cat', 'cat', 'dog', 'dog', 'got', 'lost', 'my', 'my', 'ran'].sort(),
  );
});
