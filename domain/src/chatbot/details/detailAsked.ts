import { stemWord } from '../../text/stemWord.ts';
import { hearingOf } from '../hearing.ts';
import { findPhrase, type Phrase, readPhrases, wordsOfPhrases } from '../phrases.ts';
import { askedOf, type Detail, detailPhrases, details } from './detailPhrases.ts';

let built: { hear: (words: readonly string[]) => string[]; phrases: Map<Detail, Phrase[]> } | undefined;

function tables() {
  if (built) return built;
  const words = details.flatMap((detail) => wordsOfPhrases(detailPhrases[detail], askedOf));
  built = {
    hear: hearingOf(words.filter((word) => word.length > 2)),
    phrases: new Map(details.map((detail) => [detail, readPhrases(detailPhrases[detail], askedOf)])),
  };
  return built;
}

/** More words than a question about the place spoken of has: a story is a wish of its own. */
const LONGEST_QUESTION = 14;

/** Of Amparo itself, or of a thing that one wishes for. */
const ofOther =
  /\b(?:amparo|app|website|chat|bot|pagina|sitio|aplicacion|food|comida|pass|passes|ticket|tickets|pase|boleto|find|encontrar|buscar|where|donde)\b/;

/** What folded words ask of a place spoken of: whether the dog may come, what to bring; null where they ask no such thing. */
export function detailAsked(words: readonly string[]): Detail | null {
  if (words.length > LONGEST_QUESTION || ofOther.test(words.join(' '))) return null;
  const { hear, phrases } = tables();
  const stems = hear(words).map(stemWord);
  return details.find((detail) => findPhrase(phrases.get(detail) ?? [], stems)) ?? null;
}
