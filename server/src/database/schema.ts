import type { FeedbackType } from '@amparo/domain/feedback/feedbackInput.ts';
import type { ExternalService } from '@amparo/domain/overview/overview.ts';
import type { Generated } from 'kysely';
import type { AccountTables } from './tables/accountTables.ts';
import type { GeneratedTime, Json, Time } from './tables/columnTypes.ts';
import type { DirectoryTables } from './tables/directoryTables.ts';
import type { ServiceTables } from './tables/serviceTables.ts';
import type { SourceTables } from './tables/sourceTables.ts';

/** The tables that the migrations create. Names are camelCase here and snake_case in SQL (Kysely's CamelCasePlugin). */
export interface Database extends AccountTables, DirectoryTables, ServiceTables, SourceTables {
  feedbackArchives: { feedbackId: string; userId: string };
  feedbackReplies: FeedbackRepliesTable;
  rateLimits: { key: string; points: Generated<number>; expire: number | null };
  idempotencyKeys: {
    subject: Buffer;
    inputHash: Buffer;
    answer: string | null;
    begunAt: Date;
    /** The process that runs the call. Null in calls of releases before 0.2.0. */
    processId: number | null;
    /** The attempt to answer the call. Null in calls of earlier releases. */
    runId: string | null;
  };
  conversations: { tokenHash: Buffer; state: Json<unknown>; expiresAt: Date };
  mails: MailsTable;
  feedbacks: FeedbacksTable;
  feedbackImages: FeedbackImagesTable;
  searchMisses: { wordHash: Buffer; day: string; county: string; words: string | null; asks: Generated<number> };
  indexedLexicon: { version: string };
  storedIndexes: { token: string; storedAt: Generated<Date> };
  externalFailures: ExternalFailuresTable;
  loadedSamples: { region: string; loadedAt: GeneratedTime };
}

interface ExternalFailuresTable {
  service: ExternalService;
  failures: number;
  since: Date;
  lastAt: Date;
  lastCode: string;
}

interface MailsTable {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  createdAt: GeneratedTime;
  tries: Generated<number>;
  lastError: string | null;
  refusedAt: Time;
  unsubscribeUrl: Generated<string | null>;
}

interface FeedbacksTable {
  id: string;
  type: FeedbackType;
  subject: string;
  message: string;
  email: string;
  phone: Generated<string>;
  name: Generated<string>;
  title: Generated<string>;
  organizationName: Generated<string>;
  orgnizationWebsite: Generated<string>;
  serviceId: string | null;
  isContact: Generated<boolean>;
  longitude: number | null;
  latitude: number | null;
  isArchive: Generated<boolean>;
  createdAt: GeneratedTime;
  deletedAt: Time;
}

interface FeedbackImagesTable {
  name: string;
  feedbackId: string | null;
  position: Generated<number>;
  width: number;
  height: number;
  createdAt: GeneratedTime;
  uploaderHash: Generated<Buffer | null>;
}

interface FeedbackRepliesTable {
  id: string;
  feedbackId: string;
  userId: string | null;
  message: string;
  createdAt: GeneratedTime;
}
