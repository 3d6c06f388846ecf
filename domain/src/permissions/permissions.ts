import type { Asker, Person, Role } from './user.ts';

// The table of rules.md §3, a sentence for each permission. Server and screens ask the same ones.

const isOneOf =
  <const R extends Role>(...roles: R[]) =>
  (asker: Asker): asker is Person & { role: R } =>
    asker !== null && (roles as Role[]).includes(asker.role);

/** Guests too. */
export const anyone = (_asker: Asker): boolean => true;

export const isSignedIn = (asker: Asker): asker is Person => asker !== null;

export const isAdministrator = isOneOf('ADMINISTRATOR');

const isCoordinator = isOneOf('SUPER USER', 'ADMINISTRATOR');
const isTrusted = isOneOf('AUTO USER', 'SUPER USER', 'ADMINISTRATOR');

/** Whose a service is, as an answer tells it to those who may know. */
export interface OwnedService {
  user?: string | null;
  managedUsers?: readonly { id: string }[];
}

const owns = (asker: Asker, service: OwnedService): boolean => asker !== null && service.user === asker.id;

/** Owns the service, or manages it with its owner. */
const ownsOrManages = (asker: Asker, { user, managedUsers = [] }: OwnedService): boolean =>
  asker !== null && (user === asker.id || managedUsers.some(({ id }) => id === asker.id));

export const serviceCan = {
  add: isSignedIn,
  /** `managed`: how many they have; `totalServices`: how many they may (spec §6). */
  addOneMore: (asker: Asker, { managed, totalServices }: { managed: number; totalServices: number }): boolean =>
    isAdministrator(asker) || (isSignedIn(asker) && managed < totalServices),
  publishAtOnce: isTrusted,
  /** Before it is approved; and, of an approved one, what only its keepers are told. */
  seeAll: (asker: Asker, service: OwnedService): boolean => isAdministrator(asker) || ownsOrManages(asker, service),
  edit: (asker: Asker, service: OwnedService): boolean => isAdministrator(asker) || ownsOrManages(asker, service),
  delete: (asker: Asker, service: OwnedService): boolean => isAdministrator(asker) || owns(asker, service),
  /** The list of shelters with their beds, to be updated. */
  openBeds: isTrusted,
  updateBeds: (asker: Asker, shelter: OwnedService): boolean =>
    isCoordinator(asker) || (isTrusted(asker) && ownsOrManages(asker, shelter)),
  setCriticalHeader: isCoordinator,
  appointManagers: isCoordinator,
  /** The page stands open to all who are signed in, and lists for administrators alone. */
  openApprovals: isSignedIn,
  approve: isAdministrator,
  /** What was deleted, for as long as it is kept. */
  restore: isAdministrator,
  /** Its owner's e-mail, isShowDonate and isShowFlag. */
  setOwner: isAdministrator,
  readChanges: isAdministrator,
};

export const liaisonCan = { add: isCoordinator, edit: isCoordinator, delete: isAdministrator };

/** Regions, their units and coordinators, crisis lines and static pages are written by administrators. */
export const directoryCan = { write: isAdministrator };

export const userCan = {
  list: isAdministrator,
  edit: isAdministrator,
  delete: isAdministrator,
  /** To choose who manages a service. */
  search: isCoordinator,
  /** Nobody changes their own role. */
  setRole: (asker: Asker, userId: string): boolean => isAdministrator(asker) && asker.id !== userId,
};

/** Whole tables, in files (docs/decisions/bulk.md). */
export const bulkCan = { export: isAdministrator, import: isAdministrator };

/** The first page of those who keep a region; each is told what they themselves may mend. */
export const overviewCan = { open: isCoordinator };

export const feedbackCan = {
  open: isSignedIn,
  /** Makes whoever claims a service its owner. */
  grant: isAdministrator,
  /** What was deleted, for as long as it is kept. */
  restore: isAdministrator,
  /** To read, archive and delete it. What is said about the app itself concerns no service. */
  handle: (asker: Asker, feedback: { type: 'APP' | 'CLAIM' | 'SERVICE'; service: OwnedService | null }): boolean =>
    isAdministrator(asker) ||
    (feedback.type !== 'APP' && feedback.service !== null && ownsOrManages(asker, feedback.service)),
};
