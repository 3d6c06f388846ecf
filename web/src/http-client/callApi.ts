import type { CallApi } from '@amparo/domain/callApi.ts';
import { ApiError, apiErrors, type ErrorKey } from '@amparo/domain/http/apiError.ts';
import { account } from '../browser/storage/account.ts';
import { createEmitter } from '../browser/storage/createStore.ts';

/** This POST only reads (spec §7). */
const countsByPost = '/auth/report-notifications';

/** How old the data of this device are, and what they cover. */
export interface SavedData {
  /** When the device last had the same data as the server (ISO). */
  savedAt: string;
  /** The counties that the device has stored; null for the whole region. */
  counties: readonly string[] | null;
}

/** Of answers that the service worker gives in place of the server: `SavedData` as encoded JSON. */
export const savedHeader = 'x-saved';

interface AnyInput {
  params?: object;
  query?: object;
  body?: unknown;
  key?: string;
  isLast?: boolean;
  onSaved?: (saved: SavedData) => void;
}

/**
 * Calls the API over HTTP with the token of this device. Drops an expired token and repeats the call as a guest. GETs
 * use the browser's cache, which revalidates by ETag.
 */
export const callApi = (async (name: string, input: AnyInput = {}) => {
  const token = account.readNow()?.token;
  try {
    return await call(name, input, token);
  } catch (error) {
    if (!token || (error as ApiError).key !== 'NOT_SIGNED_IN') throw error;
    if (account.read()?.token === token) account.expire();
    return call(name, input);
  }
}) as CallApi;

/** Calls the API as the holder of a token. Without one it is a guest's call, also if a person is signed in. */
export async function call(name: string, input: AnyInput, token?: string): Promise<unknown> {
  const [method = 'GET', path = ''] = name.split(' ');
  const written = input.body === undefined ? null : writeBody(path, input.body);
  const response = await reach(`/api${addressOf(path, input)}`, {
    method,
    headers: {
      accept: 'application/json',
      ...written?.headers,
      ...(input.key ? { 'idempotency-key': input.key } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: written?.body,
    keepalive: input.isLast,
  });
  const saved = response.headers.get(savedHeader);
  if (saved) input.onSaved?.(JSON.parse(decodeURIComponent(saved)));
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw asApiError(response, answer);
  if (method !== 'GET' && path !== countsByPost) mutationEvents.emit();
  return answer;
}

/** The body is a CSV file or an image. The server detects which. */
function writeBody(path: string, body: unknown): { headers: Record<string, string>; body: BodyInit } {
  if (body instanceof Uint8Array) {
    const type = /^\/(imports|sources)/.test(path) ? 'text/csv' : 'image/jpeg';
    return { headers: { 'content-type': type }, body: body as Uint8Array<ArrayBuffer> };
  }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new ApiError('UNREACHABLE');
  }
}

/** Path and query of a call: `/services/:id` with its parameters filled in, empty query values left out. */
export function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const given = params as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = value === undefined || value === null ? '' : String(value);
    if (text !== '') search.set(name, text);
  }
  const queryText = search.toString();
  return queryText === '' ? filled : `${filled}?${queryText}`;
}

export function asApiError({ status, headers }: Response, answer: unknown): ApiError {
  const { key, errors, data } = (answer ?? {}) as { key?: string; errors?: ApiError['fields']; data?: unknown };
  if (!key || !(key in apiErrors))
    return new ApiError(status === 404 ? 'NOT_FOUND' : status < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL');
  const retryAfterSeconds = Number(headers.get('retry-after'));
  return Object.assign(new ApiError(key as ErrorKey, errors, data), { retryAfterSeconds });
}

/** Notifies listeners of every write of this device, so that they load their counts again. */
export const mutationEvents = createEmitter();
