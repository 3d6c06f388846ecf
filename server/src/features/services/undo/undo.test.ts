import { afterAll, expect, test } from 'vitest';
import { setScene } from '../../../app/access/testScene.ts';
import { startTestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

const server = await startTestApp();
const call = testCaller(server);
afterAll(() => server.close());

const columns = 'is_approved, sent_back_reason, owner_id, verified_at, is_sample';

async function scene(isApproved: boolean) {
  const { me, another, service } = await setScene(server, 'ADMINISTRATOR', { relation: 'foreign', isApproved });
  const as = (name: string, body: object) => call(name, { body, token: me.token });
  const stored = async () =>
    (await server.database.pool.query(`SELECT ${columns} FROM services WHERE id = $1`, [service])).rows[0];
  const undo = async (kind: string) =>
    (await as('POST /services/undo-changes', { services: [service], kind })).body.data;
  return { as, me, another, service, stored, undo };
}

const changed = (id: string) => ({ done: [], refused: [{ id, key: 'CHANGED_MEANWHILE' }] });
const reason = 'The hours are missing.';

test('undoing an approval lets the service wait again, with the reason for which it was sent back', async () => {
  const { as, service, stored, undo } = await scene(false);
  await as('POST /services/send-back-services', { services: [service], reason });
  const before = await stored();
  expect(before.sent_back_reason).toBe(reason);
  await as('POST /services/approve-services', { services: [service] });
  expect(await stored()).not.toEqual(before);
  expect(await undo('approved')).toEqual({ done: [service], refused: [] });
  expect(await stored()).toEqual(before);
  const { data } = (await call(`GET /services/${service}/changes`, { token: (await scene(true)).me.token })).body;
  expect(data[0]).toMatchObject({ kind: 'reverted', before: { isApproved: true }, after: { isApproved: false } });
});

test('undoing what was sent back restores the earlier reason, or none', async () => {
  const { as, service, stored, undo } = await scene(false);
  const before = await stored();
  await as('POST /services/send-back-services', { services: [service], reason });
  expect(await undo('sentBack')).toEqual({ done: [service], refused: [] });
  expect(await stored()).toEqual(before);
});

test('undoing a confirmation restores the time of the one before', async () => {
  const { as, service, stored, undo } = await scene(true);
  const before = await stored();
  const { updatedAt } = (await call(`GET /services/${service}`)).body.data;
  await as('POST /services/confirm-services', { services: [{ id: service, ifUnmodifiedSince: updatedAt }] });
  expect(await stored()).not.toEqual(before);
  expect(await undo('confirmed')).toEqual({ done: [service], refused: [] });
  expect(await stored()).toEqual(before);
});

test('undoing an assignment gives the service back to its owner', async () => {
  const { as, me, service, stored, undo } = await scene(true);
  const before = await stored();
  await as('POST /services/assign-services', { services: [service], userEmail: me.email });
  expect((await stored()).owner_id).toBe(me.id);
  expect(await undo('assigned')).toEqual({ done: [service], refused: [] });
  expect(await stored()).toEqual(before);
});

test('what somebody has changed since stays, and so does what another person did', async () => {
  const first = await scene(false);
  await first.as('POST /services/approve-services', { services: [first.service] });
  const other = (await scene(true)).me.token;
  const body = { services: [first.service], kind: 'approved' };
  expect((await call('POST /services/undo-changes', { token: other, body })).body.data).toEqual(changed(first.service));
  await call(`POST /services/${first.service}/pause`, { token: other, body: { until: null } });
  const paused = await first.stored();
  expect(await first.undo('approved')).toEqual(changed(first.service));
  expect(await first.stored()).toEqual(paused);
});

test('nothing is undone twice, after ten minutes, or as something else', async () => {
  const { as, service, undo } = await scene(false);
  await as('POST /services/approve-services', { services: [service] });
  expect(await undo('sentBack')).toEqual(changed(service));
  await server.database.pool.query(
    `UPDATE service_changes SET made_at = made_at - interval '11 minutes' WHERE service_id = $1`,
    [service],
  );
  expect(await undo('approved')).toEqual(changed(service));
  await server.database.pool.query(
    `UPDATE service_changes SET made_at = made_at + interval '11 minutes' WHERE service_id = $1`,
    [service],
  );
  expect((await undo('approved')).done).toEqual([service]);
  expect(await undo('approved')).toEqual(changed(service));
});
