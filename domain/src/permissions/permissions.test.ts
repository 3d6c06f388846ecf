import { expect, test } from 'vitest';
import {
  anyone,
  directoryCan,
  feedbackCan,
  isAdministrator,
  isSignedIn,
  liaisonCan,
  type OwnedService,
  serviceCan,
  userCan,
  type Viewer,
} from './permissions.ts';

const viewers: Record<string, Viewer | null> = {
  guest: null,
  provider: { id: 'me', role: 'USER' },
  liaison: { id: 'me', role: 'AUTO USER' },
  coordinator: { id: 'me', role: 'SUPER USER' },
  administrator: { id: 'me', role: 'ADMINISTRATOR' },
};

const services: Record<string, OwnedService> = {
  own: { user: 'me', managedUsers: [] },
  managed: { user: 'another', managedUsers: [{ id: 'a third' }, { id: 'me' }] },
  foreign: { user: 'another', managedUsers: [{ id: 'a third' }] },
  // Responses without permission leave out the owner and the managers.
  hidden: {},
  orphan: { user: null },
};

const about = (type: 'APP' | 'CLAIM' | 'SERVICE', service: OwnedService | null) => (viewer: Viewer | null) =>
  feedbackCan.handle(viewer, { type, service });
const having = (owned: number, totalServices: number) => (viewer: Viewer | null) =>
  serviceCan.addOneMore(viewer, { owned, totalServices });
const ofService =
  (can: (viewer: Viewer | null, service: OwnedService) => boolean, name: string) => (viewer: Viewer | null) =>
    can(viewer, services[name]!);

// rules.md §3, row by row. ✓ may, – may not.
const table: [string, (viewer: Viewer | null) => boolean, string][] = [
  // ------------------------------------------------------------------- guest, provider, liaison, coordinator, administrator
  ['browse, search, give kudos, report', anyone, '✓ ✓ ✓ ✓ ✓'],
  ['see their own profile', isSignedIn, '– ✓ ✓ ✓ ✓'],
  ['administer', isAdministrator, '– – – – ✓'],
  ['add services', serviceCan.add, '– ✓ ✓ ✓ ✓'],
  ['add a third of three', having(2, 3), '– ✓ ✓ ✓ ✓'],
  ['add a fourth of three', having(3, 3), '– – – – ✓'],
  ['publish a new service without approval', serviceCan.publishAtOnce, '– – ✓ ✓ ✓'],
  ['see all fields of their own service', ofService(serviceCan.seeAll, 'own'), '– ✓ ✓ ✓ ✓'],
  ['see all fields of one they manage', ofService(serviceCan.seeAll, 'managed'), '– ✓ ✓ ✓ ✓'],
  ['see all fields of another service', ofService(serviceCan.seeAll, 'foreign'), '– – – – ✓'],
  ['edit their own service', ofService(serviceCan.edit, 'own'), '– ✓ ✓ ✓ ✓'],
  ['edit one they manage', ofService(serviceCan.edit, 'managed'), '– ✓ ✓ ✓ ✓'],
  ['edit another service', ofService(serviceCan.edit, 'foreign'), '– – – – ✓'],
  ['edit one with a hidden owner', ofService(serviceCan.edit, 'hidden'), '– – – – ✓'],
  ['edit one without an owner', ofService(serviceCan.edit, 'orphan'), '– – – – ✓'],
  ['end the sample mark of their own service', ofService(serviceCan.endSample, 'own'), '– ✓ ✓ ✓ ✓'],
  ['end the sample mark of one they manage', ofService(serviceCan.endSample, 'managed'), '– ✓ ✓ ✓ ✓'],
  ['end the sample mark by confirming another', ofService(serviceCan.endSample, 'foreign'), '– – – – –'],
  ['delete their own service', ofService(serviceCan.delete, 'own'), '– ✓ ✓ ✓ ✓'],
  ['delete one they manage', ofService(serviceCan.delete, 'managed'), '– – – – ✓'],
  ['delete another service', ofService(serviceCan.delete, 'foreign'), '– – – – ✓'],
  ['delete one without an owner', ofService(serviceCan.delete, 'orphan'), '– – – – ✓'],
  ['pause their own service', ofService(serviceCan.pause, 'own'), '– ✓ ✓ ✓ ✓'],
  ['pause one they manage', ofService(serviceCan.pause, 'managed'), '– – – – ✓'],
  ['pause another service', ofService(serviceCan.pause, 'foreign'), '– – – – ✓'],
  ['open available beds', serviceCan.openBeds, '– – ✓ ✓ ✓'],
  ['update the beds of their own shelter', ofService(serviceCan.updateBeds, 'own'), '– – ✓ ✓ ✓'],
  ['update the beds of one they manage', ofService(serviceCan.updateBeds, 'managed'), '– – ✓ ✓ ✓'],
  ['update the beds of another shelter', ofService(serviceCan.updateBeds, 'foreign'), '– – – ✓ ✓'],
  ['set a critical header', serviceCan.setCriticalHeader, '– – – ✓ ✓'],
  ['choose the managers of a service', serviceCan.appointManagers, '– – – ✓ ✓'],
  ['open the approvals', serviceCan.openApprovals, '– ✓ ✓ ✓ ✓'],
  ['approve', serviceCan.approve, '– – – – ✓'],
  ['merge services', serviceCan.merge, '– – – – ✓'],
  ['set isShowDonate, isShowFlag, and the owner’s email', serviceCan.setOwner, '– – – – ✓'],
  ['read the change log and revert changes', serviceCan.readChanges, '– – – – ✓'],
  ['add liaisons', liaisonCan.add, '– – – ✓ ✓'],
  ['edit liaisons', liaisonCan.edit, '– – – ✓ ✓'],
  ['delete liaisons', liaisonCan.delete, '– – – – ✓'],
  ['edit regions, coordinators, crisis lines, and pages', directoryCan.write, '– – – – ✓'],
  ['list users', userCan.list, '– – – – ✓'],
  ['edit users', userCan.edit, '– – – – ✓'],
  ['delete users', userCan.delete, '– – – – ✓'],
  ['search for someone to manage a service', userCan.search, '– – – ✓ ✓'],
  ['set the role of another user', (viewer) => userCan.setRole(viewer, 'another'), '– – – – ✓'],
  ['set their own role', (viewer) => userCan.setRole(viewer, 'me'), '– – – – –'],
  ['open the feedback', feedbackCan.open, '– ✓ ✓ ✓ ✓'],
  ['handle feedback about the app', about('APP', null), '– – – – ✓'],
  ['handle feedback about the app that names their service', about('APP', services.own!), '– – – – ✓'],
  ['handle messages about their service', about('SERVICE', services.own!), '– ✓ ✓ ✓ ✓'],
  ['handle messages about one they manage', about('SERVICE', services.managed!), '– ✓ ✓ ✓ ✓'],
  ['handle messages about another service', about('SERVICE', services.foreign!), '– – – – ✓'],
  ['handle messages about a deleted service', about('SERVICE', null), '– – – – ✓'],
  ['handle a claim of their service', about('CLAIM', services.own!), '– ✓ ✓ ✓ ✓'],
  ['handle a claim of another service', about('CLAIM', services.foreign!), '– – – – ✓'],
];

test.each(table)('who may %s', (_what, may, marks) => {
  expect(
    Object.values(viewers)
      .map((viewer) => (may(viewer) ? '✓' : '–'))
      .join(' '),
  ).toBe(marks);
});
