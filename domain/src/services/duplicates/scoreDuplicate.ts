import { milesBetween } from '../../places/distance.ts';
import type { ComparedService } from './comparedService.ts';
import { countOwnWords, isSameName, type NameParts, similarityOfWords } from './nameParts.ts';
import { isSameStreetAddress } from './streetAddress.ts';

/** What two services have in common. The administrator reads it. */
export const duplicateReasons = ['name', 'address', 'position', 'phone', 'web', 'hours'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

export interface DuplicateScore {
  /** From 0 to 1. At `LIKELY` and above, the two are likely one service. */
  score: number;
  reasons: DuplicateReason[];
}

export const LIKELY = 0.5;

/** The same, different, or at least one of the two is unknown. */
type Match = 'same' | 'different' | 'unknown';

interface Comparison {
  name: number;
  program: Match;
  ownWords: 0 | 1 | 2;
  address: Match;
  position: Match;
  phone: Match;
  web: Match;
  hours: number | null;
  city: Match;
  type: Match;
}

/** Points for what is the same, and for what differs. Points below zero speak against a duplicate. */
const points = {
  address: { same: 3, different: -2, unknown: 0 },
  position: { same: 0.5, different: -1.5, unknown: 0 },
  phone: { same: 2.8, different: -1, unknown: 0 },
  web: { same: 1, different: -1, unknown: 0 },
  program: { same: 1.7, different: -9, unknown: -2 },
  type: { same: 0, different: -1.5, unknown: 0 },
  city: { same: 0, different: -4, unknown: 0 },
};
const NAME = 8;
const NAME_AT_LEAST = 0.72;
/** By how many of the two names have a word of their own. */
const OWN_WORDS = [0, -2.5, -8] as const;
const HOURS = 1.5;
const BASE = -2.5;

/**
 * Scores whether two entries describe one service. Two programs at one address are two services, and so are two branches
 * of one organization (docs/decisions/duplicates.md).
 */
export function scoreDuplicate(a: ComparedService, b: ComparedService): DuplicateScore {
  const comparison = compare(a, b);
  const { name, program, ownWords, address, position, phone, web, hours, city, type } = comparison;
  const sum =
    BASE +
    NAME * (name - NAME_AT_LEAST) +
    OWN_WORDS[ownWords] +
    points.program[program] +
    (program === 'unknown' ? points.type[type] : 0) +
    points.address[address] +
    points.position[position] +
    points.phone[phone] +
    points.web[web] +
    points.city[city] +
    (hours === null ? 0 : HOURS * (hours - 0.4));
  return { score: Math.round(1000 / (1 + Math.exp(-sum))) / 1000, reasons: reasonsOf(comparison) };
}

function compare(a: ComparedService, b: ComparedService): Comparison {
  const best = bestNames(a, b);
  return {
    name: best?.similarity ?? 0,
    program: best ? matchOfPrograms(best.first, best.second) : 'unknown',
    ownWords: best ? countOwnWords(best.first, best.second) : 0,
    address: matchOf(a.street, b.street, isSameStreetAddress),
    position: matchOf(a.point, b.point, (one, two) => milesBetween(one, two) < 0.15),
    phone: overlap([...a.phones], [...b.phones]),
    web: overlap([...a.hosts], [...b.hosts]),
    hours: sharedHours(a.hours, b.hours),
    city: matchOf(a.city || null, b.city || null, (one, two) => one === two),
    type: overlap([...a.types], [...b.types]),
  };
}

/** The two names that are most alike: services have alternate names. */
function bestNames(a: ComparedService, b: ComparedService) {
  const all = a.names.flatMap((first) =>
    b.names.map((second) => ({ first, second, similarity: similarityOfWords(first, second) })),
  );
  const rank = ({ first, second, similarity }: (typeof all)[number]) =>
    similarity + { same: 1, unknown: 0, different: -1 }[matchOfPrograms(first, second)];
  return all.sort((one, two) => rank(two) - rank(one))[0];
}

/**
 * Names without a program say as much as names with the same one if they are equal. A program after a dash differs from
 * its organization.
 */
function matchOfPrograms(a: NameParts, b: NameParts): Match {
  if (isSameName(a, b)) return 'same';
  const isProgramOf = (part: NameParts, whole: NameParts) =>
    part.programs.length > 0 && part.suffix.size > 0 && whole.programs.length === 0;
  return isProgramOf(a, b) || isProgramOf(b, a) ? 'different' : overlap(a.programs, b.programs);
}

function matchOf<Value>(a: Value | null, b: Value | null, isSame: (a: Value, b: Value) => boolean): Match {
  if (a === null || b === null) return 'unknown';
  return isSame(a, b) ? 'same' : 'different';
}

function overlap(a: readonly string[], b: readonly string[]): Match {
  if (a.length === 0 || b.length === 0) return 'unknown';
  return a.some((value) => b.includes(value)) ? 'same' : 'different';
}

/** The share of common lines of hours. Null if one of the two has none. */
function sharedHours(a: ReadonlySet<string>, b: ReadonlySet<string>): number | null {
  if (a.size === 0 || b.size === 0) return null;
  const shared = [...a].filter((row) => b.has(row)).length;
  return shared / (a.size + b.size - shared);
}

function reasonsOf({ name, address, position, phone, web, hours }: Comparison): DuplicateReason[] {
  const holds: Record<DuplicateReason, boolean> = {
    name: name >= NAME_AT_LEAST,
    address: address === 'same',
    position: position === 'same' && address !== 'same',
    phone: phone === 'same',
    web: web === 'same',
    hours: hours !== null && hours >= 0.8,
  };
  return duplicateReasons.filter((reason) => holds[reason]);
}
