import { z } from 'zod';
import { queryFlag, queryNumber } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { sourceCan } from '../permissions/permissions.ts';
import { audiences, subTypes } from '../services/taxonomy/serviceTypes.ts';
import { csvTargets } from './csvColumns.ts';
import { SourceInput } from './source.ts';
import { runFormats, runProblems, runStatuses, sourceKinds, sourceSchedules } from './sourceKinds.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });
const Instant = z.iso.datetime();
const count = z.int().nonnegative();

export const SourceRun = z.object({
  id: z.uuid(),
  status: z.enum(runStatuses),
  format: z.enum(runFormats),
  isComplete: z.boolean(),
  counts: z.object({
    ...{ lines: count.optional(), added: count.optional(), updated: count.optional(), unchanged: count.optional() },
    ...{ refused: count.optional(), closed: count.optional(), missing: count.optional() },
    ...{ conflicts: count.optional(), unclear: count.optional(), duplicates: count.optional() },
  }),
  /** The first refused lines: the number of the line, the field (empty: the whole line), and the reason. */
  refusals: z.array(z.object({ file: z.string().optional(), line: z.int(), field: z.string(), reason: z.string() })),
  /** Why it failed. It then changed nothing. */
  problem: z.enum(runProblems).nullable(),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
});
export type SourceRun = z.infer<typeof SourceRun>;

export const ServiceSource = z.object({
  id: z.uuid(),
  name: z.string(),
  license: z.string(),
  contact: z.string(),
  kind: z.enum(sourceKinds),
  url: z.string(),
  schedule: z.enum(sourceSchedules),
  /** How many days a service that the source no longer has stays on the lists. */
  graceDays: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  /** How many services are from it, and how many of them it no longer has. */
  services: count,
  missing: count,
  /** How many values wait for a decision, and how many terms nobody has decided about. */
  conflicts: count,
  undecidedTerms: count,
  lastRun: SourceRun.nullable(),
});
export type ServiceSource = z.infer<typeof ServiceSource>;

const meaning = z.enum([...subTypes, ...audiences], 'NOT_ONE_OF');
const meanings = z.array(meaning, 'WRONG_TYPE').max(30, 'TOO_LONG').nullable();

export const SourceTerm = z.object({ term: z.string(), name: z.string(), services: count, meanings });
export type SourceTerm = z.infer<typeof SourceTerm>;

const CsvColumns = z.partialRecord(z.enum(csvTargets), z.string('WRONG_TYPE').max(200, 'TOO_LONG'));

/** A table that waits for its columns, as it would be read. */
export const TablePreview = z.object({
  header: z.array(z.string()),
  columns: z.record(z.string(), z.string()),
  rows: z.array(z.array(z.string())),
  counts: SourceRun.shape.counts,
  refusals: SourceRun.shape.refusals,
});
export type TablePreview = z.infer<typeof TablePreview>;

export const SourceConflict = z.object({
  id: z.uuid(),
  serviceId: z.uuid(),
  serviceName: z.string(),
  sourceName: z.string(),
  field: z.string(),
  /** The fields that belong together, with the values here and those of the source. */
  here: z.record(z.string(), z.unknown()),
  there: z.record(z.string(), z.unknown()),
  foundAt: Instant,
});
export type SourceConflict = z.infer<typeof SourceConflict>;

const refused = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const;
const paged = { limit: queryNumber(1, 500).describe('Page size, by default 25'), skip: queryNumber(0, 1_000_000) };

export const sourceRoutes = {
  list: route({
    method: 'GET',
    path: '/sources',
    access: sourceCan.manage,
    summary: 'List the directories that services come from',
    response: listOf(ServiceSource),
    errors: refused,
  }),
  detail: route({
    method: 'GET',
    path: '/sources/:id',
    access: sourceCan.manage,
    summary: 'Get a directory with its last runs',
    params: Id,
    response: oneOf(ServiceSource.extend({ runs: z.array(SourceRun) })),
    errors: ['VALIDATION', 'NOT_FOUND', ...refused],
  }),
  add: route({
    method: 'POST',
    path: '/sources',
    access: sourceCan.manage,
    summary: 'Add a directory that services come from',
    body: SourceInput,
    response: oneOf(ServiceSource),
    status: 201,
    errors: ['VALIDATION', ...refused],
  }),
  edit: route({
    method: 'PUT',
    path: '/sources/:id',
    access: sourceCan.manage,
    summary: 'Replace a directory',
    params: Id,
    body: SourceInput,
    response: oneOf(ServiceSource),
    errors: ['VALIDATION', 'NOT_FOUND', 'CHANGED_MEANWHILE', ...refused],
  }),
  remove: route({
    method: 'DELETE',
    path: '/sources/:id',
    access: sourceCan.manage,
    summary: 'Delete a directory and what it sent. Its services stay',
    params: Id,
    response: oneOf(Id),
    errors: ['VALIDATION', 'NOT_FOUND', ...refused],
  }),
  run: route({
    method: 'POST',
    path: '/sources/:id/run',
    access: sourceCan.manage,
    summary: 'Read a running HSDS API soon. The run is in the list of runs',
    params: Id,
    response: oneOf(SourceRun),
    errors: ['VALIDATION', 'NOT_FOUND', 'STILL_UNDER_WAY', ...refused],
  }),
  upload: route({
    method: 'POST',
    path: '/sources/:id/upload',
    access: sourceCan.manage,
    summary: 'Import a file: HSDS as ZIP, JSON, or NDJSON, lines of services as NDJSON, or CSV of any shape',
    params: Id,
    query: z.object({ isComplete: queryFlag.describe('Whether the file is all that the directory has') }),
    bodyTypes: ['text/csv', 'application/zip', 'application/x-ndjson', 'application/octet-stream'],
    body: z.instanceof(Uint8Array, { error: 'REQUIRED' }),
    response: oneOf(SourceRun),
    errors: ['VALIDATION', 'NOT_FOUND', 'STILL_UNDER_WAY', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', ...refused],
  }),
  preview: route({
    method: 'GET',
    path: '/sources/:id/table',
    access: sourceCan.manage,
    summary: 'Get the uploaded table that waits for its columns, and what its import would do',
    params: Id,
    response: oneOf(TablePreview),
    errors: ['VALIDATION', 'NOT_FOUND', ...refused],
  }),
  columns: route({
    method: 'PUT',
    path: '/sources/:id/columns',
    access: sourceCan.manage,
    summary: 'Say which column of the tables of a directory means what. `isImported` imports the waiting table',
    params: Id,
    body: z.strictObject({ columns: CsvColumns, isImported: z.boolean('WRONG_TYPE') }),
    response: oneOf(z.object({ columns: z.record(z.string(), z.string()) })),
    errors: ['VALIDATION', 'NOT_FOUND', ...refused],
  }),
  decide: route({
    method: 'POST',
    path: '/sources/:id/decide',
    access: sourceCan.manage,
    summary: 'Continue or discard a run that waits',
    params: Id,
    body: z.strictObject({ isContinued: z.boolean('WRONG_TYPE') }),
    response: oneOf(SourceRun),
    errors: ['VALIDATION', 'NOT_FOUND', ...refused],
  }),
  terms: route({
    method: 'GET',
    path: '/sources/:id/terms',
    access: sourceCan.manage,
    summary: 'List the terms of a directory, first those that nobody has decided about',
    params: Id,
    query: z.object(paged),
    response: listOf(SourceTerm),
    errors: ['VALIDATION', 'NOT_FOUND', ...refused],
  }),
  decideTerms: route({
    method: 'PUT',
    path: '/sources/:id/terms',
    access: sourceCan.manage,
    summary: 'Say what terms of a directory mean here. The next run applies it',
    params: Id,
    body: z.strictObject({
      terms: z.array(z.strictObject({ term: z.string('WRONG_TYPE'), meanings }), 'WRONG_TYPE').max(500, 'TOO_LONG'),
    }),
    response: oneOf(Id),
    errors: ['VALIDATION', 'NOT_FOUND', ...refused],
  }),
  conflicts: route({
    method: 'GET',
    path: '/source-conflicts',
    access: sourceCan.manage,
    summary: 'List fields that a person corrected here and the directory changed, too',
    query: z.object(paged),
    response: listOf(SourceConflict),
    errors: ['VALIDATION', ...refused],
  }),
  decideConflict: route({
    method: 'POST',
    path: '/source-conflicts/:id/decide',
    access: sourceCan.manage,
    summary: 'Keep the value here, or take the one of the directory',
    params: Id,
    body: z.strictObject({ isSourceRight: z.boolean('WRONG_TYPE') }),
    response: oneOf(Id),
    errors: ['VALIDATION', 'NOT_FOUND', ...refused],
  }),
};
