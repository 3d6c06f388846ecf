import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferNetwork } from './preferNetwork.ts';

const onDevice = new Response('device');
const answerOnDevice = vi.fn<() => Promise<Response | null>>();

beforeEach(() => {
  vi.useFakeTimers();
  answerOnDevice.mockReset().mockResolvedValue(onDevice);
});
afterEach(() => vi.useRealTimers());

test('the server answers, also with an error of its own', async () => {
  const response = new Response(null, { status: 500 });
  expect(await preferNetwork(Promise.resolve(response), answerOnDevice)).toBe(response);
  expect(answerOnDevice).not.toHaveBeenCalled();
});

test.each([502, 503, 504])('the device answers in place of a server that is not available (%i)', async (status) => {
  const response = new Response(null, { status });
  expect(await preferNetwork(Promise.resolve(response), answerOnDevice)).toBe(onDevice);
  answerOnDevice.mockResolvedValue(null);
  expect(await preferNetwork(Promise.resolve(response), answerOnDevice)).toBe(response);
});

test('the device answers without a network, or the error remains', async () => {
  const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await preferNetwork(noNetwork(), answerOnDevice)).toBe(onDevice);
  answerOnDevice.mockResolvedValue(null);
  await expect(preferNetwork(noNetwork(), answerOnDevice)).rejects.toThrow('Failed to fetch');
});

test('the device answers after eight seconds on a connection that transfers nothing', async () => {
  const answer = preferNetwork(new Promise(() => {}), answerOnDevice);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(answerOnDevice).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe(onDevice);
});

test('a slow server answers what the device cannot', async () => {
  answerOnDevice.mockResolvedValue(null);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const answer = preferNetwork(promise, answerOnDevice);
  await vi.advanceTimersByTimeAsync(9_000);
  const response = new Response('server');
  resolve(response);
  expect(await answer).toBe(response);
});
