import type { SentFields } from '@amparo/domain/services/import/mergeSent.ts';
import type {
  CsvColumns,
  RunCounts,
  RunFormat,
  RunProblem,
  RunRefusal,
  RunStatus,
  SourceKind,
  SourceSchedule,
  TermMeaning,
} from '@amparo/domain/sources/sourceKinds.ts';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTime, Json, Time } from './columnTypes.ts';

/** The tables of the directories that services come from. */
export interface SourceTables {
  sources: SourcesTable;
  sourceRecords: SourceRecordsTable;
  sourceConflicts: SourceConflictsTable;
  sourceRuns: SourceRunsTable;
  sourceLines: { runId: string; line: number; record: string };
  sourceTerms: SourceTermsTable;
}

interface SourcesTable {
  id: Generated<string>;
  name: string;
  license: Generated<string>;
  contact: Generated<string>;
  kind: Generated<SourceKind>;
  url: Generated<string>;
  schedule: Generated<SourceSchedule>;
  graceDays: Generated<number>;
  columns: ColumnType<CsvColumns, string | undefined, string>;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface SourceRecordsTable {
  sourceId: string;
  externalId: string;
  recordId: string | null;
  serviceId: string | null;
  sent: ColumnType<SentFields | null, string | null | undefined, string | null>;
  other: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  /** Made of `other`. */
  organizationId: ColumnType<string | null, never, never>;
  placeId: ColumnType<string | null, never, never>;
  locationId: ColumnType<string | null, never, never>;
  placeNumber: ColumnType<number | null, never, never>;
  missingSince: Time;
  hiddenAt: Time;
}

interface SourceConflictsTable {
  id: Generated<string>;
  sourceId: string;
  externalId: string;
  field: string;
  sent: Json<SentFields>;
  foundAt: GeneratedTime;
}

interface SourceRunsTable {
  id: string;
  sourceId: string;
  status: RunStatus;
  format: Generated<RunFormat>;
  isComplete: Generated<boolean>;
  isConfirmed: Generated<boolean>;
  nextPage: Generated<number>;
  knownIds: ColumnType<string[] | null, string | null | undefined, string | null>;
  counts: ColumnType<RunCounts, string | undefined, string>;
  refusals: ColumnType<RunRefusal[], string | undefined, string>;
  problem: Generated<RunProblem | null>;
  userId: string | null;
  startedAt: GeneratedTime;
  finishedAt: Time;
}

interface SourceTermsTable {
  sourceId: string;
  term: string;
  name: string;
  services: Generated<number>;
  meanings: Generated<TermMeaning[] | null>;
}
