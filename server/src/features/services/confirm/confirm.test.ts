import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Relation, setScene } from '../../../app/access/testScene.ts';
import { startTestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { toDate } from '../../../database/toDate.ts';
import { Jobs } from '../../../jobs/jobs.ts';
import { mailQueue, Outbox } from '../../../mail/outbox.ts';
import { requestConfirmations } from './requestConfirmations.ts';

const now = Temporal.Instant.from('2026-11-21T18:00:00Z');
const clock = { at: now.toString(), hasSampleData: true };
const server = await startTestApp(clock);
const jobs = new Jobs(server.database.connection, { info() {}, warn() {}, error: console.error });
await jobs.start(mailQueue);
const call = testCaller(server);
const { db, pool } = server.database;
afterAll(async () => {
  await jobs.stop();
  await server.close();
});
beforeEach(() =>
  pool.query('DELETE FROM mails; DELETE FROM service_managers; UPDATE services SET owner_id = NULL').then(() => {}),
);

const ask = (at = now) =>
  requestConfirmations({ db, outbox: new Outbox(jobs), publicUrl: 'http://localhost:3000', months: 6 }, at);

/** A service that was last confirmed some days ago, with its owner or manager. */
async function serviceConfirmed(days: number, relation: Relation = 'own', isApproved = true) {
  const scene = await setScene(server, 'USER', { relation, isApproved });
  const verifiedAt = now.subtract({ hours: days * 24 }).toString();
  await db.updateTable('services').set({ verifiedAt }).where('id', '=', scene.service).execute();
  return scene;
}

async function mailed() {
  const mails = await db.selectFrom('mails').selectAll().orderBy('recipient').execute();
  return mails.map(({ recipient, subject, text }) => ({
    ...{ recipient, subject },
    token: /confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '',
  }));
}

const confirm = (id: string, token: string) => call(`POST /services/${id}/confirm`, { body: { token } });

test('owners and managers get one mail after six months', async () => {
  const { me, another, service } = await serviceConfirmed(185, 'managed');
  await serviceConfirmed(100);
  await serviceConfirmed(185, 'own', false);
  await ask();
  const mails = await mailed();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([me.email, another.email].sort());
  expect(mails[0]?.subject).toMatch(/^Is .+ still right\? · ¿Siguen bien los datos de .+\?$/);
  await ask(now.add({ hours: 24 }));
  expect(await mailed()).toHaveLength(2);
  const { rows } = await pool.query('SELECT token_hash FROM confirmation_links WHERE service_id = $1', [service]);
  expect(rows).toHaveLength(2);
  expect(rows.map((row) => row.token_hash.toString('base64url'))).not.toContain(mails[0]?.token);
});

test('the link confirms the service without signing in, and the log names the person', async () => {
  const { me, service } = await serviceConfirmed(185);
  await ask();
  const [mail] = await mailed();
  const before = (await call(`GET /services/${service}`)).body.data;
  const { status, body } = await confirm(service, mail!.token);
  expect({ status, body }).toEqual({
    status: 200,
    body: { data: { id: service, verifiedAt: '2026-11-21T18:00:00.000Z' } },
  });
  const after = (await call(`GET /services/${service}`)).body.data;
  expect(after).toMatchObject({ verifiedAt: '2026-11-21T18:00:00.000Z', updatedAt: before.updatedAt });
  const changes = await db.selectFrom('serviceChanges').selectAll().where('serviceId', '=', service).execute();
  expect(changes).toMatchObject([
    { kind: 'confirmed', way: 'link', userId: me.id, before: { verifiedAt: before.verifiedAt } },
  ]);
  await ask(now.add({ hours: 24 }));
  expect(await mailed()).toHaveLength(1);
});

test('a used link answers again but changes nothing, even after the form was saved', async () => {
  const { service } = await serviceConfirmed(185);
  await ask();
  const [mail] = await mailed();
  await confirm(service, mail!.token);
  clock.at = now.add({ hours: 24 * 50 }).toString();
  const again = await confirm(service, mail!.token);
  clock.at = now.toString();
  expect(again).toMatchObject({ status: 200, body: { data: { verifiedAt: '2026-11-21T18:00:00.000Z' } } });
  expect((await call(`GET /services/${service}`)).body.data.verifiedAt).toBe('2026-11-21T18:00:00.000Z');
  const changes = await db.selectFrom('serviceChanges').select('kind').where('serviceId', '=', service).execute();
  expect(changes).toEqual([{ kind: 'confirmed' }]);

  await pool.query('DELETE FROM mails');
  const saved = await serviceConfirmed(185);
  await ask();
  const [second] = await mailed();
  const verifiedAt = now.add({ hours: 1 }).toString();
  await db.updateTable('services').set({ verifiedAt }).where('id', '=', saved.service).execute();
  expect((await confirm(saved.service, second!.token)).status).toBe(200);
  expect(await db.selectFrom('serviceChanges').where('serviceId', '=', saved.service).selectAll().execute()).toEqual(
    [],
  );
});

test('a link works for its own service, for 60 days, while the person owns or manages it', async () => {
  const { service } = await serviceConfirmed(185);
  const other = await serviceConfirmed(10);
  await ask();
  const [mail] = await mailed();
  expect((await confirm(service, 'invented')).body.key).toBe('CONFIRM_LINK_INVALID');
  expect((await confirm(other.service, mail!.token)).body.key).toBe('CONFIRM_LINK_INVALID');
  const requestedDaysAgo = (days: number) =>
    db
      .updateTable('confirmationLinks')
      .set({ askedAt: toDate(now.subtract({ hours: 24 * days })) })
      .where('serviceId', '=', service)
      .execute();
  await requestedDaysAgo(61);
  expect((await confirm(service, mail!.token)).status).toBe(400);
  await requestedDaysAgo(59);
  await db.updateTable('services').set({ ownerId: other.me.id }).where('id', '=', service).execute();
  expect((await confirm(service, mail!.token)).status).toBe(400);
  await db.updateTable('services').set({ ownerId: null }).where('id', '=', service).execute();
});

test('asks again after six months without an answer', async () => {
  await serviceConfirmed(185);
  await ask();
  await ask(now.add({ hours: 24 * 180 }));
  expect(await mailed()).toHaveLength(1);
  await ask(now.add({ hours: 24 * 190 }));
  expect(await mailed()).toHaveLength(2);
});
