import { isDeepStrictEqual } from 'node:util';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import {
  type ImportErrorKey,
  type ImportedService,
  parseImportedService,
} from '@amparo/domain/services/import/importedService.ts';
import { mergeImported } from '@amparo/domain/services/import/mergeImported.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type Change, differences, recordChanges } from '../persistence/changeLog.ts';
import { importBatches, type ServiceToImport } from '../persistence/saveServices.ts';
import type { FindCentroid } from '../persistence/serviceColumns.ts';
import { findStoredInputs } from '../persistence/storedInputs.ts';
import { type Line, readLines } from './readLines.ts';

export type RefusalKey = ImportErrorKey | 'INVALID_UTF8' | 'LINE_TOO_LONG' | 'REFUSED_BY_DATABASE';

/** Why a line was not stored: field → key, '' for the line as a whole. */
export interface Refusal {
  line: number;
  errors: Record<string, RefusalKey>;
  /** What the database said. */
  detail?: string;
}

export interface ImportReport {
  /** Those with something on them. */
  lines: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Lines that a later one of the same id replaced within its batch. */
  repeated: number;
  refused: number;
  /** Whether `signal` ended it before the end of the file. */
  isStopped: boolean;
  /** Name of an unknown field → in how many lines it stood. */
  ignoredFields: Map<string, number>;
  /** Field and what was let pass there → in how many lines, and the first few of them. */
  notes: Map<string, { count: number; lines: number[] }>;
}

const LINES_NAMED = 5;

export interface ImportOptions {
  chunks: AsyncIterable<Uint8Array>;
  /** The directory's name for lines that do not name one. */
  defaultSource: string;
  findCentroid: FindCentroid;
  batchSize?: number;
  /** Ends the import after the batch under way. */
  signal?: AbortSignal;
  onRefused?(refusal: Refusal): void;
  onProgress?(progress: { bytes: number; lines: number }): void;
}

type Entry = { line: number; service: ImportedService };

/**
 * Stores the services of an NDJSON stream in batches, a transaction each. Lines that cannot be stored are told and skipped;
 * a service that a line would not change is not touched. Throws where the database fails as a whole.
 */
export async function importServices(db: Kysely<Database>, options: ImportOptions): Promise<ImportReport> {
  const run = new ImportRun(db, options);
  await run.readAll();
  return run.report;
}

class ImportRun {
  readonly report: ImportReport = {
    ...{ lines: 0, added: 0, updated: 0, unchanged: 0, repeated: 0, refused: 0 },
    ...{ isStopped: false, ignoredFields: new Map(), notes: new Map() },
  };
  readonly #db: Kysely<Database>;
  readonly #options: ImportOptions;

  constructor(db: Kysely<Database>, options: ImportOptions) {
    this.#db = db;
    this.#options = options;
  }

  async readAll(): Promise<void> {
    const { chunks, batchSize = 250, signal, onProgress } = this.#options;
    let batch: Entry[] = [];
    let bytes = 0;
    for await (const line of readLines(chunks)) {
      this.report.lines += 1;
      const entry = this.#read(line);
      if (entry) batch.push(entry);
      bytes = line.end;
      if (this.report.lines % batchSize !== 0) continue;
      await this.#storeLast(batch);
      batch = [];
      onProgress?.({ bytes, lines: this.report.lines });
      this.report.isStopped = signal?.aborted ?? false;
      if (this.report.isStopped) return;
    }
    await this.#storeLast(batch);
    onProgress?.({ bytes, lines: this.report.lines });
  }

  #read(line: Line): Entry | undefined {
    if ('problem' in line) return this.#refuse({ line: line.number, errors: { '': line.problem } });
    const read = parseImportedService(line.text, this.#options.defaultSource);
    if ('errors' in read) return this.#refuse({ line: line.number, errors: read.errors });
    const { ignoredFields, notes } = this.report;
    for (const name of read.service.ignored) ignoredFields.set(name, (ignoredFields.get(name) ?? 0) + 1);
    for (const [field, note] of Object.entries(read.service.notes)) {
      const noted = notes.get(`${field} ${note}`) ?? { count: 0, lines: [] };
      notes.set(`${field} ${note}`, noted);
      noted.count += 1;
      if (noted.lines.length < LINES_NAMED) noted.lines.push(line.number);
    }
    return { line: line.number, service: read.service };
  }

  #refuse(refusal: Refusal): undefined {
    this.report.refused += 1;
    this.#options.onRefused?.(refusal);
  }

  /** Of several lines with one id the last counts. */
  async #storeLast(batch: Entry[]): Promise<void> {
    const keyOf = ({ service: { id, input } }: Entry) => id ?? JSON.stringify([input.source?.name, input.source?.id]);
    const last = [...new Map(batch.map((entry) => [keyOf(entry), entry])).values()];
    this.report.repeated += batch.length - last.length;
    if (last.length > 0) await this.#storeBatch(last);
  }

  /** All at once or, where the database refuses one of them, one by one, so that only that one is left out. */
  async #storeBatch(batch: Entry[]): Promise<void> {
    try {
      await this.#store(batch);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const [only, ...others] = batch;
      if (others.length === 0) {
        const errors = { '': 'REFUSED_BY_DATABASE' } as const;
        return this.#refuse({ line: only!.line, errors, detail: error.message });
      }
      for (const entry of batch) await this.#storeBatch([entry]);
    }
  }

  async #store(batch: Entry[]): Promise<void> {
    const services = batch.map(({ service }) => service);
    const changed = await this.#db.transaction().execute(async (trx) => {
      const stored = await findStoredInputs(trx, services);
      const wanted = services.map((service, i) => ({ ...mergedOf(service, stored.get(i)), was: stored.get(i)?.input }));
      const changes = wanted.filter(({ input, was }) => !isDeepStrictEqual(input, was));
      const changed = await importBatches(trx, changes, this.#options.findCentroid);
      await recordChanges(
        trx,
        changed.map(({ id }, i) => changeOf(id, changes[i]!)),
      );
      return changed;
    });
    const added = changed.filter(({ isNew }) => isNew).length;
    this.report.added += added;
    this.report.updated += changed.length - added;
    this.report.unchanged += batch.length - changed.length;
  }
}

function mergedOf(service: ImportedService, stored: { id: string; input: ServiceInput } | undefined): ServiceToImport {
  if (!stored) return { ...(service.id && { id: service.id }), input: service.input };
  const merged = mergeImported(stored.input, service);
  const expiry = merged.criticalExpiredAt;
  return { id: stored.id, input: { ...merged, criticalExpiredAt: expiry && new Date(expiry).toISOString() } };
}

/** What was new is not told again: it would double what an import stores. */
function changeOf(serviceId: string, { input, was }: { input: ServiceInput; was: ServiceInput | undefined }): Change {
  const { before, after } = was ? differences(was, input) : { before: {}, after: {} };
  return { serviceId, kind: was ? 'updated' : 'created', way: 'import', userId: null, before, after };
}

/** SQLSTATE classes of what is wrong with a row and not with the server: bad value, constraint, limit, twice, deadlock. */
const refusalClasses = ['21', '22', '23', '40', '54'];

function isRefusal(error: unknown): error is Error {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && code.length === 5 && refusalClasses.includes(code.slice(0, 2));
}
