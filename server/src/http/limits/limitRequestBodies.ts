import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from './clientAddress.ts';
import { RetryAfterError } from './retryAfterError.ts';

const MIB = 1024 * 1024;
/** Small bodies, such as a sign-in or a chat message, pass even when uploads have used up the budget. */
const ALWAYS_ACCEPTED_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 5;

interface BodyLimits {
  /** The limit for the bodies of all requests in progress, in bytes. */
  totalBytes: number;
  /** The limit for the bodies from one client, so that one client cannot use up the budget. */
  bytesPerClient: number;
  /** A body that is not complete must bring at least `minBytes` in every period of `periodMs`. */
  minBytes: number;
  periodMs: number;
  /** How long a client may still send the rest of a body after the answer. */
  restMs: number;
}

const defaultLimits: BodyLimits = {
  totalBytes: 64 * MIB,
  bytesPerClient: 32 * MIB,
  minBytes: 64 * 1024,
  periodMs: 15_000,
  restMs: 5_000,
};

/**
 * Bounds the memory that request bodies use. Fastify holds each body in memory until it is complete, so unfinished
 * uploads could otherwise use it up. A body counts from its first byte until its response is sent. A body that does not
 * fit, and one that arrives too slowly, gets 503 with Retry-After. If an answer does not wait for the whole body, the
 * server reads the rest for a while, so that the client gets to the answer, and then ends the connection.
 */
export function limitRequestBodies(app: FastifyInstance, limits: Partial<BodyLimits> = {}): void {
  const { totalBytes, bytesPerClient, restMs, ...pace } = { ...defaultLimits, ...limits };
  const budget = new ByteBudget(totalBytes, bytesPerClient);
  // With a callback: an async hook would let data arrive before Fastify listens to the stream.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const declared = Number(request.headers['content-length'] ?? 0);
    // Fastify refuses it with 413 before it reads anything.
    if (declared > request.routeOptions.bodyLimit) return done(null, payload);
    // If the body is refused, the client must not send the rest of it.
    const refusal = () => {
      reply.header('connection', 'close');
      return new RetryAfterError('UNAVAILABLE', RETRY_AFTER_SECONDS);
    };
    const share = budget.open(clientAddress(request));
    if (!share.hasRoomFor(declared)) return done(refusal());
    const meter = new BodyMeter(share, pace, refusal);
    reply.raw.once('close', () => {
      share.release();
      meter.destroy();
    });
    payload.once('error', (error) => meter.destroy(error));
    // Fastify stops listening once it has refused a body.
    meter.on('error', () => undefined);
    done(null, payload.pipe(meter));
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    // Calls in this process do not have it.
    if (raw.complete !== false) return;
    raw.unpipe().resume();
    setTimeout(() => raw.complete || raw.socket.destroy(), restMs).unref();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The bytes that one request holds. */
interface Share {
  /** Whether a body of so many bytes would fit in now. */
  hasRoomFor(bytes: number): boolean;
  /** Adds bytes to what the request holds; false if they do not fit. */
  add(bytes: number): boolean;
  release(): void;
}

class ByteBudget {
  readonly #totalBytes: number;
  readonly #bytesPerClient: number;
  readonly #usedByClient = new Map<string, number>();
  #used = 0;

  constructor(totalBytes: number, bytesPerClient: number) {
    this.#totalBytes = totalBytes;
    this.#bytesPerClient = bytesPerClient;
  }

  open(client: string): Share {
    let held = 0;
    const hasRoomFor = (bytes: number) =>
      held + bytes <= ALWAYS_ACCEPTED_BYTES ||
      (this.#used + bytes <= this.#totalBytes && this.#usedBy(client) + bytes <= this.#bytesPerClient);
    const change = (bytes: number) => {
      held += bytes;
      this.#used += bytes;
      const used = this.#usedBy(client) + bytes;
      if (used > 0) this.#usedByClient.set(client, used);
      else this.#usedByClient.delete(client);
    };
    const add = (bytes: number) => {
      const fits = hasRoomFor(bytes);
      if (fits) change(bytes);
      return fits;
    };
    return { hasRoomFor, add, release: () => change(-held) };
  }

  #usedBy(client: string): number {
    return this.#usedByClient.get(client) ?? 0;
  }
}

/** Passes a body on, counts its bytes, and fails when they do not fit or come too slowly. */
class BodyMeter extends Transform {
  readonly #share: Share;
  readonly #refusal: () => Error;
  readonly #timer: NodeJS.Timeout;
  #bytesInPeriod = 0;

  constructor(share: Share, { minBytes, periodMs }: Pick<BodyLimits, 'minBytes' | 'periodMs'>, refusal: () => Error) {
    super();
    this.#share = share;
    this.#refusal = refusal;
    this.#timer = setInterval(() => {
      if (this.#bytesInPeriod < minBytes) this.destroy(refusal());
      this.#bytesInPeriod = 0;
    }, periodMs);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytesInPeriod += chunk.length;
    if (this.#share.add(chunk.length)) done(null, chunk);
    else done(this.#refusal());
  }

  override _flush(done: TransformCallback): void {
    clearInterval(this.#timer);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearInterval(this.#timer);
    done(error);
  }
}
