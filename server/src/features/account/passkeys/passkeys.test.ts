import { maxPasskeys } from '@amparo/domain/account/passkeys/maxPasskeys.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../../app/jobs/deleteExpired.ts';
import { SoftwareAuthenticator } from '../../../app/test-kit/softwareAuthenticator.ts';
import { administratorOf } from '../../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp, testUrl } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

const clock = { at: '2026-11-24T18:00:00Z', hasSampleData: false };
let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp(clock);
  call = testCaller(server);
  ana = await signUpWithCodes('ana');
  ben = await signUpWithCodes('ben');
});
afterAll(() => server.close());

const now = () => Temporal.Instant.from(clock.at);
const later = (seconds: number) => {
  clock.at = now().add({ seconds }).toString();
};

interface Person {
  email: string;
  password: string;
  id: string;
  token: string;
  /** The key of the app. */
  secret: string;
}

async function signUp(name: string): Promise<Person> {
  const account = { email: `${name}@example.org`, password: 'open sesame' };
  const { data } = (await call('POST /auth/sign-up', { body: { ...account, displayName: name } })).body;
  return { ...account, id: data.user.id, token: data.token, secret: '' };
}

/** The code of the app. A code works once, so the time goes on. */
function codeOf({ secret }: Person): string {
  later(30);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().epochMilliseconds });
}

async function signUpWithCodes(name: string): Promise<Person> {
  const person = await signUp(name);
  const { token, password } = person;
  const { data } = (await call('POST /auth/second-factor', { token, body: { password } })).body;
  person.secret = data.setUp.secret;
  await call('PUT /auth/second-factor', { token, body: { code: codeOf(person) } });
  return person;
}

/** Both have an app, and no passkey at the start of each test. */
let ana: Person;
let ben: Person;
let phone: SoftwareAuthenticator;
beforeEach(async () => {
  await server.database.pool.query(
    `DELETE FROM passkeys; DELETE FROM passkey_setups;
     DELETE FROM mails; DELETE FROM audit_entries; DELETE FROM rate_limits`,
  );
  phone = new SoftwareAuthenticator(testUrl);
});

async function signInElsewhere(person: Person): Promise<Person> {
  const { challenge } = (await passwordStep(person)).data;
  const body = { challenge, code: codeOf(person) };
  const { data } = (await call('POST /auth/sign-in/second-factor', { body })).body;
  return { ...person, token: data.token };
}
const begin = async (person: Person, name = 'This phone') =>
  call('POST /auth/passkeys/begin', { token: person.token, body: { name, code: codeOf(person) } });
const send = ({ token }: Person, credential: unknown) => call('POST /auth/passkeys', { token, body: { credential } });
async function add(person: Person, device = phone, name?: string) {
  const { body } = await begin(person, name);
  return send(person, device.create(body.data.setUp.options));
}
const list = async ({ token }: Person) => (await call('GET /auth/passkeys', { token })).body.data;
const remove = async (person: Person, id: string) =>
  call(`POST /auth/passkeys/${id}/remove`, { token: person.token, body: { code: codeOf(person) } });

const turnOff = (person: Person) =>
  call('POST /auth/second-factor/turn-off', { token: person.token, body: { code: codeOf(person) } });

const passwordStep = async ({ email, password }: Person) =>
  (await call('POST /auth/sign-in', { body: { email, password } })).body;
/** The password, and the request for what the passkey must sign. */
async function beginSignIn(person: Person) {
  const { challenge } = (await passwordStep(person)).data;
  const { data: options } = (await call('POST /auth/sign-in/passkey/begin', { body: { challenge } })).body;
  return { challenge, options };
}
const finish = (challenge: string, credential: unknown, from?: string) =>
  call('POST /auth/sign-in/passkey', { body: { challenge, credential }, ...(from ? { from } : {}) });
async function signIn(person: Person, device = phone) {
  const { challenge, options } = await beginSignIn(person);
  return finish(challenge, device.sign(options));
}

const mails = async () => {
  const { rows } = await server.database.pool.query('SELECT recipient, subject, text FROM mails ORDER BY created_at');
  return rows as { recipient: string; subject: string; text: string }[];
};
const kinds = async () => {
  const { rows } = await server.database.pool.query('SELECT kind FROM audit_entries ORDER BY last_at');
  return rows.map(({ kind }) => kind);
};

describe('adding a passkey', () => {
  test('needs a code, keeps the name, is recorded, and is mailed', async () => {
    const { status, body } = await add(ana);
    expect(status).toBe(201);
    expect(body.data).toEqual({
      passkeys: [{ id: expect.any(String), name: 'This phone', createdAt: expect.any(String), lastUsedAt: null }],
      setUp: null,
    });
    expect(await list(ana)).toEqual(body.data);
    expect(await kinds()).toContain('PASSKEY_ADDED');
    const [mail] = (await mails()).filter(({ subject }) => subject.includes('passkey'));
    expect(mail).toMatchObject({ recipient: ana.email, subject: expect.stringContaining('nueva llave de acceso') });
    expect(mail?.text).toContain('a new passkey: This phone');
  });

  test('is refused with a wrong code, without a name, and while codes are off', async () => {
    const { token } = ana;
    const tryBegin = (body: object) => call('POST /auth/passkeys/begin', { token, body });
    expect((await tryBegin({ name: 'Phone', code: '000000' })).body.key).toBe('CODE_INVALID');
    expect((await tryBegin({ name: ' ', code: codeOf(ana) })).body.errors).toEqual({ name: 'REQUIRED' });
    expect((await list(ana)).setUp).toBeNull();
    const { token: without } = await signUp('without.codes');
    const body = { name: 'Phone', code: '000000' };
    expect((await call('POST /auth/passkeys/begin', { token: without, body })).body.key).toBe('CODE_INVALID');
  });

  test('the set-up survives a reload, ends after five minutes, and belongs to one session', async () => {
    const { setUp } = (await begin(ana)).body.data;
    expect((await list(ana)).setUp).toEqual(setUp);
    expect(setUp.options).toMatchObject({
      rp: { id: 'localhost', name: 'Amparo' },
      user: { name: ana.email },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred' },
      excludeCredentials: [],
    });
    const elsewhere = await signInElsewhere(ana);
    expect((await list(elsewhere)).setUp).toBeNull();
    expect((await send(elsewhere, phone.create(setUp.options))).body.key).toBe('SIGN_IN_EXPIRED');
    later(300);
    expect((await list(ana)).setUp).toBeNull();
    expect((await send(ana, phone.create(setUp.options))).body.key).toBe('SIGN_IN_EXPIRED');
    await deleteExpired(server.database.db, now());
    expect((await server.database.pool.query('SELECT FROM passkey_setups')).rowCount).toBe(0);
  });

  test('each answer of a device is checked once', async () => {
    const { setUp } = (await begin(ana)).body.data;
    const credential = phone.create(setUp.options);
    expect((await send(ana, credential)).status).toBe(201);
    expect((await send(ana, credential)).body.key).toBe('SIGN_IN_EXPIRED');
  });

  test('an answer for another page, another challenge, or another account is refused', async () => {
    const elsewhere = new SoftwareAuthenticator('https://amparo.example.net');
    expect((await add(ana, elsewhere)).body.key).toBe('PASSKEY_INVALID');
    const old = (await begin(ana)).body.data.setUp.options;
    await begin(ana);
    expect((await send(ana, phone.create(old))).body.key).toBe('PASSKEY_INVALID');
    const [foreign] = [(await begin(ana)).body.data.setUp.options, await begin(ben)];
    expect((await send(ben, phone.create(foreign))).body.key).toBe('PASSKEY_INVALID');
    expect((await list(ana)).passkeys).toEqual([]);
    expect((await list(ben)).passkeys).toEqual([]);
  });

  test('a device cannot be added twice, also to another account, and the browser hears of known ones', async () => {
    await add(ana);
    const again = (await begin(ana)).body.data.setUp.options;
    expect(again.excludeCredentials).toHaveLength(1);
    expect((await send(ana, phone.create(again))).body.key).toBe('PASSKEY_INVALID');
    expect((await add(ben)).body.key).toBe('PASSKEY_INVALID');
  });

  test('an account has at most ten, also of two sessions, and the refusal does not use the code up', async () => {
    for (let count = 1; count < maxPasskeys; count += 1) await add(ana, new SoftwareAuthenticator(testUrl));
    const sessions = [ana, await signInElsewhere(ana)];
    const credentials: object[] = [];
    for (const session of sessions)
      credentials.push(new SoftwareAuthenticator(testUrl).create((await begin(session)).body.data.setUp.options));
    const answers = await Promise.all(sessions.map((session, n) => send(session, credentials[n])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await list(ana)).passkeys).toHaveLength(maxPasskeys);
    const code = codeOf(ana);
    const body = { name: 'One more', code };
    const refused = await call('POST /auth/passkeys/begin', { token: ana.token, body });
    expect(refused.body.errors).toEqual({ name: 'TOO_MANY_PASSKEYS' });
    expect((await call('POST /auth/second-factor/recovery-codes', { token: ana.token, body: { code } })).status).toBe(
      200,
    );
  });

  test('ends when the second step is turned off in the meantime', async () => {
    const eva = await signUpWithCodes('eva');
    const { setUp } = (await begin(eva)).body.data;
    await turnOff(eva);
    expect((await send(eva, phone.create(setUp.options))).body.key).toBe('GONE_MEANWHILE');
  });
});

describe('signing in', () => {
  test('the password says whether the account has a passkey', async () => {
    expect((await passwordStep(ana)).data).toEqual({ challenge: expect.any(String), hasPasskey: false });
    await add(ana);
    expect((await passwordStep(ana)).data).toEqual({ challenge: expect.any(String), hasPasskey: true });
  });

  test('works with a passkey, marks the session, and notes the use', async () => {
    await add(ana);
    later(60);
    const { status, body } = await signIn(ana);
    expect(status).toBe(200);
    expect(body.data.user.email).toBe(ana.email);
    const sessions = (await call('GET /auth/sessions', { token: body.data.token })).body.data;
    expect(sessions[0]).toMatchObject({ isCurrent: true, hasSecondFactor: true });
    expect((await list(ana)).passkeys[0].lastUsedAt).toBe(now().toString({ fractionalSecondDigits: 3 }));
    expect(await kinds()).toContain('SIGN_IN');
    expect((await signIn(ana)).status).toBe(200);
  });

  test('works with each of several passkeys, and with a device that does not count', async () => {
    const key = new SoftwareAuthenticator(testUrl);
    key.counter = 0;
    await add(ana);
    await add(ana, key, 'Key');
    expect((await signIn(ana, key)).status).toBe(200);
    expect((await signIn(ana, key)).status).toBe(200);
    expect((await signIn(ana)).status).toBe(200);
  });

  test('codes of the app and recovery codes still work', async () => {
    await add(ana);
    const { challenge } = (await passwordStep(ana)).data;
    const answer = await call('POST /auth/sign-in/second-factor', { body: { challenge, code: codeOf(ana) } });
    expect(answer.status).toBe(200);
  });

  test('a passkey alone gives no session', async () => {
    await add(ana);
    expect((await call('POST /auth/sign-in/passkey/begin', { body: { challenge: 'invented' } })).body.key).toBe(
      'SIGN_IN_EXPIRED',
    );
    const invented = phone.sign({ challenge: 'aW52ZW50ZWQ', rpId: 'localhost' });
    expect((await finish('invented', invented)).body.key).toBe('SIGN_IN_EXPIRED');
  });

  test('an answer works once, also for two requests at the same time', async () => {
    await add(ana);
    const first = await beginSignIn(ana);
    const credential = phone.sign(first.options);
    const answers = await Promise.all([1, 2].map(() => finish(first.challenge, credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const second = await beginSignIn(ana);
    expect((await finish(second.challenge, credential)).body.key).toBe('PASSKEY_INVALID');
  });

  test('a refused answer uses the challenge up', async () => {
    await add(ana);
    const { challenge, options } = await beginSignIn(ana);
    const right = phone.sign(options);
    const wrong = { ...right, response: { ...right.response, signature: 'AAAA' } };
    expect((await finish(challenge, wrong)).body.key).toBe('PASSKEY_INVALID');
    expect((await finish(challenge, right)).body.key).toBe('PASSKEY_INVALID');
    expect(await kinds()).toContain('PASSKEY_FAILED');
    const { data } = (await call('POST /auth/sign-in/passkey/begin', { body: { challenge } })).body;
    expect((await finish(challenge, phone.sign(data))).status).toBe(200);
  });

  test('a challenge lasts five minutes', async () => {
    await add(ana);
    const { challenge, options } = await beginSignIn(ana);
    later(300);
    expect((await finish(challenge, phone.sign(options))).body.key).toBe('PASSKEY_INVALID');
  });

  test.each([
    ['from another page', 'https://amparo.example.net', 'localhost'],
    ['for another relying party', testUrl, 'example.net'],
  ])('an answer %s is refused', async (_what, origin, rpId) => {
    await add(ana);
    const { challenge, options } = await beginSignIn(ana);
    phone.origin = origin;
    expect((await finish(challenge, phone.sign({ ...options, rpId }))).body.key).toBe('PASSKEY_INVALID');
    phone.origin = testUrl;
    expect((await signIn(ana)).status).toBe(200);
  });

  test('the passkey of another account is refused', async () => {
    await add(ana);
    await add(ben, new SoftwareAuthenticator(testUrl));
    const { challenge, options } = await beginSignIn(ben);
    expect((await finish(challenge, phone.sign(options))).body.key).toBe('PASSKEY_INVALID');
  });

  test('a counter that goes back is refused, because the passkey was then copied', async () => {
    await add(ana);
    await signIn(ana);
    phone.counter = 2;
    expect((await signIn(ana)).body.key).toBe('PASSKEY_INVALID');
    phone.counter = 10;
    expect((await signIn(ana)).status).toBe(200);
  });

  test('passkeys cannot be guessed: the limit of codes counts them too', async () => {
    await add(ana);
    const guess = async () => {
      const { challenge, options } = await beginSignIn(ana);
      const wrong = new SoftwareAuthenticator(testUrl).sign(options);
      return (await finish(challenge, wrong, '203.0.113.1')).body.key;
    };
    for (const key of [...Array(5).fill('PASSKEY_INVALID'), 'TOO_MANY_ATTEMPTS']) expect(await guess()).toBe(key);
  });
});

describe('removing', () => {
  test('needs a code, is recorded, is mailed, and the passkey no longer signs in', async () => {
    await add(ana);
    const [{ id }] = (await list(ana)).passkeys;
    const { token } = ana;
    const wrong = await call(`POST /auth/passkeys/${id}/remove`, { token, body: { code: '000000' } });
    expect(wrong.body.key).toBe('CODE_INVALID');
    const { challenge, options } = await beginSignIn(ana);
    expect((await remove(ana, id)).body.data).toEqual({ passkeys: [], setUp: null });
    expect((await finish(challenge, phone.sign(options))).body.key).toBe('PASSKEY_INVALID');
    expect((await passwordStep(ana)).data.hasPasskey).toBe(false);
    expect(await kinds()).toContain('PASSKEY_REMOVED');
    expect((await mails()).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('A passkey of your account at Amparo was removed'),
    );
    expect((await remove(ana, id)).status).toBe(404);
  });

  test('nobody removes a passkey of another person', async () => {
    await add(ana);
    const [{ id }] = (await list(ana)).passkeys;
    expect((await remove(ben, id)).status).toBe(404);
    expect((await signIn(ana)).status).toBe(200);
  });

  test('passkeys end with the second step, also if an administrator turns it off', async () => {
    const [fay, gus] = [await signUpWithCodes('fay'), await signUpWithCodes('gus')];
    await add(fay);
    await turnOff(fay);
    expect((await list(fay)).passkeys).toEqual([]);
    expect((await passwordStep(fay)).data.token).toEqual(expect.any(String));
    await add(gus, new SoftwareAuthenticator(testUrl));
    await call(`DELETE /users/${gus.id}/second-factor`, { token: await administratorOf(server) });
    expect(await countPasskeys()).toBe(0);
  });

  test('a deleted account loses them, and needs a code after it was restored', async () => {
    const ida = await signUpWithCodes('ida');
    await add(ida);
    const admin = await administratorOf(server);
    await call(`DELETE /users/${ida.id}`, { token: admin });
    expect(await countPasskeys()).toBe(0);
    await call(`POST /users/${ida.id}/restore`, { token: admin });
    expect((await passwordStep(ida)).data).toEqual({ challenge: expect.any(String), hasPasskey: false });
  });

  test('a merge keeps the passkeys of the account that stays, and ends those of the other one', async () => {
    await add(ana);
    const jon = await signUpWithCodes('jon');
    const key = new SoftwareAuthenticator(testUrl);
    await add(jon, key);
    await call(`POST /users/${ana.id}/merge`, { token: await administratorOf(server), body: { other: jon.id } });
    expect(await countPasskeys()).toBe(1);
    expect((await signIn(ana)).status).toBe(200);
    const { challenge, options } = await beginSignIn(ana);
    expect((await finish(challenge, key.sign(options))).body.key).toBe('PASSKEY_INVALID');
  });

  const countPasskeys = async () => (await server.database.pool.query('SELECT FROM passkeys')).rowCount;
});
