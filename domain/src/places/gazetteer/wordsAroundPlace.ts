import { foldName } from './placeName.ts';

const mostWords = 50;

/** A word of a text, and where it starts and ends there. */
export interface Word {
  folded: string;
  start: number;
  end: number;
  /** A comma, a period, or a similar sign precedes it, or nothing. */
  beginsClause: boolean;
}

export function readWords(text: string): Word[] {
  return [...text.matchAll(/([^\p{L}\p{N}\p{M}'’]*)([\p{L}\p{N}\p{M}'’]+)/gu)]
    .map(({ index, 1: before = '', 2: word = '' }) => ({
      folded: foldName(word),
      start: index + before.length,
      end: index + before.length + word.length,
      beginsClause: index === 0 || /[,;:.?!\n—–]| - /.test(before),
    }))
    .filter(({ folded }) => folded !== '')
    .slice(0, mostWords);
}

export function joinWords(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join('');
}

/** The place where somebody is counts more than others: "my doctor is in Springfield but I live in Rule". */
const HOME = -0.5;
/** The goal of a ride counts less than its start: "a ride from Roscoe to Springfield". */
const GOAL = 0.5;
/** The place that somebody left is only a reason: "I had to leave Springfield, is there a bed in Cisco". */
const LEFT = 2.5;
/** A place that the message excludes does not count: "not in Springfield, in Cisco". */
export const EXCLUDED = 10;

/** A place with a lower cost counts more. */
export function costOfRole(words: readonly Word[], from: number, to: number): number {
  if (isExcluded(words, from, to)) return EXCLUDED;
  if (isHome(words, from)) return HOME;
  if (isLeft(words, from)) return LEFT;
  return /^(to|a|hasta|hacia)$/.test(words[from - 1]?.folded ?? '') ? GOAL : 0;
}

/**
 * "Not Springfield", "no en Springfield", "en Springfield no". "No, in Springfield" and "dentist Springfield no
 * insurance" name the place.
 */
function isExcluded(words: readonly Word[], from: number, to: number): boolean {
  const isPreposition = /^(in|en)$/.test(words[from - 1]?.folded ?? '');
  const first = isPreposition ? from - 1 : from;
  const before = words[first - 1];
  const isJoined = before !== undefined && words[first]!.start - before.end === 1;
  const next = words[to + 1];
  const endsPhrase = next === undefined || next.beginsClause || /^(but|pero|mejor|sino)$/.test(next.folded);
  return (
    (isJoined && /^(no|not)$/.test(before.folded)) ||
    (words[to]?.folded === 'no' && words[to]!.start - words[to - 1]!.end === 1 && endsPhrase)
  );
}

/** "Left", "had to leave", "salí de", "vengo de" before the word. */
function isLeft(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.folded ?? '';
  const earlier = words[from - 2]?.folded ?? '';
  if (/^(leave|left|leaving|fled|escaped|dejar|deje|dejamos)$/.test(before)) return true;
  return (
    (before === 'from' && /^(away|came|come|coming|moved|ran|fled|escaped)$/.test(earlier)) ||
    (before === 'de' &&
      /^(sali|salimos|salir|salirme|irme|huyo|hui|huimos|vengo|venimos|vine|vinimos|llegue|llegamos)$/.test(earlier))
  );
}

/** "I live in", "im in", "vivo en" before the word. */
function isHome(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.folded ?? '';
  const earlier = words[from - 2]?.folded ?? '';
  return /^(in|en)$/.test(before) && /^(im|am|live|living|stay|staying|vivo|bivo|vivimos|estoy|ando)$/.test(earlier);
}

const nextToPlace = /^(in|near|around|round|outside|en|inside)$/;

/** "in", "near", "en", "cerca de", "cerca a", "close to", "alrededor de" before the word. */
export function isNextToPlace(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.folded ?? '';
  const earlier = words[from - 2]?.folded ?? '';
  if (nextToPlace.test(before)) return true;
  if (before === 'of' && /^(outside|north|south|east|west)$/.test(earlier)) return true;
  return (
    (/^(de|a|to)$/.test(before) && /^(cerca|serca|alrededor|close|fuera|afueras|next)$/.test(earlier)) ||
    before === 'cerca'
  );
}

/** They may follow a place in its clause: "Roscoe if possible". */
const politeWords = /^(if|please|pls|si|por|porfa|porfavor)$/;

/** "I need rides to the doctor, Old Glory": the words from `from` to `to` are all of a clause, beside polite words. */
export function areOwnClause(words: readonly Word[], from: number, to: number): boolean {
  const next = words[to];
  const isEnd = next === undefined || next.beginsClause || politeWords.test(next.folded);
  return isEnd && words.length > to - from && words[from]!.beginsClause && !words.slice(from + 1, to).some(hasBreak);
}

const hasBreak = ({ beginsClause }: Word): boolean => beginsClause;

const thanks = /^(thanks?|thx|gracias)$/;
/** A name soon after them may be that of a person. */
const beforePerson =
  /^(you|u|he|she|they|him|hi|hey|hello|bye|love|sincerely|bless|sir|mr|mrs|ms|miss|dr|officer|pastor|worker|brother|sister|son|grandson|daughter|granddaughter|husband|wife|ex|partner|friend|boyfriend|girlfriend|uncle|aunt|cousin|nephew|niece|neighbor|roommate|boss|abuser|dog|cat|baby|kid|boy|girl|mom|mother|dad|father|name|named|usted|hola|adios|saludos|atentamente|soy|llamo|llama|senor|senora|sr|sra|hijo|hija|nieto|nieta|esposo|esposa|marido|pareja|novio|novia|hermano|hermana|tio|tia|primo|prima|sobrino|sobrina|suegro|suegra|abuelo|abuela|mama|papa|amigo|amiga|vecino|vecina|jefe|jefa|perro|gato|bebe|nino|nina|nombre)$/;
const MOST_WORDS_BEFORE_PERSON = 4;

/** "Thanks for your help, Roscoe", "my daughter Katy, Sidney", "are you there, Trent". */
export function mayNamePerson(words: readonly Word[], from: number): boolean {
  const before = words.slice(0, from);
  return (
    before.some(({ folded }) => thanks.test(folded)) ||
    before.slice(-MOST_WORDS_BEFORE_PERSON).some(({ folded }) => beforePerson.test(folded))
  );
}

/** After a name, these words make it the name of something else. */
export const street =
  /^(st|street|ave|avenue|blvd|boulevard|dr|drive|rd|road|ln|lane|hwy|highway|county|isd|lake|river|creek)$/;

const leadsToPlace =
  /^(in|near|around|outside|inside|at|to|from|en|de|a|por|cerca|close|next|alrededor|desde|hasta|hacia|para|city|town|zip|zipcode|code|codigo|postal|ciudad|of|the|la|el|condado|del)$/;
/** Words that belong to the place only after another such word: "the" in "in the city of", but not in "help the". */
const followsOther = /^(of|the|la|el|city|town|ciudad|code|postal|codigo|del)$/;

/** The text without the place from word `from` to word `to`, and without the words that led to it. */
export function cutOut(
  text: string,
  words: readonly Word[],
  { from, to }: { from: number; to: number },
  stateWords: ReadonlySet<string>,
): string {
  let first = from;
  while (first > 0 && leadsToPlace.test(words[first - 1]!.folded)) first--;
  while (first < from && followsOther.test(words[first]!.folded)) first++;
  let last = to;
  while (last < words.length && stateWords.has(words[last]!.folded)) last++;
  const head = text.slice(0, words[first]!.start);
  const tail = text.slice(words[last - 1]!.end);
  return `${head} ${tail}`
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .replace(/([,;:])[,;:]/g, '$1')
    .replace(/^[\s,.;:|-]+|[\s,;:|-]+$/g, '');
}
