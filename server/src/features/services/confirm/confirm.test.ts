import { afterAll, beforeEach, expect, test } from 'vitest';
import { bodyOfService, type Relation, setScene } from '../../../app/access/testScene.ts';
import { startTestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { toDate } from '../../../database/toDate.ts';
import { Jobs } from '../../../jobs/jobs.ts';
import { mailQueue, Outbox } from '../../../mail/outbox.ts';
import { Notifier } from '../../../notifications/notifier.ts';
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

const publicUrl = 'http://localhost:3000';
const ask = (at = now) => {
  const notifier = new Notifier({ outbox: new Outbox(jobs, 'Amparo'), publicUrl, now: () => at });
  return requestConfirmations({ db, notifier, publicUrl, months: 6 }, at);
};

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
  const closed = await serviceConfirmed(185);
  await db.updateTable('services').set({ isPermanentlyClosed: true }).where('id', '=', closed.service).execute();
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
  await db.updateTable('services').set({ isSample: false }).where('id', '=', service).execute();
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

const confirmAs = (token: string | null, id: string, body = {}) =>
  call(`POST /services/${id}/confirm`, { token, body });

test.each([['own'], ['managed']] as const)(
  'a signed-in person confirms a service without a mail: %s',
  async (relation) => {
    const { me, service } = await serviceConfirmed(185, relation);
    expect((await confirmAs(me.token, service)).body).toEqual({
      data: { id: service, verifiedAt: '2026-11-21T18:00:00.000Z' },
    });
    expect((await call(`GET /services/${service}`)).body.data.verifiedAt).toBe('2026-11-21T18:00:00.000Z');
    const changes = await db.selectFrom('serviceChanges').selectAll().where('serviceId', '=', service).execute();
    expect(changes).toMatchObject([{ kind: 'confirmed', way: 'person', userId: me.id }]);
    await ask();
    expect(await mailed()).toEqual([]);
  },
);

test('an old link serves a signed-in editor; nobody else learns from it which services exist', async () => {
  const { me, service } = await serviceConfirmed(185);
  expect((await confirmAs(me.token, service, { token: 'used' })).status).toBe(200);
  const waiting = await serviceConfirmed(185, 'foreign', false);
  expect((await confirmAs(waiting.me.token, waiting.service, { token: 'used' })).body.key).toBe('CONFIRM_LINK_INVALID');
  expect((await confirmAs(waiting.me.token, waiting.service)).body.key).toBe('NOT_FOUND');
});

test('sample data become real when the owner or a manager confirms them, not by an administrator', async () => {
  const isSample = async (id: string) => (await call(`GET /services/${id}`)).body.data.isSample;
  const byLink = await serviceConfirmed(185);
  await ask();
  const [mail] = await mailed();
  expect(await isSample(byLink.service)).toBe(true);
  await confirm(byLink.service, mail!.token);
  expect(await isSample(byLink.service)).toBe(false);
  const [change] = await db.selectFrom('serviceChanges').selectAll().where('serviceId', '=', byLink.service).execute();
  expect(change).toMatchObject({ before: { isSample: true }, after: { isSample: false } });

  const managed = await serviceConfirmed(1, 'managed');
  const admin = await setScene(server, 'ADMINISTRATOR');
  await confirmAs(admin.me.token, managed.service);
  expect(await isSample(managed.service)).toBe(true);
  const { updatedAt } = (await call(`GET /services/${managed.service}`)).body.data;
  await confirmAs(managed.me.token, managed.service);
  expect(await isSample(managed.service)).toBe(false);
  // A form that was opened before must not put the mark back.
  const outdated = { ...bodyOfService(), updatedAt, isSample: true };
  const saved = await call(`PUT /services/${managed.service}`, { token: admin.me.token, body: outdated });
  expect(saved).toMatchObject({ status: 409, body: { key: 'CHANGED_MEANWHILE' } });
});

test('nobody confirms data that they have not seen, by a link or signed in', async () => {
  const { me, service } = await serviceConfirmed(185);
  await ask();
  const [mail] = await mailed();
  const { updatedAt: seen } = (await call(`GET /services/${service}`)).body.data;
  const stored = (await call(`GET /services/${service}`, { token: me.token })).body.data;
  const edited = { ...bodyOfService(), name: 'A new name', isShowFlag: stored.isShowFlag };
  expect((await call(`PUT /services/${service}`, { token: me.token, body: edited })).status).toBe(200);
  await db.updateTable('services').set({ verifiedAt: null }).where('id', '=', service).execute();
  const { updatedAt: newest } = (await call(`GET /services/${service}`)).body.data;
  for (const body of [{ ifUnmodifiedSince: seen }, { ifUnmodifiedSince: seen, token: mail!.token }]) {
    const refused = await confirmAs(me.token, service, body);
    expect([refused.status, refused.body.key, refused.body.data]).toEqual([
      409,
      'CHANGED_MEANWHILE',
      { updatedAt: newest },
    ]);
  }
  expect((await confirmAs(me.token, service, { ifUnmodifiedSince: seen, token: 'used' })).status).toBe(409);
  expect((await call(`GET /services/${service}`)).body.data.verifiedAt).toBeNull();
  expect((await confirmAs(null, service, { ifUnmodifiedSince: newest, token: mail!.token })).status).toBe(200);
});

test('a confirmation of sample data that is sent again after a lost answer gets the first answer', async () => {
  const { me, service } = await serviceConfirmed(185);
  const { updatedAt: seen } = (await call(`GET /services/${service}`)).body.data;
  const send = () =>
    server.ask(`/api/services/${service}/confirm`, {
      method: 'POST',
      payload: { ifUnmodifiedSince: seen },
      headers: { authorization: `Bearer ${me.token}`, 'idempotency-key': `confirm-${service}` },
    });
  const first = await send();
  const { updatedAt } = (await call(`GET /services/${service}`)).body.data;
  expect(updatedAt > seen, 'the end of the sample mark is a change').toBe(true);
  const again = await send();
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
});
