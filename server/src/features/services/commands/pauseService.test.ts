import { afterAll, expect, test } from 'vitest';
import { setScene } from '../../../app/access/testScene.ts';
import { startTestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { testHiddenCount } from '../../../app/test-kit/testHiddenCount.ts';
import { endPauses } from './pauseService.ts';

const now = Temporal.Instant.from('2026-11-21T18:00:00Z');
const server = await startTestApp({ at: now.toString() });
const call = testCaller(server);
const { db } = server.database;
afterAll(() => server.close());

/** A published shelter of a provider. */
async function shelter(role: Parameters<typeof setScene>[1] = 'USER') {
  const { me, service } = await setScene(server, role, { relation: 'own' });
  const as = (name: string, body?: unknown) => call(name, { body, token: me.token });
  const pause = (until: string | null) => as(`POST /services/${service}/pause`, { until });
  return { me, as, pause, id: service };
}

const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);
const listed = async () => idsOf(await call('GET /services?limit=0&isShowAll=true'));
const kinds = async (id: string) =>
  (
    await db
      .selectFrom('serviceChanges')
      .select(['kind', 'way'])
      .where('serviceId', '=', id)
      .orderBy('madeAt')
      .execute()
  ).map(({ kind, way }) => `${kind} ${way}`);
const runJob = (at: string) => endPauses(db, 'America/Chicago', Temporal.Instant.from(at));

test('a paused service leaves lists, beds, search, and phones; its page says until when', async () => {
  const { id, pause, as } = await shelter();
  const { body: own } = await as(`GET /services/${id}`);
  expect(await listed()).toContain(id);
  const hiddenBefore = await testHiddenCount(server);
  const answer = await pause('2027-03-01');
  expect(answer).toMatchObject({ status: 200, body: { data: { isApproved: false, pause: { until: '2027-03-01' } } } });
  expect(await listed()).not.toContain(id);
  expect(idsOf(await call('GET /services/beds'))).not.toContain(id);
  expect(idsOf(await call(`GET /services?q=${encodeURIComponent(own.data.name)}&limit=0`))).not.toContain(id);
  expect(await testHiddenCount(server)).toBe(hiddenBefore + 1);
  const seen = await call(`GET /services/${id}`);
  expect(seen).toMatchObject({ status: 200, body: { data: { id, pause: { until: '2027-03-01' } } } });
  expect(seen.body.data).not.toHaveProperty('user');
  expect(idsOf(await as('GET /services?isManaged=true'))).toContain(id);
});

test('it is not in the queue of approvals, and neither approving nor counting beds publishes it', async () => {
  const { id, pause } = await shelter();
  await pause(null);
  const administrator = await shelter('ADMINISTRATOR');
  expect(idsOf(await administrator.as('GET /services?isWaiting=true&limit=0'))).not.toContain(id);
  await administrator.as('POST /services/approve-services', { services: [id] });
  const beds = await administrator.as('POST /services/update-available-beds', { services: [{ id, total: 1 }] });
  expect(beds.body.data.done).toEqual([id]);
  expect((await call(`GET /services/${id}`)).body.data).toMatchObject({ isApproved: false, pause: { until: null } });
  const back = await administrator.as('POST /services/send-back-services', { services: [id], reason: 'Hours' });
  expect(back.body.data.refused).toEqual([{ id, key: 'NOT_WAITING' }]);
});

test('returns by itself on the day, by its own clock, once', async () => {
  const { id, pause } = await shelter();
  const hiddenBefore = await testHiddenCount(server);
  await pause('2026-12-07');
  const western = await shelter();
  await db.updateTable('services').set({ timeZone: 'America/Denver' }).where('id', '=', western.id).execute();
  await western.pause('2026-12-07');
  await runJob('2026-12-07T05:59:00Z');
  expect(await listed()).not.toContain(id);
  await Promise.all([runJob('2026-12-07T06:00:00Z'), runJob('2026-12-07T06:00:00Z')]);
  expect(await listed()).toContain(id);
  expect(await listed()).not.toContain(western.id);
  await runJob('2026-12-07T07:00:00Z');
  expect(await listed()).toContain(western.id);
  expect(await testHiddenCount(server)).toBe(hiddenBefore);
  expect((await call(`GET /services/${id}`)).body.data).not.toHaveProperty('pause');
  expect(await kinds(id)).toEqual(['paused person', 'resumed job']);
});

test('one without a day stays paused until its owner publishes it again; a deleted one stays deleted', async () => {
  const { id, pause, as } = await shelter();
  await pause(null);
  const gone = await shelter();
  await gone.pause('2026-12-07');
  await gone.as(`DELETE /services/${gone.id}`);
  await runJob('2027-12-07T06:00:00Z');
  expect(await listed()).not.toContain(id);
  expect((await call(`GET /services/${gone.id}`)).status).toBe(404);
  expect((await as(`POST /services/${id}/resume`)).body.data.isApproved).toBe(true);
  expect(await listed()).toContain(id);
  expect((await as(`POST /services/${id}/resume`)).body.key).toBe('CHANGED_MEANWHILE');
});

test('saving the form keeps the pause, and a new day replaces the old one', async () => {
  const { id, pause, as } = await shelter();
  await pause('2026-12-07');
  const { data } = (await as(`GET /services/${id}`)).body;
  const { name, serviceSummary, description, type, category, address1, city, zip, schedules } = data;
  const body = {
    name,
    serviceSummary,
    description,
    type,
    category,
    address1,
    city,
    zip,
    schedules,
    phone: '325-555-0142',
  };
  expect((await as(`PUT /services/${id}`, body)).body.data.pause).toEqual({ until: '2026-12-07' });
  expect((await pause('2026-12-20')).body.data.pause).toEqual({ until: '2026-12-20' });
});

test.each([
  ['2026-11-21', 'DATE_IS_PAST'],
  ['2026-11-20', 'DATE_IS_PAST'],
  ['soon', 'MALFORMED'],
])('refuses the day %s', async (until, error) => {
  const { id, pause } = await shelter();
  expect(await pause(until)).toMatchObject({ status: 400, body: { errors: { until: error } } });
  expect(await listed()).toContain(id);
});

test('taking an approval back ends the pause: the service waits and does not return by itself', async () => {
  const { me, id, pause } = await shelter();
  const administrator = await shelter('ADMINISTRATOR');
  const changeId = '01900000-0000-7000-8000-0000000000aa';
  await db
    .insertInto('serviceChanges')
    .values({
      ...{ id: changeId, serviceId: id, kind: 'approved', way: 'person', userId: me.id },
      ...{ before: '{"isApproved":false}', after: '{"isApproved":true}' },
    })
    .execute();
  await pause('2026-12-07');
  expect((await administrator.as(`POST /services/${id}/changes/${changeId}/revert`)).status).toBe(200);
  await runJob('2026-12-07T06:00:00Z');
  expect(await listed()).not.toContain(id);
  expect((await call(`GET /services/${id}`)).status).toBe(404);
});
