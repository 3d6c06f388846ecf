// @vitest-environment happy-dom

import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type LoadInput, onDevice } from './load.ts';

const args = { params: {}, url: new URL('https://amparo.example/crisis_lines') } as unknown as LoaderFunctionArgs;

const savedAt = (age: string) => ({ savedAt: age, counties: null });

/** Answers each call with the next of these ages; null stands for an answer of the server. */
function answerFrom(ages: (string | null)[], status = 200): void {
  const next = [...ages];
  vi.stubGlobal('fetch', async () => {
    const age = next.shift();
    const headers = age ? { 'x-saved': encodeURIComponent(JSON.stringify(savedAt(age))) } : undefined;
    return Response.json(status === 200 ? { data: [] } : { key: 'NOT_FOUND' }, { status, headers });
  });
}

async function load({ callApi }: LoadInput) {
  const { data: lines } = await callApi('GET /crisis-lines');
  await callApi('GET /liaisons');
  return { lines };
}

afterEach(() => vi.unstubAllGlobals());

test('data of the server have no age', async () => {
  answerFrom([null, null]);
  expect(await onDevice(load)(args)).toEqual({ lines: [] });
});

test.each([
  ['only the first answer', ['2026-11-20', null]],
  ['only the last answer', [null, '2026-11-20']],
  ['both answers', ['2026-11-20', '2026-11-21']],
])('data are as old as the oldest data of the device: %s', async (_, ages) => {
  answerFrom(ages);
  expect(await onDevice(load)(args)).toEqual({ lines: [], saved: savedAt('2026-11-20') });
});

test('data that are loaded again from the server have no age', async () => {
  const loader = onDevice(load);
  answerFrom(['2026-11-20', '2026-11-20']);
  await loader(args);
  answerFrom([null, null]);
  expect(await loader(args)).toEqual({ lines: [] });
});

test('an error of the device has an age too', async () => {
  answerFrom(['2026-11-20'], 404);
  await expect(onDevice(load)(args)).rejects.toMatchObject({
    data: { key: 'NOT_FOUND', saved: savedAt('2026-11-20') },
  });
});

test('a page without data needs no age', async () => {
  answerFrom(['2026-11-20']);
  const nothing = async ({ callApi }: LoadInput) => void (await callApi('GET /liaisons'));
  expect(await onDevice(nothing)(args)).toBeUndefined();
});
