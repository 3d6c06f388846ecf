import {
  type Audience,
  audiences,
  type ServiceType,
  type SubType,
  serviceTypes,
  subTypes as subTypeCodes,
  typeOfSubType,
} from '../services/taxonomy/serviceTypes.ts';
import { proposeSubTypes } from '../understanding/service-needs/proposeSubTypes.ts';
import type { SentAttribute } from './sentService.ts';

interface ReadKinds {
  type: ServiceType[];
  subTypes: SubType[];
  /** Empty if no term names an audience. */
  category: Audience[];
}

/** Beginnings of codes of the 211 Human Services Taxonomy. The longest that fits counts. */
const codes211: readonly (readonly [string, SubType])[] = [
  ['BD', 'FOOD_PANTRIES'],
  ['BD-5000', 'MEALS'],
  ['BH', 'ASSISTANCE'],
  ['BH-1800', 'EMERGENCY'],
  ['BH-8600', 'TRANSITIONAL'],
  ['BM', 'ASSISTANCE'],
  ['BM-6500.1500', 'CLOTHES'],
  ['BT', 'TRANSIT'],
  ['BV', 'ASSISTANCE'],
  ['F', 'ASSISTANCE'],
  ['H', 'LEARNING'],
  ['L', 'MEDICAL'],
  ['ND', 'EMPLOYMENT'],
  ['NL', 'ASSISTANCE'],
  ['R', 'COUNSELING'],
];
const code211 = /^[A-Z]{1,2}(-\d{4}(\.\d{4})?(-\d{3}(\.\d{2})?)?)?$/;

/** Words of names of terms that are too short to understand as what a service says about itself. */
const shortNames: readonly (readonly [RegExp, SubType])[] = [
  [/\bmeals?\b/i, 'MEALS'],
  [/\b(food|nutrition)\b/i, 'FOOD_PANTRIES'],
  [/\b(transit|transportation)\b/i, 'TRANSIT'],
  [/\b(work|jobs?|employment)\b/i, 'EMPLOYMENT'],
  [/\b(education|classes|training)\b/i, 'LEARNING'],
  [/\b(health|medical)\b/i, 'MEDICAL'],
  [/\b(housing|rent|utilities|legal|money|financial|goods)\b/i, 'ASSISTANCE'],
];

/** Words of the names of terms that say which people a service serves, such as those of Open Eligibility. */
const audienceWords: readonly (readonly [RegExp, Audience])[] = [
  [/\b(seniors?|older adults?|elderly)\b/i, 'SENIORS'],
  [/\b(veterans?|military)\b/i, 'VETERANS'],
  [/\b(disabled|disabilit(y|ies))\b/i, 'DISABLED'],
  [/\b(lgbt\w*|transgender)\b/i, 'LGBT'],
  [/\b(families|parents?)\b/i, 'FAMILIES'],
  [/\b(children|teens?|youth|infants?|toddlers?)\b/i, 'KIDS'],
  [/\b(women|females?)\b/i, 'WOMEN'],
  [/\b(men|males?)\b/i, 'MEN'],
];

/** What an administrator decided that terms mean: the code or the name of a term → sub-types and audiences. */
export type SourceMeanings = ReadonlyMap<string, readonly (SubType | Audience)[]>;

export interface TermOptions {
  meanings?: SourceMeanings;
  /** Called with each term that is not one of ours, and its name. */
  onTerm?: (term: string, name: string) => void;
}

/**
 * Returns the types, sub-types, and audiences that the terms of a service mean: our own codes, codes of the 211
 * taxonomy, or the words of their names, in this order. A service without known terms has none. What an administrator
 * decided about a term counts more than its code and words.
 */
export function readTerms(
  attributes: readonly SentAttribute[],
  { meanings = new Map(), onTerm }: TermOptions = {},
): ReadKinds {
  const terms = attributes.flatMap(({ taxonomy_term }) => taxonomy_term ?? []);
  const own = terms.map(({ code }) => code);
  const among = <Code extends string>(codes: readonly Code[]) =>
    own.filter((code) => codes.includes(code as Code)) as Code[];
  const [type, subTypes, category] = [among(serviceTypes), among(subTypeCodes), among(audiences)];
  const foreign = terms.filter((term) => !isOurs(term) && keyOf(term) !== '');
  for (const term of foreign) onTerm?.(keyOf(term), term.name || term.code);
  if (type.length > 0 || subTypes.length > 0) return { type, subTypes, category };
  const decided = foreign.flatMap((term) => meanings.get(keyOf(term)) ?? []);
  const guessed = guessKinds(foreign.filter((term) => !meanings.has(keyOf(term))));
  const all = [...decided, ...guessed.subTypes, ...(category.length > 0 ? category : guessed.category)];
  const found = subTypeCodes.filter((code) => all.includes(code));
  return {
    type: serviceTypes.filter((code) => found.some((subType) => typeOfSubType[subType] === code)),
    subTypes: found,
    category: audiences.filter((code) => all.includes(code)),
  };
}

type Term = NonNullable<SentAttribute['taxonomy_term']>;

/** Under this an administrator finds a term: its code, or its name if it has none. */
const keyOf = ({ code, name }: Term) => (code || name).slice(0, 200);

const isOurs = ({ taxonomy }: Term) => taxonomy.startsWith('Amparo ');

/** What codes of the 211 taxonomy, or else the words of the names, mean. */
function guessKinds(terms: readonly Term[]): Pick<ReadKinds, 'subTypes' | 'category'> {
  const isAudience = ({ name }: { name: string }) => audienceWords.some(([words]) => words.test(name));
  const named = audienceWords.filter(([words]) => terms.some(({ name }) => words.test(name)));
  // A term such as "Older Adults" also suggests general help, which counts only if no other term says more.
  const offers = terms.filter((term) => !isAudience(term)).flatMap(subTypesOf);
  return {
    subTypes: offers.length > 0 ? offers : terms.flatMap(subTypesOf),
    category: named.map(([, code]) => code),
  };
}

function subTypesOf({ code, name }: { code: string; name: string }): SubType[] {
  if (code211.test(code)) {
    const fitting = codes211.filter(([start]) => code.startsWith(start));
    const longest = [...fitting].sort(([one], [other]) => other.length - one.length)[0];
    if (longest) return [longest[1]];
  }
  const proposed = proposeSubTypes({ name, serviceSummary: '' });
  if (proposed.length > 0) return proposed;
  return shortNames.flatMap(([words, subType]) => (words.test(name) ? [subType] : [])).slice(0, 1);
}
