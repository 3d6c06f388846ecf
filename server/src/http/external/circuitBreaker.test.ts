import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { externalCircuit } from './circuitBreaker.ts';
import { ExternalServiceError } from './fetchExternal.ts';

const logged: string[] = [];
const log = { info: (message: string) => logged.push(message), warn: (message: string) => logged.push(message) };
const make = () => externalCircuit({ name: 'it', log });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  logged.length = 0;
});
afterEach(() => vi.useRealTimers());

const failing = async (): Promise<string> => {
  throw new ExternalServiceError('TIMEOUT');
};
const responding = async (): Promise<string> => 'yes';
const code = (call: Promise<string>) => call.catch((error: ExternalServiceError) => error.code);

async function failThreeTimes(circuit: ReturnType<typeof make>): Promise<void> {
  for (let i = 0; i < 3; i++) expect(await code(circuit(failing))).toBe('TIMEOUT');
}

test('a response between failures starts the count again', async () => {
  const circuit = make();
  for (const call of [failing, failing, responding, failing, failing]) await code(circuit(call));
  expect(await circuit(responding)).toBe('yes');
  expect(logged).toEqual([]);
});

test('after the third failure the service is not called for a minute, which is logged once', async () => {
  const circuit = make();
  await failThreeTimes(circuit);
  vi.setSystemTime(59_999);
  expect(await code(circuit(responding))).toBe('CIRCUIT_OPEN');
  expect(await code(circuit(responding))).toBe('CIRCUIT_OPEN');
  expect(logged).toEqual(['it failed 3 times in a row and is not called for a minute']);
});

test('then one call tries it and the others fail at once; when it responds the circuit closes', async () => {
  const circuit = make();
  await failThreeTimes(circuit);
  vi.setSystemTime(60_000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const trial = circuit(() => promise);
  expect(await code(circuit(responding))).toBe('CIRCUIT_OPEN');
  resolve('back');
  expect(await trial).toBe('back');
  expect(await circuit(responding)).toBe('yes');
  expect(logged.at(-1)).toBe('it responds again');
});

test('if the trial fails the circuit stays open, and nothing more is logged', async () => {
  const circuit = make();
  await failThreeTimes(circuit);
  vi.setSystemTime(60_000);
  expect(await code(circuit(failing))).toBe('TIMEOUT');
  vi.setSystemTime(119_999);
  expect(await code(circuit(responding))).toBe('CIRCUIT_OPEN');
  vi.setSystemTime(120_000);
  expect(await circuit(responding)).toBe('yes');
  expect(logged).toHaveLength(2);
});
