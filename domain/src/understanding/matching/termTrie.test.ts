import { expect, test } from 'vitest';
import { TrieNode } from './termTrie.ts';

const food = { need: 'food' };
const rent = { need: 'rent' };

test('a phrase that continues another one does not change other phrases with its meaning', () => {
  const trie = new TrieNode<{ need: string }>();
  for (const phrase of ['pantri', 'hot meal']) trie.add(phrase.split(' '), food);
  trie.add(['pantri', 'rent'], rent);
  trie.add(['hot', 'meal'], rent);
  expect(trie.after('pantri')?.meanings).toEqual([food]);
  expect(trie.after('hot')?.after('meal')?.meanings).toEqual([food, rent]);
  expect(trie.after('hot')?.after('meal')?.after('rent')).toBeUndefined();
  expect(TrieNode.lastOf(food).meanings).toEqual([food]);
  expect(TrieNode.lastOf(food).after('rent')).toBeUndefined();
});

test('finds every phrase, however many words follow a word', () => {
  const trie = new TrieNode<{ need: string }>();
  const words = Array.from({ length: 30 }, (_, n) => `word${n}`);
  const meanings = words.map((need) => ({ need }));
  for (const [i, word] of words.entries()) trie.add(['help', word], meanings[i]!);
  // These replace nodes that all phrases with the meaning share.
  for (const [i, word] of words.entries()) trie.add(['help', word, 'now'], meanings[i]!);
  for (const [i, word] of words.entries()) {
    expect(trie.findIn(['help', word, 'now'])).toEqual([
      { meaning: meanings[i], start: 0, end: 2 },
      { meaning: meanings[i], start: 0, end: 3 },
    ]);
  }
  expect(trie.after('help')?.after('none')).toBeUndefined();
});
