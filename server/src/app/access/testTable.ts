import { randomUUID } from 'node:crypto';
import { type RelatedKind, relatedId } from '@amparo/domain/hsds/relatedId.ts';
import type { Manifest } from '@amparo/domain/offline/offlineRoutes.ts';
import type { RouteName } from '@amparo/domain/routes.ts';
import { stableId } from '../../features/hsds/englishTerms.ts';
import { startSession } from '../../http/session.ts';
import {
  addBedLink,
  addChange,
  addConflict,
  addDeletion,
  addFeedback,
  addNotice,
  addNoticeChange,
  addPair,
  addRegion,
  addSource,
  addWaitingRun,
  anyOf,
  bodyOfService,
  deletedFeedback,
  deletedUser,
  pausedService,
  type Relation,
  regionInUse,
  type Scene,
} from './testScene.ts';

type Ids = string | string[];

/** A call with valid input, and the status that each role gets. */
export interface Row {
  what?: string;
  relation?: Relation;
  isApproved?: boolean;
  /** Values for the parameters of the path, in order. */
  id?: (scene: Scene) => Ids | Promise<Ids>;
  query?: string;
  /** Bytes are sent as an image, `{csv}` as a CSV file, other values as JSON. */
  body?: (scene: Scene) => unknown;
  /** The statuses for a guest, USER, AUTO USER, SUPER USER, and ADMINISTRATOR. */
  statuses: string;
}

const all = '200 200 200 200 200';
const signedIn = '401 200 200 200 200';
const administrators = '401 403 403 403 200';
const coordinators = '401 403 403 200 200';
const created = '201 201 201 201 201';
const service = ({ service }: Scene) => service;
const another = ({ another }: Scene) => another.id;
const feedback = (type: Parameters<typeof addFeedback>[1]) => (scene: Scene) => addFeedback(scene, type);
/** A record of HSDS of the paused service. */
const pausedRecord = (kind: RelatedKind) => async (scene: Scene) => relatedId(await pausedService(scene), kind);
const sessionOf = async ({ server: { database } }: Scene, userId: string) => {
  await startSession(database.db, userId);
  const sessions = database.db.selectFrom('sessions').select('id').where('userId', '=', userId);
  return (await sessions.orderBy('startedAt', 'desc').executeTakeFirstOrThrow()).id;
};
const ownSession = (scene: Scene) => sessionOf(scene, scene.me.id);
const foreignSession = (scene: Scene) => sessionOf(scene, scene.another.id);
const message = { subject: 'Hours', message: 'They close at five.', email: 'ana@example.org' };
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const emptyTable = () => ({ csv: 'id' });
/** The hash of a chunk of the data for devices. */
const chunkOf = (choose: (manifest: Manifest) => { hash: string }) => async (scene: Scene) => {
  const { body } = await scene.server.ask('/api/offline/manifest');
  return choose(body.data).hash;
};
const found = (table: Parameters<typeof anyOf>[1]) => (scene: Scene) => anyOf(scene, table);

const source = { name: '', kind: 'UPLOAD', schedule: 'MANUAL', graceDays: 14 };
const ofSource = (scene: Scene) => addSource(scene);
const notice = { title: 'Ice storm tonight', text: 'Call 2-1-1.', lastDay: '2099-12-31' };
const crisisLine = { name: 'Sample line', description: 'A person listens.', phone: '988', area: 'USA', time: '24/7' };
const liaison = {
  ...{ county: 'Taylor', schoolDistrict: 'Sample ISD', displayName: 'Ana Sample', title: 'Liaison' },
  phone: '(325) 555-0100',
};
const region = { name: 'Education Service Center Region 22', website: 'example.org', counties: ['Taylor'] };
const unit = async (scene: Scene) => ({
  ...{ name: 'Sample unit', region: await anyOf(scene, 'regions') },
  coordinators: [{ displayName: 'Ana Sample', title: 'Coordinator', officePhone: '3255550100' }],
});

/** Actions on a message. Owners and managers may handle messages about their services. */
const onMessages: Row[] = [
  { what: 'about their own', relation: 'own', id: feedback('SERVICE'), statuses: '401 200 200 200 200' },
  { what: 'a claim of their own', relation: 'own', id: feedback('CLAIM'), statuses: '401 200 200 200 200' },
  { what: 'about one they manage', relation: 'managed', id: feedback('SERVICE'), statuses: '401 200 200 200 200' },
  { what: 'about a foreign one', relation: 'foreign', id: feedback('SERVICE'), statuses: '401 404 404 404 200' },
  { what: 'about the app', relation: 'own', id: feedback('APP'), statuses: '401 404 404 404 200' },
  { what: 'a missed danger', relation: 'own', id: feedback('URGENT'), statuses: '401 404 404 404 200' },
];

/** Actions of owners and managers. Others get 403 if they can see the service, otherwise 404. */
const ofRelatedPeople = (managed: string): Pick<Row, 'what' | 'relation' | 'isApproved' | 'statuses'>[] => [
  { what: 'own', relation: 'own', statuses: signedIn },
  { what: 'own, waiting', relation: 'own', isApproved: false, statuses: signedIn },
  { what: 'managed', relation: 'managed', statuses: managed },
  { what: 'managed, waiting', relation: 'managed', isApproved: false, statuses: managed },
  { what: 'foreign', relation: 'foreign', statuses: '401 403 403 403 200' },
  { what: 'foreign, waiting', relation: 'foreign', isApproved: false, statuses: '401 404 404 404 200' },
];
const forAdministrators = '401 403 403 403 200';
const invalid = '400 400 400 400 400';
/** The link that counts beds: owners, managers, and coordinators of any shelter. */
const ofBedSharers = (done: string): Pick<Row, 'what' | 'relation' | 'isApproved' | 'statuses'>[] => {
  const theirs = `401 ${done} ${done} ${done} ${done}`;
  return [
    { what: 'own', relation: 'own', statuses: theirs },
    { what: 'managed', relation: 'managed', statuses: theirs },
    { what: 'foreign', relation: 'foreign', statuses: `401 403 403 ${done} ${done}` },
    { what: 'foreign, waiting', relation: 'foreign', isApproved: false, statuses: `401 404 404 ${done} ${done}` },
  ];
};
const bedLinkToken = async (scene: Scene) => ({ token: await addBedLink(scene) });
const countByLink = async (scene: Scene) => ({ token: await addBedLink(scene), total: 0 });
const openEnded = () => ({ until: null });
const several = ({ service }: Scene) => ({ services: [service] });

/**
 * Every route of the API with the statuses by role (rules.md §3). The compiler and access.test.ts require each route.
 */
export const accessTable: Record<RouteName, Row[]> = {
  'POST /auth/sign-in': [{ statuses: all, body: ({ me }) => ({ email: me.email, password: 'open sesame' }) }],
  'POST /auth/sign-up': [
    {
      statuses: created,
      body: ({ me }) => ({ email: `new-${me.email}`, password: 'open sesame', displayName: 'New' }),
    },
  ],
  'GET /auth/providers': [{ statuses: all }],
  'POST /auth/exchange': [
    { what: 'with an invented code', statuses: '400 400 400 400 400', body: () => ({ code: 'invented' }) },
  ],
  'POST /auth/sign-out': [{ statuses: signedIn }],
  'POST /auth/request-more-services': [{ statuses: signedIn }],
  'GET /auth/profile': [{ statuses: signedIn }],
  'PUT /auth/profile': [{ statuses: signedIn, body: () => ({ displayName: 'Another name' }) }],
  'POST /auth/request-reset-password': [{ statuses: all, body: ({ me }) => ({ email: me.email }) }],
  'POST /auth/password': [
    {
      what: 'with an invented token',
      statuses: '400 400 400 400 400',
      body: ({ me }) => ({ token: 'invented', email: me.email, password: 'close sesame' }),
    },
  ],
  'PUT /auth/password': [
    { statuses: signedIn, body: () => ({ oldPassword: 'open sesame', newPassword: 'close sesame' }) },
  ],

  'POST /auth/email-proof': [{ statuses: signedIn, body: () => ({}) }],
  'PUT /auth/email-proof': [
    { what: 'with an invented token', statuses: '400 400 400 400 400', body: () => ({ token: 'invented' }) },
  ],
  'GET /users/unproven-owners': [{ statuses: administrators }],
  'GET /auth/delete-account': [{ statuses: signedIn }],
  'POST /auth/delete-account': [
    { what: 'with a wrong password', statuses: '401 400 400 400 400', body: () => ({ password: 'close sesame' }) },
  ],

  'POST /auth/sign-in/second-factor': [
    {
      what: 'with an invented challenge',
      statuses: '400 400 400 400 400',
      body: () => ({ challenge: 'invented', code: '123456' }),
    },
  ],
  'GET /auth/second-factor': [{ statuses: signedIn }],
  'POST /auth/second-factor': [{ statuses: signedIn, body: () => ({ password: 'open sesame' }) }],
  'PUT /auth/second-factor': [
    { what: 'without a set-up', statuses: '401 400 400 400 400', body: () => ({ code: '123456' }) },
  ],
  'POST /auth/second-factor/recovery-codes': [
    { what: 'while it is off', statuses: '401 400 400 400 400', body: () => ({ code: '123456' }) },
  ],
  'POST /auth/second-factor/turn-off': [
    { what: 'while it is off', statuses: '401 400 400 400 400', body: () => ({ code: '123456' }) },
  ],
  'DELETE /users/:id/second-factor': [
    { what: 'that is off', id: another, statuses: '401 403 403 403 404' },
    { what: 'own', id: ({ me }) => me.id, statuses: '401 403 403 403 403' },
  ],
  'GET /auth/sessions': [{ statuses: signedIn }],
  'DELETE /auth/sessions': [{ statuses: signedIn }],
  'DELETE /auth/sessions/:id': [
    { what: 'own', id: ownSession, statuses: signedIn },
    { what: 'foreign', id: foreignSession, statuses: '401 404 404 404 404' },
  ],
  'GET /audit': [{ statuses: administrators }],

  'GET /services': [{ statuses: all }],
  'GET /services/beds': [{ statuses: all }],
  'GET /services/towns': [{ statuses: all }],
  'GET /directions': [
    {
      what: 'to no service',
      query: 'from=-99.73|32.45&to=01900000-0000-7000-8000-000000000000',
      statuses: '404 404 404 404 404',
    },
  ],
  'GET /services/:id': [
    { id: service, statuses: all },
    { what: 'own, waiting', id: service, relation: 'own', isApproved: false, statuses: '404 200 200 200 200' },
    { what: 'managed, waiting', id: service, relation: 'managed', isApproved: false, statuses: '404 200 200 200 200' },
    { what: 'foreign, waiting', id: service, relation: 'foreign', isApproved: false, statuses: '404 404 404 404 200' },
    { what: 'paused', id: pausedService, statuses: all },
  ],
  'POST /services/:id/likes': [
    { id: service, statuses: all },
    { what: 'waiting', id: service, isApproved: false, statuses: '404 404 404 404 404' },
    { what: 'paused', id: pausedService, statuses: '404 404 404 404 404' },
  ],

  'POST /services': [{ statuses: '401 201 201 201 201', body: bodyOfService }],
  'POST /services/propose-sub-types': [
    { statuses: signedIn, body: () => ({ name: 'Pantry', serviceSummary: 'Groceries', type: ['FOOD'] }) },
  ],
  'POST /services/find-similar': [{ statuses: signedIn, body: () => ({ name: 'Pantry', city: 'Abilene' }) }],
  'GET /duplicates': [{ statuses: administrators }],
  'POST /duplicates/decide': [
    {
      statuses: administrators,
      body: async (scene) => ({ services: await addPair(scene), isDuplicate: false }),
    },
  ],
  'POST /services/:id/merge': [
    {
      id: service,
      statuses: administrators,
      body: async (scene) => ({ other: (await addPair(scene))[1], choices: {} }),
    },
  ],
  'POST /services/:id/unmerge': [{ what: 'not merged', id: service, statuses: '401 403 403 403 404' }],
  'GET /services/moved': [{ query: 'ids=01900000-0000-7000-8000-000000000000', statuses: all }],
  'GET /sources': [{ statuses: administrators }],
  'POST /sources': [
    { statuses: '401 403 403 403 201', body: () => ({ ...source, name: `Directory ${randomUUID()}` }) },
  ],
  'GET /sources/:id': [{ id: ofSource, statuses: administrators }],
  'PUT /sources/:id': [
    { id: ofSource, statuses: administrators, body: () => ({ ...source, name: `Directory ${randomUUID()}` }) },
  ],
  'DELETE /sources/:id': [{ id: ofSource, statuses: administrators }],
  'POST /sources/:id/run': [{ id: (scene) => addSource(scene, 'API'), statuses: administrators }],
  'POST /sources/:id/upload': [{ id: ofSource, statuses: administrators, body: emptyTable }],
  'POST /sources/:id/decide': [
    {
      ...{ id: (scene) => addWaitingRun(scene, 'WAITING'), statuses: administrators },
      body: () => ({ isContinued: false }),
    },
  ],
  'GET /sources/:id/table': [{ id: (scene) => addWaitingRun(scene, 'COLUMNS'), statuses: administrators }],
  'PUT /sources/:id/columns': [
    {
      ...{ id: (scene) => addWaitingRun(scene, 'COLUMNS'), statuses: administrators },
      body: () => ({ columns: { name: 'Agency' }, isImported: false }),
    },
  ],
  'GET /sources/:id/terms': [{ id: ofSource, statuses: administrators }],
  'PUT /sources/:id/terms': [{ id: ofSource, statuses: administrators, body: () => ({ terms: [] }) }],
  'GET /source-conflicts': [{ statuses: administrators }],
  'POST /source-conflicts/:id/decide': [
    { id: addConflict, statuses: administrators, body: () => ({ isSourceRight: true }) },
  ],
  'PUT /services/:id': ofRelatedPeople(signedIn).map((row) => ({ ...row, id: service, body: bodyOfService })),
  'DELETE /services/:id': ofRelatedPeople('401 403 403 403 200').map((row) => ({ ...row, id: service })),
  'POST /services/:id/restore': [
    { what: 'of another', id: addDeletion, statuses: '401 404 404 404 200' },
    { what: 'not deleted', id: service, relation: 'own', statuses: '401 404 404 404 404' },
  ],
  'POST /services/remove-services': [{ statuses: signedIn, body: several }],
  'POST /services/approve-services': [{ statuses: forAdministrators, body: several }],
  'POST /services/send-back-services': [
    { statuses: forAdministrators, body: (scene) => ({ ...several(scene), reason: 'The hours are missing.' }) },
  ],
  'POST /services/assign-services': [
    { statuses: forAdministrators, body: (scene) => ({ ...several(scene), userEmail: scene.another.email }) },
  ],
  // Each service of the batch has its own result.
  'POST /services/confirm-services': [
    {
      statuses: signedIn,
      body: ({ service }) => ({ services: [{ id: service, ifUnmodifiedSince: '2026-11-21T12:00:00Z' }] }),
    },
  ],
  'GET /services/:id/bed-link': ofBedSharers('200').map((row) => ({ ...row, id: service })),
  'POST /services/:id/bed-link': ofBedSharers('201').map((row) => ({ ...row, id: service })),
  'DELETE /services/:id/bed-link': ofBedSharers('200').map((row) => ({ ...row, id: service })),
  'POST /services/:id/bed-link/open': [
    { id: service, body: () => ({ token: 'invented' }), what: 'with an invented token', statuses: invalid },
    { id: service, body: bedLinkToken, what: 'with its token', statuses: all },
    { id: pausedService, body: bedLinkToken, what: 'paused, with its token', statuses: invalid },
  ],
  'POST /services/:id/bed-link/count': [
    {
      id: service,
      body: () => ({ token: 'invented', total: 0 }),
      what: 'with an invented token',
      statuses: invalid,
    },
    { id: service, body: countByLink, what: 'with its token', statuses: all },
    { id: pausedService, body: countByLink, what: 'paused, with its token', statuses: invalid },
    { id: service, isApproved: false, body: countByLink, what: 'waiting, with its token', statuses: invalid },
  ],
  'POST /services/:id/pause': [
    { what: 'own', id: service, relation: 'own', statuses: signedIn, body: openEnded },
    {
      what: 'own, waiting',
      id: service,
      relation: 'own',
      isApproved: false,
      statuses: '401 409 409 409 409',
      body: openEnded,
    },
    { what: 'managed', id: service, relation: 'managed', statuses: '401 403 403 403 200', body: openEnded },
    { what: 'foreign', id: service, statuses: '401 403 403 403 200', body: openEnded },
    { what: 'foreign, waiting', id: service, isApproved: false, statuses: '401 404 404 404 409', body: openEnded },
  ],
  'POST /services/:id/resume': [
    { what: 'own, paused', id: pausedService, relation: 'own', statuses: signedIn },
    { what: 'managed, paused', id: pausedService, relation: 'managed', statuses: '401 403 403 403 200' },
    { what: 'foreign, paused', id: pausedService, statuses: '401 403 403 403 200' },
    { what: 'own, published', id: service, relation: 'own', statuses: '401 409 409 409 409' },
  ],
  'POST /services/update-available-beds': [
    { statuses: '401 403 200 200 200', body: ({ service }) => ({ services: [{ id: service, total: 1 }] }) },
  ],
  'POST /services/:id/confirm': [
    {
      what: 'with an invented token',
      id: service,
      statuses: '400 400 400 400 200',
      body: () => ({ token: 'invented' }),
    },
    ...ofRelatedPeople(signedIn).map((row) => ({ ...row, id: service, body: () => ({}) })),
  ],
  'GET /changes': [{ query: 'from=2026-01-01', statuses: administrators }],
  'GET /services/:id/changes': [{ id: service, statuses: forAdministrators }],
  'POST /services/:id/changes/:changeId/revert': [{ id: addChange, statuses: forAdministrators }],

  'GET /users': [{ query: 'q=person', statuses: '401 403 403 200 200' }],
  'GET /users/:id': [{ id: another, statuses: administrators }],
  'PUT /users/:id': [{ id: another, statuses: administrators, body: () => ({ totalServices: 5 }) }],
  'DELETE /users/:id': [{ id: another, statuses: administrators }],
  'POST /users/:id/restore': [{ id: deletedUser, statuses: administrators }],
  'POST /users/:userId/set-permission': [
    { id: another, statuses: administrators, body: () => ({ role: 'SUPER USER' }) },
    { what: 'their own', id: ({ me }) => me.id, statuses: '401 403 403 403 403', body: () => ({ role: 'USER' }) },
  ],
  'POST /auth/report-notifications': [{ statuses: signedIn }],

  'GET /notifications': [{ statuses: signedIn }],
  'POST /notifications/read': [{ statuses: signedIn, body: () => ({ until: '2026-11-21T18:00:00Z' }) }],
  'GET /notifications/settings': [{ statuses: signedIn }],
  'PUT /notifications/settings': [{ statuses: signedIn, body: () => ({ language: 'es', muted: [] }) }],
  'POST /notifications/unsubscribe': [
    { what: 'with an invented token', query: 'token=x&kind=approved', statuses: all },
  ],

  'GET /exports/:what': [
    { what: 'services', id: () => 'services', statuses: administrators },
    { what: 'users', id: () => 'users', statuses: administrators },
  ],
  'POST /imports/:what/check': [{ id: () => 'liaisons', statuses: administrators, body: emptyTable }],
  'POST /imports/:what': [{ id: () => 'liaisons', statuses: administrators, body: emptyTable }],

  'GET /feedbacks': [
    { statuses: signedIn },
    { what: 'deleted ones', query: 'isDeleted=true', statuses: administrators },
  ],
  'GET /feedbacks/counts': [{ statuses: signedIn }],
  'GET /feedbacks/:id': onMessages,
  'POST /feedbacks/app': [{ statuses: created, body: () => ({ type: 'APP', ...message }) }],
  'POST /feedbacks/urgent': [{ statuses: created, body: () => ({ message: 'A sentence', consent: true }) }],
  'POST /feedbacks/service': [
    { statuses: created, body: ({ service }) => ({ type: 'SERVICE', service, ...message }) },
    {
      what: 'about one that waits',
      isApproved: false,
      statuses: '404 404 404 404 404',
      body: ({ service }) => ({ type: 'SERVICE', service, ...message }),
    },
  ],
  'POST /feedbacks/images': [{ statuses: created, body: () => pixel }],
  'POST /feedbacks/:id/archive': onMessages,
  'POST /feedbacks/:id/unarchive': onMessages,
  // A missed danger has no sender.
  'POST /feedbacks/:id/replies': onMessages.map((row) => ({
    ...row,
    body: () => ({ message: 'Thank you. We corrected the hours.' }),
    statuses: row.what === 'a missed danger' ? '401 404 404 404 404' : row.statuses.replaceAll('200', '201'),
  })),
  'DELETE /feedbacks/:id': onMessages,
  'POST /feedbacks/:id/grant': [
    { what: 'a claim of their own', relation: 'own', id: feedback('CLAIM'), statuses: administrators },
    { what: 'a foreign claim', relation: 'foreign', id: feedback('CLAIM'), statuses: administrators },
    { what: 'no claim', relation: 'own', id: feedback('SERVICE'), statuses: '401 403 403 403 409' },
  ],
  'POST /feedbacks/:id/restore': [
    { what: 'deleted', relation: 'own', id: deletedFeedback, statuses: signedIn },
    { what: 'deleted, about a foreign one', relation: 'foreign', id: deletedFeedback, statuses: '401 404 404 404 200' },
    { what: 'not deleted', relation: 'own', id: feedback('SERVICE'), statuses: '401 404 404 404 404' },
  ],

  'GET /overview': [{ statuses: coordinators }],
  'GET /overview/stale': [{ query: 'kind=UNCONFIRMED', statuses: coordinators }],
  'GET /overview/searches': [{ statuses: coordinators }],

  'POST /bot/query': [{ statuses: all, body: () => ({ query: 'Hi' }) }],

  'GET /directory-changes': [{ statuses: administrators }],
  'GET /directory-changes/:id': [{ id: addNoticeChange, statuses: administrators }],
  'POST /directory-changes/:id/revert': [{ id: addNoticeChange, statuses: administrators }],
  'GET /regional-notices': [{ statuses: all }, { what: 'over', query: 'isOver=true', statuses: coordinators }],
  'GET /regional-notices/:id': [{ id: addNotice, statuses: all }],
  'POST /regional-notices': [{ statuses: '401 403 403 201 201', body: () => notice }],
  'PUT /regional-notices/:id': [{ id: addNotice, statuses: coordinators, body: () => notice }],
  'DELETE /regional-notices/:id': [{ id: addNotice, statuses: coordinators }],
  'GET /crisis-lines': [{ statuses: all }],
  'GET /crisis-lines/:id': [{ id: found('crisisLines'), statuses: all }],
  'POST /crisis-lines': [{ statuses: '401 403 403 403 201', body: () => crisisLine }],
  'PUT /crisis-lines/:id': [{ id: found('crisisLines'), statuses: administrators, body: () => crisisLine }],
  'DELETE /crisis-lines/:id': [{ id: found('crisisLines'), statuses: administrators }],
  'POST /crisis-lines/order': [
    { statuses: administrators, body: async (scene) => ({ crisisLines: [await anyOf(scene, 'crisisLines')] }) },
  ],
  'GET /hsds': [{ statuses: all }],
  'GET /hsds/services': [{ statuses: all }],
  'GET /hsds/services/:id': [
    { id: service, statuses: all },
    { what: 'waiting', id: service, isApproved: false, statuses: '404 404 404 404 404' },
    { what: 'paused', id: pausedService, statuses: '404 404 404 404 404' },
  ],
  'GET /hsds/service_at_locations': [{ statuses: all }],
  'GET /hsds/service_at_locations/:id': [
    { id: ({ service }) => relatedId(service, 'service_at_location'), statuses: all },
    { what: 'paused', id: pausedRecord('service_at_location'), statuses: '404 404 404 404 404' },
  ],
  'GET /hsds/organizations': [{ statuses: all }],
  'GET /hsds/organizations/:id': [
    { id: ({ service }) => relatedId(service, 'organization'), statuses: all },
    { what: 'paused', id: pausedRecord('organization'), statuses: '404 404 404 404 404' },
  ],
  'GET /hsds/locations': [{ statuses: all }],
  'GET /hsds/locations/:id': [
    { id: ({ service }) => relatedId(service, 'location'), statuses: all },
    { what: 'paused', id: pausedRecord('location'), statuses: '404 404 404 404 404' },
  ],
  'GET /hsds/taxonomies': [{ statuses: all }],
  'GET /hsds/taxonomies/:id': [{ id: () => stableId('taxonomy/audiences'), statuses: all }],
  'GET /hsds/taxonomy_terms': [{ statuses: all }],
  'GET /hsds/taxonomy_terms/:id': [{ id: () => stableId('taxonomy/audiences/MEN'), statuses: all }],

  'GET /liaisons': [{ statuses: all }],
  'GET /liaisons/:id': [{ id: found('liaisons'), statuses: all }],
  'POST /liaisons': [{ statuses: '401 403 403 201 201', body: () => liaison }],
  'PUT /liaisons/:id': [{ id: found('liaisons'), statuses: '401 403 403 200 200', body: () => liaison }],
  'DELETE /liaisons/:id': [{ id: found('liaisons'), statuses: administrators }],
  'GET /regions': [{ statuses: all }],
  'GET /regions/:id': [{ id: found('regions'), statuses: all }],
  'POST /regions': [{ statuses: '401 403 403 403 201', body: () => region }],
  'PUT /regions/:id': [{ id: found('regions'), statuses: administrators, body: () => region }],
  'DELETE /regions/:id': [
    { what: 'in use', id: regionInUse, statuses: '401 403 403 403 409' },
    { what: 'not in use', id: addRegion, statuses: administrators },
  ],
  'GET /units': [{ statuses: all }],
  'GET /units/:id': [{ id: found('units'), statuses: all }],
  'POST /units': [{ statuses: '401 403 403 403 201', body: unit }],
  'PUT /units/:id': [{ id: found('units'), statuses: administrators, body: unit }],
  'DELETE /units/:id': [{ id: found('units'), statuses: administrators }],

  'POST /services/search-city-or-zip': [{ statuses: all, body: () => ({ keyword: 'abilene' }) }],
  'GET /places/reverse': [{ statuses: all, query: 'coordinate=-99.73|32.45' }],
  'POST /places/geocode': [{ statuses: signedIn, body: () => ({ city: 'Abilene', zip: '79601' }) }],
  'GET /common/translator': [{ statuses: signedIn }],
  'POST /common/translate': [
    {
      what: 'where there is none',
      statuses: '401 404 404 404 404',
      body: () => ({ source: 'en', target: 'es', text: 'Hot meals' }),
    },
  ],
  'GET /places/map': [{ statuses: all }],
  'GET /offline/manifest': [{ statuses: all }],
  'GET /offline/chunks/:hash': [{ id: chunkOf(({ parts }) => parts.crisisLines), statuses: all }],
  'PUT /static-pages/:name': [{ id: () => 'ABOUT', statuses: administrators, body: () => ({ content: '<p>A</p>' }) }],
  'GET /static-pages/:name/versions': [{ id: () => 'ABOUT', statuses: administrators }],
  'GET /static-pages/:name': [{ id: () => 'ABOUT', statuses: all }],
};
