import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administratorOf } from '../../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { isRecoveryCode } from './recoveryCodes.ts';
import { createSecret, describeSecret, stepOf } from './totp.ts';

const start = Temporal.Instant.from('2026-11-24T18:00:00Z');
let now = start;
const clock = {
  get at() {
    return now.toString();
  },
};
let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp(Object.assign(clock, { hasSampleData: false }));
  call = testCaller(server);
});
afterAll(() => server.close());

const ana = { email: 'ana@example.org', password: 'open sesame' };
let token: string;
let anasId: string;
beforeEach(async () => {
  now = start;
  await server.database.pool.query(
    'DELETE FROM users; DELETE FROM mails; DELETE FROM audit_entries; DELETE FROM rate_limits',
  );
  const { data } = (await call('POST /auth/sign-up', { body: { ...ana, displayName: 'Ana' } })).body;
  ({ token } = data);
  anasId = data.user.id;
});

const later = (seconds: number) => {
  now = now.add({ seconds });
};
/** What the app of the person shows now. It is independent of the server's code, except for the library. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.epochMilliseconds });
const begin = async (password = ana.password) => call('POST /auth/second-factor', { token, body: { password } });
const turnOn = async () => {
  const { secret } = (await begin()).body.data.setUp;
  const { body } = await call('PUT /auth/second-factor', { token, body: { code: codeOf(secret) } });
  later(30);
  return { secret, recoveryCodes: body.data.recoveryCodes as string[] };
};
const status = async () => (await call('GET /auth/second-factor', { token })).body.data;
const passwordStep = () => call('POST /auth/sign-in', { body: ana });
const challenge = async () => (await passwordStep()).body.data.challenge as string;
const codeStep = (body: { challenge: string; code: string }, from?: string) =>
  call('POST /auth/sign-in/second-factor', { body, ...(from ? { from } : {}) });
const signInWith = async (code: string) => codeStep({ challenge: await challenge(), code });
const mails = async () => {
  const { rows } = await server.database.pool.query('SELECT recipient, subject, text FROM mails ORDER BY created_at');
  return rows as { recipient: string; subject: string; text: string }[];
};
const audited = async () => {
  const { rows } = await server.database.pool.query(
    'SELECT kind, user_id, actor_id FROM audit_entries ORDER BY last_at',
  );
  return rows as { kind: string; user_id: string; actor_id: string | null }[];
};
const kinds = async () => (await audited()).map(({ kind }) => kind);

describe('the codes of an app', () => {
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
  const secret = Secret.fromLatin1('12345678901234567890').base32;
  test.each([
    [1_111_111_111, '050471'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s, as the RFC says', (second, code) => {
    const at = Temporal.Instant.fromEpochMilliseconds(second * 1000);
    expect(stepOf(secret, code, at)).toBe(Math.floor(second / 30));
    expect(stepOf(secret, code, at.add({ seconds: 30 }))).toBe(Math.floor(second / 30));
    expect(stepOf(secret, code, at.add({ seconds: 60 }))).toBeNull();
    expect(stepOf(secret, code, at.subtract({ seconds: 60 }))).toBeNull();
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%s is no code', (code) => {
    expect(stepOf(secret, code, start)).toBeNull();
  });

  test('the picture has finder patterns, a quiet zone, and the same key as the text', () => {
    const { uri, qr, secret: key } = describeSecret(createSecret(), { email: ana.email, appName: 'Basin Help' });
    expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({
      secret: key,
      issuer: 'Basin Help',
      period: '30',
    });
    expect(qr.path.startsWith('M4 4h1v1h-1z')).toBe(true);
    expect(qr.path).toContain(`M${qr.size - 5} 4h`);
    expect(qr.path).not.toMatch(/M[0-3] /);
  });
});

describe('setting up', () => {
  test('nothing changes before the first code, and the picture survives a reload', async () => {
    const { setUp } = (await begin()).body.data;
    expect(setUp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await status()).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0, needsPassword: true, setUp });
    expect((await passwordStep()).status).toBe(200);
    later(15 * 60);
    expect((await status()).setUp).toBeNull();
    expect((await call('PUT /auth/second-factor', { token, body: { code: codeOf(setUp.secret) } })).body.key).toBe(
      'SIGN_IN_EXPIRED',
    );
  });

  test('needs the password, so a stolen session cannot lock its owner out', async () => {
    expect((await begin('wrong sesame')).body.key).toBe('CURRENT_PASSWORD_WRONG');
    expect((await call('POST /auth/second-factor', { token, body: {} })).body.key).toBe('CURRENT_PASSWORD_WRONG');
    expect((await status()).setUp).toBeNull();
  });

  test('of another session is not visible', async () => {
    await begin();
    const other = (await passwordStep()).body.data.token;
    expect((await call('GET /auth/second-factor', { token: other })).body.data.setUp).toBeNull();
  });

  test('ends with ten recovery codes, ends other sessions, and tells the owner', async () => {
    const other = (await passwordStep()).body.data.token;
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) {
      expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
      expect(isRecoveryCode(code.replaceAll('-', ''))).toBe(true);
    }
    expect(await status()).toMatchObject({ isOn: true, recoveryCodesLeft: 10, setUp: null });
    expect((await call('GET /auth/profile', { token: other })).status).toBe(401);
    expect((await call('GET /auth/sessions', { token })).body.data).toMatchObject([{ hasSecondFactor: true }]);
    expect(await mails()).toContainEqual(
      expect.objectContaining({
        recipient: ana.email,
        subject: expect.stringContaining('now needs a code · Para iniciar sesión'),
      }),
    );
    expect(await kinds()).toContain('SECOND_FACTOR_ON');
    expect((await begin()).body.data).toMatchObject({ isOn: true, setUp: null });
  });

  test('a wrong first code changes nothing, and only five may be tried', async () => {
    const { secret } = (await begin()).body.data.setUp;
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    for (const key of [...Array(5).fill('CODE_INVALID'), 'TOO_MANY_ATTEMPTS'])
      expect((await call('PUT /auth/second-factor', { token, body: { code: wrong } })).body.key).toBe(key);
    expect((await status()).isOn).toBe(false);
  });
});

describe('signing in', () => {
  test('the password alone gives no session', async () => {
    await turnOn();
    const { status, body } = await passwordStep();
    expect({ status, key: body.key }).toEqual({ status: 401, key: 'SECOND_FACTOR_REQUIRED' });
    expect(Object.keys(body.data)).toEqual(['challenge', 'hasPasskey']);
    expect((await call('GET /auth/profile', { token: body.data.challenge })).status).toBe(401);
  });

  test('works with the code of the app, also with a space, and marks the session', async () => {
    const { secret } = await turnOn();
    const { status, body } = await signInWith(codeOf(secret).replace(/^.../, '$& '));
    expect(status).toBe(200);
    expect(body.data.user.email).toBe(ana.email);
    const { data } = (await call('GET /auth/sessions', { token: body.data.token })).body;
    expect(data[0]).toMatchObject({ isCurrent: true, hasSecondFactor: true });
  });

  test('a code works once, also the one of the set-up, and also for two requests at the same time', async () => {
    const { secret } = await turnOn();
    now = now.subtract({ seconds: 30 });
    expect((await signInWith(codeOf(secret))).body.key).toBe('CODE_INVALID');
    later(30);
    const [first, second] = [await challenge(), await challenge()];
    const code = codeOf(secret);
    const answers = await Promise.all([first, second].map((challenge) => codeStep({ challenge, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await signInWith(code)).body.key).toBe('CODE_INVALID');
    later(30);
    expect((await signInWith(codeOf(secret))).status).toBe(200);
  });

  test('a challenge works once, for ten minutes', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const used = await challenge();
    expect((await codeStep({ challenge: used, code: codeOf(secret) })).status).toBe(200);
    expect((await codeStep({ challenge: used, code: recoveryCodes[0]! })).body.key).toBe('SIGN_IN_EXPIRED');
    const old = await challenge();
    later(600);
    expect((await codeStep({ challenge: old, code: codeOf(secret) })).body.key).toBe('SIGN_IN_EXPIRED');
  });

  test('a new password ends sign-ins that wait for a code, and does not replace the code', async () => {
    const { secret } = await turnOn();
    const waiting = await challenge();
    await call('PUT /auth/password', { token, body: { oldPassword: ana.password, newPassword: 'close sesame' } });
    expect((await codeStep({ challenge: waiting, code: codeOf(secret) })).body.key).toBe('SIGN_IN_EXPIRED');
    const body = { email: ana.email, password: 'close sesame' };
    expect((await call('POST /auth/sign-in', { body })).body.key).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('a recovery code works once, in any spelling, and its owner gets a mail', async () => {
    const { recoveryCodes } = await turnOn();
    const [code = ''] = recoveryCodes;
    await server.database.pool.query('DELETE FROM mails');
    expect((await signInWith(` ${code.replaceAll('-', ' ').toUpperCase()} `)).status).toBe(200);
    expect((await signInWith(code)).body.key).toBe('CODE_INVALID');
    expect((await status()).recoveryCodesLeft).toBe(9);
    const [mail] = (await mails()).filter(({ subject }) => subject.includes('recovery code'));
    expect(mail?.text).toContain('9 codes are left.');
    expect(mail?.text).toContain('Le quedan 9 códigos.');
    expect(await kinds()).toEqual(expect.arrayContaining(['RECOVERY_CODE_USED', 'SECOND_FACTOR_FAILED']));
  });

  test('codes cannot be guessed: five per address and ten together in 15 minutes, with any number of challenges', async () => {
    const { secret } = await turnOn();
    const guess = async (from: string) =>
      (await codeStep({ challenge: await challenge(), code: '000000' }, from)).body.key;
    for (const key of [...Array(5).fill('CODE_INVALID'), 'TOO_MANY_ATTEMPTS'])
      expect(await guess('203.0.113.1')).toBe(key);
    const others = [];
    for (let turn = 2; turn < 10; turn += 1) others.push(await guess(`203.0.113.${turn}`));
    expect(others.filter((key) => key === 'CODE_INVALID')).toHaveLength(5);
    expect((await signInWith(codeOf(secret))).body.key).toBe('TOO_MANY_ATTEMPTS');
    expect((await audited()).filter(({ kind }) => kind === 'SECOND_FACTOR_FAILED')).not.toHaveLength(0);
    // The sessions that the owner has go on.
    expect((await status()).isOn).toBe(true);
  });
});

describe('changing it', () => {
  const post = (path: string, code: string) => call(`POST /auth/second-factor/${path}`, { token, body: { code } });

  test('turning it off needs a code, is recorded, and is mailed', async () => {
    const { secret } = await turnOn();
    expect((await post('turn-off', '000000')).body.key).toBe('CODE_INVALID');
    expect((await status()).isOn).toBe(true);
    expect((await post('turn-off', codeOf(secret))).body.data).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await passwordStep()).status).toBe(200);
    expect(await kinds()).toContain('SECOND_FACTOR_OFF');
    expect((await mails()).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('no longer needs a code'),
    );
  });

  test('new recovery codes replace the old ones', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const renewed = (await post('recovery-codes', codeOf(secret))).body.data.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await signInWith(recoveryCodes[0]!)).body.key).toBe('CODE_INVALID');
    expect((await signInWith(renewed[0])).status).toBe(200);
    expect(await kinds()).toContain('RECOVERY_CODES_REPLACED');
  });

  test('only five codes may be tried', async () => {
    await turnOn();
    for (const key of [...Array(5).fill('CODE_INVALID'), 'TOO_MANY_ATTEMPTS'])
      expect((await post('turn-off', '000000')).body.key).toBe(key);
  });
});

describe('an administrator', () => {
  test('turns off the second step of another person, who is signed out, gets a mail, and still needs the password', async () => {
    await turnOn();
    const admin = await administratorOf(server);
    expect((await call(`GET /users/${anasId}`, { token: admin })).body.data.hasSecondFactor).toBe(true);
    expect((await call(`DELETE /users/${anasId}/second-factor`, { token: admin })).status).toBe(200);
    expect((await call(`GET /users/${anasId}`, { token: admin })).body.data.hasSecondFactor).toBe(false);
    expect((await call('GET /auth/profile', { token })).status).toBe(401);
    expect((await passwordStep()).status).toBe(200);
    expect((await call(`DELETE /users/${anasId}/second-factor`, { token: admin })).status).toBe(404);
    const reset = (await audited()).find(({ kind }) => kind === 'SECOND_FACTOR_RESET');
    expect(reset).toMatchObject({ user_id: anasId, actor_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect((await mails()).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('An administrator turned off your code'),
    );
  });

  test('a restored account still needs its code', async () => {
    const { secret } = await turnOn();
    const admin = await administratorOf(server);
    await call(`DELETE /users/${anasId}`, { token: admin });
    await call(`POST /users/${anasId}/restore`, { token: admin });
    expect((await signInWith(codeOf(secret))).status).toBe(200);
  });
});

test('no mail, audit entry, or export contains a secret or a code, and the database has only hashes of recovery codes', async () => {
  const { secret, recoveryCodes } = await turnOn();
  await signInWith(recoveryCodes[0]!);
  const admin = await administratorOf(server);
  const { rows: hashes } = await server.database.pool.query(
    'SELECT recovery_salt, recovery_hashes FROM second_factors',
  );
  const { body: users } = await call('GET /exports/users', { token: admin });
  expect(String(users)).toContain(ana.email);
  const told = JSON.stringify([await mails(), await audited(), hashes, String(users)]);
  expect(told).not.toContain(secret);
  for (const code of recoveryCodes) {
    expect(told).not.toContain(code);
    expect(told).not.toContain(code.replaceAll('-', ''));
  }
});
