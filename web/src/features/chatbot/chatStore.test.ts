// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../http-client/callApi.ts';
import { loadMessages } from '../../i18n/messages/loadMessages.ts';

vi.mock('../../http-client/callApi.ts', () => ({ callApi: vi.fn() }));
vi.mock('../../i18n/messages/loadMessages.ts', () => ({ loadMessages: vi.fn(async () => {}) }));

const api = vi.mocked(callApi as (name: string, input: { body?: unknown }) => Promise<unknown>);
const answer = (text: string, language = 'en') => ({
  data: { messages: [{ kind: 'TEXT', text }], language, understood: {}, chatToken: `token of ${text}` },
});
const sent = () =>
  api.mock.calls.map(([, { body }]) => body as { query: string; chatToken?: string; language: string });

/** Each test starts a new page. */
async function newPage() {
  vi.resetModules();
  return (await import('./chatStore.ts')).chatStore;
}

beforeEach(() => {
  api.mockReset();
  document.documentElement.lang = 'en';
});

test('messages are sent in sequence, because each continues the conversation before', async () => {
  const chat = await newPage();
  const first = Promise.withResolvers<unknown>();
  api.mockReturnValueOnce(first.promise).mockResolvedValueOnce(answer('two'));
  const said = [chat.say({ words: 'food' }), chat.say({ words: 'open now' })];
  await Promise.resolve();
  expect(sent().map(({ query }) => query)).toEqual(['food']);
  expect(chat.read().map((exchange) => [exchange.said, exchange.answer])).toEqual([
    ['food', null],
    ['open now', null],
  ]);
  first.resolve(answer('one'));
  await Promise.all(said);
  expect(sent().map(({ query, chatToken }) => [query, chatToken])).toEqual([
    ['food', undefined],
    ['open now', 'token of one'],
  ]);
  expect(chat.read().map((exchange) => exchange.answer?.messages)).toEqual([
    answer('one').data.messages,
    answer('two').data.messages,
  ]);
});

test('a message that fails names its problem, and the next one is sent', async () => {
  const chat = await newPage();
  api.mockRejectedValueOnce(new ApiError('UNREACHABLE')).mockResolvedValueOnce(answer('two'));
  await chat.say({ words: 'food' });
  await chat.say({ words: 'beds' });
  expect(chat.read().map(({ problem }) => problem)).toEqual(['UNREACHABLE', null]);
});

test('the conversation stays in the language of its last answer', async () => {
  const chat = await newPage();
  api.mockResolvedValue(answer('uno', 'es'));
  await chat.say({ words: 'comida' });
  await chat.say({ words: 'Abilene' });
  expect(sent().map(({ language }) => language)).toEqual(['en', 'es']);
});

test('cards are in the language of the answer once its messages are loaded, otherwise in that of the page', async () => {
  const chat = await newPage();
  api.mockResolvedValue(answer('uno', 'es'));
  const loaded = Promise.withResolvers<void>();
  vi.mocked(loadMessages).mockReturnValueOnce(loaded.promise).mockRejectedValueOnce(new Error('no network'));
  const first = chat.say({ words: 'comida' });
  await vi.waitFor(() => expect(loadMessages).toHaveBeenCalledExactlyOnceWith('es'));
  expect(chat.read()[0]?.answer).toBeNull();
  loaded.resolve();
  await first;
  await chat.say({ words: 'ropa' });
  expect(chat.read().map((exchange) => exchange.answer?.cardLanguage)).toEqual(['es', 'en']);
});

test('a conversation of a page without scripts continues', async () => {
  const chat = await newPage();
  chat.resume('its token');
  api.mockResolvedValueOnce(answer('one'));
  await chat.say({ words: 'food' });
  expect(sent()[0]?.chatToken).toBe('its token');
});
