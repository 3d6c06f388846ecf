import type { Audience } from '../../services/taxonomy/serviceTypes.ts';
import { audienceTerms } from '../lexicon/audiences.ts';
import { parseTerms } from '../matching/parseTerms.ts';
import { TrieNode } from '../matching/termTrie.ts';
import { foldedWords, needsStopWords, type Sentence, sentenceOf } from '../words/tokenize.ts';

interface Meaning {
  audience: Audience;
  isNegative: boolean;
}

interface Tries {
  loose: TrieNode<Meaning>;
  exact: TrieNode<Meaning>;
}

let built: Tries | undefined;

function buildTries(): Tries {
  const tries: Tries = { loose: new TrieNode(), exact: new TrieNode() };
  for (const [audience, { en, es, not }] of Object.entries(audienceTerms) as [
    Audience,
    (typeof audienceTerms)['MEN'],
  ][]) {
    const add = (list: string | undefined, isNegative: boolean) => {
      for (const { text } of parseTerms(list)) {
        const sentence = sentenceOf(foldedWords(text));
        if (needsStopWords(sentence)) tries.exact.add(sentence.all, { audience, isNegative });
        else if (sentence.stems.length > 0) tries.loose.add(sentence.stems, { audience, isNegative });
      }
    };
    add(en, false);
    add(es, false);
    add(not, true);
  }
  return tries;
}

/** An audience that a phrase of the query names, with the indexes of the stems of the phrase. `isNegative` marks a look-alike. */
interface FoundAudience extends Meaning {
  places: number[];
}

/**
 * Returns the audiences that a query names. Words inside a look-alike phrase, such as "men and women", do not count.
 */
export function detectAudiences({ stems, all, place }: Sentence): Audience[] {
  built ??= buildTries();
  const found = [
    ...built.loose
      .findIn(stems)
      .map(({ meaning, start, end }): FoundAudience => ({ ...meaning, places: range(start, end) })),
    ...built.exact.findIn(all).map(
      ({ meaning, start, end }): FoundAudience => ({
        ...meaning,
        places: place.slice(start, end).filter((at) => at >= 0),
      }),
    ),
  ];
  const isMeant = ({ audience, places }: FoundAudience) =>
    !found.some(
      (other) => other.isNegative && other.audience === audience && places.every((at) => other.places.includes(at)),
    );
  return [...new Set(found.filter((one) => !one.isNegative && isMeant(one)).map(({ audience }) => audience))];
}

/** Returns true for a stem that names an audience without other words. */
export function namesAudience(stem: string): boolean {
  return detectAudiences({ stems: [stem], all: [stem], place: [0] }).length > 0;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}
