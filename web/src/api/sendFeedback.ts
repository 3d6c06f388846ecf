import type { FeedbackInput } from '@amparo/domain/feedback/feedbackInput.ts';
import type { CallApi } from '@amparo/domain/http/callApi.ts';
import type { KeyOf } from './drawnKeys.ts';

/** Images that have arrived: when a message is tried again, they need not be sent again. */
const arrived = new WeakMap<Uint8Array, string>();

/** Sends images one by one, then the message that names them. Rejects with an ApiError. */
export async function sendFeedback(
  callApi: CallApi,
  message: Omit<FeedbackInput, 'images'>,
  images: readonly Uint8Array<ArrayBuffer>[],
  keyOf: KeyOf,
): Promise<void> {
  for (const body of images) {
    if (arrived.has(body)) continue;
    const { data } = await callApi('POST /feedbacks/images', { body, key: await keyOf(body) });
    arrived.set(body, data.name);
  }
  const names = images.map((image) => arrived.get(image)).filter((name) => name !== undefined);
  const path = message.type === 'APP' ? 'POST /feedbacks/app' : 'POST /feedbacks/service';
  const body = { ...message, images: names };
  await callApi(path, { body, key: await keyOf(JSON.stringify(body)) });
}
