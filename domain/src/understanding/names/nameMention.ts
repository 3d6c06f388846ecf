import type { ReadToken } from './tokenReader.ts';

/** The words of a message that may name a service: a group of neighbors, each of them a word of the name or the city. */
export interface NameMention {
  /** The words of the name that the message contains, in the order of the message. */
  tokens: string[];
  hasCity: boolean;
  /** The indexes of their words in the message. */
  at: number[];
  weight: number;
  weightOfName: number;
  /** The edit cost of the most misspelled word. */
  cost: number;
  /** Whether the words follow each other in the name, follow with gaps, or have another order. */
  order: 'neighbors' | 'gaps' | 'other';
  isTranslated: boolean;
}

/** A message, as folded words and as the tokens of names that they may stand for. */
export interface ReadMessage {
  words: readonly string[];
  read: readonly ReadToken[];
}

/** A name, and words of the city that it lacks. */
interface Named {
  tokens: readonly string[];
  city: readonly string[];
}

/** Returns the heaviest group of words of a message that are words of the name. Null if it contains none. */
export function findMention(named: Named, message: ReadMessage, weigh: (token: string) => number): NameMention | null {
  let best: NameMention | null = null;
  for (let from = 0; from < message.read.length; from++) {
    const mention = mentionFrom(from, named, message, weigh);
    if (mention && mention.weight > (best?.weight ?? 0)) best = mention;
  }
  return best;
}

function mentionFrom(
  from: number,
  { tokens: name, city }: Named,
  message: ReadMessage,
  weigh: (token: string) => number,
): NameMention | null {
  const used: number[] = [];
  const all = city.length > 0 ? [...name, ...city] : name;
  const found: ReadToken[] = [];
  for (let i = from; i < message.read.length; i++) {
    const one = message.read[i] as ReadToken;
    const previous = found.at(-1);
    if (previous && !isNear(message.words, previous, one)) break;
    const place = placeInName(all, one, used);
    if (place >= 0) {
      used.push(place);
      found.push(one);
    } else if (!previous) return null;
  }
  const places = used.filter((place) => place < name.length);
  if (places.length === 0) return null;
  const weightOf = (sum: number, place: number) => sum + weigh(all[place] as string);
  return {
    tokens: places.map((place) => all[place] as string),
    hasCity: places.length < used.length,
    weight: used.reduce(weightOf, 0),
    weightOfName: places.reduce(weightOf, 0),
    at: found.flatMap(({ at }) => at),
    cost: Math.max(...found.map(({ cost }) => cost)),
    order: orderOf(places),
    isTranslated: found.some((one) => one.isTranslated),
  };
}

/** The index of the word in the name, preferably after the words that are already found. */
function placeInName(name: readonly string[], { tokens }: ReadToken, used: readonly number[]): number {
  const isFree = (token: string, place: number) => tokens.includes(token) && !used.includes(place);
  const next = (used.at(-1) ?? -1) + 1;
  const later = name.findIndex((token, place) => place >= next && isFree(token, place));
  return later >= 0 ? later : name.findIndex(isFree);
}

function orderOf(places: readonly number[]): NameMention['order'] {
  const steps = places.slice(1).map((place, i) => place - places[i]!);
  return steps.every((step) => step === 1) ? 'neighbors' : steps.every((step) => step > 0) ? 'gaps' : 'other';
}

const links = new Set('de del la el los las y of the and for para'.split(' '));

/** Words before a place: "food pantry in Cisco" is no name, unlike "Cisco food pantry". */
const prepositions = new Set('in en near around cerca'.split(' '));

/** Between two words of a name, the message has at most one other word, or words such as "de las". */
function isNear(words: readonly string[], before: ReadToken, after: ReadToken): boolean {
  const between = words.slice(before.at.at(-1)! + 1, after.at[0]!);
  if (between.some((word) => prepositions.has(word))) return false;
  return between.length <= 1 || between.every((word) => links.has(word));
}
