import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { deleteExpiredConversations } from './chatRepository.ts';
import { kindsOf, noon, servicesOf, textOf, useChat } from './testChat.ts';

const { say, server } = useChat();

test('without a weather service, answers with sunrise and sunset in the place’s time zone', async () => {
  const answer = await say('what is the weather in Snyder');
  expect(kindsOf(answer)[0]).toBe('WEATHER');
  expect(textOf(answer)).toContain('no weather service');
  const weather = answer.messages[0]?.weather;
  expect(weather).toMatchObject({ place: 'Snyder', timeZone: 'America/Chicago' });
  expect(weather?.sunrise).toMatch(/^2026-11-18T13:1\d/);
  expect(weather?.sunset).toMatch(/^2026-11-18T23:4\d/);
});

test('answers a question from the FAQ page', async () => {
  const answer = await say('¿aceptan perros en los albergues?');
  expect(answer.understood).toEqual({
    intent: 'FAQ',
    slots: { topic: 'puedo-llevar-mi-mascota-a-un-refugio' },
    danger: { level: 'none', kinds: [] },
  });
  expect(textOf(answer)).toContain('perreras');
});

describe('unusual requests', () => {
  test.each([
    [''],
    ['   '],
    ['😀🔥'],
    ['x'.repeat(10_000)],
    ['<script>alert(1)</script>'],
    ["'; DROP TABLE services; --"],
    ['こんにちは、助けてください'],
    ['\u0000\u0007'],
    ['1'.repeat(500)],
  ])('answers %j', async (query) => {
    const answer = await say(query);
    expect(answer.messages.length).toBeGreaterThan(0);
    expect(textOf(answer)).not.toBe('');
  });

  test('a text that is no token starts a new conversation with a new token', async () => {
    const answer = await say('the second one', { chatToken: 'lost' });
    expect(answer.chatToken).not.toBe('lost');
  });

  test('the first token stays the token of the conversation', async () => {
    const { chatToken } = await say('Hi');
    const named = await say('Food Bank of West Central Texas', { chatToken });
    const open = await say('is it open?', { chatToken });
    expect([named.chatToken, open.chatToken]).toEqual([chatToken, chatToken]);
    expect(open.understood.intent).not.toBe('OUT_OF_SCOPE');
  });

  test.each([
    [{ coordinate: '99|999' }, { coordinate: 'COORDINATE_OUT_OF_RANGE' }],
    [{ userTimezone: 'Mars' }, { userTimezone: 'UNKNOWN_TIME_ZONE' }],
    [{ userTimezone: 99_999 }, { userTimezone: 'UNKNOWN_TIME_ZONE' }],
  ])('refuses %j', async (sent, errors) => {
    const { status, body } = await testCaller(server())('POST /bot/query', { body: { query: 'Hi', ...sent } });
    expect([status, body.errors]).toEqual([400, errors]);
  });

  test('limits the messages of one conversation', async () => {
    const { chatToken } = await say('food');
    const call = testCaller(server());
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++)
      statuses.push((await call('POST /bot/query', { body: { query: 'Hi', chatToken } })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    const refused = await call('POST /bot/query', { body: { query: 'Hi', chatToken } });
    for (const number of ['911', '988', '2-1-1']) expect(refused.body.message).toContain(number);
    const urgent = await call('POST /bot/query', { body: { query: 'i want to kill myself', chatToken } });
    expect([urgent.status, urgent.body.data.understood.intent]).toEqual([200, 'EMERGENCY']);
  });

  test('limits the messages of one address, but answers a danger', async () => {
    const call = testCaller(server());
    const say = (query: string) => call('POST /bot/query', { body: { query }, from: '192.0.2.20' });
    expect((await say('Hi')).headers['x-ratelimit-limit']).toBe('600');
    await server().database.pool.query(
      "UPDATE rate_limits SET points = 600 WHERE key LIKE 'POST /bot/query%' AND points = 1",
    );
    const refused = await say('Hi');
    expect(refused.status).toBe(429);
    for (const number of ['911', '988', '2-1-1']) expect(refused.body.message).toContain(number);
    expect((await say('i want to kill myself')).status).toBe(200);
  });

  test('one busy conversation does not use up the limit of a shared network', async () => {
    const call = testCaller(server());
    const { chatToken } = await say('food');
    const chat = (query: string, token?: string) =>
      call('POST /bot/query', { body: { query, chatToken: token }, from: '192.0.2.21' });
    for (let i = 0; i < 40; i++) await chat('Hi', chatToken);
    for (let i = 0; i < 5; i++) await chat('i want to kill myself');
    const { headers } = await chat('Hi');
    expect(Number(headers['x-ratelimit-remaining'])).toBe(600 - 31);
  });
});

test('another server process continues the conversation', async () => {
  const other = await startTestApp({ at: noon, beside: server() });
  try {
    const first = await say('food pantry in Abilene');
    const { status, body } = await testCaller(other)('POST /bot/query', {
      body: { query: 'see more', chatToken: first.chatToken },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      chatToken: first.chatToken,
      understood: { intent: 'LIST_SERVICES', slots: { city: 'Abilene' } },
    });
    const shown = new Set(servicesOf(first).map(({ id }) => id));
    expect(servicesOf(body.data).some(({ id }) => shown.has(id))).toBe(false);
    const back = await say('the first one', { chatToken: first.chatToken });
    expect(servicesOf(back).map(({ id }) => id)).toEqual([servicesOf(body.data)[0]?.id]);
  } finally {
    await other.close();
  }
});

describe('what is stored', () => {
  const rows = async () => (await server().database.pool.query('SELECT * FROM conversations')).rows;

  test('stores the meaning, but not the words, coordinates or token', async () => {
    await server().database.pool.query('DELETE FROM conversations');
    const { chatToken } = await say('my name is Xaviera and i need insulin', { coordinate: '32.4512|-99.7312' });
    const stored = JSON.stringify(await rows());
    expect(stored).not.toMatch(/xaviera|32\.45|99\.73/i);
    expect(stored).not.toContain(chatToken);
  });

  test('stores nothing for a greeting', async () => {
    await server().database.pool.query('DELETE FROM conversations');
    await say('Hi');
    expect(await rows()).toEqual([]);
  });

  test('is purged after a day', async () => {
    await say('food');
    await deleteExpiredConversations(server().database.db, Temporal.Instant.from(noon).add({ hours: 23 }));
    expect((await rows()).length).toBeGreaterThan(0);
    await deleteExpiredConversations(server().database.db, Temporal.Instant.from(noon).add({ hours: 25 }));
    expect(await rows()).toEqual([]);
  });
});
