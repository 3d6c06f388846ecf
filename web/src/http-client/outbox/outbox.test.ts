// @vitest-environment happy-dom

import 'fake-indexeddb/auto';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Account, account } from '../../browser/storage/account.ts';
import { deleteOutbox, leftId, openOutbox, waitingIds } from '../../browser/storage/outbox.ts';
import { call, callApi } from '../callApi.ts';
import { deleteEntriesOfAccount, newEntry, sendOrWait } from './outbox.ts';
import { closeOutbox, type OutboxEntry, outboxStore, whileHeld } from './outboxStore.ts';
import { currentEntries, sendWaiting, sendWaitingOrThrow, takeSent } from './sendWaiting.ts';

vi.mock('../callApi.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  call: vi.fn(),
  callApi: vi.fn(),
}));

type Input = { key: string; body: { services?: object[]; images?: string[] } };
const asGuest = vi.mocked(call as (name: string, input: Input) => Promise<unknown>);
const asPerson = vi.mocked(callApi as unknown as (name: string, input: Input) => Promise<unknown>);
const unreachable = () => Promise.reject(new ApiError('UNREACHABLE'));
const now = Date.parse('2026-11-18T16:00:00Z');
const day = 86_400_000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  asGuest.mockReset().mockResolvedValue({ data: {} });
  asPerson.mockReset();
  localStorage.clear();
  account.keep(null);
  for (const { id } of await outboxStore.list()) await outboxStore.delete(id);
  for (const id of waitingIds.read()) waitingIds.remove(id);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function report(more: Partial<OutboxEntry> = {}): OutboxEntry {
  const entry = newEntry({
    kind: 'report',
    about: 'Porchlight',
    page: '/services/1/report',
    typed: { message: 'They moved.' },
    call: { name: 'POST /feedbacks/service', body: { message: 'They moved.' }, key: 'key of the report' },
  });
  return { ...entry, ...more };
}

function beds(total: number, key: string, ifUnmodifiedSince = '2026-11-18T10:00:00.000Z'): OutboxEntry {
  return newEntry({
    kind: 'beds',
    about: 'Porchlight',
    page: '/available_beds',
    subject: 'beds 1',
    call: {
      name: 'POST /services/update-available-beds',
      body: { services: [{ id: '1', total, ifUnmodifiedSince }] },
      key,
    },
  });
}

const signIn = (id: string) => account.keep({ token: 'token', user: { id, displayName: id } } as Account);
const states = async () => (await outboxStore.list()).map(({ state }) => state);
const sentKeys = () => asGuest.mock.calls.map(([, { key }]) => key);

test('what the server accepts at once leaves nothing on the device', async () => {
  expect(await sendOrWait(report())).toEqual({ isSent: true, answer: { data: {} } });
  expect(await outboxStore.list()).toEqual([]);
  expect(localStorage.getItem('waiting')).toBe('[]');
});

test('without a network it waits, and is sent later with the same key', async () => {
  asGuest.mockImplementationOnce(unreachable);
  expect(await sendOrWait(report())).toEqual({ isSent: false });
  expect(waitingIds.read()).toHaveLength(1);
  expect(await sendWaiting()).toBe(0);
  expect(sentKeys()).toEqual(['key of the report', 'key of the report']);
  expect(await takeSent()).toMatchObject([{ kind: 'report', typed: {}, call: { body: {} } }]);
  expect(await takeSent()).toEqual([]);
  expect(waitingIds.read()).toEqual([]);
});

test('it is on the device, and marked for the next start, while the first attempt runs', async () => {
  asGuest.mockImplementationOnce(async () => {
    expect(await states()).toEqual(['waiting']);
    expect(JSON.parse(localStorage.getItem('waiting') ?? '[]')).toHaveLength(1);
    // The page that sends shows no message about it.
    expect(waitingIds.read()).toEqual([]);
    return { data: {} };
  });
  await sendOrWait(report());
  expect(asGuest).toHaveBeenCalledTimes(1);
});

test('two tabs send an entry once', async () => {
  await outboxStore.put(report());
  const response = Promise.withResolvers<unknown>();
  asGuest.mockReturnValueOnce(response.promise);
  const first = sendWaiting();
  await vi.waitFor(() => expect(asGuest).toHaveBeenCalledTimes(1));
  // The lock of another tab, in a browser without Web Locks.
  const { subject } = (await outboxStore.list())[0]!;
  expect(await whileHeld(subject, async () => 'sent by the other tab')).toBeNull();
  response.resolve({ data: {} });
  await first;
  expect(await whileHeld(subject, async () => 'free again')).toBe('free again');
  expect(asGuest).toHaveBeenCalledTimes(1);
});

test('the lease of a killed tab ends', async () => {
  void whileHeld('x', () => new Promise(() => {}));
  await vi.waitFor(async () => expect(await whileHeld('x', async () => 'sent')).toBeNull());
  vi.setSystemTime(now + 91_000);
  expect(await whileHeld('x', async () => 'sent')).toBe('sent');
});

test.each(['VALIDATION', 'NOT_FOUND', 'KEY_USED_OTHERWISE'] as const)(
  '%s is for the person to correct',
  async (key) => {
    await outboxStore.put(report());
    asGuest.mockRejectedValue(new ApiError(key, { email: 'REQUIRED' }));
    await sendWaitingOrThrow();
    expect(await outboxStore.list()).toMatchObject([
      { state: 'refused', problem: { key, fields: { email: 'REQUIRED' } }, typed: { message: 'They moved.' } },
    ]);
  },
);

test.each(['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS', 'STILL_UNDER_WAY'] as const)(
  'after %s it still waits, and Background Sync tries again',
  async (key) => {
    await outboxStore.put(report());
    asGuest.mockRejectedValue(new ApiError(key));
    await expect(sendWaitingOrThrow()).rejects.toMatchObject({ key: 'UNREACHABLE' });
    expect(await states()).toEqual(['waiting']);
  },
);

test('a page of the network instead of an answer of the server sends nothing', async () => {
  asGuest.mockResolvedValue(null);
  expect(await sendOrWait(report())).toEqual({ isSent: false });
});

test('an error in the open form stays in the form, and nothing waits', async () => {
  asGuest.mockRejectedValue(new ApiError('VALIDATION', { email: 'REQUIRED' }));
  await expect(sendOrWait(report())).rejects.toMatchObject({ key: 'VALIDATION' });
  expect(await outboxStore.list()).toEqual([]);
});

test('a returned message that is refused again keeps its place', async () => {
  const entry = report({ state: 'refused', problem: { key: 'VALIDATION', fields: {}, data: null } });
  await outboxStore.put(entry);
  asGuest.mockRejectedValue(new ApiError('VALIDATION', { message: 'TOO_LONG' }));
  await expect(sendOrWait({ ...entry, state: 'waiting' })).rejects.toMatchObject({ key: 'VALIDATION' });
  expect(await outboxStore.list()).toMatchObject([{ state: 'refused', problem: { fields: { message: 'TOO_LONG' } } }]);
});

test('after seven days it is not sent, and returns to its form; after 30 days it is deleted', async () => {
  await outboxStore.put(report());
  vi.setSystemTime(now + 7 * day);
  expect(await currentEntries()).toMatchObject([{ state: 'waiting' }]);
  vi.setSystemTime(now + 7 * day + 1);
  await sendWaiting();
  expect(asGuest).not.toHaveBeenCalled();
  expect(await currentEntries()).toMatchObject([{ state: 'refused', problem: { key: 'EXPIRED' } }]);
  vi.setSystemTime(now + 30 * day + 1);
  expect(await currentEntries()).toEqual([]);
});

test('uploads each photo once, and again if the server has deleted it meanwhile', async () => {
  const images = [1, 2].map((number) => ({
    bytes: new Uint8Array([number]),
    key: `photo ${number}`,
    name: null,
    gone: null,
  }));
  const names = ['a', 'b', 'c', 'd'];
  asGuest.mockImplementation(async (name, { body }) => {
    if (name === 'POST /feedbacks/images') return { data: { name: names.shift() } };
    if (body.images?.includes('a')) throw new ApiError('VALIDATION', { images: 'IMAGE_GONE' });
    return { data: {} };
  });
  await outboxStore.put(report({ images }));
  await sendWaiting();
  expect(asGuest.mock.calls.map(([, { key, body }]) => [key, body.images])).toEqual([
    ['photo 1', undefined],
    ['photo 2', undefined],
    ['key of the report', ['a', 'b']],
    ['photo 1.a', undefined],
    ['photo 2.b', undefined],
    ['key of the report', ['c', 'd']],
  ]);
});

test('a photo that was uploaded before the app was closed is not uploaded again', async () => {
  const images = [{ bytes: new Uint8Array([7]), key: 'photo', name: null, gone: null }];
  asGuest.mockResolvedValueOnce({ data: { name: 'a' } }).mockImplementationOnce(unreachable);
  await outboxStore.put(report({ images }));
  await sendWaiting();
  closeOutbox();
  await sendWaiting();
  expect(sentKeys()).toEqual(['photo', 'key of the report', 'key of the report']);
});

test('a newer bed count replaces an older one that never left the device', async () => {
  signIn('ana');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  asPerson.mockImplementation(unreachable);
  await sendOrWait(beds(7, 'seven'));
  await sendOrWait(beds(5, 'five'));
  expect((await currentEntries()).map(({ call }) => call.key)).toEqual(['five']);
});

test('a newer bed count is built on an older one that may have arrived', async () => {
  signIn('ana');
  asPerson.mockImplementation(unreachable);
  await sendOrWait(beds(7, 'seven'));
  vi.setSystemTime(now + 1000);
  await sendOrWait(beds(5, 'five'));
  asPerson.mockReset().mockImplementation(async (_name, { key }) => ({
    data: { refused: [], bedsUpdatedAt: `2026-11-18T16:00:0${key === 'seven' ? 1 : 2}.000Z` },
  }));
  expect(await sendWaiting()).toBe(0);
  expect(asPerson.mock.calls.map(([, { key, body }]) => [key, body.services])).toEqual([
    ['seven', [{ id: '1', total: 7, ifUnmodifiedSince: '2026-11-18T10:00:00.000Z' }]],
    ['five', [{ id: '1', total: 5, ifUnmodifiedSince: '2026-11-18T16:00:01.000Z' }]],
  ]);
  expect(await states()).toEqual(['sent']);
});

test('a bed count that somebody else has changed is shown, not sent again', async () => {
  signIn('ana');
  await outboxStore.put(beds(7, 'seven'));
  const refusal = { id: '1', key: 'CHANGED_MEANWHILE', availableBeds: 3, bedsUpdatedAt: '2026-11-18T15:00:00.000Z' };
  asPerson.mockResolvedValue({ data: { refused: [refusal] } });
  await sendWaiting();
  expect(await currentEntries()).toMatchObject([
    { state: 'refused', problem: { key: 'CHANGED_MEANWHILE', data: { availableBeds: 3 } } },
  ]);
});

test('bed counts are sent only for the person who entered them', async () => {
  signIn('ana');
  const entry = beds(7, 'seven');
  account.keep(null);
  await outboxStore.put(entry);
  await sendWaiting();
  expect(asPerson).not.toHaveBeenCalled();
  expect(await currentEntries()).toEqual([]);
  signIn('ben');
  await currentEntries();
  expect(await outboxStore.list()).toEqual([]);
});

test('signing out deletes the entries of the person, and no others', async () => {
  await outboxStore.put(report());
  signIn('ana');
  await outboxStore.put(report({ owner: 'ana', id: '00000000-0000-0000-0000-000000000001' }));
  await currentEntries();
  await deleteEntriesOfAccount();
  expect((await outboxStore.list()).map(({ owner }) => owner)).toEqual([null]);
});

test('leaving quickly deletes everything', async () => {
  asGuest.mockImplementation(unreachable);
  await sendOrWait(report());
  deleteOutbox();
  expect(await outboxStore.list()).toEqual([]);
  expect(localStorage.getItem('waiting')).toBe('[]');
});

test('a page that the person leaves does not store its message again', async () => {
  onTestFinished(() => {
    openOutbox.isLeft = false;
  });
  asGuest.mockImplementation(() => {
    deleteOutbox(true);
    return unreachable();
  });
  await sendOrWait(report());
  await expect(outboxStore.put(report())).rejects.toThrow('The person leaves');
  expect(localStorage.getItem('waiting')).toBe(`["${leftId}"]`);
  await expect.poll(databaseNames).not.toContain('outbox');
});

test('a database that opens while the person leaves is deleted', async () => {
  onTestFinished(() => {
    openOutbox.isLeft = false;
  });
  closeOutbox();
  const reading = outboxStore.list();
  deleteOutbox(true);
  await expect(reading).rejects.toThrow('The person leaves');
  await expect.poll(databaseNames).not.toContain('outbox');
});

async function databaseNames(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

test('what a closing page had no time to delete is deleted by the next one, before it is sent', async () => {
  asGuest.mockImplementation(unreachable);
  await sendOrWait(report());
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => ({}) as IDBOpenDBRequest);
  deleteOutbox();
  asGuest.mockReset();
  await sendWaiting();
  expect(asGuest).not.toHaveBeenCalled();
  expect(await outboxStore.list()).toEqual([]);
});
