import type { RouteName } from '@amparo/domain/routes.ts';
import { administrators, all, coordinators, type Row } from './testRow.ts';
import { addGuide, addNotice, addNoticeChange, addRegion, anyOf, regionInUse, type Scene } from './testScene.ts';

const found = (table: Parameters<typeof anyOf>[1]) => (scene: Scene) => anyOf(scene, table);
const guide = { title: 'Where to sleep', content: '<p>Call 2-1-1.</p>' };
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

/** Guides, news, crisis lines, liaisons, regions, and units. */
export const directoryRows = {
  'GET /directory-changes': [{ statuses: administrators }],
  'GET /directory-changes/:id': [{ id: addNoticeChange, statuses: administrators }],
  'POST /directory-changes/:id/revert': [{ id: addNoticeChange, statuses: administrators }],
  'GET /guides': [{ statuses: all }, { what: 'also not published', query: 'isAll=true', statuses: administrators }],
  'GET /guides/:id': [
    { id: (scene) => addGuide(scene), statuses: all },
    { what: 'not published', id: (scene) => addGuide(scene, false), statuses: '404 404 404 404 200' },
  ],
  'POST /guides': [{ statuses: '401 403 403 403 201', body: () => guide }],
  'PUT /guides/:id': [{ id: (scene) => addGuide(scene), statuses: administrators, body: () => guide }],
  'DELETE /guides/:id': [{ id: (scene) => addGuide(scene), statuses: administrators }],
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
} satisfies Partial<Record<RouteName, Row[]>>;
