import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setScene } from '../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../app/test-kit/testApp.ts';
import { deleteExpiredIdempotencyKeys, Idempotency } from './idempotency.ts';

const clock = { at: '2026-11-18T16:00:00Z' };
let server: TestApp;
let address = 0;

beforeAll(async () => {
  server = await startTestApp(clock);
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.at = '2026-11-18T16:00:00Z';
  await server.database.pool.query('DELETE FROM feedbacks; DELETE FROM idempotency_keys; DELETE FROM mails');
});

const call = { name: 'POST /x', key: 'a', viewer: null, input: { params: {}, query: {}, body: {} } };
const message = { type: 'APP', subject: 'The map', message: 'Gracias', email: 'ana@example.org' };

/** Each call has its own client address, so that rate limits do not apply. */
function post(path: string, key: string, payload: object, headers: Record<string, string> = {}) {
  address += 1;
  return server.ask(`/api${path}`, {
    method: 'POST',
    payload,
    headers: { 'idempotency-key': key, ...headers },
    remoteAddress: `203.0.113.${address % 250}`,
  });
}

async function count(table: 'feedbacks' | 'idempotencyKeys' | 'mails'): Promise<number> {
  const { db } = server.database;
  const { total } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function signedIn() {
  const { me } = await setScene(server, 'USER');
  return { authorization: `Bearer ${me.token}` };
}

test('a repeat after a lost response gets the first result and creates nothing', async () => {
  const first = await post('/feedbacks/app', 'a', message);
  const mails = await count('mails');
  const again = await post('/feedbacks/app', 'a', message);
  expect(first.status).toBe(201);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect([await count('feedbacks'), await count('mails')]).toEqual([1, mails]);
  expect((await post('/feedbacks/app', 'b', message)).body).not.toEqual(first.body);
});

test('one of several simultaneous requests runs, and all get its result', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('/feedbacks/app', 'a', message)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(await count('feedbacks')).toBe(1);
});

test('a repeated image gets the name of the first', async () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const send = () => post('/feedbacks/images', 'a', Buffer.from(pixel, 'base64'), { 'content-type': 'image/png' });
  const { status, body } = await send();
  expect(status).toBe(201);
  expect((await send()).body).toEqual(body);
});

test('refuses other content with the same key; for guests it is a new request', async () => {
  const me = await signedIn();
  const other = { ...message, message: 'Otra cosa' };
  const first = await post('/feedbacks/app', 'a', message, me);
  expect(await post('/feedbacks/app', 'a', other, me)).toMatchObject({
    status: 409,
    body: { key: 'KEY_USED_OTHERWISE' },
  });
  expect((await post('/feedbacks/app', 'a', message, me)).body).toEqual(first.body);
  for (const viewer of [await signedIn(), {}]) {
    const { status, body } = await post('/feedbacks/app', 'a', message, viewer);
    expect(status).toBe(201);
    expect(body).not.toEqual(first.body);
  }
  expect((await post('/feedbacks/app', 'a', other)).status).toBe(201);
});

test('a refused request stores nothing and can be repeated with the same key', async () => {
  const { service } = await setScene(server, 'guest', { isApproved: false });
  const report = { ...message, type: 'SERVICE', service };
  expect((await post('/feedbacks/service', 'a', report)).status).toBe(404);
  expect(await count('idempotencyKeys')).toBe(0);
  await server.database.db.updateTable('services').set({ isApproved: true }).where('id', '=', service).execute();
  expect((await post('/feedbacks/service', 'a', report)).status).toBe(201);
});

test('a key lives longer than the seven days in which a phone sends again, then it is deleted', async () => {
  const { body } = await post('/feedbacks/app', 'a', message);
  clock.at = '2026-11-26T15:59:00Z';
  expect((await post('/feedbacks/app', 'a', message)).body).toEqual(body);
  await deleteExpiredIdempotencyKeys(server.database.db, Temporal.Instant.from(clock.at));
  expect(await count('idempotencyKeys')).toBe(1);
  clock.at = '2026-11-26T16:00:00Z';
  expect((await post('/feedbacks/app', 'a', message)).body).not.toEqual(body);
  await deleteExpiredIdempotencyKeys(server.database.db, Temporal.Instant.from('2026-12-04T16:00:00Z'));
  expect(await count('idempotencyKeys')).toBe(0);
});

test('a repeated kudo counts once', async () => {
  const { service } = await setScene(server, 'guest');
  const likes = async (key: string) => (await post(`/services/${service}/likes`, key, {})).body.data.likes;
  const first = await likes('a');
  expect([await likes('a'), await likes('b')]).toEqual([first, first + 1]);
});

test('a repeat during the first request gets Retry-After; an interrupted request can be repeated', async () => {
  const now = () => Temporal.Instant.from(clock.at);
  const quick = new Idempotency(server.database.db, now, { waitMs: 0 });
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = quick.run(call, async () => {
    await expect(quick.run(call, async () => 'second')).rejects.toMatchObject({
      key: 'STILL_UNDER_WAY',
      retryAfterSeconds: 1,
    });
    clock.at = '2026-11-18T16:03:00Z';
    expect(await quick.run(call, async () => 'third')).toBe('third');
    finish();
    return 'first';
  });
  await held;
  expect(await first).toBe('first');
  expect(await quick.run(call, async () => 'fourth')).toBe('third');
});

test('after its process was killed, a request can be repeated soon', async () => {
  const { pool, db } = server.database;
  const now = () => Temporal.Instant.from(clock.at);
  const repeat = (limits: { waitMs?: number; lostMs: number }) =>
    new Idempotency(db, now, limits).run(call, async () => 'second');
  const isRefused = (limits: { waitMs: number; lostMs: number }) =>
    expect(repeat(limits)).rejects.toMatchObject({ key: 'STILL_UNDER_WAY' });
  const { promise: held, resolve: finish } = Promise.withResolvers<string>();
  const first = new Idempotency(db, now).run(call, () => held);
  await expect.poll(() => count('idempotencyKeys')).toBe(1);
  clock.at = '2026-11-18T16:00:08Z';
  // This process is connected.
  await isRefused({ waitMs: 300, lostMs: 0 });
  await pool.query('UPDATE idempotency_keys SET process_id = 0');
  // A process that runs may have lost its connection a moment ago.
  await isRefused({ waitMs: 0, lostMs: 0 });
  await isRefused({ waitMs: 300, lostMs: 8000 });
  expect(await repeat({ lostMs: 0 })).toBe('second');
  finish('first');
  await first;
  expect(await new Idempotency(db, now).run(call, async () => 'third')).toBe('second');
});

/** A database that loses its connection at the first call of this method. */
function lossy(method: 'updateTable' | 'deleteFrom') {
  let isLost = true;
  return new Proxy(server.database.db, {
    get(db, name) {
      if (name !== method || !isLost) return (Reflect.get(db, name) as () => unknown).bind(db);
      isLost = false;
      return () => {
        throw Object.assign(new Error('Connection terminated'), { code: '57P01' });
      };
    },
  });
}

/** A database that executes the first statement but loses its reply. `isDown`: then it deletes nothing. */
function losingReply({ isDown }: { isDown: boolean }) {
  const lost = () => Object.assign(new Error('Connection terminated'), { code: '57P01' });
  let isReplyLost = false;
  return server.database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isDown && node.kind === 'DeleteQueryNode') throw lost();
      return node;
    },
    transformResult: async ({ result }) => {
      if (isReplyLost) return result;
      isReplyLost = true;
      throw lost();
    },
  });
}

test('after the reply to a reservation was lost, a repeat to the same process runs once', async () => {
  const now = () => Temporal.Instant.from(clock.at);
  const cutOff = new Idempotency(losingReply({ isDown: true }), now);
  await expect(cutOff.run(call, async () => 'first')).rejects.toThrow('Connection terminated');
  expect(await count('idempotencyKeys')).toBe(1);
  const { promise: held, resolve: finish } = Promise.withResolvers<string>();
  let runs = 0;
  const repeats = Array.from({ length: 5 }, () =>
    new Idempotency(server.database.db, now).run(call, () => {
      runs += 1;
      return held;
    }),
  );
  await expect.poll(() => runs).toBe(1);
  finish('second');
  expect(await Promise.all(repeats)).toEqual(Array(5).fill('second'));
  expect(runs).toBe(1);
});

test('after the reply to a reservation was lost, the key is freed for other processes', async () => {
  const cutOff = new Idempotency(losingReply({ isDown: false }), () => Temporal.Instant.from(clock.at));
  await expect(cutOff.run(call, async () => 'first')).rejects.toThrow('Connection terminated');
  await expect.poll(() => count('idempotencyKeys')).toBe(0);
});

test('a result that cannot be stored at once is stored a little later', async () => {
  const maker = new Idempotency(lossy('updateTable'), () => Temporal.Instant.from(clock.at));
  expect(await maker.run(call, async () => 'first')).toBe('first');
  expect(await maker.run(call, async () => 'second')).toBe('first');
});

test('a refusal that cannot be stored at once can still be repeated', async () => {
  const maker = new Idempotency(lossy('deleteFrom'), () => Temporal.Instant.from(clock.at));
  await expect(maker.run(call, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await maker.run(call, async () => 'second')).toBe('second');
});

test('a response with a token is never stored', async () => {
  const account = { email: 'new@example.org', password: 'open sesame', displayName: 'New' };
  expect((await post('/auth/sign-up', 'a', account)).status).toBe(201);
  expect((await post('/auth/sign-up', 'a', account)).body.key).toBe('EMAIL_ALREADY_USED');
  expect(await count('idempotencyKeys')).toBe(0);
});

test.each(['', 'two words', 'ñ', 'a'.repeat(201)])('refuses “%s” as a key', async (key) => {
  expect(await post('/feedbacks/app', key, message)).toMatchObject({
    status: 400,
    body: { errors: { 'Idempotency-Key': 'MALFORMED' } },
  });
});

test('the API description says which routes accept a key', async () => {
  const { paths } = (await server.ask('/api/openapi.json')).body;
  const isTaken = (path: string) =>
    JSON.stringify(paths[`/api${path}`].post.parameters ?? []).includes('Idempotency-Key');
  expect(isTaken('/feedbacks/app')).toBe(true);
  expect(isTaken('/services')).toBe(true);
  expect(isTaken('/services/update-available-beds')).toBe(true);
  expect(isTaken('/services/approve-services')).toBe(false);
  expect(isTaken('/auth/sign-up')).toBe(false);
});
