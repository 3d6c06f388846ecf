import { afterAll, beforeEach, expect, test } from 'vitest';
import { bodyOfService, setScene } from '../../../app/access/testScene.ts';
import { startTestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

const server = await startTestApp({ at: '2026-11-21T18:00:00Z' });
const call = testCaller(server);
const { db, pool } = server.database;
afterAll(() => server.close());
beforeEach(() => pool.query('DELETE FROM mails').then(() => {}));

const reason = 'Please add the days when you are open.';
const body = bodyOfService();

async function person(role: Parameters<typeof setScene>[1]) {
  const { me } = await setScene(server, role);
  return { ...me, as: (name: string, sent?: unknown) => call(name, { body: sent, token: me.token }) };
}
const administrator = await person('ADMINISTRATOR');

async function waitingOf(owner: Awaited<ReturnType<typeof person>>): Promise<string> {
  return (await owner.as('POST /services', body)).body.data.id;
}
const sendBack = (...services: string[]) => administrator.as('POST /services/send-back-services', { services, reason });
const queue = async () => {
  const { body } = await administrator.as('GET /services?isWaiting=true&limit=0');
  return body.data.map(({ id }: { id: string }) => id);
};

test('the owner gets the reason by mail and in the list, and the service leaves the queue', async () => {
  const ana = await person('USER');
  const id = await waitingOf(ana);
  expect(await queue()).toContain(id);
  const countBefore = (await administrator.as('POST /auth/report-notifications')).body.data.countNotApprovedServices;
  expect((await sendBack(id)).body.data).toEqual({ done: [id], refused: [] });
  expect(await queue()).not.toContain(id);
  const { body: counts } = await administrator.as('POST /auth/report-notifications');
  expect(counts.data.countNotApprovedServices).toBe(countBefore - 1);
  const mine = (await ana.as('GET /services?isManaged=true')).body.data;
  expect(mine).toMatchObject([{ id, isApproved: false, sentBackReason: reason }]);
  const mails = await db.selectFrom('mails').selectAll().execute();
  const own = mails.filter(({ recipient }) => recipient === ana.email);
  expect(own).toHaveLength(1);
  expect(own[0]?.subject).toBe(`Please correct ${body.name} · Por favor, corrija ${body.name}`);
  expect(own[0]?.text.split(reason)).toHaveLength(3);
  expect(own[0]?.text).toContain(`/services/${id}/edit`);
});

test('a saved correction returns to the queue; saving without a change does not', async () => {
  const ana = await person('USER');
  const id = await waitingOf(ana);
  await sendBack(id);
  await ana.as(`PUT /services/${id}`, body);
  expect(await queue()).not.toContain(id);
  const saved = await ana.as(`PUT /services/${id}`, { ...body, phone: '325-555-0142' });
  expect(saved.body.data).toMatchObject({ id, isApproved: false });
  expect(saved.body.data).not.toHaveProperty('sentBackReason');
  expect(await queue()).toContain(id);
  const { body: log } = await administrator.as(`GET /services/${id}/changes`);
  expect(log.data.map(({ kind }: { kind: string }) => kind)).toEqual(['updated', 'confirmed', 'sentBack', 'created']);
  expect(log.data[0]).toMatchObject({ before: { sentBackReason: reason }, after: { sentBackReason: null } });
});

test('an administrator may approve it anyway, and the reason is gone', async () => {
  const ana = await person('USER');
  const id = await waitingOf(ana);
  await sendBack(id);
  expect((await administrator.as('POST /services/approve-services', { services: [id] })).body.data.done).toEqual([id]);
  const { body: seen } = await ana.as(`GET /services/${id}`);
  expect(seen.data).toMatchObject({ isApproved: true });
  expect(seen.data).not.toHaveProperty('sentBackReason');
});

test('counting the beds of a shelter that was sent back publishes it, as of every waiting shelter', async () => {
  const { me, service } = await setScene(server, 'AUTO USER', { relation: 'own', isApproved: false });
  await sendBack(service);
  const beds = { services: [{ id: service, total: 1 }] };
  const counted = await call('POST /services/update-available-beds', { body: beds, token: me.token });
  expect(counted.body.data.done).toEqual([service]);
  expect((await call(`GET /services/${service}`)).status).toBe(200);
  const { body: log } = await call(`GET /services/${service}/changes`, { token: administrator.token });
  expect(log.data[0]).toMatchObject({
    before: { isApproved: false, sentBackReason: reason },
    after: { isApproved: true, sentBackReason: null },
  });
});

test('only people who may edit it receive the reason', async () => {
  const { service } = await setScene(server, 'USER', { isApproved: false });
  await sendBack(service);
  const coordinator = await person('SUPER USER');
  const { body: shelters } = await coordinator.as('GET /services/beds?isManaged=true');
  const seen = shelters.data.find(({ id }: { id: string }) => id === service);
  expect(seen).toMatchObject({ isApproved: false });
  expect(seen).not.toHaveProperty('sentBackReason');
});

test('the managers of a service without an owner get the reason', async () => {
  const { me, service } = await setScene(server, 'USER', { relation: 'managed', isApproved: false });
  await db.updateTable('services').set({ ownerId: null }).where('id', '=', service).execute();
  expect((await sendBack(service)).body.data).toEqual({ done: [service], refused: [] });
  expect(await db.selectFrom('mails').select('recipient').execute()).toEqual([{ recipient: me.email }]);
});

test('refuses published services, those without an owner, and a missing reason', async () => {
  const published = (await setScene(server, 'USER')).service;
  const unowned = (await setScene(server, 'USER', { isApproved: false })).service;
  await db.updateTable('services').set({ ownerId: null }).where('id', '=', unowned).execute();
  const missing = '01900000-0000-7000-8000-000000000000';
  expect((await sendBack(published, unowned, missing)).body.data).toEqual({
    done: [],
    refused: [
      { id: published, key: 'NOT_WAITING' },
      { id: unowned, key: 'NO_OWNER' },
      { id: missing, key: 'NOT_FOUND' },
    ],
  });
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
  const blank = await administrator.as('POST /services/send-back-services', { services: [published], reason: ' ' });
  expect(blank).toMatchObject({ status: 400, body: { errors: { reason: 'REQUIRED' } } });
});
