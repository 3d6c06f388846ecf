import { randomUUID } from 'node:crypto';
import type { RouteName } from '@amparo/domain/routes.ts';
import { administrators, type Row } from './testRow.ts';
import { addConflict, addPair, addSource, addWaitingRun, type Scene } from './testScene.ts';

const emptyTable = () => ({ csv: 'id' });
const source = { name: '', kind: 'UPLOAD', schedule: 'MANUAL', graceDays: 14 };
const ofSource = (scene: Scene) => addSource(scene);

/** Where services come from, and what happened to them. */
export const dataRows = {
  'GET /duplicates': [{ statuses: administrators }],
  'POST /duplicates/decide': [
    {
      statuses: administrators,
      body: async (scene) => ({ services: await addPair(scene), isDuplicate: false }),
    },
  ],
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
  'GET /changes': [{ query: 'from=2026-01-01', statuses: administrators }],
  'GET /exports/:what': [
    { what: 'services', id: () => 'services', statuses: administrators },
    { what: 'users', id: () => 'users', statuses: administrators },
    { what: 'a template', id: () => 'users', query: 'isTemplate=true', statuses: administrators },
  ],
  'POST /imports/:what/check': [{ id: () => 'liaisons', statuses: administrators, body: emptyTable }],
  'POST /imports/:what': [{ id: () => 'liaisons', statuses: administrators, body: emptyTable }],
} satisfies Partial<Record<RouteName, Row[]>>;
