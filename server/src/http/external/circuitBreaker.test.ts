import { beforeEach, expect, test } from 'vitest';
import { circuitBreaker } from './circuitBreaker.ts';
import { ExternalServiceError } from './fetchExternal.ts';

let now = 0;
const told: string[] = [];
const log = { info: (message: string) => told.push(message), warn: (message: string) => told.push(message) };
const make = () => circuitBreaker({ name: 'it', log, now: () => now });

beforeEach(() => {
  now = 0;
  told.length = 0;
});

const failing = async (): Promise<string> => {
  throw new ExternalServiceError('TIMEOUT');
};
const answering = async (): Promise<string> => 'yes';
const code = (call: Promise<string>) => call.catch((error: ExternalServiceError) => error.code);

async function failThrice(ask: ReturnType<typeof make>): Promise<void> {
  for (let i = 0; i < 3; i++) expect(await code(ask(failing))).toBe('TIMEOUT');
}

test('two failures are chance, and an answer between makes them forgotten', async () => {
  const ask = make();
  for (const call of [failing, failing, answering, failing, failing]) await code(ask(call));
  expect(await ask(answering)).toBe('yes');
  expect(told).toEqual([]);
});

test('after the third it is not asked for a minute, which is told once', async () => {
  const ask = make();
  await failThrice(ask);
  now = 59_999;
  expect(await code(ask(answering))).toBe('RESTING');
  expect(await code(ask(answering))).toBe('RESTING');
  expect(told).toEqual(['it failed 3 times in a row and is left alone for a minute']);
});

test('then one call tries it while the others go on without; when it answers it is back', async () => {
  const ask = make();
  await failThrice(ask);
  now = 60_000;
  const { promise, resolve } = Promise.withResolvers<string>();
  const trial = ask(() => promise);
  expect(await code(ask(answering))).toBe('RESTING');
  resolve('back');
  expect(await trial).toBe('back');
  expect(await ask(answering)).toBe('yes');
  expect(told.at(-1)).toBe('it answers again');
});

test('where the trial fails it rests on, and nothing more is told', async () => {
  const ask = make();
  await failThrice(ask);
  now = 60_000;
  expect(await code(ask(failing))).toBe('TIMEOUT');
  now = 119_999;
  expect(await code(ask(answering))).toBe('RESTING');
  now = 120_000;
  expect(await ask(answering)).toBe('yes');
  expect(told).toHaveLength(2);
});
