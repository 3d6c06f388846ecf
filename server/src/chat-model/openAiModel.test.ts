import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FakeService, startFakeService } from '../http/external/fakeExternalService.ts';
import { openAiModel } from './openAiModel.ts';

let outside: FakeService;
beforeAll(async () => {
  outside = await startFakeService();
});
afterAll(() => outside.close());
beforeEach(() => {
  outside.requests.length = 0;
});

const says = (content: unknown) => ({
  body: { choices: [{ message: { role: 'assistant', content: JSON.stringify(content) } }] },
});
const make = (key?: string) => openAiModel({ url: `${outside.origin}/v1/`, name: 'small', key });
const list = { intent: 'LIST_SERVICES', slots: { type: 'FOOD', city: 'Abilene' } };

test('sends one sentence in the format of OpenAI and requests JSON', async () => {
  outside.reply = says(list);
  expect(await make('a-key').read('my cupboards are bare')).toEqual(list);
  const { path, headers, body } = outside.requests[0]!;
  const { model, messages, response_format } = JSON.parse(body);
  expect([path, headers.authorization, model]).toEqual(['/v1/chat/completions', 'Bearer a-key', 'small']);
  expect(response_format).toEqual({ type: 'json_object' });
  expect(messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user']);
  expect(messages[1].content).toBe('my cupboards are bare');
});

test('sends no authorization without a key, and only the beginning of a long message', async () => {
  outside.reply = says({ intent: 'HELP' });
  expect(await make().read('x'.repeat(10_000))).toEqual({ intent: 'HELP', slots: {} });
  const { headers, body } = outside.requests[0]!;
  expect(headers.authorization).toBeUndefined();
  expect(JSON.parse(body).messages[1].content).toHaveLength(400);
});

test.each([
  ['an unknown intent', says({ intent: 'BUY_PIZZA', slots: {} }), 'SHAPE'],
  ['an unknown slot', says({ intent: 'HELP', slots: { mood: 'sad' } }), 'SHAPE'],
  ['an unknown value', says({ intent: 'LIST_SERVICES', slots: { type: 'PIZZA' } }), 'SHAPE'],
  ['services of its own', says({ intent: 'PARTICULAR_SERVICE', slots: { serviceIds: [] } }), 'SHAPE'],
  ['an answer', says({ intent: 'HELP', slots: {}, text: 'Call 555-0100' }), 'SHAPE'],
  ['a sentence', { body: { choices: [{ message: { content: 'You could go to Abilene.' } }] } }, 'NO_JSON'],
  ['nothing', { body: { choices: [] } }, 'SHAPE'],
  ['a fault', { status: 500, body: {} }, 'STATUS_500'],
  ['garbage', 'garbage', 'NO_JSON'],
] as const)('refuses %s', async (_what, reply, code) => {
  outside.reply = reply as FakeService['reply'];
  await expect(make().read('my cupboards are bare')).rejects.toMatchObject({ code });
});

test('throws after two seconds without a response', async () => {
  outside.reply = 'slow';
  const before = performance.now();
  await expect(make().read('my cupboards are bare')).rejects.toMatchObject({ code: 'TIMEOUT' });
  expect(performance.now() - before).toBeLessThan(10_000);
});

test('throws if the server is unreachable', async () => {
  const gone = await startFakeService();
  await gone.close();
  const model = openAiModel({ url: gone.origin, name: 'small', key: undefined });
  await expect(model.read('hello')).rejects.toMatchObject({ code: 'UNREACHABLE' });
});

test('pauses for a minute after three failures, then calls the model again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const logged: string[] = [];
  const log = { info: (message: string) => logged.push(message), warn: (message: string) => logged.push(message) };
  const model = openAiModel({ url: outside.origin, name: 'small', key: undefined }, log);
  const read = () => model.read('my cupboards are bare');
  outside.reply = { status: 503, body: {} };
  for (let i = 0; i < 3; i++) await expect(read()).rejects.toMatchObject({ code: 'STATUS_503' });
  outside.reply = says(list);
  await expect(read()).rejects.toMatchObject({ code: 'CIRCUIT_OPEN' });
  expect(outside.requests).toHaveLength(3);
  vi.advanceTimersByTime(60_000);
  expect(await read()).toEqual(list);
  expect(logged).toHaveLength(2);
  expect(logged.join()).not.toContain('cupboards');
  vi.useRealTimers();
});

test('keeps calling a model that returns invalid meanings', async () => {
  const model = make();
  outside.reply = says({ intent: 'BUY_PIZZA' });
  for (let i = 0; i < 4; i++)
    await expect(model.read('my cupboards are bare')).rejects.toMatchObject({ code: 'SHAPE' });
  expect(outside.requests).toHaveLength(4);
});
