import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../database/changes.ts';
import { identify } from './logging.ts';

const LARGEST_TOTAL_BYTES = 8 * 1024 * 1024;
const SMALLEST_TO_COMPRESS = 1024;
const MINUTE_MS = 60_000;
const MOST_REMEMBERED = 10_000;
/** Requests that change nothing that guests see, and come often: the chat, sign-ins, messages, and choices of visitors. */
const privateWrites =
  /^\/(api\/(bot|auth|feedbacks|images|translate)\b|chatbot|login|introduce|location|feedback|auth\b)/;

type Encoding = 'br' | 'gzip' | 'identity';

/** The same for every guest, with what was compressed already. */
export interface PublicBody {
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  headers: Record<string, string>;
  etag: string;
}

interface Entry extends PublicBody {
  version: number;
  minute: number;
}

declare module 'fastify' {
  interface FastifyReply {
    /** The cache key, set if every guest gets the same response. */
    publicKey: string | null;
  }
}

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
  identity: async (body: Buffer) => body,
};

/**
 * Caches public responses until the data or the minute changes: opening hours depend on the minute. Gives every public
 * response an ETag.
 */
export function cachePublicResponses(app: FastifyInstance, changes: Changes): void {
  const responses = storedResponses(changes);
  const startedAt = new WeakMap<FastifyRequest, { version: number; minute: number }>();
  app.decorateReply('publicKey', null);
  // After an acknowledged write, no copy of this process is used. The database's notification can arrive later.
  app.addHook('onSend', async (request) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !privateWrites.test(request.url)) changes.invalidate();
  });

  app.decorate('answerFromCache', async (request: FastifyRequest, reply: FastifyReply, responseKey: string) => {
    // A hash limits the size of keys: URLs and cookies can be long.
    const key = hash('sha256', responseKey, 'base64url');
    const minute = Math.floor(Date.now() / MINUTE_MS);
    const entry = await responses.find(key, minute);
    app.metrics.countLookups('responses', entry ? { hits: 1, misses: 0 } : { hits: 0, misses: 1 });
    if (entry) {
      await sendPublic(request, reply, entry);
      return true;
    }
    // Read the version before the handler reads the data, so that a change in between invalidates the response.
    startedAt.set(request, { version: changes.version, minute });
    reply.publicKey = key;
    return false;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const started = startedAt.get(request);
    const identity = bytesOf(reply, payload);
    if (identity === null) return payload;
    if (reply.publicKey === null || reply.statusCode !== 200 || !started) return compressOnce(request, reply, identity);
    const etag = etagOf(identity);
    const entry: Entry = { bodies: { identity }, headers: ownHeaders(reply), etag, ...started };
    if (isStorable(request, identity)) responses.store(reply.publicKey, entry);
    return prepare(request, reply, entry);
  });
}

/**
 * Stores a response at its second request within a minute: most lists depend on a visitor's own place, so that storing
 * all of them would only fill the memory.
 */
function storedResponses(changes: Changes) {
  const entries = new LRUCache<string, Entry>({
    maxSize: LARGEST_TOTAL_BYTES,
    sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((sum, body) => sum + body.length, 512),
  });
  const requestedBefore = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: MINUTE_MS });
  return {
    /** Undefined if the data or the minute has changed, in this process or any other. */
    async find(key: string, minute: number): Promise<Entry | undefined> {
      const entry = entries.get(key);
      if (entry?.version !== changes.version || entry.minute !== minute) return undefined;
      return (await changes.catchUp()) && entry.version === changes.version ? entry : undefined;
    },
    store(key: string, entry: Entry): void {
      if (changes.isListening && requestedBefore.has(key)) entries.set(key, entry);
      else requestedBefore.set(key, true);
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the cached response and returns true, or returns false and lets the next response be cached under the key. */
    answerFromCache(request: FastifyRequest, reply: FastifyReply, responseKey: string): Promise<boolean>;
  }
}

/** Only a complete response to GET. HEAD shares its key with GET, so an empty body would replace the page for everyone. */
function isStorable({ method }: FastifyRequest, body: Buffer): boolean {
  return method === 'GET' && body.length > 0;
}

/** A checksum is enough to tell two versions apart. A hash took a twelfth of the server's time. */
function etagOf(body: Buffer): string {
  return `"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
}

function ownHeaders(reply: FastifyReply): Record<string, string> {
  const cachedHeaders = ['content-type', 'content-security-policy', 'content-language', 'link'];
  const headers = cachedHeaders.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(headers.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

export function publicBody(text: string, type: string): PublicBody {
  const identity = Buffer.from(text);
  return { bodies: { identity }, headers: { 'content-type': type }, etag: etagOf(identity) };
}

/** Sends a body that every guest gets, or 304. */
export async function sendPublic(request: FastifyRequest, reply: FastifyReply, response: PublicBody): Promise<void> {
  reply.headers(response.headers);
  sendFinished(request, reply, await prepare(request, reply, response));
}

/**
 * Sends a body that needs no more changes, without Fastify's hooks for bodies: for small bodies, these took longer than
 * everything beside them. All headers must be set.
 */
export function sendFinished(request: FastifyRequest, reply: FastifyReply, body: Buffer | string): void {
  identify(request, reply);
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  reply.raw.end(body);
}

/** Sets the headers of a public response and returns its body, compressed if the client accepts that. A 304 has no body. */
async function prepare(request: FastifyRequest, reply: FastifyReply, response: PublicBody): Promise<Buffer | string> {
  reply
    .header('etag', response.etag)
    .header('cache-control', request.headers.cookie ? 'private, no-cache' : 'public, no-cache')
    .header('vary', 'accept-encoding, cookie');
  if (request.headers['if-none-match']?.includes(response.etag)) {
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  }
  const encoding = chooseEncoding(request, response.bodies.identity.length);
  const body = response.bodies[encoding] ?? (await compressors[encoding](response.bodies.identity));
  response.bodies[encoding] = body;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-length', body.length);
  return body;
}

/** Returns text and JSON as bytes. Returns null for images and files, which are neither cached nor compressed. */
function bytesOf(reply: FastifyReply, payload: unknown): Buffer | null {
  if (typeof payload === 'string') return Buffer.from(payload);
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  return isJson && Buffer.isBuffer(payload) ? payload : null;
}

/** Compresses a response for a single viewer, or an error. */
async function compressOnce(request: FastifyRequest, reply: FastifyReply, identity: Buffer): Promise<Buffer> {
  const encoding = chooseEncoding(request, identity.length);
  if (encoding === 'identity' || reply.hasHeader('content-encoding')) return identity;
  const body = await compressors[encoding](identity);
  reply
    .header('content-encoding', encoding)
    .header('vary', 'accept-encoding, cookie')
    .header('content-length', body.length);
  return body;
}

function chooseEncoding(request: FastifyRequest, size: number): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (size < SMALLEST_TO_COMPRESS || typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : 'identity';
}
