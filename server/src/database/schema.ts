import type { AuditKind } from '@amparo/domain/audit/auditKinds.ts';
import type { Coordinator } from '@amparo/domain/coordinators/unit.ts';
import type { FeedbackType } from '@amparo/domain/feedback/feedbackInput.ts';
import type { NotificationKind } from '@amparo/domain/notifications/notificationKinds.ts';
import type { Role } from '@amparo/domain/permissions/permissions.ts';
import type { PinPrecision } from '@amparo/domain/places/locationPrecision.ts';
import type { BedGroup } from '@amparo/domain/services/bedGroups.ts';
import type { BilingualField } from '@amparo/domain/services/bilingualTexts.ts';
import type { ChangeKind } from '@amparo/domain/services/editing/changeKind.ts';
import type { ChangeWay } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import type { TextField } from '@amparo/domain/services/serviceFields.ts';
import type { Audience, ServiceType, SubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { SignInMethod, SocialMethod } from '@amparo/domain/users/user.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { GeneratedTime, Json, Time } from './tables/columnTypes.ts';
import type { SourceTables } from './tables/sourceTables.ts';

/** The tables that the migrations create. Names are camelCase here and snake_case in SQL (Kysely's CamelCasePlugin). */
export interface Database extends SourceTables {
  users: UsersTable;
  deletedUsers: DeletedUsersTable;
  services: ServicesTable;
  serviceManagers: { serviceId: string; userId: string };
  serviceKudos: { serviceId: string; likes: Generated<number> };
  duplicatePairs: DuplicatePairsTable;
  duplicateScans: { finishedAt: Date };
  serviceMerges: ServiceMergesTable;
  serviceNeeds: { serviceId: string; need: string; score: number };
  serviceChanges: ServiceChangesTable;
  confirmationLinks: { tokenHash: Buffer; serviceId: string; userId: string; askedAt: Date };
  bedLinks: BedLinksTable;
  crisisLines: CrisisLinesTable;
  directoryChanges: DirectoryChangesTable;
  feedbackArchives: { feedbackId: string; userId: string };
  feedbackReplies: FeedbackRepliesTable;
  regionalNotices: RegionalNoticesTable;
  guides: GuidesTable;
  liaisons: LiaisonsTable;
  regions: RegionsTable;
  units: UnitsTable;
  staticPages: { name: string; content: string; updatedAt: GeneratedTime };
  staticPageVersions: { id: string; name: string; content: string; userId: string | null; savedAt: Date };
  sessions: SessionsTable;
  secondFactors: SecondFactorsTable;
  secondFactorSetups: { tokenHash: Buffer; secret: string; expiresAt: Date };
  signInChallenges: { tokenHash: Buffer; userId: string; method: SignInMethod; expiresAt: Date };
  auditEntries: AuditEntriesTable;
  knownDevices: { userId: string; deviceHash: Buffer; lastUsedAt: Date };
  rateLimits: { key: string; points: Generated<number>; expire: number | null };
  idempotencyKeys: { subject: Buffer; inputHash: Buffer; answer: string | null; begunAt: Date };
  resetTokens: { userId: string; tokenHash: Buffer; expiresAt: Date };
  emailProofTokens: { userId: string; tokenHash: Buffer; expiresAt: Date };
  identities: { method: SocialMethod; subject: string; userId: string; createdAt: GeneratedTime };
  signInFlows: { keyHash: Buffer; method: SocialMethod; back: string; language: string; expiresAt: Date };
  signInCodes: SignInCodesTable;
  conversations: { tokenHash: Buffer; state: Json<unknown>; expiresAt: Date };
  mails: MailsTable;
  notifications: NotificationsTable;
  notificationSettings: NotificationSettingsTable;
  feedbacks: FeedbacksTable;
  feedbackImages: FeedbackImagesTable;
  searchMisses: { wordHash: Buffer; day: string; county: string; words: string | null; asks: Generated<number> };
  indexedLexicon: { version: string };
  loadedSamples: { region: string; loadedAt: GeneratedTime };
}

interface UsersTable {
  id: string;
  email: string;
  displayName: string;
  phone: Generated<string>;
  role: Role;
  passwordHash: string | null;
  totalServices: Generated<number>;
  lastMethod: Generated<SignInMethod>;
  lastSignedIn: Time;
  emailProvenAt: Time;
  /** Whether the services of the person wait until the email is proven. */
  mustProveEmail: Generated<boolean>;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
  limitRequestedAt: Time;
}

/** The row of a deleted account. jsonb stores a time as text. */
type DeletedAccount = { [Field in keyof Selectable<UsersTable>]: TextOfTime<Selectable<UsersTable>[Field]> };
type TextOfTime<T> = T extends Date ? string : T;

interface DeletedUsersTable {
  id: string;
  email: string;
  displayName: string;
  phone: string;
  deletedAt: Date;
  account: Json<DeletedAccount>;
  identities: Json<{ method: SocialMethod; subject: string }[]>;
  ownedServices: string[];
  managedServices: string[];
  secondFactor: ColumnType<DeletedSecondFactor | null, string | null, never>;
  notificationSettings: ColumnType<DeletedNotificationSettings | null, string | null, never>;
}

type DeletedNotificationSettings = {
  [Field in keyof Selectable<NotificationSettingsTable>]: TextOfTime<Selectable<NotificationSettingsTable>[Field]>;
};

interface SessionsTable {
  tokenHash: Buffer;
  userId: string;
  expiresAt: Date;
  id: Generated<string>;
  startedAt: GeneratedTime;
  lastUsedAt: GeneratedTime;
  device: Generated<string>;
  hasSecondFactor: Generated<boolean>;
}

/** As JSON: the time is text. */
type DeletedSecondFactor = Omit<SecondFactorsTable, 'turnedOnAt'> & { turnedOnAt: string };

/** The app that creates the codes of an account. */
interface SecondFactorsTable {
  userId: string;
  /** In base32. */
  secret: string;
  lastStep: number;
  recoverySalt: string;
  recoveryHashes: string[];
  turnedOnAt: ColumnType<Date, Date | string, Date | string>;
}

interface AuditEntriesTable {
  id: string;
  kind: AuditKind;
  userId: string | null;
  actorId: string | null;
  network: string;
  detail: string;
  times: Generated<number>;
  firstAt: Date;
  lastAt: Date;
}

interface SignInCodesTable {
  codeHash: Buffer;
  method: SocialMethod;
  subject: string;
  email: string | null;
  displayName: string;
  expiresAt: Date;
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

interface NotificationsTable {
  id: string;
  userId: string;
  kind: NotificationKind;
  key: string;
  serviceId: string | null;
  details: Json<Record<string, string | number>>;
  createdAt: Date;
  readAt: Time;
  isInApp: boolean;
  isMailDue: Generated<boolean>;
}

interface NotificationSettingsTable {
  userId: string;
  language: Generated<string>;
  /** A channel and a kind: `email sentBack`. */
  muted: Generated<string[]>;
  unsubscribeToken: string;
  dailyMailAt: Time;
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

/** Its texts are the text fields of a service. */
export interface ServicesTable extends Record<TextField, string> {
  id: string;
  sourceName: string | null;
  sourceId: string | null;
  alternateNames: Generated<string[]>;
  category: Audience[];
  type: ServiceType[];
  subTypes: SubType[];
  schedules: Json<ScheduleEntry[]>;
  closeSchedules: Json<ScheduleEntry[]>;
  isContact: boolean;
  isShowFlag: boolean;
  isShowDonate: boolean;
  isApproved: boolean;
  isPaused: Generated<boolean>;
  /** The day it returns by itself: `2026-12-07`. */
  pausedUntil: Generated<string | null>;
  /** Null unless an administrator sent the service back to its owner. */
  sentBackReason: Generated<string | null>;
  isAddressConfidential: boolean;
  isSample: boolean;
  isCriticalHeader: boolean;
  isCriticalNeverExpire: boolean;
  criticalExpiredAt: Time;
  availableBeds: number;
  totalBeds: number;
  bedGroups: Json<BedGroup[]>;
  bedsUpdatedAt: Time;
  longitude: number | null;
  latitude: number | null;
  /** Null only until fillLocationPrecision has run. */
  locationPrecision: PinPrecision | null;
  timeZone: string | null;
  ownerId: string | null;
  verifiedAt: Time;
  deletedAt: Time;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
  isPermanentlyClosed: boolean;
  nameKey: string;
  /** Null until the server has derived them after an update of the database. */
  matchKeys: Generated<string[] | null>;
  position: string | null;
  search: string;
  machineMade: Generated<BilingualField[]>;
  /** A trigger sets both columns. */
  staleTexts: Generated<BilingualField[]>;
  agreedTexts: Generated<Json<Record<string, unknown>>>;
}

interface ServiceChangesTable {
  id: string;
  serviceId: string;
  kind: ChangeKind;
  way: ChangeWay;
  userId: string | null;
  madeAt: GeneratedTime;
  before: Json<Record<string, unknown>>;
  after: Json<Record<string, unknown>>;
}

interface BedLinksTable {
  serviceId: string;
  tokenHash: Buffer;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

interface ServiceMergesTable {
  mergedId: string;
  keptId: string;
  position: number;
  mergedAt: Date;
  mergedBy: string | null;
  sourceName: string | null;
  sourceId: string | null;
  undo: ColumnType<Record<string, unknown> | null, string | null, string | null>;
}

interface DuplicatePairsTable {
  firstId: string;
  secondId: string;
  score: number;
  reasons: string[];
  dismissedAt: Generated<Date | null>;
  dismissedBy: Generated<string | null>;
}

interface FeedbackRepliesTable {
  id: string;
  feedbackId: string;
  userId: string | null;
  message: string;
  createdAt: GeneratedTime;
}

interface DirectoryChangesTable {
  id: Generated<string>;
  kind: string;
  recordId: string;
  userId: string | null;
  madeAt: GeneratedTime;
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
}

interface RegionalNoticesTable {
  id: string;
  title: string;
  titleEs: Generated<string>;
  text: string;
  textEs: Generated<string>;
  isUrgent: Generated<boolean>;
  counties: Generated<string[]>;
  lastDay: string;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface GuidesTable {
  id: string;
  slug: string;
  title: string;
  titleEs: Generated<string>;
  content: string;
  contentEs: Generated<string>;
  isPublished: Generated<boolean>;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface CrisisLinesTable {
  id: string;
  name: string;
  description: string;
  descriptionEs: Generated<string>;
  phone: string;
  text: Generated<string>;
  chatWebLink: Generated<string>;
  website: Generated<string>;
  area: string;
  areaEs: Generated<string>;
  time: string;
  timeEs: Generated<string>;
  isUrgent: Generated<boolean>;
  position: number;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface LiaisonsTable {
  id: string;
  county: string;
  schoolDistrict: string;
  displayName: string;
  title: string;
  email: Generated<string>;
  phone: string;
  extension: Generated<string>;
  isSample: Generated<boolean>;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface RegionsTable {
  id: string;
  name: string;
  type: Generated<string>;
  website: Generated<string>;
  counties: Generated<string[]>;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface UnitsTable {
  id: string;
  name: string;
  type: Generated<string>;
  regionId: string;
  coordinators: Json<Coordinator[]>;
  isSample: Generated<boolean>;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}
