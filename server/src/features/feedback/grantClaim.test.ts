import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setScene } from '../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';

const clock = { at: '2026-11-21T12:00:00Z' };
let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp(clock);
  call = testCaller(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.at = '2026-11-21T12:00:00Z';
  await server.database.pool.query('TRUNCATE mails');
});

const password = 'a light left on';
const email = () => `${randomUUIDv7().slice(-12)}@example.org`;

/** A visitor's claim of a service, and an administrator. */
async function claimed(by: string) {
  const owner = await setScene(server, 'USER', { relation: 'own' });
  const admin = await setScene(server, 'ADMINISTRATOR', {});
  const { service } = owner;
  const claim = {
    ...{ type: 'CLAIM', subject: 'Claim', message: 'We run it.', email: by, service },
    ...{ name: 'Rosa Sample', title: 'Director', organizationName: 'Threads', orgnizationWebsite: 'example.org' },
  };
  const { body } = await call('POST /feedbacks/service', { body: claim });
  await server.database.pool.query('TRUNCATE mails');
  const as = (name: string) => call(name, { token: admin.me.token });
  return {
    owner: owner.me,
    service,
    id: body.data.id as string,
    as,
    grant: () => as(`POST /feedbacks/${body.data.id}/grant`),
  };
}

async function mailTo(recipient: string): Promise<string> {
  const mails = await server.database.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', recipient)
    .execute();
  expect(mails).toHaveLength(1);
  return mails[0]!.text;
}

const linkIn = (text: string) => new URL(/http:\S+resetPassword\S+/.exec(text)![0]).searchParams;
const setPassword = (link: URLSearchParams) =>
  call('POST /auth/password', { body: { token: link.get('token'), email: link.get('email'), password } });

test('a claimant without an account is invited and owns the service; both owners get a mail', async () => {
  const rosa = email();
  const { owner, service, id, as, grant } = await claimed(rosa.toUpperCase());
  const { status, body } = await grant();
  expect({ status, data: body.data }).toMatchObject({ status: 200, data: { id, service, isInvited: true } });
  expect((await as(`GET /services/${service}`)).body.data).toMatchObject({ user: body.data.user, userEmail: rosa });
  expect((await as(`GET /feedbacks/${id}`)).body.data.isArchive).toBe(true);
  expect(await mailTo(owner.email)).toContain('no longer in your list');
  const [change] = (await as(`GET /services/${service}/changes`)).body.data;
  expect(change).toMatchObject({ kind: 'claimed', before: { user: owner.id }, after: { user: body.data.user } });

  clock.at = '2026-11-27T12:00:00Z';
  const link = linkIn(await mailTo(rosa));
  expect((await setPassword(link)).status).toBe(200);
  expect((await setPassword(link)).status).toBe(400);
  const signedIn = await call('POST /auth/sign-in', { body: { email: rosa, password } });
  expect(signedIn.body.data.user).toMatchObject({ displayName: 'Rosa Sample', roles: ['USER'] });
  const counts = await call('POST /auth/report-notifications', { token: signedIn.body.data.token });
  expect(counts.body.data.countManagedServices).toBe(1);
});

test('an invitation is valid for a week', async () => {
  const rosa = email();
  await (await claimed(rosa)).grant();
  clock.at = '2026-11-28T12:00:01Z';
  expect((await setPassword(linkIn(await mailTo(rosa)))).status).toBe(400);
});

test('a claimant with a verified email keeps their account', async () => {
  const { me: ana } = await setScene(server, 'USER', {});
  await server.database.db.updateTable('users').set({ emailProvenAt: clock.at }).where('id', '=', ana.id).execute();
  const { grant } = await claimed(ana.email);
  expect((await grant()).body.data).toMatchObject({ user: ana.id, isInvited: false });
  expect(await mailTo(ana.email)).not.toContain('resetPassword');
  expect((await call('GET /auth/profile', { token: ana.token })).status).toBe(200);
});

test('an account with an unverified email gets nothing; only the link in the mail gives access', async () => {
  const stranger = { email: email(), password: 'not my email', displayName: 'Stranger' };
  const { token } = (await call('POST /auth/sign-up', { body: stranger })).body.data;
  const { grant } = await claimed(stranger.email);
  expect((await grant()).body.data.isInvited).toBe(true);
  expect((await call('GET /auth/profile', { token })).status).toBe(401);
  expect((await call('POST /auth/sign-in', { body: stranger })).status).toBe(400);
  expect((await setPassword(linkIn(await mailTo(stranger.email)))).status).toBe(200);
});

test('a claim is granted only once, and only while its service exists', async () => {
  const first = await claimed(email());
  const both = await Promise.all([first.grant(), first.grant()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const second = await claimed(email());
  await second.as(`DELETE /services/${second.service}`);
  expect(await second.grant()).toMatchObject({ status: 409, body: { key: 'CLAIM_NOT_OPEN' } });
});

test('the change log can revert a granted claim', async () => {
  const { owner, service, as, grant } = await claimed(email());
  await grant();
  const [change] = (await as(`GET /services/${service}/changes`)).body.data;
  expect((await as(`POST /services/${service}/changes/${change.id}/revert`)).status).toBe(200);
  expect((await as(`GET /services/${service}`)).body.data.user).toBe(owner.id);
});
