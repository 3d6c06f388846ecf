import type { PinPrecision } from '@amparo/domain/places/locationPrecision.ts';
import type { BedGroup } from '@amparo/domain/services/bedGroups.ts';
import type { BilingualField } from '@amparo/domain/services/bilingualTexts.ts';
import type { ChangeKind } from '@amparo/domain/services/editing/changeKind.ts';
import type { ChangeWay } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import type { TextField } from '@amparo/domain/services/serviceFields.ts';
import type { Audience, ServiceType, SubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTime, Json, Time } from './columnTypes.ts';

/** The tables of services. */
export interface ServiceTables {
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
