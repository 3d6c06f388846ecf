import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { describeDevice } from '../../../http/client.ts';

const start = Temporal.Instant.from('2026-11-24T18:00:00Z');
let at = start;
const clock = {
  get at() {
    return at.toString();
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
beforeEach(async () => {
  at = start;
  await server.database.pool.query('DELETE FROM users; DELETE FROM audit_entries');
  await call('POST /auth/sign-up', { body: { ...ana, displayName: 'Ana' } });
  await server.database.pool.query('DELETE FROM sessions');
});

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const signIn = async (userAgent = phone): Promise<string> => {
  const options = { method: 'POST', payload: ana, headers: { 'user-agent': userAgent } } as const;
  return (await server.ask('/api/auth/sign-in', options)).body.data.token;
};
const list = async (token: string) => (await call('GET /auth/sessions', { token })).body.data;
const statusOf = async (token: string) => (await call('GET /auth/profile', { token })).status;
const daysLater = (days: number) => start.add({ hours: 24 * days });

test('lists the own sessions: the device, when it was used, and which is this one', async () => {
  const old = await signIn('Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0');
  at = daysLater(2);
  const here = await signIn();
  expect(await list(here)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      device: 'Chrome, Android',
      isCurrent: true,
      hasSecondFactor: false,
      startedAt: daysLater(2).toString().replace('Z', '.000Z'),
      lastUsedAt: daysLater(2).toString().replace('Z', '.000Z'),
      endsAt: daysLater(32).toString().replace('Z', '.000Z'),
    },
    expect.objectContaining({ device: 'Firefox, Windows', isCurrent: false }),
  ]);
  expect((await list(old)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
  expect(JSON.stringify(await list(here))).not.toContain(here);
});

test('ends one session, or all others', async () => {
  const [lost, other, here] = [await signIn(), await signIn(), await signIn()];
  const [{ id }] = await list(lost);
  expect((await call(`DELETE /auth/sessions/${id}`, { token: here })).body).toEqual({ data: { endedSessions: 1 } });
  expect([await statusOf(lost), await statusOf(other), await statusOf(here)]).toEqual([401, 200, 200]);
  expect((await call(`DELETE /auth/sessions/${id}`, { token: here })).status).toBe(404);
  expect((await call('DELETE /auth/sessions', { token: here })).body).toEqual({ data: { endedSessions: 1 } });
  expect([await statusOf(other), await statusOf(here)]).toEqual([401, 200]);
});

test('nobody sees or ends the sessions of another person', async () => {
  const mine = await signIn();
  const bob = { email: 'bob@example.org', password: 'close sesame', displayName: 'Bob' };
  const { token } = (await call('POST /auth/sign-up', { body: bob })).body.data;
  const [{ id }] = await list(mine);
  expect(await list(token)).toHaveLength(1);
  expect((await call(`DELETE /auth/sessions/${id}`, { token })).status).toBe(404);
  expect((await call('DELETE /auth/sessions', { token })).body.data.endedSessions).toBe(0);
  expect(await statusOf(mine)).toBe(200);
});

test('a session ends 30 days after its last use, and at the latest 90 days after the sign-in', async () => {
  const unused = await signIn();
  const used = await signIn();
  for (const day of [20, 40, 60, 80]) {
    at = daysLater(day);
    expect(await statusOf(used)).toBe(200);
  }
  expect(await statusOf(unused)).toBe(401);
  at = daysLater(90).subtract({ seconds: 1 });
  expect(await statusOf(used)).toBe(200);
  at = daysLater(90);
  expect(await statusOf(used)).toBe(401);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge, Windows'],
  [
    'Mozilla/5.0 (Linux; Android 13) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari, Mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/130.0 Safari/537.36', 'Chrome, Chromebook'],
  ['curl/8.0', ''],
])('%s is shown as "%s"', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});
