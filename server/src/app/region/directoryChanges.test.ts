import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  DirectoryChangeRepository,
  purgeDirectoryChanges,
} from '../../features/directory-changes/directoryChangeRepository.ts';
import { administratorOf } from '../test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';
import { testCaller } from '../test-kit/testCaller.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  call = testCaller(server);
  token = await administratorOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('directoryChanges').execute();
});

const ask = (name: string, body?: unknown) => call(name, { body, token });
const history = async (query = '') => (await ask(`GET /directory-changes${query}`)).body.data;
const revert = (id: string) => ask(`POST /directory-changes/${id}/revert`);

const liaison = {
  ...{ county: 'Taylor', schoolDistrict: 'Sample ISD', displayName: 'Ana Sample', title: 'Liaison' },
  phone: '(325) 555-0100',
};

test('the data of a region’s folder are no changes', async () => {
  const other = await startTestApp();
  expect(await other.database.db.selectFrom('directoryChanges').selectAll().execute()).toEqual([]);
  await other.close();
});

test('adding, changing, and deleting are recorded with their author and the changed fields', async () => {
  const { id } = (await ask('POST /liaisons', liaison)).body.data;
  await ask(`PUT /liaisons/${id}`, { ...liaison, phone: '(325) 555-0101' });
  await ask(`PUT /liaisons/${id}`, { ...liaison, phone: '(325) 555-0101' });
  await ask(`DELETE /liaisons/${id}`);
  const changes = await history();
  expect(changes.map(({ action, canRevert }: { action: string; canRevert: boolean }) => [action, canRevert])).toEqual([
    ['deleted', true],
    ['changed', false],
    ['added', false],
  ]);
  expect(changes[1]).toMatchObject({
    kind: 'liaison',
    name: 'Ana Sample, Sample ISD',
    user: { id: expect.any(String) },
  });
  expect([changes[1].before, changes[1].after]).toEqual([{ phone: '(325) 555-0100' }, { phone: '(325) 555-0101' }]);
  expect(await history('?kind=unit,region')).toEqual([]);
});

test('a deleted entry is restored as it was, once', async () => {
  const { id } = (await ask('POST /liaisons', liaison)).body.data;
  await ask(`DELETE /liaisons/${id}`);
  const [deletion] = await history();
  expect((await revert(deletion.id)).status).toBe(200);
  expect((await ask(`GET /liaisons/${id}`)).body.data).toMatchObject(liaison);
  expect((await revert(deletion.id)).body.key).toBe('CHANGE_NOT_REVERTIBLE');
  expect((await history())[0]).toMatchObject({ action: 'added', user: { id: expect.any(String) } });
});

test('undoing a change restores its fields and leaves later changes of other fields', async () => {
  const { id } = (await ask('POST /regional-notices', notice)).body.data;
  await ask(`PUT /regional-notices/${id}`, { ...notice, counties: ['Taylor', 'Jones'], isUrgent: true });
  await ask(`PUT /regional-notices/${id}`, { ...notice, counties: ['Taylor', 'Jones'], isUrgent: true, text: 'New.' });
  const [, change] = await history();
  expect(change.before).toEqual({ counties: [], isUrgent: false });
  expect((await revert(change.id)).status).toBe(200);
  const { data } = (await ask(`GET /regional-notices/${id}`)).body;
  expect(data).toMatchObject({ counties: [], isUrgent: false, text: 'New.' });
});

const notice = { title: 'Ice storm tonight', text: 'Call 2-1-1.', lastDay: '2099-12-31' };

test('a deletion is not restored after 30 days, or without the region that it needs', async () => {
  const region = (await ask('POST /regions', { name: 'ESC Region 99', counties: ['Taylor'] })).body.data.id;
  const coordinators = [{ displayName: 'Ana Sample', title: 'Coordinator', officePhone: '3255550100' }];
  const unit = (await ask('POST /units', { name: 'Sample Unit', region, coordinators })).body.data.id;
  await ask(`DELETE /units/${unit}`);
  await ask(`DELETE /regions/${region}`);
  const [ofRegion, ofUnit] = await history();
  expect(ofUnit.before).toMatchObject({ name: 'Sample Unit', coordinators: [{ displayName: 'Ana Sample' }] });
  expect((await revert(ofUnit.id)).body.key).toBe('CHANGE_NOT_REVERTIBLE');
  const inDays = (days: number) => Temporal.Now.instant().add({ hours: days * 24 });
  const nearlyLate = new DirectoryChangeRepository(server.database.db, () => inDays(29));
  expect(await nearlyLate.find(ofRegion.id)).toMatchObject({ canRevert: true });
  const at = inDays(30).toString();
  const later = await startTestApp({ beside: server, at });
  const answer = await testCaller(later)(`POST /directory-changes/${ofRegion.id}/revert`, {
    token: await administratorOf(later),
  });
  expect(answer.body.key).toBe('CHANGE_NOT_REVERTIBLE');
  await later.close();
  expect((await revert(ofRegion.id)).status).toBe(200);
  expect((await revert(ofUnit.id)).status).toBe(200);
  expect((await ask(`GET /units/${unit}`)).body.data).toMatchObject({ name: 'Sample Unit', region });
});

test('entries are removed after a year', async () => {
  await ask('POST /liaisons', liaison);
  const { db } = server.database;
  await purgeDirectoryChanges(db, Temporal.Now.instant().add({ hours: 364 * 24 }));
  expect(await history()).toHaveLength(1);
  await purgeDirectoryChanges(db, Temporal.Now.instant().add({ hours: 366 * 24 }));
  expect(await history()).toEqual([]);
});
