import { ApiError } from '@amparo/domain/http/apiError.ts';
import { type CsvColumns, maxSourceBytes } from '@amparo/domain/sources/sourceKinds.ts';
import { sourceRoutes } from '@amparo/domain/sources/sourceRoutes.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { withoutTimeout } from '../../../database/timeouts.ts';
import { concurrencyLimit } from '../../../http/limits/concurrencyLimit.ts';
import { serve } from '../../../http/serve.ts';
import type { ApplyParts } from './applyRun.ts';
import { type OpenHsds, type ReadFile, readUpload, type UploadProblem } from './readUpload.ts';
import { addLines, beginRun, endRun, findOpenRun, findRun, updateRun } from './runRepository.ts';
import { decideConflict, listConflicts } from './sourceConflicts.ts';
import {
  addSource,
  describeSource,
  editSource,
  findSource,
  listRuns,
  listSources,
  removeSource,
  setColumns,
  toRun,
} from './sourceRepository.ts';
import { decideTerms, listTerms } from './sourceTermRepository.ts';
import { fitColumns, previewTable } from './uploadedTable.ts';

export interface SourceParts extends ApplyParts {
  openHsds: OpenHsds;
  /** Lets a background job run a source soon. */
  enqueueRun: (sourceId: string, db: Kysely<Database>) => Promise<void>;
}

const PAGE_SIZE = 25;
/** An upload holds its file in memory. */
const limitUploads = concurrencyLimit({ running: 1, waiting: 4 });

/** The directories that services come from, for administrators (docs/decisions/sources.md). */
export function serveSources(app: FastifyInstance, parts: SourceParts): void {
  serveDirectories(app, parts);
  serveRuns(app, parts);
  serveUploads(app, parts);
  serveTables(app, parts);
  serveDecisions(app, parts);
}

async function requireSource(db: Kysely<Database>, id: string) {
  const source = await findSource(db, id);
  if (!source) throw new ApiError('NOT_FOUND');
  return source;
}

function serveDirectories(app: FastifyInstance, { db }: SourceParts): void {
  const nameTaken = () => new ApiError('VALIDATION', { name: 'NAME_TAKEN' });

  serve(app, sourceRoutes.list, async () => {
    const data = await listSources(db);
    return { data, total: data.length };
  });
  serve(app, sourceRoutes.detail, async ({ params: { id } }) => {
    const source = await requireSource(db, id);
    return { data: { ...(await describeSource(db, source)), runs: await listRuns(db, id) } };
  });
  serve(app, sourceRoutes.add, async ({ body }) => {
    const source = await addSource(db, body);
    if (!source) throw nameTaken();
    return { data: await describeSource(db, source) };
  });
  serve(app, sourceRoutes.edit, async ({ params: { id }, body }) => {
    const source = await editSource(db, id, body);
    if (source === 'taken') throw nameTaken();
    if (!source) throw new ApiError('NOT_FOUND');
    return { data: await describeSource(db, source) };
  });
  serve(app, sourceRoutes.remove, async ({ params }) => {
    if (!(await removeSource(db, params.id))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });
}

function serveRuns(app: FastifyInstance, { db, now, enqueueRun }: SourceParts): void {
  serve(app, sourceRoutes.run, async ({ params: { id }, viewer }) => {
    const { kind } = await requireSource(db, id);
    if (kind !== 'API') throw new ApiError('NOT_FOUND');
    const run = { sourceId: id, format: 'HSDS', status: 'FETCHING', isComplete: true, userId: viewer.id } as const;
    const begun = await beginRun(db, run, now());
    if (!begun) throw new ApiError('STILL_UNDER_WAY');
    await enqueueRun(id, db);
    return { data: toRun(begun) };
  });

  serve(app, sourceRoutes.decide, async ({ params: { id }, body: { isContinued } }) => {
    const run = await findOpenRun(db, id);
    const isWaiting = run?.status === 'WAITING' || (run?.status === 'COLUMNS' && !isContinued);
    if (!run || !isWaiting) throw new ApiError('NOT_FOUND');
    if (isContinued) {
      await updateRun(db, run.id, { status: 'APPLYING', isConfirmed: true });
      await enqueueRun(id, db);
    } else await endRun(db, run.id, { status: 'DISCARDED', at: now() });
    return { data: toRun((await findRun(db, run.id))!) };
  });
}

function serveUploads(app: FastifyInstance, parts: SourceParts): void {
  const { db, openHsds } = parts;
  serve(
    app,
    sourceRoutes.upload,
    async ({ params: { id }, query: { isComplete = false }, body, viewer }) => {
      if (body.byteLength > maxSourceBytes) throw new ApiError('TOO_LARGE');
      const source = await requireSource(db, id);
      return limitUploads(async () => {
        using opened = new DisposableStack();
        const file = await readUpload(body, { openHsds, opened });
        const runId = await beginUpload(parts, { source, file, isComplete, userId: viewer.id });
        return { data: toRun((await findRun(db, runId))!) };
      });
    },
    { bodyLimit: maxSourceBytes },
  );
}

interface Upload {
  source: { id: string; columns: CsvColumns };
  file: ReadFile | UploadProblem;
  isComplete: boolean;
  userId: string;
}

/** Stores the records of a file as a run, which a background job applies, and returns its id. */
async function beginUpload(parts: SourceParts, { source, file, isComplete, userId }: Upload): Promise<string> {
  const { db, now, enqueueRun } = parts;
  const isKnown = 'problem' in file || file.format !== 'CSV' || fitColumns(source.columns, file.header);
  const format = 'problem' in file ? 'HSDS' : file.format;
  const run = { sourceId: source.id, format, status: isKnown ? 'APPLYING' : 'COLUMNS', isComplete, userId } as const;
  return withoutTimeout(db, async (trx) => {
    const begun = await beginRun(trx, run, now());
    if (!begun) throw new ApiError('STILL_UNDER_WAY');
    const problem = 'problem' in file ? file : await addLines(trx, begun.id, file.lines).then(emptyOr);
    if (problem) await endRun(trx, begun.id, { status: 'FAILED', ...problem, at: now() });
    else if (isKnown) await enqueueRun(source.id, trx);
    return begun.id;
  });
}

const emptyOr = (lines: number): UploadProblem | null => (lines > 0 ? null : { problem: 'EMPTY', refusals: [] });

function serveTables(app: FastifyInstance, parts: SourceParts): void {
  const { db, enqueueRun } = parts;
  const requireTable = async (id: string) => {
    const [source, run] = [await requireSource(db, id), await findOpenRun(db, id)];
    if (run?.status !== 'COLUMNS') throw new ApiError('NOT_FOUND');
    return { source, run };
  };

  serve(app, sourceRoutes.preview, async ({ params: { id } }) => ({
    data: await previewTable(parts, await requireTable(id)),
  }));

  serve(app, sourceRoutes.columns, async ({ params: { id }, body: { columns: sent, isImported } }) => {
    const { run } = await requireTable(id);
    const columns = Object.fromEntries(Object.entries(sent).filter(([, column]) => column !== ''));
    if (columns.name === undefined) throw new ApiError('VALIDATION', { name: 'REQUIRED' });
    await setColumns(db, id, columns);
    if (isImported) {
      await updateRun(db, run.id, { status: 'APPLYING' });
      await enqueueRun(id, db);
    }
    return { data: { columns } };
  });
}

function serveDecisions(app: FastifyInstance, { db, findCentroid }: SourceParts): void {
  serve(app, sourceRoutes.terms, async ({ params: { id }, query: { limit = PAGE_SIZE, skip = 0 } }) => {
    await requireSource(db, id);
    return listTerms(db, { sourceId: id, skip, limit });
  });
  serve(app, sourceRoutes.decideTerms, async ({ params, body: { terms } }) => {
    await requireSource(db, params.id);
    await decideTerms(db, params.id, terms);
    return { data: params };
  });
  serve(app, sourceRoutes.conflicts, ({ query: { limit = PAGE_SIZE, skip = 0 } }) =>
    listConflicts(db, { skip, limit }),
  );
  serve(app, sourceRoutes.decideConflict, async ({ params: { id }, body: { isSourceRight }, viewer }) => {
    const decision = { id, isSourceRight, userId: viewer.id };
    if (!(await decideConflict(db, decision, findCentroid))) throw new ApiError('NOT_FOUND');
    return { data: { id } };
  });
}
