import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../http/external/fakeExternalService.ts';
import { chooseTranslator } from './chooseTranslator.ts';
import type { Translation } from './translator.ts';

let outside: FakeService;
beforeAll(async () => {
  outside = await startFakeService();
});
afterAll(() => outside.close());
beforeEach(() => {
  outside.requests.length = 0;
});

const kinds = ['libretranslate', 'google', 'deepl'] as const;
type Kind = (typeof kinds)[number];

const make = (kind: Kind, url = outside.origin, key = 'a key') => chooseTranslator({ kind, url, key })!;
const meals: Translation = { texts: ['Hot meals', 'Adults'], source: 'en', target: 'es', timeoutMs: 400 };
const answerOf = (kind: Kind, texts: string[]) => ({
  body: {
    libretranslate: { translatedText: texts },
    google: { data: { translations: texts.map((translatedText) => ({ translatedText })) } },
    deepl: { translations: texts.map((text) => ({ detected_source_language: 'EN', text })) },
  }[kind],
});

test('returns null without a translator', () => {
  expect(chooseTranslator({ kind: 'none' })).toBeNull();
});

describe('the request', () => {
  const askBy = async (kind: Kind, more: object = {}) => {
    outside.reply = answerOf(kind, ['Comidas calientes', 'Adultos']);
    expect(await make(kind).translate({ ...meals, ...more })).toEqual(['Comidas calientes', 'Adultos']);
    const { path, query, headers, body } = outside.requests[0]!;
    expect(query).toEqual({});
    return { path, headers, body: JSON.parse(body) };
  };
  const q = ['Hot meals', 'Adults'];

  test('to LibreTranslate', async () => {
    const body = { q, source: 'en', target: 'es', format: 'text', api_key: 'a key' };
    expect(await askBy('libretranslate')).toMatchObject({ path: '/translate', body });
  });

  test('to LibreTranslate without a key, below a path', async () => {
    outside.reply = answerOf('libretranslate', ['a', 'b']);
    const url = `${outside.origin}/below/`;
    await chooseTranslator({ kind: 'libretranslate', url, key: undefined })!.translate(meals);
    const [{ path, body } = { path: '', body: '{}' }] = outside.requests;
    expect([path, JSON.parse(body).api_key]).toEqual(['/below/translate', undefined]);
  });

  test('to Google', async () => {
    const { path, headers, body } = await askBy('google');
    expect(path).toBe('/language/translate/v2');
    expect(headers['x-goog-api-key']).toBe('a key');
    expect(body).toEqual({ q, source: 'en', target: 'es', format: 'text' });
  });

  test('to DeepL asks for formal Spanish', async () => {
    const { path, headers, body } = await askBy('deepl');
    expect(path).toBe('/v2/translate');
    expect(headers.authorization).toBe('DeepL-Auth-Key a key');
    expect(body).toEqual({ text: q, source_lang: 'EN', target_lang: 'ES', formality: 'prefer_more' });
  });

  test('to DeepL for English', async () => {
    const { body } = await askBy('deepl', { source: 'es', target: 'en' });
    expect(body).toMatchObject({ source_lang: 'ES', target_lang: 'EN-US' });
  });
});

describe.each(kinds)('%s', (kind) => {
  test.each([
    ['fails', { status: 500, body: {} }, 'STATUS_500'],
    ['refuses the key', { status: 403, body: { error: { message: 'Hot meals' } } }, 'STATUS_403'],
    ['gets too many requests', { status: 429, body: {} }, 'STATUS_429'],
    ['returns unexpected JSON', { body: { error: 'no' } }, 'SHAPE'],
    ['omits a text', answerOf(kind, ['Comidas calientes']), 'SHAPE'],
    ['returns garbage', 'garbage', 'NO_JSON'],
    ['does not answer in time', 'slow', 'TIMEOUT'],
  ] as const)('throws a code without quoting the texts if it %s', async (_what, reply, code) => {
    outside.reply = reply;
    const error = await make(kind)
      .translate(meals)
      .then(String, (error: Error) => error);
    expect(error).toMatchObject({ name: 'Error', code });
    expect(String(error)).not.toMatch(/meals|a key/);
  });

  test('throws if it is unreachable', async () => {
    const gone = await startFakeService();
    await gone.close();
    await expect(make(kind, gone.origin).translate(meals)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });

  test('stops reading a response that is too large', async () => {
    outside.reply = answerOf(kind, ['a'.repeat(2_000_000), '']);
    await expect(make(kind).translate({ ...meals, timeoutMs: 5000 })).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });
});
