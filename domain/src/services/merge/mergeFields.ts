import { phonesOf } from '../duplicates/comparedService.ts';
import type { ServiceInput } from '../editing/serviceInput.ts';
import { maxEnteredLengths, type ServiceField } from '../serviceFields.ts';
import { type MergeGroup, type MergeGroupName, mergeGroups } from './mergeGroups.ts';

/** The fields of a service that a merge chooses. */
export type MergedFields = Pick<ServiceInput, ServiceField>;

/** `kept` is the service that stays. `both` unites two lists. */
export const mergeChoices = ['kept', 'other', 'both'] as const;
export type MergeChoice = (typeof mergeChoices)[number];
export type MergeChoices = Partial<Record<MergeGroupName, MergeChoice>>;

const MOST_NAMES = 10;
const LONGEST_NAME = 100;

/** Lists that can be united. Other lists, such as hours, count as one value. */
const unions: Partial<Record<MergeGroupName, (kept: MergedFields, other: MergedFields) => Partial<MergedFields>>> = {
  kinds: (kept, other) => ({
    type: union(kept.type, other.type),
    subTypes: union(kept.subTypes, other.subTypes),
  }),
  category: (kept, other) => ({ category: union(kept.category, other.category) }),
  alternateNames: (kept, other) => ({ alternateNames: [...kept.alternateNames, ...other.alternateNames] }),
  phone: (kept, other) => ({ phone: [kept.phone, other.phone].filter(Boolean).join('; ') }),
};

/** The groups in which two services differ. Another name counts as an alternate name. */
export function differingGroups(kept: MergedFields, other: MergedFields): MergeGroup[] {
  return mergeGroups.filter(({ name, fields }) => {
    if (name === 'alternateNames' && !isSame(kept.name, other.name)) return true;
    return fields.some((field) => !isSame(kept[field], other[field]));
  });
}

/** What can be chosen for a group. `both` only if the result is more than one of the two. */
export function choicesFor(group: MergeGroup, kept: MergedFields, other: MergedFields): readonly MergeChoice[] {
  return isUnionUseful(group, kept, other) ? mergeChoices : ['kept', 'other'];
}

/** Returns the merged fields. A group without a choice comes from the service that stays. */
export function mergeFields(kept: MergedFields, other: MergedFields, choices: MergeChoices): MergedFields {
  const merged = { ...kept };
  for (const { name, fields } of mergeGroups) {
    if (choices[name] === 'other') Object.assign(merged, pick(other, fields));
    if (choices[name] === 'both') Object.assign(merged, unions[name]?.(kept, other));
  }
  const names =
    choices.alternateNames === 'both' ? [kept.name, other.name, ...merged.alternateNames] : merged.alternateNames;
  return { ...merged, alternateNames: otherNames(names, merged.name) };
}

function isUnionUseful({ name, fields }: MergeGroup, kept: MergedFields, other: MergedFields): boolean {
  if (name === 'alternateNames') return true;
  if (name === 'phone') return areNumbersDifferent(kept.phone, other.phone);
  const united = unions[name]?.(kept, other);
  return (
    united !== undefined &&
    [kept, other].every((one) => !isSame(pick({ ...one, ...united }, fields), pick(one, fields)))
  );
}

/** Whether each has a number that the other has not, and both fit into the field. */
function areNumbersDifferent(kept: string, other: string): boolean {
  const [one, two] = [phonesOf(kept), phonesOf(other)];
  const fits = kept.length + other.length + 2 <= maxEnteredLengths.phone;
  return fits && one.difference(two).size > 0 && two.difference(one).size > 0;
}

/** Each name once, without the name of the service and without names that are too long. */
function otherNames(names: readonly string[], name: string): string[] {
  const keys = names.map((one) => one.toLowerCase());
  const isOther = (key: string, at: number) => key !== name.toLowerCase() && keys.indexOf(key) === at;
  const others = names.filter((one, at) => isOther(keys[at]!, at) && one.length <= LONGEST_NAME);
  return others.slice(0, MOST_NAMES);
}

function union<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  return [...new Set([...one, ...other])];
}

function pick(from: MergedFields, fields: readonly ServiceField[]): Partial<MergedFields> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}

/** Values come from JSON. The order of keys and missing optional keys mean nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one, other] as Record<string, unknown>[];
  return [...new Set([...Object.keys(a!), ...Object.keys(b!)])].every((key) => isSame(a![key], b![key]));
}
