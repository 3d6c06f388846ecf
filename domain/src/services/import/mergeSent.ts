import type { ServiceInput } from '../editing/serviceInput.ts';
import type { ImportedService } from './importedService.ts';
import { mergeImported } from './mergeImported.ts';

/** Fields of a service as a source sent them. */
export type SentFields = Record<string, unknown>;

/** A value of the source that differs from the one that a person entered here. */
export interface SourceConflict {
  /** The first of the fields that belong together. */
  field: string;
  sent: SentFields;
}

/** Fields that make sense only together: half an address from here and half from a source is no address. */
const groups: readonly (readonly string[])[] = [
  ['schedules', 'closeSchedules', 'isContact'],
  ['address1', 'address2', 'city', 'county', 'state', 'zip', 'location', 'locationPrecision'],
  ['type', 'subTypes'],
  ['availableBeds', 'totalBeds', 'bedGroups'],
];
/** Each edition of the day counts again, so the newest one wins. */
const counted: readonly string[] = ['availableBeds', 'totalBeds', 'bedGroups'];

/**
 * Returns the fields that a line contains, as they are compared with those of the next import. In place of an unusable
 * value, the one that the source sent before still counts.
 */
export function sentFields(service: ImportedService, before: SentFields | null): SentFields {
  const { input, given, copied, confirmedOn, notes } = service;
  const fields = Object.entries(input).filter(([name]) => given.has(name) && name !== 'source');
  const earlier = Object.entries(before ?? {}).filter(([name]) => notes[name] === 'UNUSABLE');
  return {
    ...Object.fromEntries(earlier),
    ...Object.fromEntries(fields),
    ...(copied.length > 0 && { copied }),
    ...(confirmedOn && { confirmedOn }),
  };
}

/**
 * Merges a line into a stored service. `before` is what the source sent last: a field that a person changed here since
 * then stays until the source changes it too, and is then reported. Without `before`, all fields of the line count.
 */
export function mergeSent(
  stored: ServiceInput,
  service: ImportedService,
  before: SentFields | null,
): { input: ServiceInput; conflicts: SourceConflict[] } {
  const { input, given, copied, emptied } = service;
  const taken = new Set(given);
  // A service that two directories have keeps the one that it came from.
  if (stored.source) taken.delete('source');
  // A copy replaces an unchanged earlier copy, or a text that the source has emptied: an import must not erase other texts.
  const replaceable = [...((before?.copied ?? []) as string[]), ...emptied];
  const isReplaceable = (name: string) =>
    replaceable.includes(name) && isSame(name, stored[name as 'name'], before?.[name]);
  for (const name of copied) if (stored[name] !== '' && !isReplaceable(name)) taken.delete(name);
  const conflicts: SourceConflict[] = [];
  for (const names of before ? groupsOf(taken) : []) {
    const decision = decide(names, { stored: { ...stored }, sent: { ...input }, before: before ?? {} });
    if (decision === 'take') continue;
    for (const name of names) taken.delete(name);
    const sent = Object.fromEntries(names.map((name) => [name, input[name as keyof ServiceInput]]));
    if (decision === 'conflict') conflicts.push({ field: names[0]!, sent });
  }
  const merged = mergeImported(stored, { input, given: taken });
  // The ZIP code of another address would be wrong.
  const isMoved = merged.address1 !== stored.address1 || merged.city !== stored.city;
  if (service.notes.zip === 'UNUSABLE' && isMoved) merged.zip = '';
  return { input: merged, conflicts };
}

function groupsOf(given: ReadonlySet<string>): string[][] {
  const grouped = groups.map((group) => group.filter((name) => given.has(name))).filter(({ length }) => length > 0);
  const others = [...given].filter((name) => name !== 'source' && !groups.some((group) => group.includes(name)));
  return [...grouped, ...others.map((name) => [name])];
}

type Versions = Record<'stored' | 'sent' | 'before', SentFields>;

function decide(names: string[], { stored, sent, before }: Versions): 'take' | 'keep' | 'conflict' {
  const isUnchangedThere = names.every((name) => name in before && isSame(name, sent[name], before[name]));
  if (isUnchangedThere) return 'keep';
  const isUnchangedHere = names.every((name) =>
    name in before ? isSame(name, stored[name], before[name]) : isEmpty(stored[name]),
  );
  const isEqual = names.every((name) => isSame(name, sent[name], stored[name]));
  return isUnchangedHere || isEqual || names.every((name) => counted.includes(name)) ? 'take' : 'conflict';
}

/** The precision of a position is derived if the source does not name it. */
export function isSame(name: string, one: unknown, other: unknown): boolean {
  if (name === 'locationPrecision' && (one === null || other === null)) return true;
  if (name === 'criticalExpiredAt' && typeof one === 'string' && typeof other === 'string')
    return Date.parse(one) === Date.parse(other);
  return isSameValue(one, other);
}

function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [keys, otherKeys] = [one, other].map((value) =>
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key]) => key),
  ) as [string[], string[]];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === otherKeys.length &&
    keys.every((key) => isSameValue(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
