import type { ChatAnswer, ChatMessage } from '@amparo/domain/chatbot/chatMessage.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/testApp.ts';
import { testCaller } from '../../app/testCaller.ts';
import { ChatRepository } from './chatRepository.ts';

let server: TestApp;
// A Wednesday noon in Abilene.
const at = '2026-11-18T18:00:00Z';
const abilene = '32.449|-99.733';

beforeAll(async () => {
  server = await startTestApp({ at });
});
afterAll(() => server.close());

async function say(query: unknown, more: object = {}): Promise<ChatAnswer> {
  const { status, body } = await testCaller(server)('POST /bot/query', { body: { query, ...more } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** The answer to the last of several messages. */
async function talk(queries: string[], more: object = {}): Promise<ChatAnswer> {
  let answer = await say(queries[0], more);
  for (const query of queries.slice(1)) answer = await say(query, { ...more, chatToken: answer.chatToken });
  return answer;
}

const kinds = ({ messages }: ChatAnswer) => messages.map(({ kind }) => kind);
const words = ({ messages }: ChatAnswer) => messages.map(({ text }) => text ?? '').join(' ');
const servicesOf = ({ messages }: ChatAnswer) => messages.flatMap(({ services }) => services ?? []);
const linesOf = ({ messages }: ChatAnswer) =>
  messages.flatMap(({ crisisLines }: ChatMessage) => crisisLines ?? []).map(({ phone }) => phone);

describe('services', () => {
  test('a hungry person is shown food, ten places at a time, in their language', async () => {
    const answer = await say('tengo hambre', { coordinate: abilene });
    expect(answer).toMatchObject({ language: 'es', understood: { intent: 'LIST_SERVICES', slots: { type: 'FOOD' } } });
    expect(kinds(answer)).toEqual(['SERVICES_LIST', 'QUICK_REPLIES']);
    const found = servicesOf(answer);
    expect(found).toHaveLength(10);
    expect(found.every(({ type }) => type.includes('FOOD'))).toBe(true);
    expect(found[0]?.distance).toBeLessThan(10);
    const more = await say('ver más', { coordinate: abilene, chatToken: answer.chatToken });
    const ids = new Set(found.map(({ id }) => id));
    expect(servicesOf(more).length).toBeGreaterThan(0);
    expect(servicesOf(more).some(({ id }) => ids.has(id))).toBe(false);
  });

  test('only what is open, where that is asked', async () => {
    const answer = await talk(['food pantry in Abilene', 'which are open now?']);
    expect(answer.understood.slots).toMatchObject({ openNow: true, city: 'Abilene' });
    expect(servicesOf(answer).every(({ openStatus }) => openStatus.kind === 'open')).toBe(true);
  });

  test('near me without a place asks for one, and takes the answer', async () => {
    const [asks, goesOn] = [await say('food near me'), await talk(['food near me', 'Sweetwater'])];
    expect(kinds(asks)).toEqual(['TEXT', 'QUICK_REPLIES']);
    expect(servicesOf(goesOn)[0]?.city).toBe('Sweetwater');
  });

  test('a place that was chosen is where the person is', async () => {
    const answer = await say('shelter near me', { location: 'Sweetwater, TX' });
    expect(servicesOf(answer)[0]?.city).toBe('Sweetwater');
  });
});

describe('beds', () => {
  test('for a family tonight: free ones within reach, the nearest first', async () => {
    const answer = await say('i need a bed for my family tonight', { coordinate: abilene });
    expect(answer.understood).toEqual({ intent: 'SHELTER_BEDS', slots: { audience: ['FAMILIES'] } });
    const found = servicesOf(answer);
    expect(kinds(answer)[0]).toBe('GET_SHELTER_AVAILABLE_BEDS');
    expect(found.length).toBeGreaterThan(0);
    for (const { availableBeds, distance, category } of found) {
      expect(availableBeds).toBeGreaterThan(0);
      expect(distance).toBeLessThanOrEqual(60);
      expect(category.some((one) => one === 'ALL' || one === 'FAMILIES')).toBe(true);
    }
    const distances = found.map(({ distance }) => distance ?? 0);
    expect([...distances].sort((a, b) => a - b)).toEqual(distances);
  });

  test('more of them are others, and when all were shown, that is said', async () => {
    const first = await say('beds tonight', { coordinate: abilene });
    const second = await say('see more', { coordinate: abilene, chatToken: first.chatToken });
    const shown = [first, second].flatMap((answer) => servicesOf(answer).map(({ id }) => id));
    expect(second.messages[0]?.kind).toBe('GET_SHELTER_AVAILABLE_BEDS');
    expect(shown.length).toBeGreaterThan(10);
    expect(new Set(shown).size).toBe(shown.length);
    const last = await say('see more', { coordinate: abilene, chatToken: second.chatToken });
    expect(words(last)).toMatch(/^That is all I found near you/);
  });

  test('of one shelter', async () => {
    const answer = await say('how many beds does Lantern House have?');
    expect(kinds(answer)[0]).toBe('ASK_SERVICE_BED_AVAILABLE');
    expect(words(answer)).toMatch(/Lantern House: 5 beds are free of 20/);
  });
});

describe('one service', () => {
  test('what one asks before going there is told in its own words, or it is said that it tells nothing', async () => {
    const { chatToken } = await say('tell me about Porchlight Night Shelter');
    const dog = await say('Will they let me come with my dog?', { chatToken });
    expect(dog.understood.intent).toBe('PARTICULAR_SERVICE');
    expect(words(dog)).toContain(
      '“Dogs and cats may sleep in the pet room.” Call and ask before you go: (325) 555-0142.',
    );
    const bus = await say('¿pasa el camión por ahí?', { chatToken });
    expect(words(bus)).toContain('Porchlight Night Shelter no me dice nada sobre autobuses');
    expect(servicesOf(bus)).toHaveLength(1);
    const named = await say('do i need an id at Cedar Street Noon Meal?');
    expect(words(named)).toContain('“No ticket, no ID, no questions.”');
  });

  test('its hours on a day, and the follow-ups', async () => {
    const first = await say('is Cisco Community Supper open on Wednesday?');
    expect(kinds(first)[0]).toBe('ASK_SERVICE_SCHEDULE');
    expect(words(first)).toMatch(/^Cisco Community Supper is (open|closed)/);
    const far = await say('how far is it?', { chatToken: first.chatToken, coordinate: abilene });
    expect(kinds(far)[0]).toBe('ASK_DISTANCE_SERVICE');
    expect(words(far)).toMatch(/Cisco Community Supper is \d+(\.\d)? miles away/);
    const tomorrow = await say('¿y mañana?', { chatToken: first.chatToken });
    expect(tomorrow).toMatchObject({
      language: 'es',
      understood: { intent: 'SERVICE_SCHEDULE', slots: { topic: 'TOMORROW' } },
    });
    expect(words(tomorrow)).toContain('mañana');
  });

  test('how far it is, not knowing from where', async () => {
    expect(words(await say('how far is Lantern House'))).toContain('I do not know where you are');
  });

  test('the second of those shown', async () => {
    const list = await say('food pantry in Abilene');
    const second = await say('the second one', { chatToken: list.chatToken });
    expect(servicesOf(second).map(({ id }) => id)).toEqual([servicesOf(list)[1]?.id]);
  });

  test.each(['¿y mañana?', 'telefono', 'phone number?', 'and on Sunday?'])(
    '“%s” after a list asks which one is meant, by name',
    async (follow) => {
      const list = await say('food pantry in Abilene');
      const answer = await say(follow, { chatToken: list.chatToken });
      expect(kinds(answer)).toEqual(['ASK_PARTICULAR_SERVICE', 'QUICK_REPLIES']);
      expect(answer.messages.flatMap(({ replies = [] }) => replies)).toContain(servicesOf(list)[0]?.name);
    },
  );

  test('which one, where several are called so', async () => {
    const answer = await say('love and care ministries');
    expect(kinds(answer)).toEqual(['ASK_PARTICULAR_SERVICE', 'QUICK_REPLIES']);
    expect(answer.understood.slots.serviceIds?.length).toBeGreaterThan(1);
  });

  test('where the address is secret, it stays so', async () => {
    const answer = await say('tell me about Lantern House', { coordinate: abilene });
    expect(servicesOf(answer)[0]).toMatchObject({ isAddressConfidential: true, address1: '', location: null });
  });
});

describe('danger', () => {
  test.each([
    ['i want to kill myself', 'SUICIDE', ['911', '988']],
    ['mi esposo me pega', 'VIOLENCE', ['911', '1-800-799-7233']],
    ['my baby drank bleach', 'POISON', ['911', '1-800-222-1222']],
    ['i was raped', 'SEXUAL_ASSAULT', ['911', '1-800-656-4673']],
  ])('"%s" is answered with numbers before anything else', async (query, kind, phones) => {
    const answer = await say(query);
    expect(answer.understood).toEqual({ intent: 'EMERGENCY', slots: { kind } });
    expect(kinds(answer)).toEqual(['CRISIS_LINES_LIST']);
    expect(linesOf(answer).slice(0, 2)).toEqual(phones);
    expect(words(answer)).toContain('911');
  });

  test('does not make it forget what was spoken of', async () => {
    const answer = await talk(['food pantry in Abilene', 'my husband hits me', 'see more']);
    expect(answer.understood).toMatchObject({ intent: 'LIST_SERVICES', slots: { city: 'Abilene' } });
  });
});

test('the weather, where none is configured, is the sun in the zone of the place', async () => {
  const answer = await say('what is the weather in Snyder');
  expect(kinds(answer)[0]).toBe('WEATHER');
  expect(words(answer)).toContain('no weather service');
  const weather = answer.messages[0]?.weather;
  expect(weather).toMatchObject({ place: 'Snyder', timeZone: 'America/Chicago' });
  expect(weather?.sunrise).toMatch(/^2026-11-18T13:1\d/);
  expect(weather?.sunset).toMatch(/^2026-11-18T23:4\d/);
});

test('a question of the FAQ page is answered from it', async () => {
  const answer = await say('¿aceptan perros en los albergues?');
  expect(answer.understood).toEqual({ intent: 'FAQ', slots: { topic: 'puedo-llevar-mi-mascota-a-un-albergue' } });
  expect(words(answer)).toContain('perreras');
});

describe('whatever is sent', () => {
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
  ])('%j is answered kindly', async (query) => {
    const answer = await say(query);
    expect(answer.messages.length).toBeGreaterThan(0);
    expect(words(answer)).not.toBe('');
  });

  test('a lost token starts afresh, with another', async () => {
    const answer = await say('the second one', { chatToken: 'lost' });
    expect(answer.chatToken).not.toBe('lost');
  });

  test('a malformed coordinate is refused', async () => {
    const { status, body } = await testCaller(server)('POST /bot/query', {
      body: { query: 'Hi', coordinate: '99|999' },
    });
    expect([status, body.key]).toEqual([400, 'VALIDATION']);
  });

  test('too much from one conversation is refused for a while', async () => {
    const { chatToken } = await say('food');
    const call = testCaller(server);
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++)
      statuses.push((await call('POST /bot/query', { body: { query: 'Hi', chatToken } })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });
});

test('another server process goes on with the conversation', async () => {
  const other = await startTestApp({ at, beside: server });
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

describe('what is kept', () => {
  const rows = async () => (await server.database.pool.query('SELECT * FROM conversations')).rows;

  test('is what was meant: neither words, nor coordinates, nor the token', async () => {
    await server.database.pool.query('DELETE FROM conversations');
    const { chatToken } = await say('my name is Xaviera and i need insulin', { coordinate: '32.4512|-99.7312' });
    const kept = JSON.stringify(await rows());
    expect(kept).not.toMatch(/xaviera|32\.45|99\.73/i);
    expect(kept).not.toContain(chatToken);
  });

  test('is nothing, where nothing but a greeting was said', async () => {
    await server.database.pool.query('DELETE FROM conversations');
    await say('Hi');
    expect(await rows()).toEqual([]);
  });

  test('is forgotten after a day', async () => {
    await say('food');
    const conversations = new ChatRepository(server.database.db);
    await conversations.purgeExpired(Temporal.Instant.from(at).add({ hours: 23 }));
    expect((await rows()).length).toBeGreaterThan(0);
    await conversations.purgeExpired(Temporal.Instant.from(at).add({ hours: 25 }));
    expect(await rows()).toEqual([]);
  });
});
