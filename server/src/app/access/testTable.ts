import { type RelatedKind, relatedId } from '@amparo/domain/hsds/relatedId.ts';
import type { RouteName } from '@amparo/domain/routes.ts';
import { stableId } from '../../features/hsds/englishTerms.ts';
import { accountRows } from './testAccountRows.ts';
import { dataRows } from './testDataRows.ts';
import { directoryRows } from './testDirectoryRows.ts';
import { feedbackRows } from './testFeedbackRows.ts';
import { administrators, all, coordinators, type Row, service, signedIn } from './testRow.ts';
import { pausedService, type Scene } from './testScene.ts';
import { serviceRows } from './testServiceRows.ts';

/** A record of HSDS of the paused service. */
const pausedRecord = (kind: RelatedKind) => async (scene: Scene) => relatedId(await pausedService(scene), kind);
/** The hash of a chunk of the data for devices. */
const someChunk = async (scene: Scene) => (await scene.server.ask('/api/offline/manifest')).body.data.parts;

/**
 * Every route of the API with the statuses by role (rules.md §3). The compiler and access.test.ts require each route.
 */
export const accessTable: Record<RouteName, Row[]> = {
  ...accountRows,
  ...serviceRows,
  ...dataRows,
  ...directoryRows,
  ...feedbackRows,

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

  'GET /overview': [{ statuses: coordinators }],
  'GET /overview/stale': [{ query: 'kind=UNCONFIRMED', statuses: coordinators }],
  'GET /overview/searches': [{ statuses: coordinators }],
  'POST /bot/query': [{ statuses: all, body: () => ({ query: 'Hi' }) }],
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
  'GET /offline/chunks/:hash': [{ id: someChunk, statuses: all }],
  'PUT /static-pages/:name': [{ id: () => 'ABOUT', statuses: administrators, body: () => ({ content: '<p>A</p>' }) }],
  'GET /static-pages/:name/versions': [{ id: () => 'ABOUT', statuses: administrators }],
  'GET /static-pages/:name': [{ id: () => 'ABOUT', statuses: all }],
};
