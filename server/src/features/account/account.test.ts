import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { startSession } from '../../http/session.ts';

const clock = { at: '2026-11-21T12:00:00Z', hasSampleData: false };
const ana = { email: 'ana@example.org', password: 'open sesame', displayName: 'Ana Ruiz' };

let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp(clock);
  call = testCaller(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.at = '2026-11-21T12:00:00Z';
  await server.database.pool.query('TRUNCATE users, rate_limits CASCADE');
});

const later = (duration: Temporal.DurationLike) => {
  clock.at = Temporal.Instant.from(clock.at).add(duration).toString();
};
const days = (count: number) => ({ hours: 24 * count });

async function signUp(): Promise<string> {
  return (await call('POST /auth/sign-up', { body: ana })).body.data.token;
}

describe('signing up', () => {
  test('adds a service provider and signs in', async () => {
    const body = { ...ana, email: ' Ana@Example.org ', phone: '325 555 0100' };
    const { status, body: answer } = await call('POST /auth/sign-up', { body });
    const user = {
      id: expect.any(String),
      email: ana.email,
      displayName: 'Ana Ruiz',
      phone: '(325) 555-0100',
      roles: ['USER'],
      lastMethod: 'local',
      totalServices: 3,
      isAdmin: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      lastSignedIn: '2026-11-21T12:00:00.000Z',
    };
    expect([status, answer]).toEqual([201, { data: { token: expect.any(String), user } }]);
    const { token } = answer.data;
    expect(await call('GET /auth/profile', { token })).toMatchObject({ status: 200, body: { data: user } });
  });

  test('an email has one account, in any spelling and with simultaneous requests', async () => {
    const both = await Promise.all(
      ['ana@example.org', 'ANA@example.org'].map((email) => call('POST /auth/sign-up', { body: { ...ana, email } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(both.find(({ status }) => status === 400)?.body.key).toBe('EMAIL_ALREADY_USED');
    expect(await server.database.db.selectFrom('users').select('email').execute()).toEqual([{ email: ana.email }]);
  });

  test.each([
    ['123456', 'PASSWORD_TOO_COMMON'],
    ['aaaaaa', 'PASSWORD_TOO_COMMON'],
    [ana.email, 'PASSWORD_IS_OWN_NAME'],
  ])('refuses a password that is easy to guess: %s', async (password, problem) => {
    const { status, body } = await call('POST /auth/sign-up', { body: { ...ana, password } });
    expect([status, body.errors]).toEqual([400, { password: problem }]);
  });

  test('stores the password only as an Argon2id hash', async () => {
    await signUp();
    const { rows } = await server.database.pool.query('SELECT password_hash, users::text AS row FROM users');
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0].row).not.toContain(ana.password);
  });
});

describe('signing in', () => {
  test.each([
    ['the right password', { email: ana.email, password: ana.password }, 200, undefined],
    ['another spelling of the email', { email: ' ANA@Example.Org', password: ana.password }, 200, undefined],
    ['a wrong password', { email: ana.email, password: 'open the door' }, 400, 'EMAIL_OR_PASSWORD_INVALID'],
    ['an unknown email', { email: 'bea@example.org', password: ana.password }, 400, 'EMAIL_OR_PASSWORD_INVALID'],
    ['a password too short', { email: ana.email, password: '12345' }, 400, 'VALIDATION'],
    ['nothing', {}, 400, 'VALIDATION'],
  ])('%s', async (_name, body, status, key) => {
    await signUp();
    const answer = await call('POST /auth/sign-in', { body });
    expect([answer.status, answer.body.key]).toEqual([status, key]);
    if (key === 'EMAIL_OR_PASSWORD_INVALID') expect(answer.body.message).toBe('Email or password invalid');
  });

  test('accented letters match, however the keyboard composes them', async () => {
    await call('POST /auth/sign-up', { body: { ...ana, password: 'mi contrase\u00f1a' } });
    const body = { email: ana.email, password: 'mi contrasen\u0303a' };
    expect((await call('POST /auth/sign-in', { body })).status).toBe(200);
  });

  test('records its time and method', async () => {
    await signUp();
    await server.database.db.updateTable('users').set({ lastMethod: 'google' }).execute();
    later({ hours: 5 });
    const { user } = (await call('POST /auth/sign-in', { body: { email: ana.email, password: ana.password } })).body
      .data;
    expect(user).toMatchObject({ lastMethod: 'local', lastSignedIn: '2026-11-21T17:00:00.000Z' });
  });

  test('signing out ends only this session', async () => {
    const [here, there] = [await signUp(), await startSession(server.database.db, await anasId(), server.app.now())];
    const { status, body } = await call('POST /auth/sign-out', { token: here });
    expect([status, body]).toEqual([200, { data: { endedSessions: 1 } }]);
    expect(await call('GET /auth/profile', { token: here })).toMatchObject({
      status: 401,
      body: { key: 'NOT_SIGNED_IN' },
    });
    expect((await call('GET /auth/profile', { token: there })).status).toBe(200);
  });
});

async function anasId(): Promise<string> {
  return (await server.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
}

describe('a session', () => {
  const isSessionValid = async (token: string) => (await call('GET /auth/profile', { token })).status === 200;

  test('ends 30 days after its last use', async () => {
    const token = await signUp();
    for (const wait of [days(29), days(29), days(29)]) {
      later(wait);
      expect(await isSessionValid(token)).toBe(true);
    }
    later({ hours: 24 * 30, seconds: 1 });
    expect(await isSessionValid(token)).toBe(false);
  });

  test('is extended at most once an hour', async () => {
    const token = await signUp();
    const expiry = async () =>
      (await server.database.db.selectFrom('sessions').select('expiresAt').execute())[0]?.expiresAt;
    const first = await expiry();
    later({ minutes: 59 });
    await isSessionValid(token);
    expect(await expiry()).toEqual(first);
    later({ minutes: 2 });
    await isSessionValid(token);
    expect(await expiry()).toEqual(new Date('2026-12-21T13:01:00Z'));
  });

  test('is stored as a hash', async () => {
    const token = await signUp();
    const { rows } = await server.database.pool.query('SELECT sessions::text AS row FROM sessions');
    expect(rows[0].row).not.toContain(token);
  });

  test.each(['', 'x', 'Bearer', 'Basic YTpi', 'Bearer gone', `Bearer ${'a'.repeat(5000)}`])(
    'no other header is accepted: %s',
    async (authorization) => {
      expect((await server.ask('/api/auth/profile', { headers: { authorization } })).status).toBe(401);
    },
  );
});

describe('the profile', () => {
  test.each([
    [
      { displayName: 'Ana R.', phone: '3255550199' },
      { displayName: 'Ana R.', phone: '(325) 555-0199' },
    ],
    [{ displayName: 'Ana R.' }, { displayName: 'Ana R.', phone: '(325) 555-0100' }],
    [{ phone: '' }, { displayName: 'Ana Ruiz', phone: '' }],
    [{}, { displayName: 'Ana Ruiz', phone: '(325) 555-0100' }],
  ])('%o is changed, the rest stays', async (body, changed) => {
    const { token } = (await call('POST /auth/sign-up', { body: { ...ana, phone: '3255550100' } })).body.data;
    const { status, body: answer } = await call('PUT /auth/profile', { token, body });
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({ ...changed, id: await anasId(), email: ana.email });
    expect((await call('GET /auth/profile', { token })).body).toEqual(answer);
  });

  test.each([
    { email: 'bea@example.org' },
    { roles: ['ADMINISTRATOR'] },
    { role: 'ADMINISTRATOR' },
    { totalServices: 99 },
  ])('%o is not for oneself to change', async (body) => {
    const token = await signUp();
    expect(await call('PUT /auth/profile', { token, body })).toMatchObject({
      status: 400,
      body: { key: 'VALIDATION' },
    });
  });
});
