import { type SubType, subTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { inventedNames, inventName } from './inventName.ts';
import { agencies, agencyWords } from './phrases/agencies.ts';
import { offers } from './phrases/offers.ts';
import { closings, middles, openings, spanish } from './phrases/sentences.ts';
import { slots, streets } from './phrases/slots.ts';
import type { Random } from './random.ts';

/** The facts that a service's texts can contain. */
export interface Facts {
  town: string;
  county: string;
  zip: string;
  agency: string;
  kind: SubType;
}

/** Invents the name of the agency that runs a service. */
export function nameAgency(random: Random, facts: Facts): string {
  return fill(random, random.pickEarly(agencies), facts);
}

/** Fills the `{braces}` of a phrase recursively. Uses no text of a list twice. */
export function fill(random: Random, phrase: string, facts: Facts, used = new Set<string>()): string {
  return phrase.replace(/\{(\w+)\}/g, (_, slot: string) => {
    let value = choose(random, slot, facts);
    for (let tries = 0; tries < 5 && used.has(value); tries++) value = choose(random, slot, facts);
    if (!Object.hasOwn(facts, slot)) used.add(value);
    return fill(random, value, facts, used);
  });
}

/** Most offers of a service are those of its kind. */
function choose(random: Random, slot: string, facts: Facts): string {
  if (slot === 'service') return random.pickEarly(offers[random.chance(0.85) ? facts.kind : random.pick(subTypes)]);
  if (slot === 'surname') return inventName(random.zipf(inventedNames));
  if (slot === 'street') return random.pickEarly(streets);
  if (slot === 'number') return String(random.int(2, 95));
  if (slot === 'year') return String(random.int(1948, 2026));
  if (Object.hasOwn(facts, slot)) return facts[slot as keyof Facts];
  const bank = slots[slot] ?? agencyWords[slot];
  if (!bank) throw new Error(`No phrase bank is called ${slot}.`);
  return random.pickEarly(bank);
}

/** A description of 40 to 200 words, about 80 on average, as in real directories. */
export function describe(random: Random, facts: Facts): string {
  const length = 40 + Math.floor(160 * random.next() ** 2.5);
  const used = new Set<string>();
  const sentences = [fill(random, random.pick(openings), facts, used)];
  const closing = fill(random, random.pick(closings), facts, used);
  let words = countWords(sentences[0]!) + countWords(closing);
  while (words < length) {
    const phrase = random.pick(middles);
    if (used.has(phrase)) continue;
    used.add(phrase);
    const sentence = fill(random, phrase, facts, used);
    sentences.push(sentence);
    words += countWords(sentence);
  }
  const text = cutTo([...sentences, closing].join(' '), 200);
  return random.chance(0.2) ? misspell(random, text) : text;
}

export function describeInSpanish(random: Random, facts: Facts): string {
  return random
    .some(spanish, random.int(3, 7))
    .map((sentence) => fill(random, sentence, facts))
    .join(' ');
}

function countWords(text: string): number {
  return text.split(' ').length;
}

function cutTo(text: string, words: number): string {
  const all = text.split(' ');
  return all.length <= words
    ? text
    : `${all
        .slice(0, words)
        .join(' ')
        .replace(/[,;:.]$/, '')}.`;
}

/** Swaps two letters of a long word, because real texts contain such errors. */
function misspell(random: Random, text: string): string {
  const words = text.split(' ');
  const place = random.int(0, words.length - 1);
  const word = words[place]!;
  if (!/^[a-z]{6,}$/.test(word)) return text;
  const at = random.int(1, word.length - 3);
  words[place] = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return words.join(' ');
}
