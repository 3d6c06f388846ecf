import type { RouteName } from '@amparo/domain/routes.ts';
import { administrators, all, type Row, service, signedIn } from './testRow.ts';
import { addBedLink, addChange, addDeletion, addPair, bodyOfService, pausedService, type Scene } from './testScene.ts';

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

/** Services and their beds. */
export const serviceRows = {
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
  'POST /services/:id/merge': [
    {
      id: service,
      statuses: administrators,
      body: async (scene) => ({ other: (await addPair(scene))[1], choices: {} }),
    },
  ],
  'POST /services/:id/unmerge': [{ what: 'not merged', id: service, statuses: '401 403 403 403 404' }],
  'GET /services/moved': [{ query: 'ids=01900000-0000-7000-8000-000000000000', statuses: all }],
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
  'POST /services/undo-changes': [
    { statuses: forAdministrators, body: (scene) => ({ ...several(scene), kind: 'approved' }) },
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
  'GET /services/:id/changes': [{ id: service, statuses: forAdministrators }],
  'POST /services/:id/changes/:changeId/revert': [{ id: addChange, statuses: forAdministrators }],
} satisfies Partial<Record<RouteName, Row[]>>;
