import { lexicon } from '../lexicon/lexicon.ts';
import { foldText } from '../words/foldText.ts';
import { spanishWords } from './spanishWords.ts';

const weights = new Map<string, number>();

/** Words that only one of the languages has: above 0 Spanish, below 0 English. */
function weightsOfWords(): Map<string, number> {
  if (weights.size > 0) return weights;
  const count = (text: string | undefined, by: number) => {
    for (const word of new Set(foldText(text ?? '').split(' '))) weights.set(word, (weights.get(word) ?? 0) + by);
  };
  for (const { en, es, enAsk, esAsk } of lexicon) {
    count(es, 1);
    count(esAsk, 1);
    count(en, -1);
    count(enAsk, -1);
  }
  for (const word of spanishWords) weights.set(word, 40);
  return weights;
}

/** Above 0 where the folded words are Spanish, below 0 where they are English; 0 where nothing tells. */
export function spanishScore(words: readonly string[]): number {
  let sum = 0;
  for (const word of words) sum += Math.sign(weightsOfWords().get(word) ?? 0);
  return sum;
}

/** The language most of the folded words are of; English where none tells. */
export function detectLanguage(words: readonly string[]): 'en' | 'es' {
  return spanishScore(words) > 0 ? 'es' : 'en';
}
