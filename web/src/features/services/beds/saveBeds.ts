import type { CallApi } from '@amparo/domain/callApi.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { randomIdempotencyKeys } from '../../../http-client/idempotencyKeys.ts';
import { newEntry, sendOrWait } from '../../../http-client/outbox/outbox.ts';
import type { OutboxEntry } from '../../../http-client/outbox/outboxStore.ts';
import { paths } from '../../../paths.ts';
import type { ActInput, Outcome } from '../../../routing/act.ts';
import { searchTextParam, skipParam } from '../../../routing/paging.ts';

/** A count of free beds, and the time of the count that the person saw. */
interface BedCount {
  id: string;
  name: string;
  total: number;
  seenAt: string | null;
}

/** Null if the count waits on this device for the network. */
type SavedAt = string | null;

/** The entries of one shelter are sent in order. */
export const bedsSubject = (id: string) => `beds ${id}`;

/**
 * Saves the free beds of a shelter. Rejects with an ApiError; CHANGED_MEANWHILE has the newer count in `data`. A page
 * that closes has no time to store the count first.
 */
export async function saveOrWait(count: BedCount, isLast: boolean): Promise<SavedAt> {
  const entry = await entryOf(count);
  if (!isLast || !navigator.onLine) return waitFor(entry);
  try {
    const { key } = entry.call;
    return bedsUpdatedAtOf(await callApi('POST /services/update-available-beds', { body: bodyOf(count), key, isLast }));
  } catch (error) {
    if (errorKeyOf(error)?.key !== 'UNREACHABLE') throw error;
    return waitFor(entry);
  }
}

async function waitFor(entry: OutboxEntry): Promise<SavedAt> {
  const result = await sendOrWait(entry);
  return result.isSent ? (result.answer as { data: { bedsUpdatedAt: string } }).data.bedsUpdatedAt : null;
}

async function entryOf(count: BedCount): Promise<OutboxEntry> {
  const name = 'POST /services/update-available-beds';
  const call = { name, body: bodyOf(count), key: await randomIdempotencyKeys()(name) } as const;
  const page = paths.availableBeds({ q: count.name });
  return newEntry({ kind: 'beds', about: count.name, page, subject: bedsSubject(count.id), call });
}

function bodyOf({ id, total, seenAt }: BedCount) {
  // The beds of this shelter were never counted, so any count is newer.
  return { services: [{ id, total, ifUnmodifiedSince: seenAt ?? new Date(0).toISOString() }] };
}

function bedsUpdatedAtOf({ data }: Awaited<ReturnType<typeof callBeds>>): string {
  const [refused] = data.refused;
  if (refused) throw new ApiError(refused.key, undefined, refused);
  return data.bedsUpdatedAt;
}

const callBeds = (call: CallApi, id: string, total: number) =>
  call('POST /services/update-available-beds', { body: { services: [{ id, total }] } });

/** Handles the form of one row without scripts. */
export async function sendBeds({ callApi, url: { searchParams }, form }: ActInput): Promise<Outcome> {
  bedsUpdatedAtOf(await callBeds(callApi, form.id ?? '', readCount(form.total ?? '')));
  const [q, skip] = [searchTextParam(searchParams), skipParam(searchParams)];
  return { to: paths.availableBeds({ q, skip, saved: 'yes' }) };
}

/** Reads the input as a number of beds. Any other text counts as none (spec §5). */
export function readCount(typed: string): number {
  const count = Math.floor(Number(typed.trim().replace(',', '.')));
  return Number.isFinite(count) && count > 0 ? count : 0;
}
