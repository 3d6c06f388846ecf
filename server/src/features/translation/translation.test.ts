import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { type FakeService, startFakeService } from '../../http/external/fakeExternalService.ts';
import { logging } from '../../http/logging.ts';
import { chooseTranslator } from '../../translator/chooseTranslator.ts';

const lines: string[] = [];
const log = pino({ ...logging, level: 'trace' }, { write: (line: string) => void lines.push(line) });

let outside: FakeService;
let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string;
beforeAll(async () => {
  outside = await startFakeService();
  const translator = chooseTranslator({ kind: 'deepl', key: 'a key of the sample', url: outside.origin })!;
  server = await startTestApp({ hasSampleData: false, log, translator });
  call = testCaller(server);
  const body = { email: 'ana@example.org', password: 'open sesame', displayName: 'Ana' };
  token = (await call('POST /auth/sign-up', { body })).body.data.token;
});
afterAll(async () => {
  await server.close();
  await outside.close();
});
beforeEach(() => {
  outside.requests.length = 0;
  outside.reply = { body: { translations: [{ text: ' Comidas calientes ' }] } };
});

const text = 'Hot meals';
const translate = (body: object) => call('POST /common/translate', { token, body });

test('translates a text for a signed-in person', async () => {
  const { status, body } = await translate({ source: 'en', target: 'es', text: ` ${text} ` });
  expect([status, body]).toEqual([200, { data: { translatedText: 'Comidas calientes' } }]);
  expect(JSON.parse(outside.requests[0]!.body)).toMatchObject({ text: [text] });
  expect((await call('POST /common/translate', { body: { source: 'en', target: 'es', text } })).status).toBe(401);
});

test('reports whether a translator is configured', async () => {
  expect((await call('GET /common/translator', { token })).body).toEqual({ data: { isConfigured: true } });
});

test('returns the text unchanged if both languages are the same', async () => {
  expect((await translate({ source: 'es', target: 'es', text })).body).toEqual({ data: { translatedText: text } });
  expect(outside.requests).toEqual([]);
});

test.each([
  [{ source: 'en', target: 'de', text }, { target: 'NOT_ONE_OF' }],
  [{ source: 'en', target: 'es', text: ' ' }, { text: 'REQUIRED' }],
  [{ source: 'en', target: 'es' }, { text: 'REQUIRED' }],
  [{ source: 'en', target: 'es', text: 'a'.repeat(2001) }, { text: 'TOO_LONG' }],
])('refuses %j', async (body, errors) => {
  expect(await translate(body)).toMatchObject({ status: 400, body: { key: 'VALIDATION', errors } });
  expect(outside.requests).toEqual([]);
});

test('answers with an error if the translator fails, and does not log the text', async () => {
  outside.reply = { status: 456, body: { message: 'Quota exceeded' } };
  const { status, body, headers } = await translate({ source: 'en', target: 'es', text });
  expect([status, body.key, headers['retry-after']]).toEqual([503, 'TRANSLATOR_UNAVAILABLE', '5']);
  const logged = lines.join('');
  expect(logged).toContain('STATUS_456');
  expect(logged).not.toMatch(/meals|Comidas|a key of the sample|Quota/);
});
