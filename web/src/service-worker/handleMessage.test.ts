import { beforeEach, expect, test, vi } from 'vitest';
import { deleteOutbox } from '../browser/storage/outbox.ts';
import { handleMessage } from './handleMessage.ts';
import { leaveDeviceDatabase, writeSetting } from './stored-data/deviceDatabase.ts';
import { worker } from './workerScope.ts';

const sync = vi.hoisted(() => vi.fn<(options: object) => Promise<void>>());
vi.mock('./workerScope.ts', () => ({
  worker: {
    build: { version: 'new' },
    clients: { matchAll: vi.fn() },
    skipWaiting: vi.fn(),
    engine: { leave: vi.fn() },
  },
}));
vi.mock('./respondToApi.ts', () => ({ loadEngine: () => ({ sync }) }));
vi.mock('./stored-data/deviceDatabase.ts', () => ({ leaveDeviceDatabase: vi.fn(), writeSetting: vi.fn() }));
vi.mock('../browser/storage/outbox.ts', () => ({ deleteOutbox: vi.fn() }));

const device = { isCostly: true, place: [-99.733, 32.449] as [number, number] };
const started = { type: 'started' as const, version: 'new', language: 'es', isSyncAllowed: true, ...device };
const openPages = (count: number) => vi.mocked(worker.clients.matchAll).mockResolvedValue(Array(count));

beforeEach(() => {
  vi.clearAllMocks();
  sync.mockResolvedValue();
  openPages(1);
});

test.each([
  ['the only page has its build', 'new', 1, 1],
  ['a page of the older build is open', 'old', 1, 0],
  ['a second page is open', 'new', 2, 0],
])('a waiting worker and a page: %s', async (_, version, pages, activations) => {
  openPages(pages);
  await handleMessage({ ...started, version });
  expect(worker.skipWaiting).toHaveBeenCalledTimes(activations);
});

test('a start stores the language and the data, also if they cannot be loaded', async () => {
  sync.mockRejectedValue(new TypeError('Failed to fetch'));
  await handleMessage(started);
  expect(writeSetting).toHaveBeenCalledWith('language', 'es');
  expect(sync.mock.calls).toMatchObject([[device]]);
});

test('where each megabyte costs, a start stores the language and activates a new worker, but loads no data', async () => {
  await handleMessage({ ...started, isSyncAllowed: false });
  expect(writeSetting).toHaveBeenCalledWith('language', 'es');
  expect(worker.skipWaiting).toHaveBeenCalledTimes(1);
  expect(sync).not.toHaveBeenCalled();
});

test('after "Leave quickly" the worker deletes what waits', async () => {
  await handleMessage({ type: 'left' });
  expect(deleteOutbox).toHaveBeenCalledTimes(1);
  expect(sync).not.toHaveBeenCalled();
});

test('while a person removes everything, neither the worker nor its engine creates the database again', async () => {
  await handleMessage({ type: 'removed' });
  expect(leaveDeviceDatabase).toHaveBeenCalledTimes(1);
  expect(worker.engine!.leave).toHaveBeenCalledTimes(1);
});
