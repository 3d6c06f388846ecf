import type { ChatAnswer, ChatMessage } from '@amparo/domain/chatbot/chatMessage.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { deleteExpiredConversations } from './chatRepository.ts';

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
  test('lists food services, three at a time, in the person’s language', async () => {
    const answer = await say('tengo hambre', { coordinate: abilene });
    expect(answer).toMatchObject({ language: 'es', understood: { intent: 'LIST_SERVICES', slots: { type: 'FOOD' } } });
    expect(kinds(answer)).toEqual(['SERVICES_LIST', 'QUICK_REPLIES']);
    const found = servicesOf(answer);
    expect(found).toHaveLength(3);
    expect(found.every(({ type }) => type.includes('FOOD'))).toBe(true);
    expect(found[0]?.distance).toBeLessThan(10);
    const more = await say('ver más', { coordinate: abilene, chatToken: answer.chatToken });
    const ids = new Set(found.map(({ id }) => id));
    expect(servicesOf(more).length).toBeGreaterThan(0);
    expect(servicesOf(more).some(({ id }) => ids.has(id))).toBe(false);
  });

  test('lists only open services on request', async () => {
    const answer = await talk(['food pantry in Abilene', 'which are open now?']);
    expect(answer.understood.slots).toMatchObject({ openNow: true, city: 'Abilene' });
    expect(servicesOf(answer).every(({ openStatus }) => openStatus.kind === 'open')).toBe(true);
  });

  test('asks for a place if "near me" has none, and uses the answer', async () => {
    const [asks, goesOn] = [await say('food near me'), await talk(['food near me', 'Sweetwater'])];
    expect(kinds(asks)).toEqual(['TEXT', 'QUICK_REPLIES']);
    expect(servicesOf(goesOn)[0]?.city).toBe('Sweetwater');
  });

  test('uses the chosen place as the person’s position', async () => {
    const answer = await say('shelter near me', { location: 'Sweetwater, TX' });
    expect(servicesOf(answer)[0]?.city).toBe('Sweetwater');
  });
});

describe('beds', () => {
  test('lists free beds for a family nearby, nearest first', async () => {
    const answer = await say('i need a bed for my family tonight', { coordinate: abilene });
    expect(answer.understood).toMatchObject({ intent: 'SHELTER_BEDS', slots: { audience: ['FAMILIES'] } });
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

  test('"more" lists other shelters, and says when there are no more', async () => {
    let answer = await say('beds tonight', { coordinate: abilene });
    const { chatToken } = answer;
    const total = answer.messages[0]?.total ?? 0;
    const shown = servicesOf(answer).map(({ id }) => id);
    while (shown.length < total) {
      answer = await say('see more', { coordinate: abilene, chatToken });
      expect(answer.messages[0]?.kind).toBe('GET_SHELTER_AVAILABLE_BEDS');
      shown.push(...servicesOf(answer).map(({ id }) => id));
    }
    expect(total).toBeGreaterThan(3);
    expect(new Set(shown).size).toBe(total);
    expect(words(await say('see more', { coordinate: abilene, chatToken }))).toMatch(/^That is all I found near you/);
  });

  test('answers about one shelter', async () => {
    const answer = await say('how many beds does Lantern House have?');
    expect(kinds(answer)[0]).toBe('ASK_SERVICE_BED_AVAILABLE');
    expect(words(answer)).toMatch(/Lantern House: 5 beds are free of 20/);
  });
});

describe('one service', () => {
  test('quotes the service about details, or says that it gives no information', async () => {
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

  test('answers the hours of a day, with follow-up replies', async () => {
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

  test.each([
    [23, 'Call first: a bed is not held for you.'],
    [25, 'That number is more than a day old.'],
  ])('says of a bed count of %i hours ago: “%s”', async (hours, text) => {
    const bedsUpdatedAt = Temporal.Instant.from(at).subtract({ hours }).toString();
    const { db } = server.database;
    await db.updateTable('services').set({ bedsUpdatedAt }).where('name', '=', 'Lantern House').execute();
    expect(words(await say('how many beds does Lantern House have?'))).toContain(text);
  });

  test('of an unknown place, asks which of the nearest places of its kind is meant', async () => {
    const asks = await say('how far is the clinic', { coordinate: abilene });
    expect(kinds(asks)).toEqual(['ASK_PARTICULAR_SERVICE', 'QUICK_REPLIES']);
    expect(asks.understood.intent).toBe('SERVICE_DISTANCE');
    const clinics = servicesOf(asks);
    expect(clinics.every(({ type }) => type.includes('HEALTH'))).toBe(true);
    expect(asks.messages[1]?.replies).toEqual(clinics.map(({ name }) => name));
    const answer = await say(clinics[1]?.name, { coordinate: abilene, chatToken: asks.chatToken });
    expect(answer.understood.intent).toBe('SERVICE_DISTANCE');
    expect(words(answer)).toMatch(/Address: /);
  });

  test.each([
    ['the hours of Lantern House are wrong', 'en', /^Lantern House.*Something is wrong here/],
    ['el horario de Lantern House está mal', 'es', /^Lantern House.*Algo está mal aquí/],
    ['the phone number of Lantern House is wrong', 'en', /Phone: \(325\) 555-01\d\d\..*Something is wrong here/],
  ])('“%s” shows them, and offers to report it', async (query, language, text) => {
    const answer = await say(query);
    const [service] = servicesOf(answer);
    expect([answer.language, service?.name, answer.messages[0]?.report]).toEqual([
      language,
      'Lantern House',
      service?.id,
    ]);
    expect(words(answer)).toMatch(text);
  });

  test('answers a question about distance without a position', async () => {
    expect(words(await say('how far is Lantern House'))).toContain('I do not know where you are');
  });

  test('understands "the second one"', async () => {
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

  test('asks which one if several services have the name', async () => {
    const answer = await say('love and care ministries');
    expect(kinds(answer)).toEqual(['ASK_PARTICULAR_SERVICE', 'QUICK_REPLIES']);
    expect(answer.understood.slots.serviceIds?.length).toBeGreaterThan(1);
  });

  test.each([
    ['phone number for the windmill', 'Windmill Pantry of Nolan County', /Phone: \(325\) 555-01\d\d\./],
    ['cuál es el teléfono del windmill', 'Windmill Pantry of Nolan County', /Teléfono: \(325\) 555-01\d\d\./],
    ['directions to the mission on pine', 'Presbyterian Medical Care Mission', /Address: 1857 Pine Street, Abilene\./],
    ['a que hora abre el lantern house', 'Lantern House', /^Lantern House/],
    ['is bobs open', 'Breakfast on Beech Street (BOBS)', /^Breakfast on Beech Street/],
  ])('“%s” is about %s', async (query, name, text) => {
    const answer = await say(query);
    expect(servicesOf(answer).map((service) => service.name)).toEqual([name]);
    expect(words(answer)).toMatch(text);
  });

  test.each([
    ['windmill', 'Windmill Pantry of Nolan County'],
    ['the mission on pine', 'Presbyterian Medical Care Mission'],
    ['bobs', 'Breakfast on Beech Street (BOBS)'],
    ['a que hora abre el lantern house', 'Lantern House'],
    ['sweetwater night lodge', 'Lantern House'],
    ['rural rides', 'Big Country Rural Rides'],
    ['lwck', 'Lone Wolf Creek Kitchen'],
  ])('a search for “%s” lists %s first, also if others are nearer', async (q, name) => {
    const search = `GET /services?q=${encodeURIComponent(q)}&nearCoordinate=${abilene.split('|').toReversed().join('|')}`;
    const { body } = await testCaller(server)(search);
    expect(body.data[0]?.name).toBe(name);
  });

  test('asks the question again of the place that is chosen', async () => {
    const asks = await say('is love and care open on friday?');
    const answer = await say('Love & Care Ministries – Clyde', { chatToken: asks.chatToken });
    expect(answer.understood).toMatchObject({ intent: 'SERVICE_SCHEDULE', slots: { topic: 'FRIDAY' } });
    expect(servicesOf(answer).map(({ name }) => name)).toEqual(['Love & Care Ministries – Clyde']);
  });

  test('does not reveal a confidential address', async () => {
    const answer = await say('tell me about Lantern House', { coordinate: abilene });
    expect(servicesOf(answer)[0]).toMatchObject({ isAddressConfidential: true, address1: '', location: null });
  });
});

/** A message between an ordinary one and a clear danger. */
const possible = { text: 'domestic violence shelter', phone: '1-800-799-7233' };

describe('danger', () => {
  test.each([
    ['i want to kill myself', 'SUICIDE', ['911', '988']],
    ['mi esposo me pega', 'VIOLENCE', ['911', '1-800-799-7233']],
    ['my baby drank bleach', 'POISON', ['911', '1-800-222-1222']],
    ['i was raped', 'SEXUAL_ASSAULT', ['911', '1-800-656-4673']],
  ])('answers "%s" with phone numbers first', async (query, kind, phones) => {
    const answer = await say(query);
    expect(answer.understood).toMatchObject({ intent: 'EMERGENCY', slots: { kind }, danger: { level: 'certain' } });
    expect(answer.understood.danger.kinds[0]).toBe(kind);
    expect(kinds(answer)).toEqual(['CRISIS_LINES_LIST']);
    expect(linesOf(answer).slice(0, 2)).toEqual(phones);
    expect(words(answer)).toContain('911');
  });

  test('brings the lines of all kinds of danger in a message', async () => {
    const answer = await say('he has a gun and says he will kill me, and i want to die');
    expect(linesOf(answer)).toEqual(expect.arrayContaining(['911', '988', '1-800-799-7233']));
  });

  test('answers a request that may tell of a danger, below one line with 911 and the line of its kind', async () => {
    const answer = await say(possible.text);
    expect(answer.understood.danger.level).toBe('possible');
    const [hint, ...rest] = answer.messages;
    expect(hint).toMatchObject({ kind: 'TEXT', text: 'Are you in danger?' });
    expect(hint?.crisisLines?.map(({ phone }) => phone)).toEqual(['911', possible.phone]);
    expect(rest.map(({ kind }) => kind)).not.toEqual([]);
  });

  test('the search box finds the same danger', async () => {
    const search = async (q: string) => (await testCaller(server)(`GET /services?q=${encodeURIComponent(q)}`)).body;
    expect(await search('mi esposo me pega')).toMatchObject({
      danger: { level: 'certain' },
      emergency: { kind: 'VIOLENCE', language: 'es' },
    });
    const hinted = await search(possible.text);
    expect(hinted).toMatchObject({ danger: { level: 'possible' }, dangerHint: { language: 'en' } });
    expect(hinted.emergency).toBeUndefined();
    expect(await search('food')).toMatchObject({ danger: { level: 'none', kinds: [] } });
  });

  test('keeps the topic of the conversation', async () => {
    const answer = await talk(['food pantry in Abilene', 'my husband hits me', 'see more']);
    expect(answer.understood).toMatchObject({ intent: 'LIST_SERVICES', slots: { city: 'Abilene' } });
  });
});

test('without a weather service, answers with sunrise and sunset in the place’s time zone', async () => {
  const answer = await say('what is the weather in Snyder');
  expect(kinds(answer)[0]).toBe('WEATHER');
  expect(words(answer)).toContain('no weather service');
  const weather = answer.messages[0]?.weather;
  expect(weather).toMatchObject({ place: 'Snyder', timeZone: 'America/Chicago' });
  expect(weather?.sunrise).toMatch(/^2026-11-18T13:1\d/);
  expect(weather?.sunset).toMatch(/^2026-11-18T23:4\d/);
});

test('answers a question from the FAQ page', async () => {
  const answer = await say('¿aceptan perros en los albergues?');
  expect(answer.understood).toEqual({
    intent: 'FAQ',
    slots: { topic: 'puedo-llevar-mi-mascota-a-un-albergue' },
    danger: { level: 'none', kinds: [] },
  });
  expect(words(answer)).toContain('perreras');
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
    expect(words(answer)).not.toBe('');
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
    const { status, body } = await testCaller(server)('POST /bot/query', { body: { query: 'Hi', ...sent } });
    expect([status, body.errors]).toEqual([400, errors]);
  });

  test('limits the messages of one conversation', async () => {
    const { chatToken } = await say('food');
    const call = testCaller(server);
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
    const call = testCaller(server);
    const say = (query: string) => call('POST /bot/query', { body: { query }, from: '192.0.2.20' });
    expect((await say('Hi')).headers['x-ratelimit-limit']).toBe('600');
    await server.database.pool.query(
      "UPDATE rate_limits SET points = 600 WHERE key LIKE 'POST /bot/query%' AND points = 1",
    );
    const refused = await say('Hi');
    expect(refused.status).toBe(429);
    for (const number of ['911', '988', '2-1-1']) expect(refused.body.message).toContain(number);
    expect((await say('i want to kill myself')).status).toBe(200);
  });

  test('one busy conversation does not use up the limit of a shared network', async () => {
    const call = testCaller(server);
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

describe('what is stored', () => {
  const rows = async () => (await server.database.pool.query('SELECT * FROM conversations')).rows;

  test('stores the meaning, but not the words, coordinates or token', async () => {
    await server.database.pool.query('DELETE FROM conversations');
    const { chatToken } = await say('my name is Xaviera and i need insulin', { coordinate: '32.4512|-99.7312' });
    const kept = JSON.stringify(await rows());
    expect(kept).not.toMatch(/xaviera|32\.45|99\.73/i);
    expect(kept).not.toContain(chatToken);
  });

  test('stores nothing for a greeting', async () => {
    await server.database.pool.query('DELETE FROM conversations');
    await say('Hi');
    expect(await rows()).toEqual([]);
  });

  test('is purged after a day', async () => {
    await say('food');
    await deleteExpiredConversations(server.database.db, Temporal.Instant.from(at).add({ hours: 23 }));
    expect((await rows()).length).toBeGreaterThan(0);
    await deleteExpiredConversations(server.database.db, Temporal.Instant.from(at).add({ hours: 25 }));
    expect(await rows()).toEqual([]);
  });
});
