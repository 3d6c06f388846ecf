import type { FieldErrors } from '@amparo/domain/http/fieldErrors.ts';
import type { RouteName } from '@amparo/domain/routes.ts';
import { errorKeyOf } from '../errorKeyOf.ts';

/** A call of the API that can be stored and repeated. The server runs it once for its key. */
export interface OutgoingCall {
  name: RouteName;
  params?: Record<string, string>;
  body?: object;
  /** The `Idempotency-Key`. */
  key: string;
}

/** A photo of a message. */
export interface OutgoingImage {
  bytes: Uint8Array<ArrayBuffer>;
  key: string;
  /** The name that the server gave it. Null until it is uploaded. */
  name: string | null;
  /** Its earlier name, if the server has deleted the image meanwhile. */
  gone: string | null;
}

/** callApi without the types of one route. */
export type AnyCall = (name: RouteName, input: object) => Promise<unknown>;

/** The names of uploaded images, which a retry of a form does not upload again. */
const arrived = new WeakMap<Uint8Array, string>();

/**
 * Uploads images one by one, then makes the call that names them. Rejects with an ApiError. Uploads again the images
 * that expired or belong to an earlier message. Calls `onProgress` after each upload.
 */
export async function sendWithImages(
  callApi: AnyCall,
  call: OutgoingCall,
  images: OutgoingImage[],
  onProgress: () => Promise<void> = async () => {},
): Promise<unknown> {
  try {
    return await sendOnce(callApi, call, images, onProgress);
  } catch (error) {
    if (!hasImageGone(error)) throw error;
    for (const image of images) {
      arrived.delete(image.bytes);
      Object.assign(image, { gone: image.name, name: null });
    }
    return sendOnce(callApi, call, images, onProgress);
  }
}

/** Whether the server refused the message because an image is missing. */
export function hasImageGone(error: unknown): boolean {
  return errorKeyOf(error) !== null && (error as { fields?: FieldErrors }).fields?.images === 'IMAGE_GONE';
}

async function sendOnce(
  callApi: AnyCall,
  { name, params, body, key }: OutgoingCall,
  images: OutgoingImage[],
  onProgress: () => Promise<void>,
): Promise<unknown> {
  for (const image of images) {
    image.name ??= arrived.get(image.bytes) ?? null;
    if (image.name !== null) continue;
    image.name = await upload(callApi, image);
    arrived.set(image.bytes, image.name);
    await onProgress();
  }
  const names = images.map((image) => image.name);
  const withImages = images.length > 0 ? { ...body, images: names } : body;
  return callApi(name, { params, body: withImages, key });
}

async function upload(callApi: AnyCall, { bytes, key, gone }: OutgoingImage): Promise<string> {
  // With the old key, the server would repeat its old response.
  const uploadKey = gone === null ? key : `${key}.${gone}`;
  const answer = await callApi('POST /feedbacks/images', { body: bytes, key: uploadKey });
  return (answer as { data: { name: string } }).data.name;
}
