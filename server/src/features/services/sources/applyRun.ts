import type { RegionPlaces } from '@amparo/domain/places/gazetteer/regionPlaces.ts';
import type { RunCounts, RunRefusal } from '@amparo/domain/sources/sourceKinds.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { withoutTimeout } from '../../../database/timeouts.ts';
import { ImportedPairs } from '../duplicates/importedPairs.ts';
import { type ImportReport, importServices, readNoteKey } from '../import/importServices.ts';
import { countPresent, markMissing } from '../import/sourceRecordRepository.ts';
import type { FindCentroid } from '../input/locationPrecision.ts';
import { showPresent } from './missingRecords.ts';
import { RunLines } from './runLines.ts';
import { endRun, type Run, updateRun } from './runRepository.ts';
import { countTerms, readMeanings } from './sourceTermRepository.ts';

export interface ApplyParts {
  db: Kysely<Database>;
  region: RegionPlaces & { timeZone: string };
  findCentroid: FindCentroid;
  now: () => Temporal.Instant;
}

type Source = Selectable<Database['sources']>;

/** A run that removes more than this part of a source asks an administrator. */
const MOST_LEAVING = 0.1;
const MOST_REFUSALS = 100;

/** What a run would do. Thrown to undo it. */
class Undone extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('undone');
    this.outcome = outcome;
  }
}

export interface Outcome {
  counts: RunCounts;
  refusals: RunRefusal[];
  isWaiting: boolean;
}

/**
 * Imports the lines of a run in one transaction: completely, or not at all if the database fails. If too many services
 * would leave, it undoes everything and waits for an administrator. A preview undoes everything, too.
 */
export async function applyRun(
  parts: ApplyParts,
  { source, run }: { source: Source; run: Run },
  { isPreview = false }: { isPreview?: boolean } = {},
): Promise<Outcome> {
  const { db, now } = parts;
  try {
    return await withoutTimeout(db, async (trx) => {
      const { known, ...outcome } = await importLines(trx, parts, { source, run });
      const { missing = 0, closed = 0 } = outcome.counts;
      const isWaiting = !run.isConfirmed && missing + closed > known * MOST_LEAVING && known > 0;
      if (isWaiting || isPreview) throw new Undone({ ...outcome, isWaiting });
      await updateRun(trx, run.id, texts(outcome));
      await endRun(trx, run.id, { status: 'DONE', at: now() });
      return { ...outcome, isWaiting };
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    if (!isPreview) await updateRun(db, run.id, { status: 'WAITING', ...texts(error.outcome) });
    return error.outcome;
  }
}

const texts = ({ counts, refusals }: Pick<Outcome, 'counts' | 'refusals'>) => ({
  counts: JSON.stringify(counts),
  refusals: JSON.stringify(refusals),
});

async function importLines(
  trx: Transaction<Database>,
  { region, findCentroid, now }: ApplyParts,
  { source, run }: { source: Source; run: Run },
) {
  const today = now().toZonedDateTimeISO(region.timeZone).toPlainDate().toString();
  const meanings = await readMeanings(trx, source.id);
  const lines = new RunLines(trx, run, { source: source.name, today, meanings, columns: source.columns });
  const refusals: RunRefusal[] = [];
  const externalIds: string[] = [];
  const pairs = new ImportedPairs();
  const report = await importServices(trx, {
    lines: lines.read(),
    defaults: { source: source.name, region, today },
    findCentroid,
    onRefused: ({ line, errors }) => {
      for (const [field, reason] of Object.entries(errors))
        if (refusals.length < MOST_REFUSALS) refusals.push({ line, field, reason });
    },
    onStored: (services) => pairs.add(services),
    onSeen: ({ name, id }) => {
      if (name === source.name) externalIds.push(id);
    },
  });
  refusals.push(...remarks(report).slice(0, MOST_REFUSALS - refusals.length));
  await countTerms(trx, source.id, lines.terms);
  const otherIds = (run.knownIds ?? []).filter((id) => !lines.recordIds.has(id));
  const seen = { externalIds, otherIds };
  await showPresent(trx, { sourceId: source.id, seen });
  const known = await countPresent(trx, source.id);
  const isComplete = run.isComplete && externalIds.length + otherIds.length > 0;
  const missing = isComplete ? await markMissing(trx, { sourceId: source.id, seen, at: now() }) : 0;
  const duplicates = await pairs.find(trx);
  const counts = { ...countsOf(report, missing, lines.unclear), ...(duplicates !== null && { duplicates }) };
  return { counts, refusals, known: known - report.added };
}

/** What the source should correct. */
const reported: ReadonlySet<string> = new Set(['UNUSABLE', 'FORMULA', 'HTML', 'CYCLE', 'UNSAFE_LINK']);

/** The first remarks about each field. Their services were imported, without the values that could not be used. */
function remarks({ notes }: ImportReport): RunRefusal[] {
  return [...notes].flatMap(([key, { lines }]) => {
    const { field, note: reason } = readNoteKey(key);
    return reported.has(reason) ? lines.map((line) => ({ line, field, reason })) : [];
  });
}

function countsOf(report: ImportReport, missing: number, unclear: number): RunCounts {
  const { lines, added, updated, unchanged, refused, closed, conflicts } = report;
  return { lines, added, updated, unchanged, refused, closed, conflicts, missing, unclear };
}
