import type { NameSource } from '../domain/src/understanding/names/nameTokens.ts';
import { genericWords } from '../domain/src/understanding/names/nameTokens.ts';
import { isKnownWord } from '../domain/src/understanding/spelling/spelling.ts';
import { stopWords } from '../domain/src/understanding/words/stopWords.ts';
import { foldedWords } from '../domain/src/understanding/words/tokenize.ts';

/** Returns a short or misspelled form of a service's name, as people say it. The same number gives the same form. */
export function saidName(
  { name, alternateNames = [] }: NameSource,
  number: number,
  isPlace: (word: string) => boolean,
): string {
  const alternate = alternateNames[number % (alternateNames.length + 2)];
  const [organization = '', program = ''] = name.split(/ [–—-] |[:(]/);
  const forms = alternate
    ? [foldedWords(alternate)]
    : shortForms(foldedWords(organization), foldedWords(program), isPlace);
  const words = forms[number % forms.length] as string[];
  const spell = spellings[number % spellings.length] as (typeof spellings)[number];
  return words.map((word) => spell(word, number)).join(' ');
}

/** Words of a name that distinguish it: the first two, the first and the last, without the second … */
function shortForms(
  organization: readonly string[],
  program: readonly string[],
  isPlace: (word: string) => boolean,
): string[][] {
  const isSpecial = (word: string) => !genericWords.has(word) && !stopWords.has(word) && !isPlace(word);
  const [first, second, third] = organization;
  const last = organization.at(-1);
  const special = [...organization, ...program].filter(isSpecial);
  const forms = [
    [first, second],
    [first, second, third],
    [first, last],
    organization.slice(-2),
    organization.slice(1),
    organization.slice(0, -1),
    [first, ...organization.slice(2)],
    [first, second, program.at(-1)],
    special.slice(0, 1),
    special.slice(0, 2),
    [...special.slice(0, 1), last],
    [...organization],
    [...organization, ...program],
  ].map((form) => form.filter((word) => word !== undefined));
  const distinguishing = forms.filter((form) =>
    form.length > 1
      ? form.some((word) => isSpecial(word) || isPlace(word))
      : form.some((word) => isSpecial(word) && !isKnownWord(word)),
  );
  return distinguishing.length > 0 ? distinguishing : [[...organization, ...program]];
}

const LONG_WORD = 6;

/** Leaves out or exchanges a letter of a long word. */
function misspell(word: string, number: number): string {
  if (word.length < LONG_WORD) return word;
  const at = 1 + (number % (word.length - 3));
  const exchanged = word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return word.slice(0, at) + (number % 3 === 0 ? exchanged : word.slice(at + 1));
}

/** Spells an English word as it sounds in Spanish: "laithaus". */
function spellByEar(word: string): string {
  const sounds = [
    [/igh/g, 'ai'],
    [/ou|ow/g, 'au'],
    [/oo/g, 'u'],
    [/ee|ea/g, 'i'],
    [/ph/g, 'f'],
    [/^w/, 'gu'],
    [/e$/, ''],
  ] as const;
  return word.length < LONG_WORD ? word : sounds.reduce((text, [from, to]) => text.replace(from, to), word);
}

/** "Presby" for "presbyterian". */
const shorten = (word: string): string => (word.length > LONG_WORD + 3 ? word.slice(0, LONG_WORD) : word);

const asWritten = (word: string): string => word;

/** How people spell names, about as often. */
const spellings = [asWritten, misspell, asWritten, spellByEar, asWritten, shorten];
