import type { Intent } from '../../chatbot/intents.ts';
import { stemWord } from '../words/stemWord.ts';
import { requestWords } from '../words/stopWords.ts';
import { politeFillers, politeWords, rudeFillers, rudeWords } from './questions.ts';

type Polite = keyof typeof politeWords;

const stemsOf = (list: string) => new Set(list.split(/\s+/).map(stemWord));
const polite = new Map(
  (Object.entries(politeWords) as [Polite, string][]).map(([kind, list]) => [kind, stemsOf(list)]),
);
const fillers = stemsOf(politeFillers);

/** A greeting, thanks or a farewell, where a message is nothing else; thanks before a farewell is a farewell. */
export function politeIntent(words: readonly string[]): Extract<Intent, Polite> | null {
  const stems = words.map(stemWord);
  const kinds = (['GOODBYE', 'THANKS', 'GREETING'] as const).filter((kind) =>
    stems.some((stem) => polite.get(kind)?.has(stem)),
  );
  const [kind] = kinds;
  if (!kind) return null;
  const isOnlyPolite = stems.every((stem) => fillers.has(stem) || [...polite.values()].some((set) => set.has(stem)));
  return isOnlyPolite ? kind : null;
}

const plea = new Set([
  ...requestWords,
  ...'i me my we us please a to the can you un una me le mi por favor necesito con'.split(' '),
]);

/** True where only help is asked for, and not what with. */
export function isOnlyPlea(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.every((word) => plea.has(word)) &&
    words.some((word) => /^(?:help|ayud|alluda)/.test(word))
  );
}

const rude = new Set(rudeWords.split(/\s+/));
const besideRude = new Set(rudeFillers.split(/\s+/));

/** True where a message is nothing but anger, which asks for no service. */
export function isOnlyRude(words: readonly string[]): boolean {
  return words.some((word) => rude.has(word)) && words.every((word) => rude.has(word) || besideRude.has(word));
}
