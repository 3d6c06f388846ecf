import type { ApiError } from '@amparo/domain/http/apiError.ts';
import type { SavedMessage } from '../browser/offline/startOffline.ts';
import type { DeviceEngine } from './deviceEngine.ts';
import { isUnavailable } from './navigation.ts';
import { type FetchEvent, worker } from './workerScope.ts';

/** Loads the engine when it is first needed: most visits have a network. `install` has stored its file. */
export function loadEngine(): DeviceEngine {
  if (!worker.engine) importScripts(__ENGINE__);
  return worker.engine!;
}

/** The age of the data that the device answers with in place of the server; null with a network. */
let shownAge: string | null = null;

/** A page that has just started may have missed the message. */
export async function repeatAge(): Promise<void> {
  if (shownAge !== null) await tellPages(shownAge);
}

/** Calls the server. Without a network, answers from the data of the device if it can. */
export async function respondToApi(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const copy = request.clone();
  try {
    const response = await fetch(request);
    if (!isUnavailable(response)) {
      if (shownAge !== null) await tellPages(null);
      return response;
    }
    return (await answerOnDevice(copy, url)) ?? response;
  } catch (error) {
    const answer = await answerOnDevice(copy, url);
    if (!answer) throw error;
    return answer;
  }
}

async function answerOnDevice(request: Request, url: URL): Promise<Response | null> {
  const body = request.method === 'POST' ? await request.json() : undefined;
  const query = Object.fromEntries(url.searchParams);
  try {
    const path = decodeURIComponent(url.pathname.slice('/api'.length));
    const answer = await loadEngine().answer({ method: request.method, path, query, body });
    if (!answer) return null;
    await tellPages(answer.savedAt);
    return json(answer.body);
  } catch (error) {
    const { key, status, fields } = error as ApiError;
    if (!key) throw error;
    return json({ key, ...(fields ? { errors: fields } : {}) }, status);
  }
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** Tells the pages the age of what they show: null with a network. */
async function tellPages(savedAt: string | null): Promise<void> {
  shownAge = savedAt;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: false });
  const message: SavedMessage = { type: 'saved', savedAt };
  for (const page of pages) page.postMessage(message);
}
