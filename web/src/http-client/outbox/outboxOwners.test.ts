// @vitest-environment happy-dom

import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { account } from '../../browser/storage/account.ts';
import { deleteOutbox, openOutbox, purgeMarker, waitingIds } from '../../browser/storage/outbox.ts';
import { deleteEntriesOfOthers, newEntry, sendOrWait } from './outbox.ts';
import { closeOutbox, type OutboxEntry, outboxStore } from './outboxStore.ts';
import { currentEntries, sendWaiting } from './sendWaiting.ts';
import { beds, report, signIn } from './testEntries.ts';
import { asGuest, asPerson, emptyOutboxBeforeEach, sentKeys, unreachable } from './testOutbox.ts';

vi.mock('../callApi.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  call: vi.fn(),
  callApi: vi.fn(),
}));

emptyOutboxBeforeEach();

test('bed counts are sent only for the person who entered them', async () => {
  signIn('ana');
  const entry = beds(7, 'seven');
  account.keep(null);
  await outboxStore.put(entry);
  await sendWaiting();
  expect(asPerson).not.toHaveBeenCalled();
  expect(await currentEntries()).toMatchObject([{ state: 'waiting' }]);
  signIn('ben');
  await currentEntries();
  expect(await outboxStore.list()).toEqual([]);
});

test('after the session has expired, a message is still shown and sent', async () => {
  signIn('ana');
  asGuest.mockImplementationOnce(unreachable);
  await sendOrWait(report());
  account.expire();
  expect(await currentEntries()).toHaveLength(1);
  expect(waitingIds.read()).toHaveLength(1);
  expect(await sendWaiting()).toBe(0);
  expect(sentKeys()).toEqual(['key of the report', 'key of the report']);
});

test('signing in deletes the bed counts of another person whose session has expired', async () => {
  signIn('ana');
  asPerson.mockImplementation(unreachable);
  await sendOrWait(beds(7, 'seven'));
  account.expire();
  await currentEntries();
  signIn('ben');
  await deleteEntriesOfOthers();
  expect(await outboxStore.list()).toEqual([]);
  expect(waitingIds.read()).toEqual([]);
});

test('signing out deletes the entries of the person, and no others', async () => {
  await outboxStore.put(report());
  signIn('ana');
  await outboxStore.put(report({ owner: 'ana', id: '00000000-0000-0000-0000-000000000001' }));
  account.keep(null);
  await deleteEntriesOfOthers();
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
    openOutbox.isLeaving = false;
  });
  asGuest.mockImplementation(() => {
    deleteOutbox(true);
    return unreachable();
  });
  await expect(sendOrWait(report())).rejects.toMatchObject({ key: 'UNREACHABLE' });
  await expect(outboxStore.put(report())).rejects.toThrow('The person leaves');
  expect(localStorage.getItem('waiting')).toBe(`["${purgeMarker}"]`);
  await expect.poll(databaseNames).not.toContain('outbox');
});

test('a database that opens while the person leaves is deleted', async () => {
  onTestFinished(() => {
    openOutbox.isLeaving = false;
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

function confirmation(body: { token?: string }): OutboxEntry {
  const call = { name: 'POST /services/:id/confirm', params: { id: '1' }, body, key: 'yes' } as const;
  return newEntry({ kind: 'confirmation', about: 'Porchlight', page: '/services/1/confirm', call });
}

test('a confirmation is sent by the person, or as a guest with the link of a mail', async () => {
  asPerson.mockResolvedValue({ data: {} });
  await sendOrWait(confirmation({}));
  expect([asPerson.mock.calls.length, asGuest.mock.calls.length]).toEqual([1, 0]);
  await sendOrWait(confirmation({ token: 'abc' }));
  expect([asPerson.mock.calls.length, asGuest.mock.calls.length]).toEqual([1, 1]);
});

test('a confirmation of a person waits until this person is signed in again', async () => {
  signIn('ana');
  const entry = confirmation({});
  account.keep(null);
  await outboxStore.put(entry);
  asPerson.mockResolvedValue({ data: {} });
  await sendWaiting();
  expect(asPerson).not.toHaveBeenCalled();
  signIn('ana');
  await sendWaiting();
  expect(asPerson).toHaveBeenCalledTimes(1);
});

test('what another tab had no time to delete is not sent, although this tab has the database open', async () => {
  await outboxStore.put(report());
  localStorage.setItem('waiting', `["${purgeMarker}"]`);
  await sendWaiting();
  expect(asGuest).not.toHaveBeenCalled();
  expect(await outboxStore.list()).toEqual([]);
});
