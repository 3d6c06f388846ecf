import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { deviceOf, testCaller } from '../../app/test-kit/testCaller.ts';

const clock = { at: '2026-11-21T12:00:00Z', hasSampleData: false };
const ana = { email: 'ana@example.org', password: 'open sesame', displayName: 'Ana Ruiz' };
const newPassword = 'close sesame';

/** Ana's password, hashed in less than a millisecond, because the tests try it hundreds of times. */
const cheapHash = await hash(ana.password, { memoryCost: 64, timeCost: 1, parallelism: 1 });

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string;
/** The device on which Ana signed up. */
let device: string;
beforeAll(async () => {
  server = await startTestApp(clock);
  call = testCaller(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.at = '2026-11-21T12:00:00Z';
  await server.database.pool.query('TRUNCATE users, rate_limits, mails CASCADE');
  const answer = await call('POST /auth/sign-up', { body: ana });
  token = answer.body.data.token;
  device = deviceOf(answer);
  await server.database.db.updateTable('users').set({ passwordHash: cheapHash }).execute();
});

const later = async (duration: Temporal.DurationLike) => {
  clock.at = Temporal.Instant.from(clock.at).add(duration).toString();
  // Rate limits use the clock of the machine.
  const milliseconds = Temporal.Duration.from(duration).total('milliseconds');
  await server.database.pool.query('UPDATE rate_limits SET expire = expire - $1', [milliseconds]);
};
const signIn = (
  password = ana.password,
  { email = ana.email, from = undefined as string | undefined, cookie = '' } = {},
) => call('POST /auth/sign-in', { body: { email, password }, from, cookie });
const change = (oldPassword: string) => call('PUT /auth/password', { token, body: { oldPassword, newPassword } });
const isSessionValid = async () => (await call('GET /auth/profile', { token })).status === 200;

async function forgetPassword(): Promise<void> {
  await server.database.db.updateTable('users').set({ passwordHash: null, lastMethod: 'google' }).execute();
}

describe('changing the password', () => {
  test('ends all sessions; only the new password works', async () => {
    await signIn();
    expect(await change(ana.password)).toMatchObject({ status: 200, body: { data: { endedSessions: 2 } } });
    expect(await isSessionValid()).toBe(false);
    expect((await signIn()).status).toBe(400);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  test('requires the current password', async () => {
    const { status, body } = await change('open the door');
    expect([status, body.key, body.message]).toEqual([
      400,
      'CURRENT_PASSWORD_WRONG',
      'Please check your current password and try again',
    ]);
    expect(await isSessionValid()).toBe(true);
    expect((await signIn()).status).toBe(200);
  });

  test('requires a longer password of a coordinator', async () => {
    await server.database.db.updateTable('users').set({ role: 'SUPER USER' }).execute();
    const body = { oldPassword: ana.password, newPassword: 'short light' };
    const { status, body: answer } = await call('PUT /auth/password', { token, body });
    expect([status, answer.errors]).toEqual([400, { newPassword: 'TOO_SHORT_FOR_ROLE' }]);
    expect((await change(ana.password)).status).toBe(200);
  });

  test('is refused for an account without a password', async () => {
    await forgetPassword();
    expect(await change(ana.password)).toMatchObject({ status: 400, body: { key: 'NO_PASSWORD' } });
    expect(await signIn()).toMatchObject({ status: 400, body: { key: 'EMAIL_OR_PASSWORD_INVALID' } });
  });

  test('only one of two simultaneous requests succeeds', async () => {
    const answers = await Promise.all([change(ana.password), change(ana.password)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

const from = '192.0.2.7';

describe('after ten wrong passwords from one address', () => {
  // 30 requests a minute are the limit of an address for all emails.
  beforeEach(() => server.database.pool.query('TRUNCATE rate_limits'));
  const signInHere = (password = ana.password, email = ana.email) => signIn(password, { email, from });
  const wrong = async (times: number, email = ana.email) => {
    for (let time = 0; time < times; time += 1) expect((await signInHere('open the door', email)).status).toBe(400);
  };

  test.each([ana.email, 'nobody@example.org'])('%s is locked there for a quarter of an hour', async (email) => {
    await wrong(10, email);
    const { status, body, headers } = await signInHere(ana.password, email);
    expect([status, body.key]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    // The time counts from the first attempt.
    expect(Number(headers['retry-after'])).toBeGreaterThan(840);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    await later({ minutes: 14 });
    const refused = await signInHere(ana.password, email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    await later({ minutes: 1 });
    expect((await signInHere(ana.password, email)).status).toBe(email === ana.email ? 200 : 400);
  });

  test('further attempts do not extend the lock', async () => {
    await wrong(10);
    await later({ minutes: 10 });
    await signInHere('open the door');
    await later({ minutes: 5 });
    expect((await signInHere()).status).toBe(200);
  });

  test('the right password and time reset the count of nine', async () => {
    await wrong(9);
    expect((await signInHere()).status).toBe(200);
    await wrong(9);
    await later({ minutes: 15 });
    await wrong(9);
    expect((await signInHere()).status).toBe(200);
  });

  test('ten in more than a quarter of an hour do not lock', async () => {
    for (let time = 0; time < 12; time += 1) {
      await wrong(1);
      await later({ minutes: 2 });
    }
    expect((await signInHere()).status).toBe(200);
  });

  test('simultaneous attempts all count', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => signInHere('open the door')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('a new password by mail ends the lock', async () => {
    await wrong(10);
    const { token: resetToken } = await askForLink();
    await call('POST /auth/password', { body: { token: resetToken, email: ana.email, password: newPassword }, from });
    expect((await signInHere(newPassword)).status).toBe(200);
  });

  test('the typed email is not stored', async () => {
    await wrong(1, 'my.secret.password@example.org');
    const { rows } = await server.database.pool.query(
      "SELECT r::text AS row FROM rate_limits r WHERE key LIKE 'password%'",
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});

describe('strangers who try many passwords from many addresses', () => {
  const guess = () => signIn('open the door');
  const statusesOf = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status));
  const attack = () => Promise.all(Array.from({ length: 40 }, guess));

  test('get no more than 25 tries for one email', async () => {
    const answers = await attack();
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(25);
    expect((await signIn()).status).toBe(429);
  });

  test('do not lock out a device on which the person has signed in', async () => {
    await attack();
    expect((await signIn(ana.password, { cookie: device })).status).toBe(200);
    // Signing in does not give the strangers more tries.
    expect(statusesOf(await attack())).toEqual(new Set([429]));
  });

  test('after ten tries from another address, the person signs in on a new device', async () => {
    for (let time = 0; time < 11; time += 1) await signIn('open the door', { from });
    expect((await signIn()).status).toBe(200);
  });

  test('do not keep a signed-in person from changing the password, which forgets other devices', async () => {
    const stolen = deviceOf(await signIn());
    await attack();
    const changed = await call('PUT /auth/password', {
      ...{ token, cookie: device },
      body: { oldPassword: ana.password, newPassword },
    });
    expect(changed.status).toBe(200);
    expect((await signIn(newPassword, { cookie: device })).status).toBe(200);
    expect((await signIn(newPassword, { cookie: stolen })).status).toBe(429);
  });

  test('do not use up the links: the person’s device and other addresses get them', async () => {
    const body = { email: ana.email };
    const ask = (options: object) => call('POST /auth/request-reset-password', { body, ...options });
    for (let time = 0; time < 5; time += 1) expect((await ask({ from })).status).toBe(200);
    expect((await ask({ from })).status).toBe(429);
    for (let time = 0; time < 5; time += 1) expect((await ask({})).status).toBe(200);
    expect((await ask({})).status).toBe(429);
    expect((await ask({ cookie: device })).status).toBe(200);
  });

  test('a device of another person has no such right', async () => {
    const bea = deviceOf(await call('POST /auth/sign-up', { body: { ...ana, email: 'bea@example.org' } }));
    await attack();
    expect((await signIn(ana.password, { cookie: bea })).status).toBe(429);
  });

  test('a new password by mail makes the device known', async () => {
    await attack();
    const { token: resetToken } = await askForLink();
    const body = { token: resetToken, email: ana.email, password: newPassword };
    const known = deviceOf(await call('POST /auth/password', { body }));
    await attack();
    expect((await signIn(newPassword, { cookie: known })).status).toBe(200);
    expect((await signIn(newPassword, { cookie: device })).status).toBe(429);
  });
});

test('a known device has ten tries, like an address', async () => {
  for (let time = 0; time < 10; time += 1) expect((await signIn('open the door', { cookie: device })).status).toBe(400);
  expect((await signIn(ana.password, { cookie: device })).status).toBe(429);
  // Its tries do not count for others.
  expect((await signIn()).status).toBe(200);
  const { token: resetToken } = await askForLink();
  const body = { token: resetToken, email: ana.email, password: newPassword };
  await call('POST /auth/password', { body, cookie: device });
  expect((await signIn(newPassword, { cookie: device })).status).toBe(200);
});

test('each session has ten tries at the current password', async () => {
  for (let time = 0; time < 10; time += 1) expect((await change('open the door')).status).toBe(400);
  expect((await change(ana.password)).status).toBe(429);
  const other = (await signIn()).body.data.token;
  const body = { oldPassword: ana.password, newPassword };
  expect((await call('PUT /auth/password', { token: other, body })).status).toBe(200);
});

async function lastMail(): Promise<{ recipient: string; subject: string; text: string }> {
  return server.database.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

/** Requests a link and reads it in the mail. */
async function askForLink(language?: string): Promise<{ token: string; text: string; subject: string }> {
  const { status, body } = await call('POST /auth/request-reset-password', { body: { email: ana.email, language } });
  expect([status, body.data.email]).toEqual([200, ana.email]);
  const { recipient, text, subject } = await lastMail();
  expect(recipient).toBe(ana.email);
  const link = new URL(/http\S+/.exec(text)![0]);
  expect([link.origin, link.pathname]).toEqual(['http://localhost:3000', '/auth/resetPassword']);
  expect(link.searchParams.get('email')).toBe(ana.email);
  return { token: link.searchParams.get('token')!, text, subject };
}

const reset = (resetToken: string, email = ana.email) =>
  call('POST /auth/password', { body: { token: resetToken, email, password: newPassword } });

describe('a new password by mail', () => {
  test('is set once and ends all sessions', async () => {
    const { token: resetToken } = await askForLink();
    expect(await reset(resetToken)).toMatchObject({ status: 200, body: { data: { endedSessions: 1 } } });
    expect(await isSessionValid()).toBe(false);
    expect((await signIn()).status).toBe(400);
    expect((await signIn(newPassword)).status).toBe(200);
    expect(await reset(resetToken)).toMatchObject({ status: 400, body: { key: 'RESET_LINK_INVALID' } });
  });

  test('only one of two simultaneous requests succeeds', async () => {
    const { token: resetToken } = await askForLink();
    const answers = await Promise.all([reset(resetToken), reset(resetToken)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('a link is valid for an hour', async () => {
    const { token: first } = await askForLink();
    await later({ minutes: 60 });
    expect((await reset(first)).status).toBe(400);
    const { token: second } = await askForLink();
    await later({ minutes: 59, seconds: 59 });
    expect((await reset(second)).status).toBe(200);
  });

  test('a newer link replaces an older one', async () => {
    const { token: older } = await askForLink();
    const { token: newer } = await askForLink();
    expect((await reset(older)).status).toBe(400);
    expect((await reset(newer)).status).toBe(200);
  });

  test.each([
    ['somebody else’s email', () => askForLink(), 'bea@example.org'],
    ['an invented token', async () => ({ token: 'A'.repeat(43) }), ana.email],
  ])('%s does not do', async (_name, link, email) => {
    await call('POST /auth/sign-up', { body: { ...ana, email: 'bea@example.org' } });
    expect(await reset((await link()).token, email)).toMatchObject({
      status: 400,
      body: { key: 'RESET_LINK_INVALID' },
    });
    expect((await signIn()).status).toBe(200);
  });

  test('a password that is too short or easy to guess does not use up the link', async () => {
    const { token: resetToken } = await askForLink();
    const body = { token: resetToken, email: ana.email, password: '12345' };
    expect((await call('POST /auth/password', { body })).body.errors).toEqual({ password: 'TOO_SHORT' });
    for (const password of ['123456', ana.email]) {
      const refused = await call('POST /auth/password', { body: { ...body, password } });
      expect([refused.status, refused.body.key]).toEqual([400, 'VALIDATION']);
    }
    expect((await reset(resetToken)).status).toBe(200);
  });

  test('gives a password to an account that had none', async () => {
    await forgetPassword();
    expect((await reset((await askForLink()).token)).status).toBe(200);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  test('proves the email and removes all other ways to sign in', async () => {
    const { db } = server.database;
    const { id } = await db.selectFrom('users').select('id').where('email', '=', ana.email).executeTakeFirstOrThrow();
    await db.insertInto('identities').values({ method: 'google', subject: 'intruder', userId: id }).execute();
    expect(await db.selectFrom('users').select('emailProvenAt').execute()).toEqual([{ emailProvenAt: null }]);
    expect((await reset((await askForLink()).token)).status).toBe(200);
    expect(await db.selectFrom('users').select('emailProvenAt').execute()).toEqual([
      { emailProvenAt: expect.any(Date) },
    ]);
    expect(await db.selectFrom('identities').selectAll().execute()).toEqual([]);
  });

  test('an unknown email gets an error and no mail', async () => {
    const { status, body } = await call('POST /auth/request-reset-password', { body: { email: 'bea@example.org' } });
    expect([status, body.key, body.message]).toEqual([404, 'EMAIL_NOT_FOUND', 'Email not found']);
    const { rows } = await server.database.pool.query(`SELECT FROM mails WHERE text LIKE '%resetPassword%'`);
    expect(rows).toEqual([]);
  });

  test('the number of mails per email is limited', async () => {
    for (let time = 0; time < 10; time += 1) await askForLink();
    const { status, body } = await call('POST /auth/request-reset-password', { body: { email: ana.email } });
    expect([status, body.key]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    await later({ minutes: 15 });
    await askForLink();
  });

  test('only a hash of the token is stored', async () => {
    const { token: resetToken } = await askForLink();
    const { rows } = await server.database.pool.query('SELECT reset_tokens::text AS row FROM reset_tokens');
    expect(rows[0].row).not.toContain(resetToken);
  });

  test.each([
    ['en', 'Hello', 'Hola'],
    ['es', 'Hola', 'Hello'],
    [undefined, 'Hello', 'Hola'],
  ])('in %s: both languages, the person’s own first, in short lines', async (language, first, second) => {
    const { text, subject } = await askForLink(language);
    expect(text.indexOf(first)).toBe(0);
    expect(text.indexOf(second)).toBeGreaterThan(0);
    expect(subject).toMatch(/contraseña/);
    expect(subject).toMatch(/password/);
    const lines = text.split('\n').filter((line) => !line.startsWith('http'));
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
  });
});

test.each([
  ['POST /auth/sign-in', 30],
  ['POST /auth/sign-up', 10],
  ['POST /auth/request-reset-password', 10],
  ['POST /auth/password', 10],
  ['PUT /auth/password', 10],
])('%s is answered %i times a minute to one address', async (name, most) => {
  for (let time = 0; time < most; time += 1) expect((await call(name, { from })).status).not.toBe(429);
  const { status, body, headers } = await call(name, { from });
  expect([status, body.key]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(name, { from: '192.0.2.8' })).status).not.toBe(429);
});
