import { join } from 'node:path';
import { maxImportBytes } from '@amparo/domain/bulk/bulkKinds.ts';
import { maxImageBytes, maxImages } from '@amparo/domain/feedback/imageLimits.ts';
import { tileOrigins } from '@amparo/domain/places/mapTiles.ts';
import type { RegionLook } from '@amparo/domain/places/region-look/regionLook.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { PageRequest, Visit, WebApp } from '@amparo/domain/webApp.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { ViteDevServer } from 'vite';
import { chatRules, MESSAGES_PER_ADDRESS } from '../../features/chatbot/chatbotHandlers.ts';
import { type Client, clientOf, withoutDeviceCookie } from '../../http/client.ts';
import { problemOf } from '../../http/errorHandler.ts';
import { concurrencyLimit } from '../../http/limits/concurrencyLimit.ts';
import type { RateLimiter } from '../../http/limits/rateLimiter.ts';
import { callInProcess } from '../../http/serve.ts';
import { guestSession, type Session, sessionOfToken } from '../../http/session.ts';
import { readRegionLook } from '../region/readRegionLook.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { serveRegionIcons } from './serveRegionIcons.ts';
import { serveServiceWorker } from './serveServiceWorker.ts';

/**
 * Limits forms without scripts by client address: they call the API in this process, without the limits of its routes.
 */
const FORMS_PER_MINUTE = 30;
/** Agreeing to the terms and choosing a place. Everybody in a shelter may do it on the same evening. */
const CHOICES_PER_MINUTE = 600;
const choiceForms = ['/introduce', '/location'];
const accountForms = [
  '/login',
  '/forgot_password',
  '/change_password',
  '/delete_account',
  '/verify_email',
  '/auth/resetPassword',
];
const TEXT_BYTES = 1024 * 1024;
/** Forms with files have limits of their own. All other forms have the limit of the server, 1 MiB. */
const photosBytes = maxImages * maxImageBytes + TEXT_BYTES;
const formsWithFiles = [
  { path: '/feedback', bodyLimit: photosBytes },
  { path: '/services/:id/connect', bodyLimit: photosBytes },
  { path: '/services/:id/report', bodyLimit: photosBytes },
  { path: '/services/:id/claim', bodyLimit: photosBytes },
  { path: '/import', bodyLimit: maxImportBytes + TEXT_BYTES },
];

/** More renderings at once would only make each slower. About a second of work waits; after that, refusing is kinder. */
const defaultRenderings = { running: 8, waiting: 100 };

/** Reading a form with files holds all of it in memory. */
const limitFormsWithFiles = concurrencyLimit({ running: 4, waiting: 4 });

interface Mount {
  web: { app: WebApp; clientFolder: string; vite?: ViteDevServer };
  region: RegionProfile;
  publicUrl: string;
  hasTransitPlanner: boolean;
  now: () => Temporal.Instant;
  /** False removes the offline copy from all devices. */
  isOffline?: boolean | undefined;
  /** How many pages are rendered at once, and how many wait. Assets and cached pages do not count. */
  renderings?: { running: number; waiting: number };
}

type MountWithLook = Mount & { look: RegionLook };

/** Serves the built files of the web app. Renders a page for every other URL outside the API. */
export async function mountWebApp(app: FastifyInstance, options: Mount): Promise<void> {
  const { web, region } = options;
  const look = await readRegionLook(region);
  const mount = { ...options, look };
  if (web.vite) serveSources(app, web.vite);
  else await serveAssets(app, web.clientFolder);
  const imageOrigins = region.mapTiles.url ? tileOrigins(region.mapTiles.url) : [];
  const allowed = { imageOrigins, styles: look.styles };
  const policyOf = web.vite ? null : (html: string, nonce: string) => contentSecurityPolicy(html, nonce, allowed);
  const render = pageHandler(app, mount, policyOf);
  if (!web.vite) serveWorker(app, mount, policyOf);
  serveRegionIcons(app, look);
  // Without this route, an unknown URL of the API would get a page.
  for (const url of ['/api/*', '/hsds/*'])
    app.all(url, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  await app.register(async (pages) => {
    pages.setErrorHandler(refusalHandler(web.app, look, policyOf));
    acceptForms(pages);
    pages.get('/*', render);
    serveForms(pages, app.rateLimiter, render);
  });
}

/** Forms with different purposes have their own counts, so that one of them cannot shut out the others on a shared network. */
function serveForms(pages: FastifyInstance, rateLimiter: RateLimiter, render: RouteHandlerMethod): void {
  const onRequest = rateLimiter.requestsPerMinute('forms', FORMS_PER_MINUTE);
  pages.post('/*', { onRequest }, render);
  for (const { path, bodyLimit } of formsWithFiles) pages.post(path, { onRequest, bodyLimit }, render);
  const account = rateLimiter.requestsPerMinute('account forms', FORMS_PER_MINUTE);
  for (const path of accountForms) pages.post(path, { onRequest: account }, render);
  const choice = rateLimiter.requestsPerMinute('choices', CHOICES_PER_MINUTE);
  for (const path of choiceForms) pages.post(path, { onRequest: choice }, render);
  const chat = rateLimiter.requestsPerMinute('chat form', MESSAGES_PER_ADDRESS, chatRules);
  pages.post('/chatbot', { preHandler: chat }, render);
}

function pageHandler(app: FastifyInstance, mount: MountWithLook, policyOf: PolicyOf | null) {
  const { web, publicUrl, now, renderings = defaultRenderings } = mount;
  const limitRenderings = concurrencyLimit(renderings);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Before the cache: crawlers are not redirected, and their cached pages are the same as those of people.
    const introduction = await web.app.introduce(toPageRequest(request));
    if (introduction) return reply.header('cache-control', 'no-store').redirect(introduction);
    const token = await web.app.sessionOf(request.headers.cookie ?? null);
    // Pages of a signed-in person are never cached.
    const isPublic = token === null && !web.vite && (request.method === 'GET' || request.method === 'HEAD');
    if (isPublic && (await app.answerFromCache(request, reply, pageKey(request)))) return reply;
    if (!isPublic) reply.header('cache-control', 'no-store');
    const session = token === null ? guestSession : await sessionOfToken(app.db, token, now());
    const client = clientOf(request, publicUrl);
    const visit = createVisit(app, mount, { request, session, token, client });
    const renderPage = () => web.app.renderPage(toWebRequest(request, publicUrl), visit);
    const response = await (request.body instanceof Buffer
      ? limitFormsWithFiles(renderPage)
      : limitRenderings(renderPage));
    return sendPage(reply.headers(client.cookieHeader), response, policyOf);
  };
}

function serveWorker(app: FastifyInstance, mount: MountWithLook, policyOf: PolicyOf | null): void {
  const { web, region, look, publicUrl, hasTransitPlanner, now, isOffline = true } = mount;
  const visit: Visit = {
    ...{ callApi: callInProcess(app), token: null, region, look, publicUrl, hasTransitPlanner, now: minuteOf(now()) },
    logError: (error) => app.log.error({ err: error }, 'page failed'),
  };
  const send = (reply: FastifyReply, response: Response) => sendPage(reply, response, policyOf);
  serveServiceWorker(app, { ...web, region, visit, isOffline, send });
}

function createVisit(
  app: FastifyInstance,
  { region, look, publicUrl, hasTransitPlanner, now }: MountWithLook,
  {
    request,
    session,
    token,
    client,
  }: { request: FastifyRequest; session: Session; token: string | null; client: Client },
): Visit {
  return {
    callApi: callInProcess(app, session, client),
    token: session === guestSession ? null : token,
    region,
    look,
    publicUrl,
    hasTransitPlanner,
    now: minuteOf(now()),
    logError: (error: unknown) => request.log.error({ err: error }, 'page failed'),
  };
}

/** Rounds to the minute, so that a page rendered twice in a minute is equal, and the repeat gets 304. */
function minuteOf(moment: Temporal.Instant): string {
  return moment.round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString();
}

function refusalHandler(web: WebApp, look: RegionLook, policyOf: PolicyOf | null) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // Scripts get the same errors as from the API.
    if (!request.headers.accept?.includes('text/html')) throw error;
    const { key, status } = problemOf(error, request, reply);
    const isForm = request.method === 'POST';
    if (!isForm && status !== 503) throw error;
    const refused = { isForm, key, status, address: request.url, cookies: request.headers.cookie ?? null, look };
    return sendPage(reply, await web.renderRefusal(refused), policyOf);
  };
}

/** Accepts the content types of HTML forms, and passes their bodies on unparsed. The API accepts JSON only. */
function acceptForms(pages: FastifyInstance): void {
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

/** Serves sources with Vite during development. Requests that Vite does not know continue to our routes. */
function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(api|hsds)\b/.test(request.url)) return;
    await new Promise<void>((resolve) => {
      reply.raw.once('close', resolve);
      vite.middlewares(request.raw, reply.raw, () => resolve());
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
  app.addHook('onClose', () => vite.close());
}

function toPageRequest({ method, url, headers }: FastifyRequest): PageRequest {
  return {
    ...{ method, address: url },
    userAgent: headers['user-agent'] ?? null,
    cookies: headers.cookie ?? null,
    acceptLanguage: headers['accept-language'] ?? null,
  };
}

/** A page depends on the URL, the language and place in the cookies, and the browser's languages. */
function pageKey(request: FastifyRequest): string {
  return `page ${request.url} ${withoutDeviceCookie(request.headers.cookie ?? '')} ${request.headers['accept-language'] ?? ''}`;
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

/** Returns the URL as the browser sees it. React Router compares a form's origin with it. */
function addressOf(request: FastifyRequest, publicUrl: string): URL {
  const origin = `${request.protocol}://${request.host}`;
  const address = new URL(URL.canParse(origin) ? origin : publicUrl);
  // Do not parse it as a URL: in `//example.org/login`, the first part would become the host.
  const [path = '/', ...query] = request.url.split('?');
  address.pathname = path;
  address.search = query.join('?');
  return address;
}

type PolicyOf = (html: string, nonce: string) => string;

/** Each page gets its own policy. During development there is none. */
async function sendPage(reply: FastifyReply, response: Response, policyOf: PolicyOf | null): Promise<FastifyReply> {
  const type = response.headers.get('content-type') ?? '';
  const isHtml = type.startsWith('text/html');
  // text() would drop the byte order mark, by which spreadsheets recognize UTF-8.
  const isFile = type.startsWith('text/csv');
  const body = isFile ? Buffer.from(await response.arrayBuffer()) : await response.text();
  const nonce = response.headers.get('x-script-nonce') ?? '';
  response.headers.delete('x-script-nonce');
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value);
  const isPrivate = response.headers.has('set-cookie') || response.headers.get('cache-control') === 'no-store';
  if (isPrivate) reply.publicKey = null;
  if (typeof body !== 'string') return reply.status(response.status).send(body);
  if (isHtml && policyOf) reply.header('content-security-policy', policyOf(body, nonce));
  else if (isHtml) reply.removeHeader('content-security-policy');
  return reply.status(response.status).send(nonce === '' ? body : body.replaceAll(` nonce="${nonce}"`, ''));
}
