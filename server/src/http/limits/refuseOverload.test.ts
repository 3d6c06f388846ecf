import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { handleErrors } from '../errorHandler.ts';
import { refuseOverload } from './refuseOverload.ts';

let app: FastifyInstance;

afterEach(() => app.close());

async function start(limits?: Parameters<typeof refuseOverload>[1]): Promise<void> {
  app = Fastify();
  handleErrors(app);
  await refuseOverload(app, limits);
  app.get('/', async () => 'a page');
  app.get('/assets/style.css', async () => 'a built file');
  await app.ready();
}

/** Keeps the event loop from turning. */
function halt(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

async function statusOf(url: string): Promise<number> {
  return (await app.inject(url)).statusCode;
}

test('refuses pages but not built files under lasting load, and recovers', async () => {
  await start({ mostDelayMs: 100, everyMs: 300 });
  const end = performance.now() + 700;
  while (performance.now() < end) {
    halt(150);
    await wait(1);
  }
  const refused = await app.inject('/');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json().key).toBe('UNAVAILABLE');
  expect(await statusOf('/assets/style.css')).toBe(200);
  await expect.poll(() => statusOf('/'), { timeout: 5000 }).toBe(200);
});

test('one pause does not count as overload', async () => {
  await start();
  halt(2500);
  for (let turn = 0; turn < 30; turn += 1) {
    expect(await statusOf('/')).toBe(200);
    await wait(10);
  }
});
