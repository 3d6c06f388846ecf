import { randomUUIDv7 } from 'node:crypto';
import type { ChatAnswer } from '@amparo/domain/chatbot/chatMessage.ts';
import { DeviceApi } from '@amparo/domain/offline/deviceApi.ts';
import type { DeviceService } from '@amparo/domain/offline/deviceService.ts';
import { packServices, unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatTexts, dangerTexts } from '../features/chatbot/chatTexts.ts';
import { readOfflineContent } from './offlineContent.ts';
import { readRegionProfile } from './region/regionFolder.ts';
import { deviceInMemory } from './test-kit/deviceInMemory.ts';
import { startTestApp, type TestApp } from './test-kit/testApp.ts';
import { testRegion } from './test-kit/testRegion.ts';

const at = '2026-11-18T16:00:00Z';

let server: TestApp;
let device: DeviceApi;
/** It has only one county. */
let taylorDevice: DeviceApi;
let services: readonly DeviceService[];
beforeAll(async () => {
  server = await startTestApp({ at });
  for (const [title, counties] of Object.entries({ everywhere: [], Taylor: ['Taylor'], Jones: ['Jones'] })) {
    const notice = { id: randomUUIDv7(), title, text: 'Call 2-1-1.', counties, lastDay: '2026-11-18' };
    await server.database.db.insertInto('regionalNotices').values(notice).execute();
  }
  for (const title of ['Where to sleep tonight', 'Papers']) {
    const guide = { id: randomUUIDv7(), slug: title.toLowerCase(), title, content: '<p>Call.</p>', isPublished: true };
    await server.database.db.insertInto('guides').values(guide).execute();
  }
  const content = await readOfflineContent(server.app, await readRegionProfile(testRegion));
  services = content.services;
  // As the device receives it.
  const packed = unpackServices(packServices(services));
  const stored = packed.map((service, n) => ({ ...service, likes: services[n]!.likes }));
  const parts = JSON.parse(JSON.stringify(content.parts));
  const isHidden = async (id: string) => id === hiddenId;
  const data = { ...deviceInMemory(stored), parts, isHidden };
  device = new DeviceApi({ ...data, counties: null }, { chatTexts, dangerTexts });
  taylorDevice = new DeviceApi({ ...data, counties: ['Taylor'] }, { chatTexts, dangerTexts });
});
afterAll(() => server.close());

const hiddenId = '00000000-0000-4000-8000-000000000001';
const newId = '00000000-0000-4000-8000-000000000002';
const here = '-99.733|32.449';

/** Instants on the device have microseconds, and those of the API milliseconds. */
const comparable = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer).replaceAll(/(T\d\d:\d\d:\d\d\.\d{3})\d{0,3}Z/g, '$1Z')) as unknown;

async function askDevice(
  method: 'GET' | 'POST',
  address: string,
  body?: unknown,
  asked: DeviceApi = device,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const query = Object.fromEntries(searchParams);
  const path = decodeURIComponent(pathname);
  return asked.answer({ method, path, query, body }, Temporal.Instant.from(at));
}

test.each([
  '/services?limit=0',
  '/services?type=FOOD&skip=5&limit=7',
  `/services?sort=distance&nearCoordinate=${here}&limit=0`,
  `/services?q=food+near+me&currentCoordinate=${here}`,
  '/services?q=diapres',
  '/services?q=open+tonight&category=VETERANS',
  '/services?isOpen=true&type=SHELTER',
  '/services?q=I+want+to+die',
  '/services?q=my+husband+hits+me',
  '/services?q=quiero+morir',
  '/services?q=anxiety+counseling',
  '/services?isCriticalHeader=true',
  '/services/towns',
  '/crisis-lines?limit=0',
  '/guides',
  '/guides?q=shelter',
  '/guides/papers',
  '/regional-notices',
  '/regional-notices?county=Taylor',
  '/regional-notices?currentCoordinate=-99.733|32.449',
  '/liaisons?limit=0',
  '/liaisons?county=Shackleford&limit=0',
  '/regions?limit=0',
  '/units?limit=0',
  '/static-pages/TERMS_ES',
  '/places/map',
  `/places/reverse?coordinate=${here}`,
])('a device answers as the server does: %s', async (address) => {
  const { status, body } = await server.ask(`/api${address}`);
  expect(status).toBe(200);
  expect(comparable(await askDevice('GET', address))).toEqual(comparable(body));
});

test('each service has the same page', async () => {
  for (const { id } of services) {
    const address = `/services/${id}?currentCoordinate=${here}`;
    expect(comparable(await askDevice('GET', address))).toEqual(comparable((await server.ask(`/api${address}`)).body));
  }
});

test.each([
  ['/services?county=Nolan,jones', false],
  ['/services?county=Nolan,taylor', true],
  ['/services?type=FOOD', true],
  ['/services/towns', false],
])('a device with the services of one county does not claim that others have none: %s', async (address, isAnswered) => {
  expect((await askDevice('GET', address, undefined, taylorDevice)) !== null).toBe(isAnswered);
});

test('a place is found by its name', async () => {
  const keyword = { keyword: 'abil' };
  const { body } = await server.ask('/api/services/search-city-or-zip', { method: 'POST', payload: keyword });
  expect(await askDevice('POST', '/services/search-city-or-zip', keyword)).toEqual(body);
});

/** The conversation of a token belongs to the server or to the device. */
const withoutToken = ({ chatToken: _token, ...answer }: ChatAnswer) => comparable(answer);

interface Say {
  query: string;
  coordinate?: string;
  language?: string;
  change?: string;
  chatToken?: string;
}

async function sayToServer(message: Say): Promise<ChatAnswer> {
  const { status, body } = await server.ask('/api/bot/query', { method: 'POST', payload: message });
  expect(status).toBe(200);
  return body.data;
}

async function sayToDevice(message: Say): Promise<ChatAnswer> {
  return ((await askDevice('POST', '/bot/query', message)) as { data: ChatAnswer }).data;
}

const abilene = '32.449|-99.733';

test.each<Say[]>([
  [{ query: 'Hi' }],
  [
    { query: 'i need food' },
    { query: 'Abilene' },
    { query: 'see more' },
    { query: 'is the second one open on sunday?' },
  ],
  [
    { query: 'tengo hambre', coordinate: abilene },
    { query: '¿cuáles están abiertos ahora?', coordinate: abilene },
  ],
  [
    { query: 'a bed for tonight for a mother with two kids', coordinate: abilene },
    { query: 'x', change: 'AUDIENCE' },
  ],
  [{ query: 'free beds tonight near sweetwater' }, { query: 'how many beds are left at the first one?' }],
  [{ query: 'tell me about Porchlight Night Shelter' }, { query: 'can I bring my dog?' }, { query: 'how far is it?' }],
  [{ query: 'a dentist who speaks spanish in abilene' }],
  [{ query: 'diapres' }],
  [{ query: 'the hours of the food bank are wrong' }],
  [{ query: 'do i need an id?' }],
  [{ query: 'clinic open saturday morning', coordinate: abilene }],
  [{ query: 'I want to die' }],
  [{ query: 'quiero morir' }, { query: 'comida' }],
  [{ query: 'my husband hits me and i need a place to stay' }],
  [{ query: 'crisis lines' }],
  [{ query: 'what is the capital of France?' }],
  [{ query: '¿qué puedes hacer?', language: 'es' }],
])('the chat of a device answers as that of the server does: %j', async (...messages) => {
  let [onServer, onDevice]: (string | undefined)[] = [];
  for (const message of messages) {
    const expected = await sayToServer({ ...message, chatToken: onServer });
    const answer = await sayToDevice({ ...message, chatToken: onDevice });
    expect(withoutToken(answer)).toEqual(withoutToken(expected));
    onServer = expected.chatToken;
    onDevice = answer.chatToken;
  }
});

test('the chat of a device says that the weather needs a network', async () => {
  const { messages } = await sayToDevice({ query: 'how is the weather in abilene?' });
  expect(messages[0]).toMatchObject({ kind: 'WEATHER', text: expect.stringContaining('without a network') });
  const spanish = await sayToDevice({ query: '¿cómo está el clima en Abilene?' });
  expect(spanish.messages[0]?.text).toContain('Sin red');
});

test('the server continues a conversation that began without a network, and answers with a token of its own', async () => {
  const begun = await sayToDevice({ query: 'food pantries in abilene' });
  const second = begun.messages.flatMap((message) => message.services ?? [])[1]!;
  const answer = await sayToServer({ query: 'is the second one open?', chatToken: begun.chatToken });
  expect(answer.messages[0]).toMatchObject({ kind: 'ASK_SERVICE_SCHEDULE', services: [{ id: second.id }] });
  expect(answer.chatToken).not.toBe(begun.chatToken);
  const next = await sayToServer({ query: 'how far is it?', chatToken: answer.chatToken });
  expect(next.messages[0]).toMatchObject({ services: [{ id: second.id }] });
});

test('a token of the server starts a new conversation on a device', async () => {
  const begun = await sayToServer({ query: 'food pantries in abilene' });
  const answer = await sayToDevice({ query: 'the second one', chatToken: begun.chatToken });
  expect(answer.messages.flatMap((message) => message.services ?? [])).toEqual([]);
});

test.each([
  '/regional-notices?isOver=true',
  '/guides?isAll=true',
  ...['/services/beds', '/auth/profile', '/directions', '/feedbacks', '/services?limit=many'],
  // Signed-in people have other services in these lists than guests.
  ...['/services?isManaged=true', `/services?user=${newId}`, '/services?isApproved=false'],
  ...['/services?isWaiting=true', '/services?problem=NO_PHONE', '/services?unconfirmedMonths=6'],
  '/services?q=maria&search=name,userEmail',
  // Devices have whole directories.
  ...['/regions', '/crisis-lines?q=veterans&limit=0', '/liaisons?q=taylor&limit=0', '/units?limit=0&skip=5'],
  ...[`/units?region=${newId}&limit=0`, '/units?populate=region&limit=0'],
])('only the server answers %s', async (address) => {
  expect(await askDevice('GET', address)).toBeNull();
});

test('only the server answers for the managers of a service', async () => {
  expect(await askDevice('GET', `/services/${services[0]!.id}?populate=managedUsers`)).toBeNull();
});

test('a hidden service is not found, and one that the device does not know may be newer than its data', async () => {
  await expect(askDevice('GET', `/services/${hiddenId}`)).rejects.toMatchObject({ key: 'NOT_FOUND' });
  expect(await askDevice('GET', `/services/${newId}`)).toBeNull();
});
