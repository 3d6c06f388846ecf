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

const asking: Record<string, Viewer | null> = {
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
  // As it is told to those who may not know.
  untold: {},
  orphan: { user: null },
};

const about = (type: 'APP' | 'CLAIM' | 'SERVICE', service: OwnedService | null) => (viewer: Viewer | null) =>
  feedbackCan.handle(viewer, { type, service });
const having = (owned: number, totalServices: number) => (viewer: Viewer | null) =>
  serviceCan.addOneMore(viewer, { owned, totalServices });
const ofService =
  (can: (viewer: Viewer | null, service: OwnedService) => boolean, whose: string) => (viewer: Viewer | null) =>
    can(viewer, services[whose]!);

// rules.md §3, row by row. ✓ may, – may not.
const table: [string, (viewer: Viewer | null) => boolean, string][] = [
  // ------------------------------------------------------------------- guest, provider, liaison, coordinator, administrator
  ['browse, search, give kudos, report', anyone, '✓ ✓ ✓ ✓ ✓'],
  ['see their own profile', isSignedIn, '– ✓ ✓ ✓ ✓'],
  ['administer', isAdministrator, '– – – – ✓'],
  ['add services', serviceCan.add, '– ✓ ✓ ✓ ✓'],
  ['add a third of three', having(2, 3), '– ✓ ✓ ✓ ✓'],
  ['add a fourth of three', having(3, 3), '– – – – ✓'],
  ['have a new one approved at once', serviceCan.publishAtOnce, '– – ✓ ✓ ✓'],
  ['see all of their own', ofService(serviceCan.seeAll, 'own'), '– ✓ ✓ ✓ ✓'],
  ['see all of one they manage', ofService(serviceCan.seeAll, 'managed'), '– ✓ ✓ ✓ ✓'],
  ['see all of a foreign one', ofService(serviceCan.seeAll, 'foreign'), '– – – – ✓'],
  ['edit their own', ofService(serviceCan.edit, 'own'), '– ✓ ✓ ✓ ✓'],
  ['edit one they manage', ofService(serviceCan.edit, 'managed'), '– ✓ ✓ ✓ ✓'],
  ['edit a foreign one', ofService(serviceCan.edit, 'foreign'), '– – – – ✓'],
  ['edit one they are not told of', ofService(serviceCan.edit, 'untold'), '– – – – ✓'],
  ['edit one without an owner', ofService(serviceCan.edit, 'orphan'), '– – – – ✓'],
  ['delete their own', ofService(serviceCan.delete, 'own'), '– ✓ ✓ ✓ ✓'],
  ['delete one they manage', ofService(serviceCan.delete, 'managed'), '– – – – ✓'],
  ['delete a foreign one', ofService(serviceCan.delete, 'foreign'), '– – – – ✓'],
  ['delete one without an owner', ofService(serviceCan.delete, 'orphan'), '– – – – ✓'],
  ['open available beds', serviceCan.openBeds, '– – ✓ ✓ ✓'],
  ['update the beds of their own', ofService(serviceCan.updateBeds, 'own'), '– – ✓ ✓ ✓'],
  ['update the beds of one they manage', ofService(serviceCan.updateBeds, 'managed'), '– – ✓ ✓ ✓'],
  ['update the beds of a foreign one', ofService(serviceCan.updateBeds, 'foreign'), '– – – ✓ ✓'],
  ['set a critical header', serviceCan.setCriticalHeader, '– – – ✓ ✓'],
  ['say who manages a service', serviceCan.appointManagers, '– – – ✓ ✓'],
  ['open the approvals', serviceCan.openApprovals, '– ✓ ✓ ✓ ✓'],
  ['approve', serviceCan.approve, '– – – – ✓'],
  ['set isShowDonate, isShowFlag and the owner’s e-mail', serviceCan.setOwner, '– – – – ✓'],
  ['read what was changed, and take it back', serviceCan.readChanges, '– – – – ✓'],
  ['add liaisons', liaisonCan.add, '– – – ✓ ✓'],
  ['edit liaisons', liaisonCan.edit, '– – – ✓ ✓'],
  ['delete liaisons', liaisonCan.delete, '– – – – ✓'],
  ['write regions, coordinators, crisis lines, pages', directoryCan.write, '– – – – ✓'],
  ['list users', userCan.list, '– – – – ✓'],
  ['edit users', userCan.edit, '– – – – ✓'],
  ['delete users', userCan.delete, '– – – – ✓'],
  ['search for someone to manage a service', userCan.search, '– – – ✓ ✓'],
  ['set another’s role', (viewer) => userCan.setRole(viewer, 'another'), '– – – – ✓'],
  ['set their own role', (viewer) => userCan.setRole(viewer, 'me'), '– – – – –'],
  ['open the feedback', feedbackCan.open, '– ✓ ✓ ✓ ✓'],
  ['handle what is said about the app', about('APP', null), '– – – – ✓'],
  ['… even where it names a service of theirs', about('APP', services.own!), '– – – – ✓'],
  ['handle what is said about their service', about('SERVICE', services.own!), '– ✓ ✓ ✓ ✓'],
  ['handle what is said about one they manage', about('SERVICE', services.managed!), '– ✓ ✓ ✓ ✓'],
  ['handle what is said about a foreign one', about('SERVICE', services.foreign!), '– – – – ✓'],
  ['handle what is said about one that is gone', about('SERVICE', null), '– – – – ✓'],
  ['handle a claim of their service', about('CLAIM', services.own!), '– ✓ ✓ ✓ ✓'],
  ['handle a claim of a foreign one', about('CLAIM', services.foreign!), '– – – – ✓'],
];

test.each(table)('who may %s', (_what, may, marks) => {
  expect(
    Object.values(asking)
      .map((viewer) => (may(viewer) ? '✓' : '–'))
      .join(' '),
  ).toBe(marks);
});
