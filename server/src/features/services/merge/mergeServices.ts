import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { bilingualFields } from '@amparo/domain/services/bilingualTexts.ts';
import { choicesFor, type MergeChoices, mergeFields } from '@amparo/domain/services/merge/mergeFields.ts';
import { type MergeGroupName, mergeGroups } from '@amparo/domain/services/merge/mergeGroups.ts';
import { findContradictions, findUnreachable, type ServiceField } from '@amparo/domain/services/serviceFields.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { isModifiedSince } from '../../../http/assertUnmodified.ts';
import type { CommandContext } from '../commands/commandContext.ts';
import { aboutServices, requireEditable } from '../commands/serviceAccess.ts';
import { updatePairs } from '../duplicates/updatePairs.ts';
import { differences, loggedFields, recordChanges } from '../persistence/changeLog.ts';
import { replaceManagers } from '../persistence/ownership.ts';
import { saveService } from '../persistence/saveServices.ts';
import { readStates, type ServiceState } from '../persistence/serviceState.ts';
import { setDeleted } from '../persistence/serviceUpdates.ts';
import { MergeRepository, mergeKey } from './mergeRepository.ts';

interface Merge {
  /** The service that stays, and the one that is merged into it. */
  id: string;
  other: string;
  /** What the person saw. */
  updatedAt?: string | undefined;
  otherUpdatedAt?: string | undefined;
  choices: MergeChoices;
}

interface Sides {
  kept: ServiceState;
  other: ServiceState;
}

/**
 * Merges a service into another one, in one transaction. Returns false if somebody has changed one of them since the viewer
 * read it. What refers to the merged service then refers to the one that stays.
 */
export async function mergeServices(context: CommandContext, merge: Merge, viewer: Viewer): Promise<boolean> {
  const { id, other: otherId, choices } = merge;
  if (id === otherId) throw new ApiError('VALIDATION', { other: 'NOT_ALLOWED' });
  return context.db.transaction().execute(async (trx) => {
    const states = await readStates(trx, [id, otherId], { isLocked: true });
    const [kept, other] = [requireEditable(states.get(id), viewer), requireEditable(states.get(otherId), viewer)];
    const isChanged = isModifiedSince(kept.updatedAt, merge.updatedAt);
    if (isChanged || isModifiedSince(other.updatedAt, merge.otherUpdatedAt)) return false;
    assertChoices(choices, { kept, other });
    const next = mergeStates({ kept, other }, choices);
    await save(trx, { kept, other, next }, { context, viewer });
    await context.notifier.notify(trx, ...aboutMerge({ kept: next, other }, viewer));
    return true;
  });
}

interface Saved extends Sides {
  next: ServiceState;
}

async function save(
  trx: Transaction<Database>,
  { kept, other, next }: Saved,
  { context, viewer }: { context: CommandContext; viewer: Viewer },
): Promise<void> {
  const at = toDate(context.now());
  const merges = new MergeRepository(trx);
  await setDeleted(trx, [other.id], at);
  // One service of each source record: the merged one gives it up first.
  if (next.input.source !== kept.input.source) await merges.setSource(other.id, null);
  await saveState(trx, next, context);
  await updatePairs(trx, next.id, next.input);
  const followed = await merges.follow({ from: other.id, to: kept.id });
  await merges.add({ kept, other, next, followed }, { at, by: viewer.id });
  await recordChanges(trx, entriesOf({ kept, other, next }, viewer));
}

/** Saves a whole state, with everything that is derived from it. */
export async function saveState(
  trx: Transaction<Database>,
  { id, input, managerIds, ...state }: ServiceState,
  { findCentroid }: Pick<CommandContext, 'findCentroid'>,
): Promise<void> {
  const { isApproved, sentBackReason, isPaused, pausedUntil, ownerId, verifiedAt, bedsUpdatedAt, machineMade } = state;
  const hold = { sentBackReason, isPaused, pausedUntil };
  const status = { isApproved, ...hold, ownerId, verifiedAt, bedsUpdatedAt, machineMade };
  await saveService(trx, { id, input, status }, findCentroid);
  await replaceManagers(trx, id, managerIds);
}

/** The service that stays, after the merge. Nothing is published in the name of an owner who must still verify the email. */
function mergeStates({ kept, other }: Sides, choices: MergeChoices): ServiceState {
  const fields = mergeFields(kept.input, other.input, choices);
  const input = {
    ...{ ...kept.input, ...fields },
    isSample: kept.input.isSample && other.input.isSample,
    source: kept.input.source ?? other.input.source,
  };
  const problems = { ...findContradictions(input), ...findUnreachable(input) };
  if (Object.keys(problems).length > 0) throw new ApiError('VALIDATION', problems);
  const isApproved = kept.isApproved || other.isApproved;
  const owner = [kept, other].find((one) => one.ownerId !== null && !(isApproved && one.isOwnerUnproven));
  const ownerId = owner?.ownerId ?? null;
  const people = [...kept.managerIds, ...other.managerIds, kept.ownerId, other.ownerId];
  return {
    ...kept,
    input,
    isApproved,
    ownerId,
    managerIds: [...new Set(people)].filter((id) => id !== null && id !== ownerId).sort() as string[],
    isPaused: kept.isPaused && !isApproved,
    pausedUntil: isApproved ? null : kept.pausedUntil,
    sentBackReason: isApproved ? null : kept.sentBackReason,
    machineMade: bilingualFields.filter((field) => sideOf(field, { kept, other }, choices).machineMade.includes(field)),
    verifiedAt: later(kept.verifiedAt, other.verifiedAt),
    bedsUpdatedAt: (choices.beds === 'other' ? other : kept).bedsUpdatedAt,
  };
}

function sideOf(field: ServiceField, { kept, other }: Sides, choices: MergeChoices): ServiceState {
  const group = mergeGroups.find(({ fields }) => fields.includes(field));
  return group && choices[group.name] === 'other' ? other : kept;
}

function later(one: Date | null, other: Date | null): Date | null {
  return one === null || (other !== null && other > one) ? other : one;
}

/** Throws if lists are to be united that are one value, or equal. */
function assertChoices(choices: MergeChoices, { kept, other }: Sides): void {
  const wrong = mergeGroups.filter(
    (group) => choices[group.name] === 'both' && !choicesFor(group, kept.input, other.input).includes('both'),
  );
  const errorOf = (name: MergeGroupName) => [`choices.${name}`, 'NOT_ONE_OF'] as const;
  if (wrong.length > 0) throw new ApiError('VALIDATION', Object.fromEntries(wrong.map(({ name }) => errorOf(name))));
}

/** Each of the two services has an entry in the change log, which names the other one. */
function entriesOf({ kept, other, next }: Saved, viewer: Viewer): Parameters<typeof recordChanges>[1] {
  const entry = { kind: 'merged', way: 'person', userId: viewer.id } as const;
  const dated = ({ verifiedAt, bedsUpdatedAt }: ServiceState) => ({ verifiedAt, bedsUpdatedAt });
  const changed = differences({ ...loggedFields(kept), ...dated(kept) }, { ...loggedFields(next), ...dated(next) });
  const named = ({ id, input: { name } }: ServiceState) => ({ id, name });
  return [
    {
      ...{ ...entry, serviceId: kept.id, before: changed.before },
      after: { ...changed.after, mergedService: named(other) },
    },
    {
      ...{ ...entry, serviceId: other.id, before: { isApproved: other.isApproved, isDeleted: false } },
      after: { isApproved: false, isDeleted: true, mergedInto: named(next) },
    },
  ];
}

/** The owners and managers of the service that is gone learn where it is now. */
function aboutMerge({ kept, other }: Sides, viewer: Viewer) {
  const notifications = aboutServices('merged', [other], viewer, { into: kept.input.name });
  const service = { id: kept.id, name: other.input.name };
  return notifications.map((one) => ({ ...one, service, key: mergeKey(other.id) }));
}
