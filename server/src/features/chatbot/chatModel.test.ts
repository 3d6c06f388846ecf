import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { openAiModel } from '../../chat-model/openAiModel.ts';
import { type FakeService, startFakeService } from '../../http/external/fakeExternalService.ts';
import { type Say, sendMessage } from './testChat.ts';

let outside: FakeService;
let server: TestApp;

beforeAll(async () => {
  outside = await startFakeService();
  const chatModel = openAiModel({ url: outside.origin, name: 'small', key: undefined });
  server = await startTestApp({ at: '2026-11-18T18:00:00Z', chatModel });
});
afterAll(async () => {
  await server.close();
  await outside.close();
});
beforeEach(() => {
  outside.requests.length = 0;
});

const says = (content: object) => ({ body: { choices: [{ message: { content: JSON.stringify(content) } }] } });

const say: Say = (query, more) => sendMessage(server, query, more);

/** A message that the rules do not understand. */
const strange = 'flumoxed quibble zant';

test('interprets messages that the rules do not; the answer comes from the database', async () => {
  outside.reply = says({ intent: 'LIST_SERVICES', slots: { type: 'FOOD', city: 'Sweetwater' } });
  const answer = await say(strange, { coordinate: '32.449|-99.733', chatToken: 'lost' });
  expect(answer.understood).toMatchObject({ intent: 'LIST_SERVICES', slots: { type: 'FOOD', city: 'Sweetwater' } });
  const [list] = answer.messages;
  expect(list?.kind).toBe('SERVICES_LIST');
  expect(list?.services?.every(({ type }) => type.includes('FOOD'))).toBe(true);
  // The model receives neither the person nor the position.
  expect(outside.requests).toHaveLength(1);
  expect(outside.requests[0]?.body).not.toMatch(/32\.4|99\.7|lost/);
  const more = await say('see more', { chatToken: answer.chatToken });
  expect(more.understood.slots).toMatchObject({ type: 'FOOD', city: 'Sweetwater' });
});

test('uses the place of the conversation, never one from the model', async () => {
  const { chatToken } = await say('tell me about Lantern House');
  outside.reply = says({ intent: 'SERVICE_BEDS', slots: {} });
  const answer = await say(strange, { chatToken });
  expect(answer.messages[0]).toMatchObject({ kind: 'ASK_SERVICE_BED_AVAILABLE' });
  expect((await say(strange)).understood.intent).toBe('OUT_OF_SCOPE');
});

test.each(['my husband hits me', 'quiero morir', 'food in Abilene', 'Hi', 'thank you', '😀🔥', ''])(
  '%j is understood without the model and never sent to it',
  async (query) => {
    outside.reply = says({ intent: 'OUT_OF_SCOPE', slots: {} });
    const answer = await say(query);
    expect(outside.requests).toEqual([]);
    expect(answer.messages.length).toBeGreaterThan(0);
  },
);

test('answers a danger that the model detects with phone numbers', async () => {
  outside.reply = says({ intent: 'EMERGENCY', slots: { kind: 'POISON' } });
  const answer = await say(strange);
  expect(answer.messages.map(({ kind }) => kind)).toEqual(['CRISIS_LINES_LIST']);
  expect(answer.understood.danger).toEqual({ level: 'certain', kinds: ['POISON'] });
});

test.each([
  ['gives an invalid answer', says({ intent: 'LIST_SERVICES', slots: { type: 'PIZZA' } })],
  ['gives an incomplete answer', says({ intent: 'LIST_SERVICES', slots: {} })],
  ['answers 500', { status: 500, body: {} }],
  ['answers garbage', 'garbage'],
  ['does not answer', 'slow'],
] as const)('if the model %s, the rules answer', async (_what, reply) => {
  outside.reply = reply as FakeService['reply'];
  const answer = await say(strange);
  expect(outside.requests).toHaveLength(1);
  expect(answer.understood).toMatchObject({ intent: 'OUT_OF_SCOPE', slots: {} });
  expect(answer.messages.map(({ kind }) => kind)).toEqual(['TEXT', 'QUICK_REPLIES']);
});

test('after three failures the rules answer without the model, and still detect danger', async () => {
  const chatModel = openAiModel({ url: outside.origin, name: 'small', key: undefined }, { info() {}, warn() {} });
  const other = await startTestApp({ at: '2026-11-18T18:00:00Z', chatModel });
  const ask = (query: string) => sendMessage(other, query);
  outside.reply = { status: 500, body: {} };
  for (let i = 0; i < 5; i++) expect((await ask(strange)).understood.intent).toBe('OUT_OF_SCOPE');
  expect(outside.requests).toHaveLength(3);
  expect((await ask('my husband hits me')).understood.slots.kind).toBe('VIOLENCE');
  await other.close();
});
