import type { CallApi } from '@amparo/domain/callApi.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { expect, test } from 'vitest';
import { randomIdempotencyKeys } from '../idempotencyKeys.ts';
import { sendFeedback } from './sendFeedback.ts';

const message = { type: 'APP', subject: 'The map', message: 'Gracias', email: 'ana@example.org' } as const;

/** A server that stores a response under each key, as the real one does. */
function server() {
  const uploaded = new Map<string, string>();
  const waiting = new Set<string>();
  const sent: string[][] = [];
  const call = async (path: string, { body, key }: { body: { images?: string[] }; key: string }) => {
    if (path === 'POST /feedbacks/images') {
      const name = uploaded.get(key) ?? `image ${uploaded.size + 1}`;
      if (!uploaded.has(key)) waiting.add(name);
      uploaded.set(key, name);
      return { data: { name } };
    }
    const images = body.images ?? [];
    if (!images.every((name) => waiting.has(name))) throw new ApiError('VALIDATION', { images: 'IMAGE_GONE' });
    sent.push(images);
    return { data: {} };
  };
  return { call: call as unknown as CallApi, waiting, sent };
}

test('expired photos are uploaded again, as often as necessary', async () => {
  const { call, waiting, sent } = server();
  const images = [new Uint8Array([1]), new Uint8Array([2])];
  const keyOf = randomIdempotencyKeys();
  await sendFeedback(call, message, images, keyOf);
  waiting.clear();
  await sendFeedback(call, { ...message, message: 'Otra cosa' }, images, keyOf);
  waiting.clear();
  await sendFeedback(call, { ...message, message: 'Y otra' }, images, keyOf);
  expect(sent).toEqual([
    ['image 1', 'image 2'],
    ['image 3', 'image 4'],
    ['image 5', 'image 6'],
  ]);
});

test('reports other errors and sends nothing twice', async () => {
  let calls = 0;
  const call = (async () => {
    calls += 1;
    throw new ApiError('VALIDATION', { email: 'EMAIL_MUST_BE_A_VALID_EMAIL' });
  }) as unknown as CallApi;
  await expect(sendFeedback(call, message, [], randomIdempotencyKeys())).rejects.toMatchObject({ key: 'VALIDATION' });
  expect(calls).toBe(1);
});
