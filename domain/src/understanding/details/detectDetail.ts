import { fuzzyMatcher } from '../phrases/fuzzyMatch.ts';
import { findPhrase, type Phrase, readPhrases, wordsOfPhrases } from '../phrases/phrases.ts';
import { stemWord } from '../words/stemWord.ts';
import { detailPhrases, details, detailWordClasses, type KnownDetail } from './detailPhrases.ts';

let built: { hear: (words: readonly string[]) => string[]; phrases: Map<KnownDetail, Phrase[]> } | undefined;

function tables() {
  if (built) return built;
  const words = details.flatMap((detail) => wordsOfPhrases(detailPhrases[detail], detailWordClasses));
  built = {
    hear: fuzzyMatcher(words.filter((word) => word.length > 2)),
    phrases: new Map(details.map((detail) => [detail, readPhrases(detailPhrases[detail], detailWordClasses)])),
  };
  return built;
}

/** More words than a question about the place spoken of has: a story is a wish of its own. */
const LONGEST_QUESTION = 14;

/** Of Amparo itself, or of a thing that one wishes for. */
const ofOther =
  /\b(?:amparo|app|website|chat|bot|pagina|sitio|aplicacion|food|comida|pass|passes|ticket|tickets|pase|boleto|find|encontrar|buscar|where|donde)\b/;

/** What folded words ask of a place spoken of: whether the dog may come, what to bring; null where they ask no such thing. */
export function detectDetail(words: readonly string[]): KnownDetail | null {
  if (words.length > LONGEST_QUESTION || ofOther.test(words.join(' '))) return null;
  const { hear, phrases } = tables();
  const stems = hear(words).map(stemWord);
  return details.find((detail) => findPhrase(phrases.get(detail) ?? [], stems)) ?? null;
}

const questionOfPlace =
  /^(?:(?:and|y|ok|but|pero|so) )*(?:(?:do|does|will|would|are) they|is there (?:a|an|any)|can (?:i|we|you|couples|people|my)|(?:do|would|must) i (?:have to|gotta|need to)|(?:tienen|hay|dejan|permiten|dan|puedo|podemos|se puede|ofrecen|me dejan))\b/;
const ofThere = /\b(?:there|they|them|inside|alli|ahi|ellos|adentro|dejan|permiten|se puede|curfew|sober)\b/;

/** "Can I smoke there?", "is there a curfew": of the place spoken of, whatever it is. */
export function asksOfPlace(words: readonly string[]): boolean {
  const text = words.join(' ');
  return words.length <= LONGEST_QUESTION && !ofOther.test(text) && questionOfPlace.test(text) && ofThere.test(text);
}
