// zod/mini, because the schema checks the service form in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import type { Audience } from './taxonomy/serviceTypes.ts';

/**
 * The audiences for which a shelter may count its beds separately (HSDS units of `service_capacity`). KIDS: youth on their
 * own. ALL: anybody.
 */
export const bedGroupNames = ['MEN', 'WOMEN', 'FAMILIES', 'KIDS', 'ALL'] as const satisfies Audience[];
export type BedGroupName = (typeof bedGroupNames)[number];

/** Five groups have at most as many beds as a shelter. */
export const mostBedsOfGroup = 20_000;
const count = z.int('WRONG_TYPE').check(z.minimum(0, 'TOO_SMALL'), z.maximum(mostBedsOfGroup, 'TOO_BIG'));

/** The beds of one group. */
const BedGroup = z.strictObject({ group: z.enum(bedGroupNames, 'NOT_ONE_OF'), total: count, available: count });
export type BedGroup = z.output<typeof BedGroup>;

/** Each group once, in one order. Groups without beds are left out. */
export const BedGroups = z.array(BedGroup, 'WRONG_TYPE').check(z.overwrite(inOrder));

function inOrder(groups: readonly BedGroup[]): BedGroup[] {
  return bedGroupNames.flatMap(
    (name) => [...groups].reverse().find(({ group, total }) => group === name && total > 0) ?? [],
  );
}

export interface BedCounts {
  availableBeds: number;
  totalBeds: number;
  bedGroups: readonly BedGroup[];
}

/**
 * Returns the counts so that the groups add up to the totals. New groups set the totals. New totals alone end the count by
 * group, because nobody knows whose beds they are.
 */
export function settleBeds<Input extends BedCounts>(input: Input, before: BedCounts | null): Input {
  const { bedGroups } = input;
  if (bedGroups.length === 0) return input;
  const sums = sumOf(bedGroups);
  const isSame = sums.availableBeds === input.availableBeds && sums.totalBeds === input.totalBeds;
  if (isSame) return input;
  const isOldCount =
    before !== null && JSON.stringify(inOrder(before.bedGroups)) === JSON.stringify(inOrder(bedGroups));
  return isOldCount ? { ...input, bedGroups: [] } : { ...input, ...sums };
}

export function sumOf(groups: readonly BedGroup[]): Pick<BedCounts, 'availableBeds' | 'totalBeds'> {
  return {
    availableBeds: groups.reduce((sum, { available }) => sum + available, 0),
    totalBeds: groups.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Free beds by group, as somebody who counts them sends them. */
export const FreeByGroup = z.partialRecord(z.enum(bedGroupNames), count);
export type FreeByGroup = z.output<typeof FreeByGroup>;

/**
 * Returns the groups after a count. Returns null if the count names another group, or if it is one number that cannot be
 * divided among the groups: not zero, not all beds, and not the number of before.
 */
export function countGroups(
  { availableBeds, totalBeds, bedGroups }: BedCounts,
  { total, free }: { total: number; free: FreeByGroup | undefined },
): BedGroup[] | null {
  if (free) {
    const isKnown = Object.keys(free).every((name) => bedGroups.some(({ group }) => group === name));
    const groups = bedGroups.map((one) => ({ ...one, available: free[one.group] ?? one.available }));
    return isKnown && sumOf(groups).availableBeds === total ? groups : null;
  }
  if (bedGroups.length === 0 || total === availableBeds) return [...bedGroups];
  if (total === 0) return bedGroups.map((one) => ({ ...one, available: 0 }));
  return total === totalBeds ? bedGroups.map((one) => ({ ...one, available: one.total })) : null;
}

/**
 * Returns the groups whose free beds people of these audiences can use, or null if audiences do not decide that.
 * Children who come with an adult need a bed for families.
 */
export function bedGroupsFor(audiences: readonly Audience[]): BedGroupName[] | null {
  const hasAdult = audiences.some((audience) => audience === 'MEN' || audience === 'WOMEN' || audience === 'FAMILIES');
  const groups = audiences.map((audience): BedGroupName | null => {
    if (audience === 'KIDS') return hasAdult ? 'FAMILIES' : 'KIDS';
    return audience === 'MEN' || audience === 'WOMEN' || audience === 'FAMILIES' ? audience : null;
  });
  const known = groups.filter((group) => group !== null);
  return known.length === 0 || known.length < groups.length ? null : [...known, 'ALL'];
}
