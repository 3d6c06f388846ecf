import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { Visit, WebApp } from '@amparo/domain/webApp.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

interface Parts {
  app: WebApp;
  /** The folder with the built worker. */
  clientFolder: string;
  region: RegionProfile;
  visit: Visit;
  /** False replaces the worker on every device by one that deletes everything that the worker stored. */
  isOffline: boolean;
  send(reply: FastifyReply, response: Response): Promise<FastifyReply>;
}

/** A worker runs with the policy of its own response. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Kill switch: deletes the caches and unregisters. Open pages are not reloaded. The database's name is in
 * web/src/service-worker/stored-data/deviceDatabase.ts.
 */
const removeOfflineCopy = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const deleteCaches = async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('amparo');
  event.waitUntil(deleteCaches().then(() => self.registration.unregister()));
});
`;

/** Serves the service worker, and the documents that it stores: the shell and "needs a network" in each language. */
export function serveServiceWorker(app: FastifyInstance, parts: Parts): void {
  const { app: web, clientFolder, region, visit, isOffline, send } = parts;
  const renderShell = (language: string) => web.renderShell(language, visit);
  const renderNoNetwork = (language: string) =>
    web.renderRefusal({
      ...{ isForm: false, key: 'UNREACHABLE', status: 200, address: `/?lang=${language}`, cookies: null },
      look: visit.look,
    });
  let worker: Promise<string> | undefined;
  const readWorker = async () => {
    const documents = region.languages.flatMap((language) => [renderShell(language), renderNoNetwork(language)]);
    const texts = await Promise.all(documents.map(async (document) => withoutNonces(await textOf(await document))));
    const revision = createHash('sha256').update(texts.join()).digest('base64url').slice(0, 12);
    const build = { version: await web.buildVersion(), revision, languages: region.languages };
    return `self.build=${JSON.stringify(build)};\n${await readFile(join(clientFolder, 'sw.js'), 'utf8')}`;
  };
  app.get('/sw.js', { schema: { hide: true } }, async (request, reply) => {
    reply.header('content-security-policy', policy);
    if (await app.answerFromCache(request, reply, 'service worker')) return reply;
    worker ??= isOffline ? readWorker() : Promise.resolve(removeOfflineCopy);
    // The next request tries again.
    const script = await worker.catch((error) => {
      worker = undefined;
      throw error;
    });
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
  for (const language of region.languages) {
    const options = { schema: { hide: true } };
    app.get(`/offline/${language}`, options, async (_request, reply) => send(reply, await renderShell(language)));
    app.get(`/offline/${language}/no_network`, options, async (_request, reply) =>
      send(reply, await renderNoNetwork(language)),
    );
  }
}

/** A worker must not store an error page as the shell. Devices keep their worker if the new one fails. */
async function textOf(document: Response): Promise<string> {
  if (!document.ok) throw new ApiError('UNAVAILABLE');
  return document.text();
}

function withoutNonces(html: string): string {
  return html.replaceAll(/ nonce="[^"]*"/g, '');
}
