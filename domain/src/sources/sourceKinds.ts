import type { Audience, SubType } from '../services/taxonomy/serviceTypes.ts';

/** Files that people upload, or a running HSDS API. */
export const sourceKinds = ['UPLOAD', 'API'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** How often a source is read. */
export const sourceSchedules = ['MANUAL', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type SourceSchedule = (typeof sourceSchedules)[number];

/**
 * FETCHING and APPLYING are under way. COLUMNS waits for the columns of a table, WAITING for an administrator who agrees
 * that many services leave. The others are over.
 */
export const runStatuses = ['FETCHING', 'COLUMNS', 'APPLYING', 'WAITING', 'DONE', 'FAILED', 'DISCARDED'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** Enough for a package with the services of a state. Larger files are imported on the server. */
export const maxSourceBytes = 30 * 1024 * 1024;

export const runFormats = ['HSDS', 'CSV', 'NDJSON'] as const;
export type RunFormat = (typeof runFormats)[number];

/** Why a run failed. It has changed nothing. */
export const runProblems = [
  ...(['UNREACHABLE', 'TIMEOUT', 'REFUSED', 'NO_HSDS', 'TOO_LARGE', 'PRIVATE_ADDRESS'] as const),
  ...(['UNREADABLE_FILE', 'EMPTY', 'NOT_UTF8', 'INTERNAL'] as const),
] as const;
export type RunProblem = (typeof runProblems)[number];

/** What a run did, or would do. */
export interface RunCounts {
  lines?: number;
  added?: number;
  updated?: number;
  unchanged?: number;
  refused?: number;
  /** Closed for good by the source. */
  closed?: number;
  /** Newly missing in the source. */
  missing?: number;
  conflicts?: number;
  /** Likely pairs with a service that was added or changed. Absent if they were many: all are compared within the hour. */
  duplicates?: number;
  /** Their hours say "call for hours". */
  unclear?: number;
}

export interface RunRefusal {
  /** The file of a package. */
  file?: string | undefined;
  /** 0: the whole file. */
  line: number;
  /** Empty: the whole line. */
  field: string;
  reason: string;
}

/** What a term of a source means: a sub-type, or an audience. */
export type TermMeaning = SubType | Audience;

/** Fields of a service, and the columns of a CSV file that have them. */
export type CsvColumns = Record<string, string>;
