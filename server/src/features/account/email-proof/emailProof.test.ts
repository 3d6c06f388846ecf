import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administratorOf } from '../../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

const start = Temporal.Instant.from('2026-11-24T18:00:00Z');
let now = start;
const clock = {
  get at() {
    return now.toString();
  },
};
let server: TestApp;
let call: ReturnType<typeof testCaller>;
let admin: string;
beforeAll(async () => {
  server = await startTestApp(Object.assign(clock, { hasSampleData: false }));
  call = testCaller(server);
});
afterAll(() => server.close());

const ana = { email: 'ana@example.org', password: 'open sesame' };
const shelter = {
  ...{ name: 'Sample Shelter', description: 'Beds for everyone.', serviceSummary: 'Beds' },
  ...{ type: ['SHELTER'], category: ['ALL'], address1: '1 Sample St', city: 'Abilene', zip: '79601' },
  ...{ isContact: true, phone: '3255550100', totalBeds: 5 },
};
let token: string;
let id: string;
beforeEach(async () => {
  now = start;
  await server.database.pool.query(
    'TRUNCATE users, deleted_users, services CASCADE; DELETE FROM mails; DELETE FROM audit_entries; DELETE FROM rate_limits',
  );
  admin = await administratorOf(server);
  const { data } = (await call('POST /auth/sign-up', { body: { ...ana, displayName: 'Ana', language: 'es' } })).body;
  token = data.token;
  id = data.user.id;
});

interface Letter {
  recipient: string;
  subject: string;
  text: string;
}
const mails = async (): Promise<Letter[]> =>
  (
    await server.database.pool.query(
      `SELECT recipient, subject, text FROM mails WHERE text LIKE '%verify_email%' ORDER BY created_at, id`,
    )
  ).rows;
const linkToken = async () => new URL(/http\S+/.exec((await mails()).at(-1)!.text)![0]).searchParams.get('token')!;
const prove = (secret: string) => call('PUT /auth/email-proof', { body: { token: secret } });
const again = () => call('POST /auth/email-proof', { token, body: { language: 'en' } });
const mustProve = async () => (await call('POST /auth/report-notifications', { token })).body.data.mustProveEmail;
const addService = async (who = token) => (await call('POST /services', { token: who, body: shelter })).body.data;
const approve = async (service: string) =>
  (await call('POST /services/approve-services', { token: admin, body: { services: [service] } })).body.data;
const isPublic = async (service: string) => (await call(`GET /services/${service}`)).status === 200;
const setRole = (role: string) => call(`POST /users/${id}/set-permission`, { token: admin, body: { role } });

describe('the link', () => {
  test('comes with the sign-up in the language of the page, and proves the email on any device, once', async () => {
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: ana.email, subject: expect.stringMatching(/^¿Es este su correo\?/) });
    expect(await mustProve()).toBe(true);
    const secret = await linkToken();
    expect((await prove(secret)).body).toEqual({ data: { email: ana.email } });
    expect(await mustProve()).toBe(false);
    expect((await prove(secret)).body.key).toBe('EMAIL_LINK_INVALID');
    const { rows } = await server.database.pool.query(`SELECT user_id FROM audit_entries WHERE kind = 'EMAIL_PROVEN'`);
    expect(rows).toEqual([{ user_id: id }]);
  });

  test('of two requests at once, one uses it', async () => {
    const secret = await linkToken();
    const answers = await Promise.all([prove(secret), prove(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('works for 48 hours', async () => {
    const secret = await linkToken();
    now = start.add({ hours: 48 });
    expect((await prove(secret)).body.key).toBe('EMAIL_LINK_INVALID');
    now = start.add({ hours: 47 });
    expect((await prove(secret)).status).toBe(200);
  });

  test('is stored as a hash, and an invented one proves nothing', async () => {
    const { rows } = await server.database.pool.query('SELECT email_proof_tokens::text AS row FROM email_proof_tokens');
    expect(rows[0].row).not.toContain(await linkToken());
    expect((await prove('invented')).body.key).toBe('EMAIL_LINK_INVALID');
  });

  test('a newer one replaces it; three more can be sent in 15 minutes', async () => {
    const first = await linkToken();
    for (let count = 0; count < 3; count += 1)
      expect((await again()).body.data).toEqual({ email: ana.email, isProven: false });
    expect((await again()).body.key).toBe('TOO_MANY_ATTEMPTS');
    expect(await mails()).toHaveLength(4);
    expect((await prove(first)).body.key).toBe('EMAIL_LINK_INVALID');
    expect((await prove(await linkToken())).status).toBe(200);
    expect((await again()).body.data).toEqual({ email: ana.email, isProven: true });
    expect(await mails()).toHaveLength(4);
  });
});

describe('a service', () => {
  test('waits until its owner has proven the email, and is then approved', async () => {
    const service = (await addService()).id;
    expect((await call('GET /users/unproven-owners', { token: admin })).body.data).toEqual([id]);
    expect(await approve(service)).toEqual({ done: [], refused: [{ id: service, key: 'EMAIL_NOT_PROVEN' }] });
    expect(await isPublic(service)).toBe(false);
    await prove(await linkToken());
    expect((await call('GET /users/unproven-owners', { token: admin })).body.data).toEqual([]);
    expect(await approve(service)).toEqual({ done: [service], refused: [] });
    expect(await isPublic(service)).toBe(true);
  });

  test('also waits if the owner is a liaison, and a count of beds does not publish it', async () => {
    await setRole('AUTO USER');
    const service = await addService();
    expect(service.isApproved).toBe(false);
    const body = { services: [{ id: service.id, total: 2 }] };
    const counted = await call('POST /services/update-available-beds', { token, body });
    expect(counted.body.data.done).toEqual([service.id]);
    expect(await isPublic(service.id)).toBe(false);
    await prove(await linkToken());
    expect((await call('POST /services/update-available-beds', { token, body })).body.data.done).toEqual([service.id]);
    expect(await isPublic(service.id)).toBe(true);
    expect((await addService()).isApproved).toBe(true);
  });

  test('of a person from before this rule does not wait', async () => {
    await server.database.db.updateTable('users').set({ mustProveEmail: false }).where('id', '=', id).execute();
    expect(await mustProve()).toBe(false);
    const service = (await addService()).id;
    expect((await approve(service)).done).toEqual([service]);
  });

  test('a new password by the link of a mail proves the email too', async () => {
    await call('POST /auth/request-reset-password', { body: { email: ana.email } });
    const { rows } = await server.database.pool.query(`SELECT text FROM mails WHERE text LIKE '%resetPassword%'`);
    const secret = new URL(/http\S+/.exec(rows[0].text)![0]).searchParams.get('token');
    const body = { token: secret, email: ana.email, password: 'a new light' };
    expect((await call('POST /auth/password', { body })).status).toBe(200);
    token = (await call('POST /auth/sign-in', { body: { ...ana, password: 'a new light' } })).body.data.token;
    expect(await mustProve()).toBe(false);
  });
});
