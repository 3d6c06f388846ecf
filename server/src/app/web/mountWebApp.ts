import { join } from 'node:path';
import { maxImportBytes } from '@amparo/domain/bulk/bulkKinds.ts';
import { maxImageBytes, maxImages } from '@amparo/domain/feedback/imageLimits.ts';
import { tileOrigins } from '@amparo/domain/places/mapTiles.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { PageRequest, Visit, WebApp } from '@amparo/domain/webApp.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { problemOf } from '../../http/errorHandler.ts';
import { concurrencyLimit } from '../../http/limits/concurrencyLimit.ts';
import { callInProcess } from '../../http/serve.ts';
import { guestSession, sessionOfToken } from '../../http/session.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** Of plain forms, from one address: their actions call the API in this process, past its own limits. */
const FORMS_A_MINUTE = 30;
const TEXT_BYTES = 1024 * 1024;
/** The forms that take files, and how large they may be. Every other form gets the limit of the whole server, 1 MiB. */
const photosBytes = maxImages * maxImageBytes + TEXT_BYTES;
const formsWithFiles = [
  { path: '/feedback', bodyLimit: photosBytes },
  { path: '/services/:id/connect', bodyLimit: photosBytes },
  { path: '/services/:id/report', bodyLimit: photosBytes },
  { path: '/services/:id/claim', bodyLimit: photosBytes },
  { path: '/import', bodyLimit: maxImportBytes + TEXT_BYTES },
];

/** A form with files is in memory as a whole while it is read. */
const limitFormsWithFiles = concurrencyLimit({ running: 4, waiting: 4 });

interface Mount {
  web: { app: WebApp; clientFolder: string; vite?: ViteDevServer };
  region: RegionProfile;
  publicUrl: string;
  now: () => Temporal.Instant;
}

/** Serves the web app: its built files, and every other address as a page rendered here. */
export async function mountWebApp(app: FastifyInstance, { web, region, publicUrl, now }: Mount): Promise<void> {
  if (web.vite) serveSources(app, web.vite);
  else await serveAssets(app, web.clientFolder);
  const imageOrigins = region.mapTiles.url ? tileOrigins(region.mapTiles.url) : [];
  const strictPolicy = web.vite
    ? null
    : (html: string, nonce: string) => contentSecurityPolicy(html, nonce, imageOrigins);
  const render = async (request: FastifyRequest, reply: FastifyReply) => {
    // Asked before the kept pages are: crawlers, told by their user agent, are let through to the same ones.
    const introduction = await web.app.introduce(askedBy(request));
    if (introduction) return reply.header('cache-control', 'no-store').redirect(introduction);
    const token = await web.app.sessionOf(request.headers.cookie ?? null);
    // What one person is shown is kept for nobody else.
    const isPublic = token === null && !web.vite && (request.method === 'GET' || request.method === 'HEAD');
    if (isPublic && (await app.answerFromCache(request, reply, pageKey(request)))) return reply;
    const session = token === null ? guestSession : await sessionOfToken(app.db, token, now());
    const callApi = callInProcess(app, session);
    const visit: Visit = {
      callApi,
      token: session === guestSession ? null : token,
      region,
      publicUrl,
      now: minuteOf(now()),
      logError: (error: unknown) => request.log.error({ err: error }, 'page failed'),
    };
    if (!isPublic) reply.header('cache-control', 'no-store');
    const renderIt = () => web.app.renderPage(toWebRequest(request, publicUrl), visit);
    const response = await (request.body instanceof Buffer ? limitFormsWithFiles(renderIt) : renderIt());
    return sendPage(reply, response, strictPolicy);
  };
  // Else who asked for data would be answered by a page.
  app.all('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  await app.register(async (pages) => {
    pages.setErrorHandler(refusedForms(web.app, strictPolicy));
    readForms(pages);
    pages.get('/*', render);
    const onRequest = app.rateLimiter.requestsPerMinute('forms', FORMS_A_MINUTE);
    pages.post('/*', { onRequest }, render);
    for (const { path, bodyLimit } of formsWithFiles) pages.post(path, { onRequest, bodyLimit }, render);
  });
}

/** Pages tell nothing finer than the minute, and drawn twice within it they are the same, so that a repeat costs a 304. */
function minuteOf(moment: Temporal.Instant): string {
  return moment.round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString();
}

function refusedForms(web: WebApp, policyOf: PolicyOf | null) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // What a script has sent is answered as the API does.
    if (request.method !== 'POST' || !request.headers.accept?.includes('text/html')) throw error;
    const { key, status } = problemOf(error, request, reply);
    const refused = { key, status, address: request.url, cookies: request.headers.cookie ?? null };
    return sendPage(reply, await web.renderRefusal(refused), policyOf);
  };
}

/** What a plain form sends, handed on as it came; the API takes JSON only. */
function readForms(pages: FastifyInstance): void {
  const asText = { parseAs: 'string' } as const;
  pages.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) => done(null, body));
  const asBytes = { parseAs: 'buffer' } as const;
  pages.addContentTypeParser('multipart/form-data', asBytes, (_request, body, done) => done(null, body));
}

async function serveAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    preCompressed: true,
    maxAge: '365d',
    decorateReply: false,
  });
}

/** While developing, Vite answers for the sources; what it does not know goes on to us. */
function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api')) return;
    await new Promise<void>((resolve) => {
      reply.raw.once('close', resolve);
      vite.middlewares(request.raw, reply.raw, () => resolve());
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
  app.addHook('onClose', () => vite.close());
}

function askedBy({ method, url, headers }: FastifyRequest): PageRequest {
  return { method, address: url, userAgent: headers['user-agent'] ?? null, cookies: headers.cookie ?? null };
}

/** Pages differ by address, by the language and place that the cookies hold, and by the language the browser asks for. */
function pageKey(request: FastifyRequest): string {
  return `page ${request.url} ${request.headers.cookie ?? ''} ${request.headers['accept-language'] ?? ''}`;
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const hasBody = request.method === 'POST';
  return new Request(addressOf(request, publicUrl), {
    // React Router renders no body for HEAD. Fastify drops the body, but keeps its length and its ETag.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(hasBody ? { body: request.body as string | Buffer<ArrayBuffer> } : {}),
  });
}

/** The address as the browser sees it: a form's origin is compared with it. */
function addressOf(request: FastifyRequest, publicUrl: string): URL {
  const origin = `${request.protocol}://${request.host}`;
  const address = new URL(URL.canParse(origin) ? origin : publicUrl);
  // Taken apart by hand: read as an address of its own, `//elsewhere/login` would name a host.
  const [path = '/', ...query] = request.url.split('?');
  address.pathname = path;
  address.search = query.join('?');
  return address;
}

type PolicyOf = (html: string, nonce: string) => string;

/** The policy is made for each page; none while developing. */
async function sendPage(reply: FastifyReply, response: Response, policyOf: PolicyOf | null): Promise<FastifyReply> {
  const type = response.headers.get('content-type') ?? '';
  const isHtml = type.startsWith('text/html');
  // Read as text, a file would lose the mark at its beginning by which spreadsheets know UTF-8.
  const isFile = type.startsWith('text/csv');
  const body = isFile ? Buffer.from(await response.arrayBuffer()) : await response.text();
  const nonce = response.headers.get('x-script-nonce') ?? '';
  response.headers.delete('x-script-nonce');
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value);
  const isOnesOwn = response.headers.has('set-cookie') || response.headers.get('cache-control') === 'no-store';
  if (isOnesOwn) reply.publicKey = null;
  if (typeof body !== 'string') return reply.status(response.status).send(body);
  if (isHtml && policyOf) reply.header('content-security-policy', policyOf(body, nonce));
  else if (isHtml) reply.removeHeader('content-security-policy');
  return reply.status(response.status).send(nonce === '' ? body : body.replaceAll(` nonce="${nonce}"`, ''));
}
