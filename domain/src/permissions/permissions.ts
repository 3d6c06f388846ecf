import type { Role, Viewer } from './user.ts';

// The table of rules.md §3, a sentence for each permission. Server and screens ask the same ones.

const isOneOf =
  <const R extends Role>(...roles: R[]) =>
  (viewer: Viewer | null): viewer is Viewer & { role: R } =>
    viewer !== null && (roles as Role[]).includes(viewer.role);

/** Guests too. */
export const anyone = (_asker: Viewer | null): boolean => true;

export const isSignedIn = (viewer: Viewer | null): viewer is Viewer => viewer !== null;

export const isAdministrator = isOneOf('ADMINISTRATOR');

const isCoordinator = isOneOf('SUPER USER', 'ADMINISTRATOR');
const isTrusted = isOneOf('AUTO USER', 'SUPER USER', 'ADMINISTRATOR');

/** Whose a service is, as an answer tells it to those who may know. */
export interface OwnedService {
  user?: string | null;
  managedUsers?: readonly { id: string }[];
}

const owns = (viewer: Viewer | null, service: OwnedService): boolean => viewer !== null && service.user === viewer.id;

/** Owns the service, or manages it with its owner. */
const ownsOrManages = (viewer: Viewer | null, { user, managedUsers = [] }: OwnedService): boolean =>
  viewer !== null && (user === viewer.id || managedUsers.some(({ id }) => id === viewer.id));

export const serviceCan = {
  add: isSignedIn,
  /** `managed`: how many they have; `totalServices`: how many they may (spec §6). */
  addOneMore: (
    viewer: Viewer | null,
    { managed, totalServices }: { managed: number; totalServices: number },
  ): boolean => isAdministrator(viewer) || (isSignedIn(viewer) && managed < totalServices),
  publishAtOnce: isTrusted,
  /** To know that it exists. */
  see: (viewer: Viewer | null, service: OwnedService & { isApproved: boolean }): boolean =>
    service.isApproved || isAdministrator(viewer) || ownsOrManages(viewer, service),
  /** Its owner, its managers and a confidential address, too. */
  seeAll: (viewer: Viewer | null, service: OwnedService): boolean =>
    isAdministrator(viewer) || ownsOrManages(viewer, service),
  edit: (viewer: Viewer | null, service: OwnedService): boolean =>
    isAdministrator(viewer) || ownsOrManages(viewer, service),
  delete: (viewer: Viewer | null, service: OwnedService): boolean => isAdministrator(viewer) || owns(viewer, service),
  /** The list of shelters with their beds, to be updated. */
  openBeds: isTrusted,
  updateBeds: (viewer: Viewer | null, shelter: OwnedService): boolean =>
    isCoordinator(viewer) || (isTrusted(viewer) && ownsOrManages(viewer, shelter)),
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
  setRole: (viewer: Viewer | null, userId: string): boolean => isAdministrator(viewer) && viewer.id !== userId,
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
  handle: (
    viewer: Viewer | null,
    feedback: { type: 'APP' | 'CLAIM' | 'SERVICE'; service: OwnedService | null },
  ): boolean =>
    isAdministrator(viewer) ||
    (feedback.type !== 'APP' && feedback.service !== null && ownsOrManages(viewer, feedback.service)),
};
