import { cachedByText } from '../words/cachedByText.ts';
import { soundOfWord } from '../words/soundOfWord.ts';

/** Shorter words have the sound of many others. */
const SHORTEST_SOUND = 5;
const SHORTEST_BEGINNING = 3;

/**
 * Makes a function that finds the concept of a folded word. `wordsOf` contains the words of each concept; a star means any
 * ending. Misspelled words that sound the same have the same concept. The first concept with a word wins.
 */
export function conceptFinder(wordsOf: Readonly<Record<string, string>>): (word: string) => string | undefined {
  let find: ReturnType<typeof buildFinder> | undefined;
  return (word) => {
    find ??= buildFinder(wordsOf);
    return find(word);
  };
}

function buildFinder(wordsOf: Readonly<Record<string, string>>): (word: string) => string | undefined {
  const exact = new Map<string, string>();
  const sounds = new Map<string, string>();
  const beginnings = new Map<string, string>();
  for (const [concept, list] of Object.entries(wordsOf))
    for (const word of list.normalize('NFKD').replace(/\p{M}/gu, '').split(' ')) {
      if (word.endsWith('*')) beginnings.set(word.slice(0, -1), concept);
      else {
        if (!exact.has(word)) exact.set(word, concept);
        const sound = soundOfWord(word);
        if (word.length >= SHORTEST_SOUND && !sounds.has(sound)) sounds.set(sound, concept);
      }
    }
  const NONE = '';
  const conceptOf = cachedByText((word) => {
    const known = exact.get(word);
    if (known) return known;
    for (let length = word.length; length >= SHORTEST_BEGINNING && beginnings.size > 0; length--) {
      const found = beginnings.get(word.slice(0, length));
      if (found) return found;
    }
    return (word.length >= SHORTEST_SOUND ? sounds.get(soundOfWord(word)) : undefined) ?? NONE;
  });
  return (word) => conceptOf(word) || undefined;
}
