import type { CallApi } from '@amparo/domain/callApi.ts';
import type { FeedbackInput } from '@amparo/domain/feedback/feedbackInput.ts';
import type { FieldErrors } from '@amparo/domain/http/fieldErrors.ts';
import { errorKeyOf } from './errorKeyOf.ts';
import type { KeyOf } from './idempotencyKeys.ts';

/** Uploaded images, which a retry does not upload again. */
const arrived = new WeakMap<Uint8Array, string>();

type Images = readonly Uint8Array<ArrayBuffer>[];
type Message = Omit<FeedbackInput, 'images'>;

/**
 * Uploads images one by one, then sends the message that names them. Rejects with an ApiError. Uploads again the
 * images that expired or belong to an earlier message.
 */
export async function sendFeedback(callApi: CallApi, message: Message, images: Images, keyOf: KeyOf): Promise<void> {
  try {
    await sendOnce(callApi, message, images, keyOf);
  } catch (error) {
    if (!hasImageGone(error)) throw error;
    const gone = new Map(images.map((image) => [image, arrived.get(image)]));
    for (const image of images) arrived.delete(image);
    // With the old keys, the server would repeat its old responses.
    await sendOnce(callApi, message, images, (thing) =>
      keyOf(typeof thing === 'string' ? thing : `again ${gone.get(thing as Images[number])}`),
    );
  }
}

/** Whether the server refused the message because an image is missing. */
export function hasImageGone(error: unknown): boolean {
  return errorKeyOf(error) !== null && (error as { fields?: FieldErrors }).fields?.images === 'IMAGE_GONE';
}

async function sendOnce(callApi: CallApi, message: Message, images: Images, keyOf: KeyOf): Promise<void> {
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
