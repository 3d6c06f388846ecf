// @vitest-environment happy-dom

import 'fake-indexeddb/auto';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitingIds } from '../../browser/storage/outbox.ts';
import { deleteEntry, sendOrWait } from './outbox.ts';
import { closeOutbox, outboxStore, watchOutbox, whileHeld } from './outboxStore.ts';
import { currentEntries, sendWaiting, sendWaitingOrThrow, takeSent } from './sendWaiting.ts';
import { beds, day, now, report, signIn, states } from './testEntries.ts';
import { asGuest, asPerson, emptyOutboxBeforeEach, sentKeys, unreachable } from './testOutbox.ts';

vi.mock('../callApi.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  call: vi.fn(),
  callApi: vi.fn(),
}));

emptyOutboxBeforeEach();

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
  onTestFinished(waitingIds.watch(() => {}));
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

/** Replaces the Web Locks of the browser, which happy-dom lacks. */
function stubLocks(request: (name: string, send: (lock: object | null) => unknown) => Promise<unknown>): void {
  const value = { request: (name: string, _options: object, send: () => unknown) => request(name, send) };
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

test('two tabs with Web Locks send an entry once', async () => {
  const held = new Set<string>();
  stubLocks(async (name, send) => {
    if (held.has(name)) return send(null);
    held.add(name);
    try {
      return await send({});
    } finally {
      held.delete(name);
    }
  });
  const entry = report();
  await outboxStore.put(entry);
  const response = Promise.withResolvers<unknown>();
  asGuest.mockReturnValueOnce(response.promise);
  const first = sendWaiting();
  await vi.waitFor(() => expect(asGuest).toHaveBeenCalledTimes(1));
  expect(await whileHeld(entry.subject, async () => 'sent by the other tab')).toBeNull();
  response.resolve({ data: {} });
  await first;
  expect(await whileHeld(entry.subject, async () => 'free again')).toBe('free again');
  expect(asGuest).toHaveBeenCalledTimes(1);
});

test('a browser that blocks the data of the site, and therefore its locks, still sends', async () => {
  stubLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  closeOutbox();
  expect(await sendOrWait(report())).toEqual({ isSent: true, answer: { data: {} } });
});

test('an error while a lock is held does not send again', async () => {
  stubLocks(async (_name, send) => send({}));
  const send = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError('VALIDATION'));
  await expect(whileHeld('x', send)).rejects.toMatchObject({ key: 'VALIDATION' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a message with photos is sent although the device stores nothing', async () => {
  vi.spyOn(outboxStore, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  asGuest.mockResolvedValueOnce({ data: { name: 'a' } });
  const images = [{ bytes: new Uint8Array([9]), key: 'photo', name: null, gone: null }];
  expect(await sendOrWait(report({ images }))).toEqual({ isSent: true, answer: { data: {} } });
  expect(sentKeys()).toEqual(['photo', 'key of the report']);
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

test('a bed count whose session has ended waits until the person signs in again', async () => {
  signIn('ana');
  await outboxStore.put(beds(7, 'seven'));
  asPerson.mockRejectedValue(new ApiError('NOT_SIGNED_IN'));
  await sendWaiting();
  expect(await states()).toEqual(['waiting']);
});

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

test.each(['VALIDATION', 'UNREACHABLE'] as const)(
  'a message that is deleted while it is sent is not stored again (%s)',
  async (key) => {
    const entry = report();
    asGuest.mockImplementation(async () => {
      await deleteEntry(entry.id);
      throw new ApiError(key);
    });
    await expect(sendOrWait(entry)).rejects.toMatchObject({ key });
    await outboxStore.put(entry);
    await sendWaiting();
    expect(asGuest).toHaveBeenCalledTimes(2);
    expect(await outboxStore.list()).toEqual([]);
  },
);

test('the line about refused messages learns that one was sent', async () => {
  const entry = report({ state: 'refused', problem: { key: 'VALIDATION', fields: {}, data: null } });
  await outboxStore.put(entry);
  await currentEntries();
  const counts: number[] = [];
  const changed = Promise.withResolvers<void>();
  onTestFinished(
    watchOutbox(async () => {
      counts.push((await outboxStore.list()).length);
      changed.resolve();
    }),
  );
  await sendOrWait({ ...entry, state: 'waiting' });
  await changed.promise;
  expect(counts).toEqual([0]);
});

test('a bed count that was entered while an older one was sent is built on it', async () => {
  signIn('ana');
  const response = Promise.withResolvers<unknown>();
  asPerson.mockReturnValueOnce(response.promise);
  const older = sendOrWait(beds(7, 'seven'));
  await vi.waitFor(() => expect(asPerson).toHaveBeenCalledTimes(1));
  vi.setSystemTime(now + 1000);
  expect(await sendOrWait(beds(5, 'five'))).toEqual({ isSent: false });
  response.resolve({ data: { refused: [], bedsUpdatedAt: '2026-11-18T16:00:01.000Z' } });
  expect(await older).toMatchObject({ isSent: true });
  asPerson.mockResolvedValue({ data: { refused: [], bedsUpdatedAt: '2026-11-18T16:00:02.000Z' } });
  await sendWaiting();
  expect(asPerson.mock.calls.map(([, { key, body }]) => [key, body.services])).toEqual([
    ['seven', [{ id: '1', total: 7, ifUnmodifiedSince: '2026-11-18T10:00:00.000Z' }]],
    ['five', [{ id: '1', total: 5, ifUnmodifiedSince: '2026-11-18T16:00:01.000Z' }]],
  ]);
});
