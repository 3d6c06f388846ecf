import { isDue } from '@amparo/domain/sources/isDue.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Jobs, Queue } from '../../../jobs/jobs.ts';
import { type ApplyParts, applyRun } from './applyRun.ts';
import { HsdsApi, problemOf } from './fetchRecords.ts';
import { hideMissing } from './missingRecords.ts';
import {
  addLines,
  beginRun,
  endRun,
  findLastRun,
  findOpenRun,
  findRun,
  type Run,
  updateRun,
  withSourceLock,
} from './runRepository.ts';
import { findSource, readSources } from './sourceRepository.ts';

type Source = Selectable<Database['sources']>;

export interface RunParts extends ApplyParts {
  /** Whether sources may have addresses of our own network. */
  isPrivateAllowed: boolean;
  /** The pause after a failed request. */
  pauseMs?: number;
  log: { info(message: string): void; warn(message: string): void };
}

/** A run that another process does already ends at once. One whose process ended continues where it stopped. */
export const runQueue: Queue = { name: 'run-source', retryLimit: 3, retryDelay: 60, expireInSeconds: 3600 };

/** Lets a background job run a source soon. In a transaction, only if it is committed. */
export function runEnqueuer(jobs: Jobs) {
  return (sourceId: string, db: Kysely<Database>): Promise<void> => jobs.enqueue(runQueue, { sourceId }, db);
}

export async function workRunQueue(jobs: Jobs, parts: RunParts): Promise<void> {
  await jobs.work<{ sourceId: string }>(runQueue, ({ sourceId }) => runSource(parts, sourceId));
}

/** Clocks differ. */
const OVERLAP = { minutes: 60 };
/** The end of a season changes no record, so everything is read again now and then. */
const FULL_EVERY = { hours: 7 * 24 };

/** Runs the sources that are due, and hides services that were missing for too long. An hourly job of one process. */
export async function runDueSources(parts: RunParts): Promise<void> {
  const { db, now, log } = parts;
  for (const source of await readSources(db)) {
    const last = await findLastRun(db, source.id);
    const lastStart = last && { startedAt: instantOf(last.startedAt), hasFailed: last.status === 'FAILED' };
    const isLeft = last?.status === 'FETCHING' || last?.status === 'APPLYING';
    if (isLeft || (!isOpen(last) && source.kind === 'API' && isDue(source.schedule, lastStart ?? null, now())))
      await runSource(parts, source.id);
  }
  const hidden = await hideMissing(db, now());
  if (hidden > 0) log.info(`${hidden} services left the lists, because their sources no longer have them`);
}

const isOpen = (run: Run | undefined) => run !== undefined && run.finishedAt === null;

/**
 * Reads a source, or continues its run where it stopped: pages that were fetched are not fetched again. Does nothing if
 * another process reads it now.
 */
export async function runSource(parts: RunParts, sourceId: string): Promise<void> {
  const { db } = parts;
  await withSourceLock(db, sourceId, async () => {
    const source = await findSource(db, sourceId);
    if (source) await runLocked(parts, source);
  });
}

async function runLocked(parts: RunParts, source: Source): Promise<void> {
  const { db, now, log } = parts;
  const run = (await findOpenRun(db, source.id)) ?? (source.kind === 'API' ? await begin(parts, source) : undefined);
  if (!run) return;
  try {
    if (run.status === 'FETCHING') await fetchAll(parts, source, run);
    const fetched = await findRun(db, run.id);
    if (fetched?.status === 'APPLYING') await applyRun(parts, { source, run: fetched });
  } catch (error) {
    log.warn(`the source ${source.name} could not be read: ${(error as Error).message}`);
    await endRun(db, run.id, { status: 'FAILED', problem: problemOf(error), at: now() });
  }
}

function begin({ db, now }: RunParts, { id: sourceId }: Source) {
  return beginRun(db, { sourceId, format: 'HSDS', status: 'FETCHING', isComplete: true, userId: null }, now());
}

async function fetchAll(parts: RunParts, source: Source, run: Run): Promise<void> {
  const { db, isPrivateAllowed, pauseMs = 2000, log } = parts;
  const api = new HsdsApi({ url: source.url, isPrivateAllowed, pauseMs, log });
  const since = await changedSince(parts, run);
  for (let page = run.nextPage; ; page += 1) {
    const { records, isLast } = await api.services(page, since);
    await db.transaction().execute(async (trx) => {
      await addLines(
        trx,
        run.id,
        records.map((record) => ({ text: JSON.stringify(record) })),
      );
      await updateRun(trx, run.id, { nextPage: page + 1 });
    });
    if (isLast) break;
  }
  const knownIds = since ? { knownIds: JSON.stringify(await api.ids()) } : {};
  await updateRun(db, run.id, { status: 'APPLYING', ...knownIds });
}

/** From when on changes are fetched. Null: everything. */
async function changedSince({ db, now }: RunParts, { sourceId }: Run): Promise<Temporal.Instant | null> {
  const full = await findLastRun(db, sourceId, { status: 'DONE', isFull: true });
  const last = await findLastRun(db, sourceId, { status: 'DONE' });
  if (!full || !last || Temporal.Instant.compare(instantOf(full.startedAt).add(FULL_EVERY), now()) <= 0) return null;
  return instantOf(last.startedAt).subtract(OVERLAP);
}

const instantOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime());
