import { notificationKindNames } from '@amparo/domain/notifications/notificationKinds.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { addFeedback, bodyOfService, setScene } from '../../app/access/testScene.ts';
import { startTestApp } from '../../app/test-kit/testApp.ts';
import { deviceOf, testCaller } from '../../app/test-kit/testCaller.ts';
import { startSession } from '../../http/session.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { mailQueue, Outbox } from '../../mail/outbox.ts';
import { AnnouncementRepository } from '../../notifications/announcementRepository.ts';
import { Notifier } from '../../notifications/notifier.ts';
import { announceOldBeds, announceWeek } from './announceStale.ts';

const clock = { at: '2026-11-21T18:00:00Z' };
const server = await startTestApp(clock);
const call = testCaller(server);
const { db, pool } = server.database;
const jobs = new Jobs(server.database.connection, { info() {}, warn() {}, error: console.error });
await jobs.start(mailQueue);
const publicUrl = 'http://localhost:3000';
const now = () => Temporal.Instant.from(clock.at);
const notifier = new Notifier({ outbox: new Outbox(jobs, 'Amparo'), publicUrl, now });
afterAll(async () => {
  await jobs.stop();
  await server.close();
});
beforeEach(async () => {
  clock.at = '2026-11-21T18:00:00Z';
  await pool.query("DELETE FROM mails; DELETE FROM notifications; DELETE FROM users WHERE email LIKE 'person%'");
});

type Role = Parameters<typeof setScene>[1];

async function person(role: Role, options: Parameters<typeof setScene>[2] = {}) {
  const { me, another, service } = await setScene(server, role, options);
  const as = (name: string, body?: unknown) => call(name, { body, token: me.token });
  const kinds = async (): Promise<string[]> =>
    (await as('GET /notifications')).body.data.map(({ kind }: { kind: string }) => kind);
  const mails = async () =>
    (await db.selectFrom('mails').selectAll().where('recipient', '=', me.email).orderBy('createdAt').execute()).map(
      ({ subject, text, unsubscribeUrl }) => ({ subject, text, unsubscribeUrl }),
    );
  return { ...me, another, service, as, kinds, mails };
}
type Person = Awaited<ReturnType<typeof person>>;

const reason = 'Please add the hours.';
const add = async (owner: Person) => (await owner.as('POST /services', bodyOfService())).body.data.id as string;

/** What causes each kind for a person, and who else acts. */
const causes: Record<string, { role: Role; relation?: 'own'; act: (to: Person, admin: Person) => Promise<unknown> }> = {
  serviceWaits: { role: 'ADMINISTRATOR', act: async () => add(await person('USER')) },
  approved: {
    role: 'USER',
    act: async (to, admin) => admin.as('POST /services/approve-services', { services: [await add(to)] }),
  },
  sentBack: {
    role: 'USER',
    act: async (to, admin) => admin.as('POST /services/send-back-services', { services: [await add(to)], reason }),
  },
  paused: {
    role: 'USER',
    relation: 'own',
    act: (to, admin) => admin.as(`POST /services/${to.service}/pause`, { until: '2026-12-07' }),
  },
  deleted: { role: 'USER', relation: 'own', act: (to, admin) => admin.as(`DELETE /services/${to.service}`) },
  merged: {
    role: 'USER',
    relation: 'own',
    act: (to, admin) => admin.as(`POST /services/${admin.service}/merge`, { other: to.service, choices: {} }),
  },
  claimed: { role: 'USER', relation: 'own', act: (to) => sendMessage(to, 'CLAIM') },
  reportReceived: { role: 'USER', relation: 'own', act: (to) => sendMessage(to, 'SERVICE') },
  roleChanged: {
    role: 'USER',
    act: (to, admin) => admin.as(`POST /users/${to.id}/set-permission`, { role: 'AUTO USER' }),
  },
  limitRequested: {
    role: 'ADMINISTRATOR',
    act: async () => (await person('USER')).as('POST /auth/request-more-services'),
  },
  limitGranted: { role: 'USER', act: (to, admin) => admin.as(`PUT /users/${to.id}`, { totalServices: 9 }) },
  bedsOld: { role: 'USER', relation: 'own', act: (to) => countBeds(to, 25) },
  newDevice: { role: 'USER', act: signInTwice },
  weeklySummary: {
    role: 'ADMINISTRATOR',
    act: () =>
      announceWeek(db, { notifier, zone: 'America/Chicago', count }, Temporal.Instant.from('2026-11-23T15:00:00Z')),
  },
};
const count = async () => ({ approvals: 2, claims: 0, messages: 1, unconfirmed: 3, beds: 0 });

function sendMessage({ service }: Person, type: 'CLAIM' | 'SERVICE') {
  const message = { subject: 'Hours', message: 'They close at five.', email: 'ana@example.org', service, type };
  const claim = {
    name: 'Ana',
    title: 'Director',
    organizationName: 'Pantry',
    orgnizationWebsite: 'https://example.org',
  };
  return call('POST /feedbacks/service', { body: type === 'CLAIM' ? { ...message, ...claim } : message });
}

async function countBeds({ service }: Person, hoursAgo: number) {
  const bedsUpdatedAt = now().subtract({ hours: hoursAgo }).toString();
  await db.updateTable('services').set({ bedsUpdatedAt }).where('id', '=', service).execute();
  await announceOldBeds(db, { notifier, zone: 'America/Chicago' }, now());
}

/** Signs in on two devices. The first one is not announced. */
async function signInTwice({ email }: Person) {
  const body = { email, password: 'open sesame' };
  const first = await call('POST /auth/sign-in', { body });
  await call('POST /auth/sign-in', { body, cookie: deviceOf(first) });
  return call('POST /auth/sign-in', { body });
}

/** These have mails of their own, which other tests check. */
const elsewhere = ['claimGranted', 'unconfirmed'];

test('every kind has a test', () => {
  expect([...Object.keys(causes), ...elsewhere].sort()).toEqual([...notificationKindNames].sort());
});

test.each(Object.keys(causes))(
  '%s: reaches the person once, in their language, with a way to turn it off',
  async (kind) => {
    const { role, relation = 'foreign', act } = causes[kind]!;
    const to = await person(role, { relation });
    const admin = await person('ADMINISTRATOR');
    await to.as('PUT /notifications/settings', { language: 'es' });
    await act(to, admin);
    expect(await to.kinds()).toEqual([kind]);
    const mails = await to.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.unsubscribeUrl).toMatch(
      new RegExp(`/api/notifications/unsubscribe\\?token=[\\w-]+&kind=${kind}$`),
    );
    const { subject, text } = mails[0]!;
    const [first, second] = subject.split(' · ');
    expect(first).not.toBe(second);
    // Spanish first, with the way to turn it off in both languages.
    expect(text.search(/Hola:|Alguien/)).toBeLessThan(text.search(/Hello,|Somebody|Someone/));
    expect(text).toMatch(/Prefiere no recibir[\s\S]*rather not get mails/);
    const stranger = await person('USER');
    expect(await stranger.kinds()).toEqual([]);
  },
);

test('a message about Amparo is not about a service', async () => {
  const admin = await person('ADMINISTRATOR');
  const message = { type: 'APP', subject: 'Thanks', message: 'It helped me.', email: 'ana@example.org' };
  await call('POST /feedbacks/app', { body: message });
  const { data } = (await admin.as('GET /notifications')).body;
  expect(data[0].values).toMatchObject({ about: 'site', service: '' });
  expect(data[0].page).toBe('/feedbacks');
});

test.each(Object.keys(causes))('%s: is neither mailed nor listed if it is turned off', async (kind) => {
  const { role, relation = 'foreign', act } = causes[kind]!;
  const to = await person(role, { relation });
  const muted = [
    { channel: 'email', kind },
    { channel: 'app', kind },
  ];
  expect((await to.as('PUT /notifications/settings', { muted })).body.data.muted).toHaveLength(2);
  await act(to, await person('ADMINISTRATOR'));
  expect(await to.kinds()).toEqual([]);
  expect(await to.mails()).toEqual([]);
});

test('the link of a mail turns off its kind without a sign-in; another kind still comes', async () => {
  const ana = await person('USER', { relation: 'own' });
  const admin = await person('ADMINISTRATOR');
  await admin.as(`PUT /users/${ana.id}`, { totalServices: 5 });
  const [mail] = await ana.mails();
  const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
  const opened = await server.ask(pathname + search);
  expect([opened.status, opened.headers.location]).toEqual([302, `/unsubscribe${search}`]);
  const answer = await server.ask(pathname + search, {
    method: 'POST',
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer).toMatchObject({ status: 200, body: { data: { kind: 'limitGranted' } } });
  await admin.as(`PUT /users/${ana.id}`, { totalServices: 7 });
  expect(await ana.mails()).toHaveLength(1);
  expect(await ana.kinds()).toEqual(['limitGranted', 'limitGranted']);
  await admin.as(`POST /users/${ana.id}/set-permission`, { role: 'AUTO USER' });
  expect(await ana.mails()).toHaveLength(2);
});

test('an unknown token gets the same response', async () => {
  const answer = await call('POST /notifications/unsubscribe?token=invented&kind=approved');
  expect(answer).toMatchObject({ status: 200, body: { data: { kind: 'approved' } } });
});

test('where many come, one mail a day collects them, and two processes send it once', async () => {
  const admin = await person('ADMINISTRATOR');
  for (let n = 0; n < 3; n += 1) await add(await person('USER'));
  expect(await admin.mails()).toHaveLength(1);
  expect(await admin.kinds()).toHaveLength(3);
  clock.at = '2026-11-22T17:29:00Z';
  await notifier.sendDailyMails(db);
  expect(await admin.mails()).toHaveLength(1);
  clock.at = '2026-11-22T18:00:00Z';
  const other = new Notifier({ outbox: new Outbox(jobs, 'Amparo'), publicUrl, now });
  await Promise.all([notifier.sendDailyMails(db), other.sendDailyMails(db)]);
  const mails = await admin.mails();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.subject).toBe('2 notifications from Amparo · 2 avisos de Amparo');
  expect(mails[1]?.text.split('waits for you to approve it.')).toHaveLength(3);
});

test('the mail of the day leaves out what a person may no longer see', async () => {
  const admin = await person('ADMINISTRATOR');
  for (let n = 0; n < 2; n += 1) await add(await person('USER'));
  await db.updateTable('users').set({ role: 'USER' }).where('id', '=', admin.id).execute();
  clock.at = '2026-11-22T18:00:00Z';
  await notifier.sendDailyMails(db);
  expect(await admin.mails()).toHaveLength(1);
});

test('the mail of the day leaves out what a person has turned off meanwhile', async () => {
  const admin = await person('ADMINISTRATOR');
  for (let n = 0; n < 2; n += 1) await add(await person('USER'));
  await admin.as('PUT /notifications/settings', { muted: [{ channel: 'email', kind: 'serviceWaits' }] });
  clock.at = '2026-11-22T18:00:00Z';
  await notifier.sendDailyMails(db);
  expect(await admin.mails()).toHaveLength(1);
});

test('a kind of a newer version is left out of the list and of the mail', async () => {
  const admin = await person('ADMINISTRATOR');
  for (let n = 0; n < 2; n += 1) await add(await person('USER'));
  const newest = db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', admin.id)
    .orderBy('createdAt', 'desc');
  await db
    .updateTable('notifications')
    .set({ kind: 'ofTomorrow' as 'bedsOld' })
    .where('id', '=', newest.limit(1))
    .execute();
  expect(await admin.kinds()).toEqual(['serviceWaits']);
  clock.at = '2026-11-22T18:00:00Z';
  await notifier.sendDailyMails(db);
  expect((await admin.mails()).map(({ subject }) => subject)).not.toContain(expect.stringContaining('ofTomorrow'));
});

test('an old bed count is announced once, and again for the next count', async () => {
  const ana = await person('USER', { relation: 'own' });
  await countBeds(ana, 23);
  expect(await ana.kinds()).toEqual([]);
  await countBeds(ana, 25);
  await announceOldBeds(db, { notifier, zone: 'America/Chicago' }, now());
  expect(await ana.kinds()).toEqual(['bedsOld']);
  await countBeds(ana, 26);
  expect(await ana.kinds()).toEqual(['bedsOld', 'bedsOld']);
});

test('the summary of a week comes on Monday morning, once', async () => {
  const admin = await person('ADMINISTRATOR');
  const week = { notifier, zone: 'America/Chicago', count };
  for (const at of ['2026-11-22T15:00:00Z', '2026-11-23T13:59:00Z'])
    await announceWeek(db, week, Temporal.Instant.from(at));
  expect(await admin.kinds()).toEqual([]);
  const monday = Temporal.Instant.from('2026-11-23T14:00:00Z');
  await Promise.all([announceWeek(db, week, monday), announceWeek(db, week, monday)]);
  expect(await admin.kinds()).toEqual(['weeklySummary']);
  expect(await admin.mails()).toHaveLength(1);
  expect((await admin.mails())[0]?.text).toContain('2 services wait for approval.');
});

test('notifications are deleted after 90 days', async () => {
  const admin = await person('ADMINISTRATOR');
  await add(await person('USER'));
  await new AnnouncementRepository(db).deleteExpired(now().add({ hours: 89 * 24 }));
  expect(await admin.kinds()).toEqual(['serviceWaits']);
  await new AnnouncementRepository(db).deleteExpired(now().add({ hours: 91 * 24 }));
  expect(await admin.kinds()).toEqual([]);
});

test('two commands on several services lock their people in the same order', async () => {
  const people = [await person('USER'), await person('USER')].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [first, second] = people as [Person, Person];
  for (const { as } of people) await as('PUT /notifications/settings', { muted: [] });
  const admin = await person('ADMINISTRATOR');
  const services = [await add(second), await add(first)];
  const lock = 'SELECT FROM notification_settings WHERE user_id = $1 FOR UPDATE';
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query(lock, [first.id]);
  const approving = admin.as('POST /services/approve-services', { services });
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  try {
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), { timeout: 10_000 });
    // The command waits for the first person without holding the second one.
    await other.query(`${lock} NOWAIT`, [second.id]);
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
  expect((await approving).body.data.done).toEqual(services);
  for (const { kinds } of people) expect(await kinds()).toEqual(['approved']);
});

test('people receive nothing about what they did themselves', async () => {
  const admin = await person('ADMINISTRATOR', { relation: 'own' });
  await admin.as(`POST /services/${admin.service}/pause`, { until: null });
  await admin.as(`DELETE /services/${admin.service}`);
  expect(await admin.kinds()).toEqual([]);
});

test('the count in the menu falls when the list was read, and later ones stay unread', async () => {
  const ana = await person('USER');
  const admin = await person('ADMINISTRATOR');
  const unread = async () => (await ana.as('POST /auth/report-notifications')).body.data.countUnreadNotifications;
  await admin.as(`PUT /users/${ana.id}`, { totalServices: 5 });
  const seenAt = clock.at;
  clock.at = '2026-11-21T18:05:00Z';
  await admin.as(`PUT /users/${ana.id}`, { totalServices: 6 });
  expect(await unread()).toBe(2);
  expect((await ana.as('POST /notifications/read', { until: seenAt })).body.data).toEqual({ read: 1 });
  expect(await unread()).toBe(1);
});

test('a granted claim is listed; its mail with the link cannot be turned off', async () => {
  const scene = await setScene(server, 'USER', { relation: 'foreign' });
  const admin = await person('ADMINISTRATOR');
  const claim = await addFeedback(scene, 'CLAIM');
  await db.updateTable('feedbacks').set({ email: scene.me.email, name: 'Ana' }).where('id', '=', claim).execute();
  expect((await admin.as(`POST /feedbacks/${claim}/grant`)).status).toBe(200);
  // Granting ends the sessions of an account whose email was not proven.
  const token = await startSession(db, scene.me.id);
  const { body } = await call('GET /notifications', { token });
  expect(body.data).toMatchObject([{ kind: 'claimGranted', page: `/services/${scene.service}/edit`, isRead: false }]);
});
