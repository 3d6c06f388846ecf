import { savedHeader } from '../http-client/callApi.ts';
import type { DeviceEngine } from './deviceEngine.ts';
import { preferNetwork } from './preferNetwork.ts';
import { type FetchEvent, worker } from './workerScope.ts';

/** Loads the engine when it is first needed: most visits have a network. `install` has stored its file. */
export function loadEngine(): DeviceEngine {
  if (!worker.engine) importScripts(__ENGINE__);
  return worker.engine!;
}

/** Calls the server. Without a network, answers from the data of the device if it can, and says how old these are. */
export function respondToApi({ request }: FetchEvent, url: URL): Promise<Response> {
  const copy = request.clone();
  return preferNetwork(fetch(request), () => answerOnDevice(copy, url));
}

async function answerOnDevice(request: Request, url: URL): Promise<Response | null> {
  const body = request.method === 'POST' ? await request.json() : undefined;
  const query = Object.fromEntries(url.searchParams);
  const path = decodeURIComponent(url.pathname.slice('/api'.length));
  const answer = await loadEngine().answer({ method: request.method, path, query, body });
  if (!answer) return null;
  const headers = {
    'content-type': 'application/json',
    [savedHeader]: encodeURIComponent(JSON.stringify(answer.saved)),
  };
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}
