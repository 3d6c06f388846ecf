import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administratorOf } from '../../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { createSecret } from '../second-factor/totp.ts';

const at = '2026-11-24T18:00:00Z';
let server: TestApp;
let call: ReturnType<typeof testCaller>;
let admin: string;
beforeAll(async () => {
  server = await startTestApp({ at, hasSampleData: false });
  call = testCaller(server);
});
afterAll(() => server.close());

const ana = { email: 'ana@example.org', password: 'open sesame' };
const pantry = {
  ...{ name: 'Sample Pantry', description: 'Food for everyone.', serviceSummary: 'Groceries' },
  ...{ type: ['FOOD'], category: ['ALL'], address1: '1 Sample St', city: 'Abilene', zip: '79601' },
  ...{ isContact: true, phone: '3255550100' },
};
let token: string;
let id: string;
beforeEach(async () => {
  await server.database.pool.query(
    'TRUNCATE users, deleted_users, services CASCADE; DELETE FROM mails; DELETE FROM audit_entries; DELETE FROM rate_limits',
  );
  admin = await administratorOf(server);
  const { data } = (await call('POST /auth/sign-up', { body: { ...ana, displayName: 'Ana' } })).body;
  token = data.token;
  id = data.user.id;
  await server.database.pool.query('DELETE FROM mails');
});

const preview = async (who = token) => (await call('GET /auth/delete-account', { token: who })).body.data;
const remove = (body: object, who = token) => call('POST /auth/delete-account', { token: who, body });
const rows = async (text: string) => (await server.database.pool.query(text)).rows;
const outcome = ({ status, body }: Awaited<ReturnType<typeof remove>>) => [status, body.key];

test('a person sees her services first; they stay without an owner, and an administrator gives all back', async () => {
  const service = (await call('POST /services', { token, body: pantry })).body.data.id;
  expect(await preview()).toEqual({
    services: [{ id: service, name: 'Sample Pantry' }],
    countServices: 1,
    isLastAdministrator: false,
    needsPassword: true,
    needsCode: false,
  });
  const { status, body } = await remove({ password: ana.password, language: 'es' });
  expect([status, body]).toEqual([200, { data: { id } }]);

  expect((await call('GET /auth/profile', { token })).status).toBe(401);
  expect((await call('POST /auth/sign-in', { body: ana })).body.key).toBe('EMAIL_OR_PASSWORD_INVALID');
  expect((await call(`GET /services/${service}`, { token: admin })).body.data.user).toBeNull();
  const [mail] = await rows(`SELECT recipient, subject, text FROM mails WHERE recipient = '${ana.email}'`);
  expect(mail.subject).toMatch(/^Se eliminó su cuenta de Amparo · Your account/);
  expect(mail.text).toContain('/feedback');
  expect(await rows(`SELECT user_id, actor_id FROM audit_entries WHERE kind = 'USER_DELETED'`)).toEqual([
    { user_id: id, actor_id: null },
  ]);

  expect((await call(`POST /users/${id}/restore`, { token: admin })).status).toBe(200);
  expect((await call('POST /auth/sign-in', { body: ana })).status).toBe(200);
  expect((await call(`GET /services/${service}`, { token: admin })).body.data.user).toBe(id);
});

describe('the proof', () => {
  test.each([[{}], [{ password: 'close sesame' }], [{ email: ana.email }]])(
    '%j does not delete an account with a password',
    async (proof) => {
      expect(outcome(await remove(proof))).toEqual([400, 'CURRENT_PASSWORD_WRONG']);
      expect((await call('GET /auth/profile', { token })).status).toBe(200);
      expect(await rows('SELECT FROM mails')).toEqual([]);
    },
  );

  test('guesses are limited', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await remove({ password: `guess ${attempt}` });
    expect(outcome(await remove({ password: ana.password }))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  test('an account without a password needs its email', async () => {
    await server.database.db.updateTable('users').set({ passwordHash: null }).where('id', '=', id).execute();
    expect((await preview()).needsPassword).toBe(false);
    for (const proof of [{}, { password: ana.password }, { email: 'bea@example.org' }])
      expect((await remove(proof)).body.errors).toEqual({ email: 'NOT_YOUR_EMAIL' });
    expect((await remove({ email: ' ANA@example.org ' })).status).toBe(200);
  });

  test('an account with a second factor also needs a code', async () => {
    const secret = createSecret();
    const factor = { userId: id, secret, lastStep: 0, recoverySalt: 'salt', recoveryHashes: [] };
    await server.database.db
      .insertInto('secondFactors')
      .values({ ...factor, turnedOnAt: new Date(at) })
      .execute();
    expect((await preview()).needsCode).toBe(true);
    for (const code of [undefined, '000000'])
      expect(outcome(await remove({ password: ana.password, code }))).toEqual([400, 'CODE_INVALID']);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(at) });
    expect((await remove({ password: ana.password, code })).status).toBe(200);
  });
});

test('of two requests at once, one deletes the account, and one mail is sent', async () => {
  const answers = await Promise.all([remove({ password: ana.password }), remove({ password: ana.password })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(await rows('SELECT FROM mails')).toHaveLength(1);
});

describe('administrators', () => {
  const makeAdministrator = async () => {
    await server.database.db.updateTable('users').set({ role: 'ADMINISTRATOR' }).where('id', '=', id).execute();
  };

  test('the last one cannot delete the account', async () => {
    await makeAdministrator();
    await server.database.db.deleteFrom('users').where('id', '!=', id).execute();
    expect((await preview()).isLastAdministrator).toBe(true);
    expect(outcome(await remove({ password: ana.password }))).toEqual([409, 'LAST_ADMINISTRATOR']);
  });

  test('one of two can', async () => {
    await makeAdministrator();
    expect((await preview()).isLastAdministrator).toBe(false);
    expect((await remove({ password: ana.password })).status).toBe(200);
  });
});
