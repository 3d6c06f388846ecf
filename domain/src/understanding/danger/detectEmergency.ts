import type { NeedId } from '../needs/needIds.ts';
import { fuzzyMatcher, messageWords } from '../phrases/fuzzyMatch.ts';
import { findPhrase, type Phrase, readPhrases, wordsOfPhrases } from '../phrases/phrases.ts';
import { understandQuery } from '../query/understandQuery.ts';
import { stemWord } from '../words/stemWord.ts';
import { dangerPhrases } from './dangerPhrases.ts';
import { dangerWordClasses } from './dangerWordClasses.ts';
import type { EmergencyKind } from './emergencyKinds.ts';
import { harmlessPhrases, learningWords, otherWords } from './harmlessPhrases.ts';
import { highConfidencePhrases } from './highConfidencePhrases.ts';

interface Rules {
  hear: (words: readonly string[]) => string[];
  harmless: Phrase[];
  learning: ReadonlySet<string>;
  unmistakable: { kind: EmergencyKind; told: Phrase[] }[];
  dangers: { kind: EmergencyKind; told: Phrase[]; named: Phrase[] }[];
}

let built: Rules | undefined;

function rules(): Rules {
  built ??= buildRules();
  return built;
}

function buildRules(): Rules {
  const lists = [
    ...highConfidencePhrases.map(({ told }) => told),
    ...dangerPhrases.flatMap(({ told, named }) => [told, named]),
  ];
  return {
    hear: fuzzyMatcher(
      lists.flatMap((list) => wordsOfPhrases(list, dangerWordClasses)),
      `${otherWords} ${wordsOfPhrases(harmlessPhrases, dangerWordClasses).join(' ')}`.split(/\s+/),
    ),
    harmless: readPhrases(harmlessPhrases, dangerWordClasses),
    unmistakable: highConfidencePhrases.map(({ kind, told }) => ({ kind, told: readPhrases(told, dangerWordClasses) })),
    learning: new Set(learningWords.split(/\s+/).map(stemWord)),
    dangers: dangerPhrases.map(({ kind, told, named }) => ({
      kind,
      told: readPhrases(told, dangerWordClasses),
      named: readPhrases(named, dangerWordClasses),
    })),
  };
}

/** Stands where harmless words stood: no phrase reaches across it. */
const SILENT = '·';

/**
 * The danger that a message in English or Spanish tells of, spelt well or badly; null where there is none. It would rather hear one
 * too many than one too few, save for what people say every day ("me muero de hambre").
 */
export function detectEmergency(text: string): EmergencyKind | null {
  const { hear, harmless, learning, dangers, unmistakable } = rules();
  const words = joinSelf(messageWords(text));
  const typed = words.map(stemWord);
  const heard = hear(words).map(stemWord);
  for (const { kind, told } of unmistakable) if (findPhrase(told, heard)) return kind;
  const stems = silence(heard, typed, harmless);
  const isLearning = typed.some((stem) => learning.has(stem));
  for (const { kind, told, named } of dangers) {
    if (findPhrase(told, stems) || (!isLearning && findPhrase(named, stems))) return kind;
  }
  return isLearning || stems.includes(SILENT) ? null : kindNeeded(text);
}

/** Needs that nobody has who is not in danger, or was. */
const kindOfNeed: Partial<Record<NeedId, EmergencyKind>> = {
  'suicide-prevention': 'SUICIDE',
  'domestic-violence-help': 'VIOLENCE',
  'domestic-violence-shelter': 'VIOLENCE',
  'sexual-assault-help': 'SEXUAL_ASSAULT',
  'child-abuse-help': 'CHILD_ABUSE',
  'trafficking-help': 'TRAFFICKING',
  'runaway-help': 'RUNAWAY',
};
const CHIEFLY_MEANT = 0.9;

/** What the lexicon of needs hears, which knows other words, and reads misspelt ones by what stands beside them. */
function kindNeeded(text: string): EmergencyKind | null {
  const [chief] = understandQuery(text).needs;
  return chief && chief.weight >= CHIEFLY_MEANT ? (kindOfNeed[chief.need] ?? null) : null;
}

/** What is heard, less what is harmless as it was typed or heard. */
function silence(heard: readonly string[], typed: readonly string[], harmless: readonly Phrase[]): string[] {
  const left = [...heard];
  for (const phrase of harmless) {
    for (;;) {
      const found =
        findPhrase([phrase], left) ??
        findPhrase(
          [phrase],
          typed.map((stem, i) => (left[i] === SILENT ? SILENT : stem)),
        );
      if (!found) break;
      left.fill(SILENT, ...found);
    }
  }
  return left;
}

/** "her self" is "herself". */
function joinSelf(words: readonly string[]): string[] {
  return words.reduce<string[]>((joined, word) => {
    const before = joined[joined.length - 1];
    if (word === 'self' && before && /^(?:my|him|her|your|it)$/.test(before)) joined[joined.length - 1] = before + word;
    else joined.push(word);
    return joined;
  }, []);
}
