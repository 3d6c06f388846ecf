import type { CallApi } from '@amparo/domain/callApi.ts';
import type { FeedbackInput } from '@amparo/domain/feedback/feedbackInput.ts';
import type { KeyOf } from '../idempotencyKeys.ts';
import { type AnyCall, type OutgoingCall, type OutgoingImage, sendWithImages } from './sendWithImages.ts';

type Images = readonly Uint8Array<ArrayBuffer>[];
export type Message = Omit<FeedbackInput, 'images'>;

/** The call and the images of a message. Each attempt to send it has the same keys. */
export async function outgoingFeedback(
  message: Message,
  images: Images,
  keyOf: KeyOf,
): Promise<{ call: OutgoingCall; images: OutgoingImage[] }> {
  const outgoing = await Promise.all(
    images.map(async (bytes) => ({ bytes, key: await keyOf(bytes), name: null, gone: null })),
  );
  const name = message.type === 'APP' ? 'POST /feedbacks/app' : 'POST /feedbacks/service';
  const key = await keyOf(JSON.stringify([message, outgoing.map((image) => image.key)]));
  return { call: { name, body: message, key }, images: outgoing };
}

/** Sends a message at once. Rejects with an ApiError. */
export async function sendFeedback(callApi: CallApi, message: Message, images: Images, keyOf: KeyOf): Promise<void> {
  const { call, images: outgoing } = await outgoingFeedback(message, images, keyOf);
  await sendWithImages(callApi as AnyCall, call, outgoing);
}
