// The permission table of rules.md §3. The server and the screens use the same predicates.

/** One role per user. The specification's "special role" is SUPER USER, the regional coordinator. */
export const roles = ['USER', 'AUTO USER', 'SUPER USER', 'ADMINISTRATOR'] as const;
export type Role = (typeof roles)[number];

/** A signed-in user, as permissions see them. A guest is `null`. */
export interface Viewer {
  id: string;
  role: Role;
}

const isOneOf =
  <const R extends Role>(...roles: R[]) =>
  (viewer: Viewer | null): viewer is Viewer & { role: R } =>
    viewer !== null && (roles as Role[]).includes(viewer.role);

/** Includes guests. */
export const anyone = (_viewer: Viewer | null): boolean => true;

export const isSignedIn = (viewer: Viewer | null): viewer is Viewer => viewer !== null;

export const isAdministrator = isOneOf('ADMINISTRATOR');

const isCoordinatorOrAbove = isOneOf('SUPER USER', 'ADMINISTRATOR');
const isLiaisonOrAbove = isOneOf('AUTO USER', 'SUPER USER', 'ADMINISTRATOR');

/** The owner and the managers of a service, as API responses contain them. */
export interface OwnedService {
  user?: string | null;
  managedUsers?: readonly { id: string }[];
}

/** Administrators can restore a deleted record for this long. */
export const restorableHours = 30 * 24;

/** Returns the instant (ISO) at which a deleted record is removed for good. */
export function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + restorableHours * 3_600_000).toISOString();
}

const owns = (viewer: Viewer | null, service: OwnedService): boolean => viewer !== null && service.user === viewer.id;

/** Returns true for the owner and the managers of the service. */
const ownsOrManages = (viewer: Viewer | null, { user, managedUsers = [] }: OwnedService): boolean =>
  viewer !== null && (user === viewer.id || managedUsers.some(({ id }) => id === viewer.id));

export const serviceCan = {
  add: isSignedIn,
  /** `owned` is the number of services that the user owns. `totalServices` is the user's limit (spec §6). */
  addOneMore: (viewer: Viewer | null, { owned, totalServices }: { owned: number; totalServices: number }): boolean =>
    isAdministrator(viewer) || (isSignedIn(viewer) && owned < totalServices),
  publishAtOnce: isLiaisonOrAbove,
  /** To receive the service at all. */
  see: (viewer: Viewer | null, service: OwnedService & { isApproved: boolean }): boolean =>
    service.isApproved || isAdministrator(viewer) || ownsOrManages(viewer, service),
  /** To open its page. People who know a paused service read there that it is paused (docs/decisions/pausing.md). */
  open: (viewer: Viewer | null, service: OwnedService & { isApproved: boolean; isPaused: boolean }): boolean =>
    service.isPaused || serviceCan.see(viewer, service),
  /** To receive also its owner, its managers, and a confidential address. */
  seeAll: (viewer: Viewer | null, service: OwnedService): boolean =>
    isAdministrator(viewer) || ownsOrManages(viewer, service),
  edit: (viewer: Viewer | null, service: OwnedService): boolean =>
    isAdministrator(viewer) || ownsOrManages(viewer, service),
  delete: (viewer: Viewer | null, service: OwnedService): boolean => isAdministrator(viewer) || owns(viewer, service),
  /** To take a published service off the lists for a time, and to publish it again. */
  pause: (viewer: Viewer | null, service: OwnedService): boolean => isAdministrator(viewer) || owns(viewer, service),
  /** To turn sample data into real data by confirming or saving it. Administrators remove the mark in the form. */
  endSample: ownsOrManages,
  /** To open the list of shelters where beds are updated. */
  openBeds: isLiaisonOrAbove,
  /** Coordinators update every shelter, also one that waits for approval (rules.md §5). */
  updateBeds: (viewer: Viewer | null, shelter: OwnedService): boolean =>
    isCoordinatorOrAbove(viewer) || (isLiaisonOrAbove(viewer) && ownsOrManages(viewer, shelter)),
  /** To give its staff a link that counts its beds without an account. */
  shareBeds: (viewer: Viewer | null, shelter: OwnedService): boolean =>
    serviceCan.edit(viewer, shelter) || serviceCan.updateBeds(viewer, shelter),
  /** To receive a shelter in the list where beds are updated. */
  seeBeds: (viewer: Viewer | null, shelter: OwnedService & { isApproved: boolean }): boolean =>
    serviceCan.see(viewer, shelter) || serviceCan.updateBeds(viewer, shelter),
  setCriticalHeader: isCoordinatorOrAbove,
  appointManagers: isCoordinatorOrAbove,
  /** Every signed-in user may open the page. Its list is empty unless the user is an administrator. */
  openApprovals: isSignedIn,
  approve: isAdministrator,
  /** To restore a deleted service within `restorableHours`. */
  restore: isAdministrator,
  /** To set the owner's email, isShowDonate, isShowFlag, and isSample. */
  setOwner: isAdministrator,
  readChanges: isAdministrator,
  /** To see likely duplicates, to merge two services, and to say that they are two. */
  merge: isAdministrator,
};

export const liaisonCan = { add: isCoordinatorOrAbove, edit: isCoordinatorOrAbove, delete: isAdministrator };

/** News of the region that belongs to no service. */
export const noticeCan = { write: isCoordinatorOrAbove };

/** Regions, units, coordinators, crisis lines and static pages. */
export const directoryCan = { write: isAdministrator };

export const userCan = {
  list: isAdministrator,
  edit: isAdministrator,
  delete: isAdministrator,
  invite: isAdministrator,
  /** To make one account of two of the same person. */
  merge: isAdministrator,
  /** To see sign-ins, refusals, and changes of roles. */
  readAudit: isAdministrator,
  /** To choose who manages a service. */
  search: isCoordinatorOrAbove,
  /** Users cannot change their own role. */
  setRole: (viewer: Viewer | null, userId: string): boolean => isAdministrator(viewer) && viewer.id !== userId,
  resetSecondFactor: (viewer: Viewer | null, userId: string): boolean =>
    isAdministrator(viewer) && viewer.id !== userId,
};

/** The directories that services come from (docs/decisions/sources.md). */
export const sourceCan = { manage: isAdministrator };

/** CSV export and import (docs/decisions/bulk.md). */
export const bulkCan = { export: isAdministrator, import: isAdministrator };

/** The overview page of coordinators and administrators. */
export const overviewCan = { open: isCoordinatorOrAbove };

export const feedbackCan = {
  open: isSignedIn,
  /** To make the sender of a claim the owner of the service. */
  grant: isAdministrator,
  /** To see deleted feedback within `restorableHours`. */
  seeDeleted: isAdministrator,
  /** To read, archive, delete, and restore it. Feedback about the app and missed dangers belong to no service. */
  handle: (
    viewer: Viewer | null,
    feedback: { type: 'APP' | 'CLAIM' | 'SERVICE' | 'URGENT'; service: OwnedService | null },
  ): boolean =>
    isAdministrator(viewer) ||
    (feedback.type !== 'APP' && feedback.service !== null && ownsOrManages(viewer, feedback.service)),
};
