import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../database/changes.ts';

const LARGEST_TOTAL_BYTES = 8 * 1024 * 1024;
const SMALLEST_TO_COMPRESS = 1024;
const MINUTE_MS = 60_000;
const MOST_REMEMBERED = 10_000;

type Encoding = 'br' | 'gzip' | 'identity';

/** A finished public answer, with the forms it has been compressed to. */
interface Entry {
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  headers: Record<string, string>;
  etag: string;
  version: number;
  minute: number;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Set by whoever answers the same to every guest: what tells this answer from others. */
    publicKey: string | null;
  }
}

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
  identity: async (body: Buffer) => body,
};

/**
 * Keeps public answers for as long as neither the data nor the minute changes (whether a place is open depends on the
 * minute), answers repeats from memory, and gives every public answer an ETag. What is kept was asked for twice within a
 * minute: most lists are seen from a place that nobody else asks from, and to keep them all would only make garbage.
 */
export function cachePublicResponses(app: FastifyInstance, changes: Changes): void {
  const entries = new LRUCache<string, Entry>({
    maxSize: LARGEST_TOTAL_BYTES,
    sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((sum, body) => sum + body.length, 512),
  });
  const askedBefore = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: MINUTE_MS });
  const startedAt = new WeakMap<FastifyRequest, { version: number; minute: number }>();
  const store = (key: string, entry: Entry) => {
    if (changes.isListening && askedBefore.has(key)) entries.set(key, entry);
    else askedBefore.set(key, true);
  };
  app.decorateReply('publicKey', null);

  app.decorate('answerFromCache', async (request: FastifyRequest, reply: FastifyReply, told: string) => {
    // Whatever was sent in an address or a cookie, a key is of one size.
    const key = hash('sha256', told, 'base64url');
    const minute = Math.floor(Date.now() / MINUTE_MS);
    const entry = entries.get(key);
    if (entry && changes.isListening && entry.version === changes.version && entry.minute === minute) {
      await sendEntry(request, reply, entry);
      return true;
    }
    // Read before the database is: what changes meanwhile must not be taken for known.
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
    if (isStorable(request, identity)) store(reply.publicKey, entry);
    return prepare(request, reply, entry);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a repeat from memory (true), or marks the answer to come as one that may be kept under the key (false). */
    answerFromCache(request: FastifyRequest, reply: FastifyReply, told: string): Promise<boolean>;
  }
}

/** Only a complete response to GET. HEAD shares its key with GET, so an empty body would replace the page for everyone. */
function isStorable({ method }: FastifyRequest, body: Buffer): boolean {
  return method === 'GET' && body.length > 0;
}

/** By a checksum: to tell one state of an answer from the next takes no more, and a hash was a twelfth of the server's work. */
function etagOf(body: Buffer): string {
  return `"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
}

function ownHeaders(reply: FastifyReply): Record<string, string> {
  const kept = ['content-type', 'content-security-policy', 'content-language', 'link'];
  const headers = kept.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(headers.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

async function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: Entry): Promise<void> {
  reply.headers(entry.headers);
  reply.send(await prepare(request, reply, entry));
}

/** Sets the headers of a public answer and gives its body in the form the client takes: nothing at all for a 304. */
async function prepare(request: FastifyRequest, reply: FastifyReply, entry: Entry): Promise<Buffer | string> {
  reply
    .header('etag', entry.etag)
    .header('cache-control', request.headers.cookie ? 'private, no-cache' : 'public, no-cache')
    .header('vary', 'accept-encoding, cookie');
  if (request.headers['if-none-match']?.includes(entry.etag)) {
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  }
  const encoding = chooseEncoding(request, entry.bodies.identity.length);
  const body = entry.bodies[encoding] ?? (await compressors[encoding](entry.bodies.identity));
  entry.bodies[encoding] = body;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-length', body.length);
  return body;
}

/** Text, and JSON written as bytes; not images and files, which are neither kept nor compressed. */
function bytesOf(reply: FastifyReply, payload: unknown): Buffer | null {
  if (typeof payload === 'string') return Buffer.from(payload);
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  return isJson && Buffer.isBuffer(payload) ? payload : null;
}

/** For what is answered to one viewer only, errors too. */
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
