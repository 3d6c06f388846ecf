import type { CallApi } from '@amparo/domain/callApi.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { bedGroupNames, type FreeByGroup } from '@amparo/domain/services/bedGroups.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { randomIdempotencyKeys } from '../../../http-client/idempotencyKeys.ts';
import { newEntry, sendOrWait, storeUnsent } from '../../../http-client/outbox/outbox.ts';
import type { OutboxEntry } from '../../../http-client/outbox/outboxStore.ts';
import { buildNewerOn } from '../../../http-client/outbox/sendInOrder.ts';
import { rarePaths } from '../../../rarePaths.ts';
import type { ActInput, Outcome } from '../../../routing/act.ts';
import { searchTextParam, skipParam } from '../../../routing/paging.ts';

/** A count of free beds, and the time of the count that the person saw. */
interface BedCount {
  id: string;
  name: string;
  total: number;
  /** The free beds of each group, if the shelter counts so. */
  groups?: FreeByGroup;
  ifUnmodifiedSince: string | null;
}

/** Null if the count waits on this device for the network. */
type SavedAt = string | null;

/** The entries of one shelter are sent in order. */
export const bedsSubject = (id: string) => `beds ${id}`;

interface SaveMoment {
  /** The page closes: it has no time to store the count first. */
  isLast: boolean;
  /** Whether the person has left the row meanwhile. Then an error is stored, because nobody sees it here. */
  hasLeft: () => boolean;
}

/** Saves the free beds of a shelter. Rejects with an ApiError; CHANGED_MEANWHILE has the newer count in `data`. */
export async function saveOrWait(count: BedCount, { isLast, hasLeft }: SaveMoment): Promise<SavedAt> {
  const entry = await entryOf(count);
  try {
    return await (isLast && navigator.onLine ? sendLast(count, entry) : waitFor(entry));
  } catch (error) {
    if (!errorKeyOf(error) || !(isLast || hasLeft())) throw error;
    if (await storeUnsent(entry, error as ApiError).catch(() => false)) return null;
    throw error;
  }
}

async function sendLast(count: BedCount, entry: OutboxEntry): Promise<SavedAt> {
  const input = { body: bodyOf(count), key: entry.call.key, isLast: true };
  const answer = await callApi('POST /services/update-available-beds', input);
  const savedAt = bedsUpdatedAtOf(answer);
  await buildNewerOn(entry, answer);
  return savedAt;
}

async function waitFor(entry: OutboxEntry): Promise<SavedAt> {
  const result = await sendOrWait(entry);
  return result.isSent ? (result.answer as { data: { bedsUpdatedAt: string } }).data.bedsUpdatedAt : null;
}

async function entryOf(count: BedCount): Promise<OutboxEntry> {
  const name = 'POST /services/update-available-beds';
  const call = { name, body: bodyOf(count), key: await randomIdempotencyKeys()(name) } as const;
  const page = rarePaths.availableBeds({ q: count.name });
  return newEntry({ kind: 'beds', about: count.name, page, subject: bedsSubject(count.id), call });
}

function bodyOf({ id, total, groups, ifUnmodifiedSince }: Omit<BedCount, 'name'>) {
  // The beds of this shelter were never counted, so any count is newer.
  return {
    services: [
      { id, total, ...(groups && { groups }), ifUnmodifiedSince: ifUnmodifiedSince ?? new Date(0).toISOString() },
    ],
  };
}

function bedsUpdatedAtOf({ data }: Awaited<ReturnType<typeof callBeds>>): string {
  const [refused] = data.refused;
  // A shelter that now has other groups was changed meanwhile.
  const key = refused?.key === 'COUNT_BY_GROUP' ? 'CHANGED_MEANWHILE' : refused?.key;
  if (key) throw new ApiError(key, undefined, refused);
  return data.bedsUpdatedAt;
}

const callBeds = (call: CallApi, count: Omit<BedCount, 'name'>) =>
  call('POST /services/update-available-beds', { body: bodyOf(count) });

/** Handles the form of one row without scripts. Its field `ifUnmodifiedSince` is empty if the beds were never counted. */
export async function sendBeds({ callApi, url: { searchParams }, form }: ActInput): Promise<Outcome> {
  const groups = readGroups(form);
  const isByGroup = Object.keys(groups).length > 0;
  const counted = isByGroup ? { total: sumOfFree(groups), groups } : { total: readCount(form.total ?? '') };
  bedsUpdatedAtOf(
    await callBeds(callApi, { id: form.id ?? '', ...counted, ifUnmodifiedSince: form.ifUnmodifiedSince || null }),
  );
  const [q, skip] = [searchTextParam(searchParams), skipParam(searchParams)];
  return { to: rarePaths.availableBeds({ q, skip, saved: 'yes' }) };
}

function readGroups(form: Record<string, string | undefined>): FreeByGroup {
  const named = bedGroupNames.filter((group) => form[group] !== undefined);
  return Object.fromEntries(named.map((group) => [group, readCount(form[group] ?? '')]));
}

export function sumOfFree(groups: FreeByGroup): number {
  return Object.values(groups).reduce((sum, free) => sum + free, 0);
}

/** Reads the input as a number of beds. Any other text counts as none (spec §5). */
export function readCount(typed: string): number {
  const count = Math.floor(Number(typed.trim().replace(',', '.')));
  return Number.isFinite(count) && count > 0 ? count : 0;
}
