import {
  anyone,
  bulkCan,
  directoryCan,
  feedbackCan,
  isAdministrator,
  isSignedIn,
  liaisonCan,
  type Role,
  roles,
  serviceCan,
  userCan,
  type Viewer,
} from '@amparo/domain/permissions/permissions.ts';

/** The table of rules.md §3, computed from the permissions, so that both always agree. */

export const viewers = ['GUEST', ...roles] as const satisfies ('GUEST' | Role)[];
type ViewerName = (typeof viewers)[number];

/** The extent of a permission. `no` means not allowed. */
export type Extent =
  | 'yes'
  | 'no'
  | 'all'
  | 'upToLimit'
  | 'noLimit'
  | 'ownOrManaged'
  | 'own'
  | 'allShelters'
  | 'ownShelters';

const ownId = 'own';
const own = { user: ownId };
const foreign = { user: 'somebody else' };

const rows = {
  browse: (viewer) => yes(anyone(viewer)),
  addServices: (viewer) =>
    upTo(serviceCan.addOneMore(viewer, { owned: 1, totalServices: 1 }), 'noLimit', 'upToLimit', serviceCan.add(viewer)),
  publishAtOnce: (viewer) => yes(serviceCan.publishAtOnce(viewer)),
  editServices: (viewer) => upTo(serviceCan.edit(viewer, foreign), 'all', 'ownOrManaged', serviceCan.edit(viewer, own)),
  deleteServices: (viewer) => upTo(serviceCan.delete(viewer, foreign), 'all', 'own', serviceCan.delete(viewer, own)),
  beds: (viewer) =>
    upTo(serviceCan.updateBeds(viewer, foreign), 'allShelters', 'ownShelters', serviceCan.updateBeds(viewer, own)),
  alerts: (viewer) => yes(serviceCan.setCriticalHeader(viewer)),
  managers: (viewer) => yes(serviceCan.appointManagers(viewer)),
  feedback: (viewer) =>
    upTo(feedbackCan.handle(viewer, { type: 'SERVICE', service: foreign }), 'all', 'ownOrManaged', isSignedIn(viewer)),
  appFeedback: (viewer) => yes(feedbackCan.handle(viewer, { type: 'APP', service: null })),
  addLiaisons: (viewer) => yes(liaisonCan.add(viewer)),
  editLiaisons: (viewer) => yes(liaisonCan.edit(viewer)),
  deleteLiaisons: (viewer) => yes(liaisonCan.delete(viewer)),
  directories: (viewer) => yes(directoryCan.write(viewer)),
  approve: (viewer) => yes(serviceCan.approve(viewer)),
  setOwner: (viewer) => yes(serviceCan.setOwner(viewer)),
  changes: (viewer) => yes(serviceCan.readChanges(viewer)),
  users: (viewer) => yes(isAdministrator(viewer) && userCan.edit(viewer) && userCan.delete(viewer)),
  bulk: (viewer) => yes(bulkCan.export(viewer) && bulkCan.import(viewer)),
} satisfies Record<string, (viewer: Viewer | null) => Extent>;

export type Action = keyof typeof rows;

/** Each action with the extent of each role's permission. */
export const accessTable = (Object.keys(rows) as Action[]).map((action) => ({
  action,
  extents: viewers.map((name) => ({ name, extent: rows[action](viewerNamed(name)) })),
}));

/** What a role may do, except what everybody may. */
export function permissionsOf(role: Role) {
  return (Object.keys(rows) as Action[])
    .filter((action) => action !== 'browse')
    .map((action) => ({ action, extent: rows[action](viewerNamed(role)) }))
    .filter(({ extent }) => extent !== 'no');
}

function viewerNamed(name: ViewerName): Viewer | null {
  return name === 'GUEST' ? null : { id: ownId, role: name };
}

function yes(may: boolean): Extent {
  return may ? 'yes' : 'no';
}

function upTo(mayAll: boolean, all: Extent, some: Extent, maySome: boolean): Extent {
  return mayAll ? all : maySome ? some : 'no';
}
