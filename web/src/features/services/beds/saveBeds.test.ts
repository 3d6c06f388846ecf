// @vitest-environment happy-dom

import 'fake-indexeddb/auto';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Account, account } from '../../../browser/storage/account.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { outboxStore } from '../../../http-client/outbox/outboxStore.ts';
import { readCount, saveOrWait } from './saveBeds.ts';

vi.mock('../../../http-client/callApi.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  callApi: vi.fn(),
}));

const save = vi.mocked(callApi as unknown as (name: string, input: { isLast?: boolean }) => Promise<unknown>);
const count = { id: 'shelter', name: 'Sample Shelter', total: 9, ifUnmodifiedSince: null };
const bedsUpdatedAt = '2026-11-22T12:00:00.000Z';
const editing = { isLast: false, hasLeft: () => false };
const leftPage = { isLast: false, hasLeft: () => true };
const closing = { isLast: true, hasLeft: () => true };
const stored = async () => (await outboxStore.list()).map(({ state, problem }) => [state, problem?.key]);

beforeEach(async () => {
  account.keep({ token: 'token', user: { id: 'ana', displayName: 'Ana' } } as Account);
  save.mockReset();
  await outboxStore.take(() => true);
});

test.each([
  ['left', leftPage],
  ['closed', closing],
])('a count that is refused after the page was %s is stored as refused', async (_, moment) => {
  const refusal = { id: 'shelter', key: 'CHANGED_MEANWHILE', availableBeds: 2, bedsUpdatedAt };
  save.mockResolvedValue({ data: { refused: [refusal], bedsUpdatedAt } });
  await expect(saveOrWait(count, moment)).rejects.toMatchObject({ key: 'CHANGED_MEANWHILE' });
  expect(await stored()).toEqual([['refused', 'CHANGED_MEANWHILE']]);
});

test.each([
  ['left', leftPage],
  ['closed', closing],
])('a count that could not be sent after the page was %s waits', async (_, moment) => {
  save.mockRejectedValue(new ApiError('NOT_SIGNED_IN'));
  expect(await saveOrWait(count, moment)).toBeNull();
  expect(await stored()).toEqual([['waiting', undefined]]);
});

test('a refusal on an open page is shown there, and not stored', async () => {
  save.mockRejectedValue(new ApiError('NOT_ALLOWED'));
  await expect(saveOrWait(count, editing)).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await stored()).toEqual([]);
});

test('a count that a closing page saves replaces an older one that waits', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(bedsUpdatedAt) });
  save.mockRejectedValueOnce(new ApiError('UNREACHABLE'));
  expect(await saveOrWait({ ...count, total: 3 }, editing)).toBeNull();
  expect(await stored()).toEqual([['waiting', undefined]]);
  vi.setSystemTime(Date.parse(bedsUpdatedAt) + 1000);
  save.mockResolvedValue({ data: { refused: [], bedsUpdatedAt } });
  expect(await saveOrWait(count, closing)).toBe(bedsUpdatedAt);
  expect(save.mock.lastCall).toMatchObject(['POST /services/update-available-beds', { isLast: true }]);
  expect(await stored()).toEqual([]);
  vi.useRealTimers();
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['4.7', 4],
  ['', 0],
  ['many', 0],
  ['-3', 0],
  ['1e999', 0],
])('“%s” is %i beds', (typed, count) => {
  expect(readCount(typed)).toBe(count);
});
