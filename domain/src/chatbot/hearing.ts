import { chatSpelling } from '../needs/chatSpelling.ts';
import { isKnownWord } from '../needs/spelling.ts';
import { foldedWords } from '../needs/tokenize.ts';
import { editCost } from '../text/editCost.ts';
import { soundOfWord } from '../text/soundOfWord.ts';
import { stemWord } from '../text/stemWord.ts';

/** More words than anybody says in one message. */
const mostWords = 120;
const longestText = 800;

/** A message's words, chat spellings written out; what is too long is cut. */
export function wordsOfMessage(text: string): string[] {
  const words = foldedWords(text.slice(0, longestText)).slice(0, mostWords);
  return words.flatMap((word) => (chatSpelling.get(word) ?? word).split(' '));
}

/** How many slips a word of so many letters may have to be taken for another. */
function limitOf(letters: number): number {
  if (letters <= 3) return 0.5;
  if (letters === 4) return 1;
  return letters <= 6 ? 1.2 : 1.9;
}

/**
 * Hears a small vocabulary: answers, for each word of a message, the word of the vocabulary that it is most likely a misspelling
 * of, or else the word itself. `others` are words that look like those of the vocabulary and are meant as they stand.
 */
export function hearingOf(vocabulary: Iterable<string>, others: Iterable<string> = []) {
  const known = new Map([...vocabulary].map((word) => [word, { stem: stemWord(word), sound: soundOfWord(word) }]));
  const stems = new Set([...known.values()].map(({ stem }) => stem));
  const strangers = new Set(others);
  const heard = new Map<string, string>();
  const hear = (typed: string): string => {
    if (stems.has(stemWord(typed)) || strangers.has(typed) || isKnownWord(typed)) return typed;
    return nearest(typed) ?? typed;
  };
  const nearest = (typed: string): string | null => {
    const sound = soundOfWord(typed);
    let best: { word: string; cost: number } | null = null;
    for (const [word, its] of known) {
      if (word.length < 3 || Math.abs(word.length - typed.length) > 3) continue;
      const cost = its.sound === sound && sound.length > 2 ? 0.3 : costOf(typed, word, sound, its.sound);
      if (cost <= limitOf(Math.min(typed.length, word.length)) && (!best || cost < best.cost)) best = { word, cost };
    }
    return best?.word ?? null;
  };
  return (words: readonly string[]): string[] =>
    words.map((word) => {
      const before = heard.get(word);
      if (before !== undefined) return before;
      if (heard.size > 5000) heard.clear();
      const now = hear(word);
      heard.set(word, now);
      return now;
    });
}

/** Another first sound is less likely meant. */
const OTHER_START = 0.6;

function costOf(typed: string, word: string, sound: string, itsSound: string): number {
  const limit = limitOf(typed.length);
  const asWritten = editCost(typed, word, limit);
  const asHeard = 0.4 + editCost(sound, itsSound, Math.max(0, limit - 0.4));
  return Math.min(asWritten, asHeard) + (sound.charAt(0) === itsSound.charAt(0) ? 0 : OTHER_START);
}
