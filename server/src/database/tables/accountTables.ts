import type { AuditKind } from '@amparo/domain/audit/auditKinds.ts';
import type { NotificationKind } from '@amparo/domain/notifications/notificationKinds.ts';
import type { Role } from '@amparo/domain/permissions/permissions.ts';
import type { SignInMethod, SocialMethod } from '@amparo/domain/users/user.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { GeneratedTime, Json, Time } from './columnTypes.ts';

/** The tables of accounts: people, their ways to sign in, sessions, and notifications. */
export interface AccountTables {
  users: UsersTable;
  deletedUsers: DeletedUsersTable;
  sessions: SessionsTable;
  secondFactors: SecondFactorsTable;
  secondFactorSetups: { tokenHash: Buffer; secret: string; expiresAt: Date };
  passkeys: PasskeysTable;
  passkeySetups: { tokenHash: Buffer; name: string; challenge: Buffer; expiresAt: Date };
  passkeyChallenges: { tokenHash: Buffer; challenge: Buffer; expiresAt: Date };
  signInChallenges: { tokenHash: Buffer; userId: string; method: SignInMethod; expiresAt: Date };
  auditEntries: AuditEntriesTable;
  knownDevices: { userId: string; deviceHash: Buffer; lastUsedAt: Date };
  resetTokens: { userId: string; tokenHash: Buffer; expiresAt: Date };
  emailProofTokens: { userId: string; tokenHash: Buffer; expiresAt: Date };
  identities: { method: SocialMethod; subject: string; userId: string; createdAt: GeneratedTime };
  signInFlows: { keyHash: Buffer; method: SocialMethod; back: string; language: string; expiresAt: Date };
  signInCodes: SignInCodesTable;
  notifications: NotificationsTable;
  notificationSettings: NotificationSettingsTable;
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

/** A device or a security key that signs in instead of a code. */
interface PasskeysTable {
  id: string;
  userId: string;
  /** In base64url. */
  credentialId: string;
  /** In COSE. */
  publicKey: Buffer;
  /** How often the device has signed. Many devices always say 0. */
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Time;
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
