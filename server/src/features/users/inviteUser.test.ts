import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorOf } from '../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false });
  call = testCaller(server);
  token = await administratorOf(server);
});
afterAll(() => server.close());

const invite = (body: object) => call('POST /users', { token, body });
const rows = async (text: string) => (await server.database.pool.query(text)).rows;

test('the invitation begins with the chosen language, its link opens the page in it, and later mails follow', async () => {
  const { status, body } = await invite({ email: 'Bea@example.org', displayName: 'Bea Sample', language: 'es' });
  expect([status, body.data]).toMatchObject([
    201,
    { email: 'bea@example.org', displayName: 'Bea Sample', roles: ['USER'] },
  ]);
  const [mail] = await rows(`SELECT subject, text FROM mails WHERE recipient = 'bea@example.org'`);
  expect(mail.subject).toMatch(/^Su cuenta en Amparo · Your account/);
  const link = new URL(/http\S+/.exec(mail.text)![0]);
  expect([link.pathname, link.searchParams.get('lang')]).toEqual(['/auth/resetPassword', 'es']);
  expect(await rows(`SELECT language FROM notification_settings WHERE user_id = '${body.data.id}'`)).toEqual([
    { language: 'es' },
  ]);
  expect(await rows(`SELECT user_id FROM audit_entries WHERE kind = 'USER_INVITED'`)).toEqual([
    { user_id: body.data.id },
  ]);

  const sent = { email: 'bea@example.org', token: link.searchParams.get('token'), password: 'open sesame 12' };
  expect((await call('POST /auth/password', { body: sent })).status).toBe(200);
  expect((await call('POST /auth/sign-in', { body: { email: sent.email, password: sent.password } })).status).toBe(200);
});

test.each([
  [{ email: 'bea@', language: 'es' }, { email: 'EMAIL_MUST_BE_A_VALID_EMAIL' }],
  [{ email: 'new@example.org', language: 'fr' }, { language: 'NOT_ONE_OF' }],
])('refuses invalid input: %#', async (body, errors) => {
  expect((await invite(body)).body.errors).toEqual(errors);
});

test('an email that has an account is not invited again', async () => {
  await invite({ email: 'cara@example.org', language: 'en' });
  expect((await invite({ email: 'CARA@example.org', language: 'en' })).body.key).toBe('EMAIL_ALREADY_USED');
  expect(await rows(`SELECT FROM mails WHERE recipient = 'cara@example.org'`)).toHaveLength(1);
});
