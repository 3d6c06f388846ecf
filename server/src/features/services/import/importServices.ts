import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { isPermanentlyClosed } from '@amparo/domain/services/hours/hoursRows.ts';
import {
  type ImportDefaults,
  type ImportErrorKey,
  type ImportedService,
  parseImportedService,
  type SeenRecord,
  seenRecord,
} from '@amparo/domain/services/import/importedService.ts';
import { mergeSent, type SourceConflict, sentFields } from '@amparo/domain/services/import/mergeSent.ts';
import type { Kysely, Transaction } from 'kysely';
import { inSavepoint } from '../../../database/asAuthor.ts';
import type { Database } from '../../../database/schema.ts';
import type { Line } from '../../../files/readLines.ts';
import type { FindCentroid } from '../input/locationPrecision.ts';
import { settlePrecision } from '../input/locationPrecision.ts';
import { type Change, differences, recordChanges } from '../persistence/changeLog.ts';
import { type ServiceToUpsert, upsertServices } from '../persistence/saveServices.ts';
import { findMergedRecords, findStoredInputs } from '../persistence/storedInputs.ts';
import { ConcurrentBatches } from './concurrentBatches.ts';
import { type SourceRecord, SourceRecordRepository } from './sourceRecordRepository.ts';

export type RefusalKey = ImportErrorKey | 'INVALID_UTF8' | 'LINE_TOO_LONG' | 'REFUSED_BY_DATABASE';

/** Why a line was refused: field → key; '' means the whole line. */
export interface Refusal {
  line: number;
  errors: Record<string, RefusalKey>;
  /** Field → the text that was refused, if the person needs to see it. */
  values?: Record<string, string> | undefined;
  /** The database's message. */
  detail?: string;
}

export interface ImportReport {
  /** Lines that are not empty. */
  lines: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Lines of services that an administrator merged into others. They change nothing. */
  merged: number;
  /** Lines that a later line of the same batch replaced, because it has the same id. */
  repeated: number;
  refused: number;
  /** Those of `added` and `updated` that are now closed for good. */
  closed: number;
  /** Fields that a person corrected here and the source changed, too. */
  conflicts: number;
  /** Whether `signal` ended the import early. */
  isStopped: boolean;
  /** Unknown field → number of lines. */
  ignoredFields: Map<string, number>;
  /** Field and note → number of lines, and the first of them. */
  notes: Map<string, { count: number; lines: number[] }>;
}

const MAX_LINES_PER_NOTE = 5;
const MOST_BATCHES = 2;

export interface ImportOptions {
  lines: AsyncIterable<Line>;
  /** The name of the directory and the state, for lines that do not contain one, and the local date. */
  defaults: ImportDefaults;
  findCentroid: FindCentroid;
  batchSize?: number;
  /** Ends the import after the current batch. */
  signal?: AbortSignal;
  onRefused?(refusal: Refusal): void;
  /** Called with the name and the id of the record of each line, also of refused ones if they can be read. */
  onSeen?(source: { name: string; id: string }): void;
  /** Called with the services of a batch that were added or changed. */
  onStored?(services: readonly ServiceToUpsert[]): void;
  onProgress?(progress: { bytes: number; lines: number }): void;
}

/** Returns the parts of a key of `notes`. The names of a source's own fields can have spaces. */
export function readNoteKey(key: string): { field: string; note: string } {
  const end = key.lastIndexOf(' ');
  return { field: key.slice(0, end), note: key.slice(end + 1) };
}

/** A line that was read. A refused one has no service. */
interface ReadLine {
  line: number;
  service?: ImportedService;
  seen?: SeenRecord | undefined;
}
type Entry = ReadLine & { service: ImportedService };

/**
 * Imports the services of NDJSON lines in batches, each in its own transaction. Invalid lines are reported and
 * skipped.
 * Services that a line does not change are not written. Throws if the database fails.
 */
export async function importServices(db: Kysely<Database>, options: ImportOptions): Promise<ImportReport> {
  const run = new ImportRun(db, options);
  await run.readAll();
  return run.report;
}

class ImportRun {
  readonly report: ImportReport = {
    ...{ lines: 0, added: 0, updated: 0, unchanged: 0, merged: 0, repeated: 0, refused: 0 },
    ...{ closed: 0, conflicts: 0 },
    ...{ isStopped: false, ignoredFields: new Map(), notes: new Map() },
  };
  readonly #db: Kysely<Database>;
  readonly #options: ImportOptions;
  readonly #records = new SourceRecordRepository();

  constructor(db: Kysely<Database>, options: ImportOptions) {
    this.#db = db;
    this.#options = options;
  }

  async readAll(): Promise<void> {
    const batches = new ConcurrentBatches(this.#db.isTransaction ? 1 : MOST_BATCHES);
    try {
      await this.#readBatches(batches);
    } finally {
      await batches.end();
    }
  }

  async #readBatches(batches: ConcurrentBatches): Promise<void> {
    const { lines, batchSize = 250, signal } = this.#options;
    let batch: ReadLine[] = [];
    let bytes = 0;
    for await (const line of lines) {
      // The places of a record are lines with one number. They stay together, unless they are very many.
      const isSameRecord = batch.at(-1)?.line === line.number && batch.length < 4 * batchSize;
      if (batch.length >= batchSize && !isSameRecord) {
        await this.#storeLast(batches, batch, bytes);
        batch = [];
        this.report.isStopped = signal?.aborted ?? false;
        if (this.report.isStopped) return;
      }
      this.report.lines += 1;
      batch.push(this.#read(line));
      bytes = line.end;
    }
    await this.#storeLast(batches, batch, bytes);
  }

  #read(line: Line): ReadLine {
    if ('problem' in line) return this.#refuse({ line: line.number, errors: { '': line.problem } });
    const read = parseImportedService(line.text, this.#options.defaults);
    if ('errors' in read) {
      const { seen, ...refusal } = read;
      return this.#refuse({ line: line.number, ...refusal }, seen);
    }
    const { source } = read.service.input;
    const { ignoredFields, notes } = this.report;
    for (const name of read.service.ignored) ignoredFields.set(name, (ignoredFields.get(name) ?? 0) + 1);
    for (const [field, note] of Object.entries(read.service.notes)) {
      const noted = notes.get(`${field} ${note}`) ?? { count: 0, lines: [] };
      notes.set(`${field} ${note}`, noted);
      noted.count += 1;
      if (noted.lines.length < MAX_LINES_PER_NOTE) noted.lines.push(line.number);
    }
    return { line: line.number, service: read.service, ...(source && { seen: seenRecord(source, read.service) }) };
  }

  #refuse(refusal: Refusal, seen?: SeenRecord): ReadLine {
    this.report.refused += 1;
    this.#options.onRefused?.(refusal);
    return { line: refusal.line, seen };
  }

  /** If several lines have the same id, the last one wins. */
  async #storeLast(batches: ConcurrentBatches, lines: ReadLine[], bytes: number): Promise<void> {
    const batch = lines.filter((line): line is Entry => line.service !== undefined);
    const progress = { bytes, lines: this.report.lines };
    await batches.begin(new Set(batch.flatMap(({ service }) => heldKeysOf(service))), async () => {
      await this.#identify(lines);
      const last = lastOf(lastOf(batch, keyOf), sourceKeyOf);
      this.report.repeated += batch.length - last.length;
      if (last.length > 0) await this.#storeBatch(last);
      this.#options.onProgress?.(progress);
    });
  }

  /** Gives the lines the ids under which their records are stored. */
  async #identify(lines: readonly ReadLine[]): Promise<void> {
    const known = lines.filter((line): line is ReadLine & { seen: SeenRecord } => line.seen !== undefined);
    const places = await this.#records.findPlaces(
      this.#db,
      known.map(({ seen }) => seen),
    );
    const taken = new Set([...places].map(([i, { id }]) => JSON.stringify([known[i]!.seen.name, id])));
    for (const [i, { seen, service }] of known.entries()) {
      const place = places.get(i);
      // A place without an id has that of its record, unless another place was the only one of the record.
      const isTaken = !place && seen.id === seen.recordId && taken.has(JSON.stringify([seen.name, seen.id]));
      const id = isTaken ? `${seen.id} 1` : (place?.id ?? seen.id);
      this.#options.onSeen?.({ name: seen.name, id });
      if (!service || (id === seen.id && !place)) continue;
      service.input.source = { name: seen.name, id };
      if (isTaken) delete service.id;
      if (place) service.recordId = place.recordId;
    }
  }

  /** Stores a batch. If the database refuses a row, stores the services one by one to skip only that one. */
  async #storeBatch(batch: Entry[]): Promise<void> {
    try {
      await this.#store(batch);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const [only, ...others] = batch;
      if (others.length === 0) {
        const errors = { '': 'REFUSED_BY_DATABASE' } as const;
        this.#refuse({ line: only!.line, errors, detail: error.message });
        return;
      }
      for (const entry of batch) await this.#storeBatch([entry]);
    }
  }

  async #store(batch: Entry[]): Promise<void> {
    const all = batch.map(({ service }) => service);
    await this.#records.addSources(this.#db, all);
    const { changes, left } = await inSavepoint(this.#db, async (trx) => {
      const mergedRecords = await findMergedRecords(trx, all);
      const services = all.filter((_, i) => !mergedRecords.has(i));
      const records = await this.#records.find(trx, services);
      // A record without a service was deleted here. The source must not bring it back.
      const fresh = services.flatMap((service, i) => {
        const record = records.get(i);
        return record && (record.serviceId === null || isSentAgain(record, service)) ? [] : [{ service, record }];
      });
      const changes = fresh.length === 0 ? [] : await this.#storeFresh(trx, fresh);
      return { changes, left: mergedRecords.size };
    });
    this.#options.onStored?.(changes);
    const added = changes.filter(({ before }) => before === null).length;
    this.report.added += added;
    this.report.updated += changes.length - added;
    this.report.merged += left;
    this.report.unchanged += batch.length - changes.length - left;
    this.report.closed += changes.filter(isClosing).length;
    for (const { conflicts } of changes) this.report.conflicts += conflicts.length;
  }

  async #storeFresh(trx: Transaction<Database>, fresh: FreshService[]): Promise<MergedService[]> {
    const stored = await findStoredInputs(
      trx,
      fresh.map(({ service, record }) => ({ ...service, ...(record?.serviceId && { id: record.serviceId }) })),
    );
    const merged = fresh.map((one, i) => mergeOne(one, stored.get(i), this.#options.findCentroid));
    const changes = merged.filter(
      ({ input, before, isConfirmed, hasOthers, conflicts }) =>
        isConfirmed || hasOthers || conflicts.length > 0 || !isDeepStrictEqual(input, before),
    );
    await upsertServices(trx, changes, this.#options.findCentroid);
    await recordChanges(trx, changes.map(changeOf));
    await this.#records.save(
      trx,
      merged.map(({ id, conflicts }, i) => ({ ...fresh[i]!, serviceId: id, conflicts })),
    );
    return changes;
  }
}

/** Which lines mean the same service. */
function keyOf({ id, input: { source } }: ImportedService): string {
  return id ?? JSON.stringify([source?.name, source?.id]);
}

/** Which lines are from the same record. */
function sourceKeyOf({ id, input: { source } }: ImportedService): string {
  return source ? JSON.stringify([source.name, source.id]) : (id ?? '');
}

/** Lines of one record follow each other, because places can exchange their ids. */
function heldKeysOf(service: ImportedService): string[] {
  const { source } = service.input;
  const { recordId = source?.id } = service;
  return [keyOf(service), ...(source ? [JSON.stringify([source.name, recordId])] : [])];
}

function lastOf(entries: readonly Entry[], key: (service: ImportedService) => string): Entry[] {
  return [...new Map(entries.map((entry) => [key(entry.service), entry])).values()];
}

interface FreshService {
  service: ImportedService;
  record: SourceRecord | undefined;
}

/** Whether the source sends the same as last time. */
function isSentAgain(record: SourceRecord, service: ImportedService): boolean {
  const { otherFields = null, recordId = null } = service;
  const plain = JSON.parse(JSON.stringify([sentFields(service, record.sent), otherFields, recordId]));
  return record.sent !== null && isDeepStrictEqual(plain, [record.sent, record.other, record.recordId]);
}

interface MergedService extends ServiceToUpsert {
  before: ServiceInput | null;
  /** Whether the source confirmed the service since the last import. */
  isConfirmed: boolean;
  /** Whether the source changed fields that a service does not have. They are published, too. */
  hasOthers: boolean;
  conflicts: SourceConflict[];
}

function mergeOne(
  { service, record }: FreshService,
  stored: ServiceToUpsert | undefined,
  findCentroid: FindCentroid,
): MergedService {
  const { confirmedOn = null } = service;
  const isConfirmed = confirmedOn !== null && record?.sent?.confirmedOn !== confirmedOn;
  const verifiedAt = confirmedOn === null ? null : new Date(`${confirmedOn}T12:00:00Z`);
  // A record that an earlier release stored becomes complete. Its service stays as it is.
  const isIncomplete = record !== undefined && !(record.other && 'position' in record.other);
  const hasOthers = !isIncomplete && !isDeepStrictEqual(service.otherFields ?? null, record?.other ?? null);
  const facts = { verifiedAt, isConfirmed, hasOthers };
  if (!stored) {
    const id = service.id ?? randomUUIDv7();
    return { id, input: service.input, before: null, conflicts: [], ...facts };
  }
  const { input: merged, conflicts } = mergeSent(stored.input, service, record?.sent ?? null);
  const expiry = merged.criticalExpiredAt;
  const criticalExpiredAt = expiry && new Date(expiry).toISOString();
  const input = settlePrecision({ ...merged, criticalExpiredAt }, stored.input, findCentroid);
  return { id: stored.id, input, before: stored.input, conflicts, ...facts };
}

function isClosing({ input, before }: MergedService): boolean {
  return isPermanentlyClosed(input) && !(before && isPermanentlyClosed(before));
}

/** The log omits the fields of a new service: they would double the size of an import. */
function changeOf({ id: serviceId, input, before: stored }: MergedService): Change {
  const { before, after } = stored ? differences(stored, input) : { before: {}, after: {} };
  return { serviceId, kind: stored ? 'updated' : 'created', way: 'import', userId: null, before, after };
}

/** SQLSTATE classes of errors in a row, not in the server: value, constraint, limit, cardinality, deadlock. */
const refusalClasses = ['21', '22', '23', '40', '54'];

function isRefusal(error: unknown): error is Error {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && code.length === 5 && refusalClasses.includes(code.slice(0, 2));
}
