import {
  anyone,
  bulkCan,
  directoryCan,
  feedbackCan,
  isAdministrator,
  isSignedIn,
  liaisonCan,
  serviceCan,
  userCan,
} from '@amparo/domain/permissions/permissions.ts';
import { roles } from '@amparo/domain/permissions/roles.ts';
import type { Asker, Role } from '@amparo/domain/permissions/user.ts';

/** The table of rules.md §3, drawn from the permissions themselves, so that it cannot say anything else than they do. */

export const askers = ['GUEST', ...roles] as const satisfies ('GUEST' | Role)[];
type AskerName = (typeof askers)[number];

/** How far it goes; `no` where it is not allowed. */
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
  browse: (asker) => yes(anyone(asker)),
  addServices: (asker) =>
    upTo(serviceCan.addOneMore(asker, { managed: 1, totalServices: 1 }), 'noLimit', 'upToLimit', serviceCan.add(asker)),
  publishAtOnce: (asker) => yes(serviceCan.publishAtOnce(asker)),
  editServices: (asker) => upTo(serviceCan.edit(asker, foreign), 'all', 'ownOrManaged', serviceCan.edit(asker, own)),
  deleteServices: (asker) => upTo(serviceCan.delete(asker, foreign), 'all', 'own', serviceCan.delete(asker, own)),
  beds: (asker) =>
    upTo(serviceCan.updateBeds(asker, foreign), 'allShelters', 'ownShelters', serviceCan.updateBeds(asker, own)),
  alerts: (asker) => yes(serviceCan.setCriticalHeader(asker)),
  managers: (asker) => yes(serviceCan.appointManagers(asker)),
  feedback: (asker) =>
    upTo(feedbackCan.handle(asker, { type: 'SERVICE', service: foreign }), 'all', 'ownOrManaged', isSignedIn(asker)),
  appFeedback: (asker) => yes(feedbackCan.handle(asker, { type: 'APP', service: null })),
  writeLiaisons: (asker) => yes(liaisonCan.add(asker) && liaisonCan.edit(asker)),
  deleteLiaisons: (asker) => yes(liaisonCan.delete(asker)),
  directories: (asker) => yes(directoryCan.write(asker)),
  approve: (asker) => yes(serviceCan.approve(asker)),
  setOwner: (asker) => yes(serviceCan.setOwner(asker)),
  changes: (asker) => yes(serviceCan.readChanges(asker)),
  users: (asker) => yes(isAdministrator(asker) && userCan.edit(asker) && userCan.delete(asker)),
  bulk: (asker) => yes(bulkCan.export(asker) && bulkCan.import(asker)),
} satisfies Record<string, (asker: Asker) => Extent>;

export type Doing = keyof typeof rows;

/** Each thing that can be done, and how far each role may. */
export const accessTable = (Object.keys(rows) as Doing[]).map((doing) => ({
  doing,
  extents: askers.map((name) => ({ name, extent: rows[doing](askerCalled(name)) })),
}));

function askerCalled(name: AskerName): Asker {
  return name === 'GUEST' ? null : { id: ownId, role: name };
}

function yes(may: boolean): Extent {
  return may ? 'yes' : 'no';
}

function upTo(mayAll: boolean, all: Extent, some: Extent, maySome: boolean): Extent {
  return mayAll ? all : maySome ? some : 'no';
}
