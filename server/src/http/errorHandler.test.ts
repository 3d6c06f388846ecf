import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bodyOfService, setScene } from '../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../app/test-kit/testApp.ts';
import { testCaller } from '../app/test-kit/testCaller.ts';
import { FeedbackRepository } from '../features/feedback/feedbackRepository.ts';
import { callInProcess } from './serve.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp();
  call = testCaller(server);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const failing = (code: string) =>
  vi.spyOn(FeedbackRepository.prototype, 'list').mockRejectedValue(Object.assign(new Error('database'), { code }));

test.each([
  ['40P01', 503, 'UNAVAILABLE', '5'],
  ['40001', 503, 'UNAVAILABLE', '5'],
  ['55P03', 503, 'UNAVAILABLE', '5'],
  ['57014', 503, 'UNAVAILABLE', '5'],
  ['57P01', 503, 'UNAVAILABLE', '5'],
  ['53100', 503, 'UNAVAILABLE', '5'],
  ['ENOSPC', 503, 'UNAVAILABLE', '5'],
  ['23503', 409, 'GONE_MEANWHILE', undefined],
  ['XX000', 500, 'INTERNAL', undefined],
])('what PostgreSQL calls %s is answered by %i %s', async (code, status, key, retryAfter) => {
  failing(code);
  const { me } = await setScene(server, 'ADMINISTRATOR');
  const headers = { authorization: `Bearer ${me.token}` };
  const answer = await server.ask('/api/feedbacks', { headers });
  expect([answer.status, answer.body.key, answer.headers['retry-after']]).toEqual([status, key, retryAfter]);
  // Pages rendered in this process get the same.
  const viewer = { id: me.id, role: 'ADMINISTRATOR' } as const;
  const inProcess = callInProcess(server.app, { viewer, tokenHash: null })('GET /feedbacks');
  await expect(inProcess).rejects.toMatchObject(status === 500 ? { code } : { name: 'ApiError', key });
});

test('a person who is deleted while they add a service gets an error, and nothing is stored', async () => {
  const { pool } = server.database;
  const { me } = await setScene(server, 'AUTO USER');
  const deleting = await pool.connect();
  await deleting.query('BEGIN');
  await deleting.query('DELETE FROM users WHERE id = $1', [me.id]);
  const adding = call('POST /services', { body: { ...bodyOfService(), name: 'Nobody’s Pantry' }, token: me.token });
  await expect.poll(async () => isAnyoneWaiting(), { timeout: 10_000 }).toBe(true);
  await deleting.query('COMMIT');
  deleting.release();
  const { status, body } = await adding;
  expect([
    [401, 'NOT_SIGNED_IN'],
    [409, 'GONE_MEANWHILE'],
  ]).toContainEqual([status, body.key]);
  const { rows } = await pool.query("SELECT 1 FROM services WHERE name = 'Nobody’s Pantry'");
  expect(rows).toEqual([]);
});

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await server.database.pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}
