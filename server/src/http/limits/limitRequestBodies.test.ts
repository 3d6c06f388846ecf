import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { handleErrors } from '../errorHandler.ts';
import { limitRequestBodies } from './limitRequestBodies.ts';

const KIB = 1024;
const sockets: Socket[] = [];
let port: number;

/** A server waits for its connections when it closes. */
function destroySockets(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
}

interface Upload {
  bytes: number;
  declared?: number;
  path?: string;
  type?: string;
  from?: string;
}

/** Sends the head and so many bytes of a body, and leaves the body unfinished. */
function upload({ bytes, declared = bytes + 1, path = '/', type = 'image/jpeg', from = '192.0.2.1' }: Upload) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const length = declared === Number.POSITIVE_INFINITY ? 'transfer-encoding: chunked' : `content-length: ${declared}`;
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `content-type: ${type}`, `x-forwarded-for: ${from}`];
  socket.write([...head, length, '', ''].join('\r\n'));
  if (declared === Number.POSITIVE_INFINITY) socket.write(`${bytes.toString(16)}\r\n`);
  socket.write(Buffer.alloc(bytes));
  let response = '';
  socket.setEncoding('utf8').on('data', (text) => (response += text));
  socket.on('error', () => undefined);
  return { socket, response: () => response };
}

describe('with small limits', () => {
  let app: FastifyInstance;
  async function start(pace: { periodMs?: number; restMs?: number } = {}) {
    app = Fastify({ bodyLimit: 300 * KIB, trustProxy: 'loopback' });
    handleErrors(app);
    app.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const limits = { totalBytes: 400 * KIB, bytesPerClient: 200 * KIB, minBytes: 10 * KIB };
    limitRequestBodies(app, { ...limits, periodMs: 60_000, restMs: 60_000, ...pace });
    app.post('/', async ({ body }) => (body as Buffer).length);
    await app.listen({ port: 0 });
    port = (app.server.address() as { port: number }).port;
  }
  beforeEach(() => start());
  afterEach(async () => {
    destroySockets();
    await app.close();
  });

  const post = (bytes: number, from = '192.0.2.9') =>
    fetch(`http://127.0.0.1:${port}/`, {
      ...{ method: 'POST', body: Buffer.alloc(bytes) },
      headers: { 'content-type': 'image/jpeg', 'x-forwarded-for': from },
    });

  test('a body that does not fit is refused before it is read, until the others have ended', async () => {
    for (const from of ['192.0.2.1', '192.0.2.2']) upload({ bytes: 190 * KIB, from });
    await expect.poll(async () => (await post(150 * KIB)).status).toBe(503);
    const refused = upload({ bytes: 0, declared: 150 * KIB });
    await expect.poll(refused.response).toMatch(/^HTTP\/1.1 503 (.|\r\n)*retry-after: 5/);
    destroySockets();
    await expect.poll(async () => (await post(150 * KIB)).status).toBe(200);
  });

  test('a body without a length is refused as soon as it does not fit', async () => {
    for (const from of ['192.0.2.1', '192.0.2.2']) upload({ bytes: 190 * KIB, from });
    await delay(100);
    const { response } = upload({ bytes: 150 * KIB, declared: Number.POSITIVE_INFINITY, from: '192.0.2.3' });
    await expect.poll(response).toMatch(/^HTTP\/1.1 503 /);
  });

  test('one client cannot use up the budget, and an IPv6 network counts as one client', async () => {
    upload({ bytes: 100 * KIB, from: '2001:db8::1' });
    upload({ bytes: 90 * KIB, from: '2001:db8::2' });
    await expect.poll(async () => (await post(50 * KIB, '2001:db8::3')).status).toBe(503);
    expect((await post(150 * KIB, '2001:db8:0:1::1')).status).toBe(200);
  });

  test('a small body passes when the budget is used up', async () => {
    for (const from of ['192.0.2.1', '192.0.2.2']) upload({ bytes: 199 * KIB, from });
    await expect.poll(async () => (await post(50 * KIB)).status).toBe(503);
    expect((await post(10 * KIB)).status).toBe(200);
  });

  test('a body that stalls is ended', async () => {
    await app.close();
    await start({ periodMs: 1000 });
    const { response } = upload({ bytes: 5 * KIB, declared: 100 * KIB });
    await expect.poll(response).toMatch(/^HTTP\/1.1 503 (.|\r\n)*connection: close/i);
  });

  test.each([
    ['of another type', 415, { type: 'text/csv' }],
    ['for a missing page', 404, { type: 'text/csv', path: '/missing' }],
    ['above the limit', 413, { declared: 1024 * KIB }],
  ])('a client that does not end a refused body %s gets %i, and loses its connection', async (_, status, refused) => {
    await app.close();
    await start({ restMs: 100 });
    const { socket, response } = upload({ bytes: 5 * KIB, declared: 100 * KIB, ...refused });
    await expect.poll(() => socket.closed).toBe(true);
    expect(response()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('a client that ends a refused body can use its connection again', async () => {
    const { socket, response } = upload({ bytes: 150 * KIB, declared: 200 * KIB, type: 'text/csv' });
    await expect.poll(response).toMatch(/^HTTP\/1.1 415 /);
    socket.write(Buffer.alloc(50 * KIB));
    socket.write('GET /missing HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await expect.poll(response).toMatch(/HTTP\/1.1 404 /);
  });

  test('a finished request gives its bytes back', async () => {
    for (let time = 0; time < 20; time += 1) expect((await post(150 * KIB)).status).toBe(200);
  });
});

describe('the whole server', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startTestApp({ hasSampleData: false });
    await server.app.listen({ port: 0 });
    port = (server.app.server.address() as { port: number }).port;
  });
  afterEach(async () => {
    destroySockets();
    await server.close();
  });

  test('unfinished images from any number of addresses hold at most 64 MB', async () => {
    const uploads = Array.from({ length: 30 }, (_, n) =>
      upload({
        path: '/api/feedbacks/images',
        bytes: 5 * 1024 * KIB - 1,
        declared: 5 * 1024 * KIB,
        from: `192.0.2.${n}`,
      }),
    );
    const refused = () => uploads.filter(({ response }) => response().startsWith('HTTP/1.1 503')).length;
    await expect.poll(refused, { timeout: 10_000 }).toBe(30 - 12);
  });
});
