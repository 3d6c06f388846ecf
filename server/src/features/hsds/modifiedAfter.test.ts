import { relatedId } from '@amparo/domain/hsds/relatedId.ts';
import { afterAll, expect, test } from 'vitest';
import { addDeletion, pausedService, type Scene, setScene } from '../../app/access/testScene.ts';
import { startTestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';

const server = await startTestApp({ at: '2026-11-18T18:00:00Z' });
const call = testCaller(server);
afterAll(() => server.close());

/** When the copy was last refreshed. */
const lastVisit = '2026-11-17T00:00:00Z';

async function write({ service }: Scene, columns: object): Promise<void> {
  await server.database.db.updateTable('services').set(columns).where('id', '=', service).execute();
}

async function modified(list: string, since: string): Promise<{ id: string; modified_date: string }[]> {
  return (await server.ask(`/hsds/${list}&per_page=1000&modified_after=${since}`)).body.contents;
}

const hide = (scene: Scene) => write(scene, { isApproved: false });
const nothing = async () => undefined;

test.each([
  ['approved', hide, () => 'approve-services'],
  ['published again after a pause', pausedService, (id: string) => `${id}/resume`],
  ['restored', addDeletion, (id: string) => `${id}/restore`],
  ['confirmed', nothing, (id: string) => `${id}/confirm`],
])('a service that was %s after the last visit of a copy is in its next one', async (_event, before, path) => {
  const scene = await setScene(server, 'ADMINISTRATOR', { relation: 'own' });
  const { me, service: id } = scene;
  await before(scene);
  await write(scene, { updatedAt: new Date('2026-11-16T12:00:00Z'), verifiedAt: null });
  const locationId = relatedId(id, 'location');
  expect(JSON.stringify(await modified('locations?', lastVisit))).not.toContain(locationId);
  const name = path(id);
  const body = name.startsWith(id) ? {} : { services: [id] };
  const { status } = await call(`POST /services/${name}`, { token: me.token, body });
  expect(status).toBe(200);
  const versions = await modified('services?minimal=true', lastVisit);
  const record = (await server.ask(`/hsds/services/${id}`)).body;
  expect(versions).toContainEqual({ id, modified_date: record.last_modified });
  expect(record.last_modified > lastVisit).toBe(true);
  expect(JSON.stringify(await modified('locations?', lastVisit))).toContain(locationId);
});
