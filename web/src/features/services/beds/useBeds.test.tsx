// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOutbox } from '../../../http-client/outbox/outboxStore.ts';
import { currentEntries } from '../../../http-client/outbox/sendWaiting.ts';
import { saveOrWait } from './saveBeds.ts';
import { useBeds } from './useBeds.ts';

vi.mock('./saveBeds.ts', async (importOriginal) => ({ ...(await importOriginal<object>()), saveOrWait: vi.fn() }));
vi.mock('../../../http-client/outbox/sendWaiting.ts', () => ({ currentEntries: vi.fn() }));
vi.mock('../../../http-client/outbox/outboxStore.ts', () => ({ watchOutbox: vi.fn() }));

const save = vi.mocked(saveOrWait);
const readEntries = vi.mocked(currentEntries);
const waitingEntry = (total: number) => {
  const call = { body: { services: [{ id: 'shelter', total }] } };
  return [{ subject: 'beds shelter', state: 'waiting', call }] as unknown as Awaited<ReturnType<typeof currentEntries>>;
};
const shelter = {
  ...{ id: 'shelter', name: 'Sample Shelter', city: 'Abilene', isWaiting: false },
  ...{ free: 4, total: 12, updatedAt: null, groups: [] },
};
const bedsUpdatedAt = '2026-11-22T12:00:00.000Z';
const sent = () => save.mock.calls.map(([{ total }]) => total);

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockResolvedValue(bedsUpdatedAt);
  readEntries.mockReset().mockResolvedValue([]);
  vi.mocked(watchOutbox)
    .mockReset()
    .mockReturnValue(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () => renderHook(() => useBeds(shelter)).result;
const settle = () => act(async () => vi.advanceTimersByTime(0));

test('several taps on the buttons are one request, a second after the last', async () => {
  const beds = open();
  act(() => beds.current.step(-1));
  act(() => vi.advanceTimersByTime(900));
  act(() => beds.current.step(-1));
  act(() => vi.advanceTimersByTime(900));
  expect(sent()).toEqual([]);
  expect(beds.current.state.typed).toBe('2');
  await act(async () => vi.advanceTimersByTime(100));
  expect(sent()).toEqual([2]);
  expect(beds.current.state).toMatchObject({ status: 'saved', saved: { free: 2, updatedAt: bedsUpdatedAt } });
});

test('the buttons stop at no beds and at all beds', () => {
  const beds = open();
  act(() => beds.current.step(-9));
  expect(beds.current.state.typed).toBe('0');
  act(() => beds.current.step(99));
  expect(beds.current.state.typed).toBe('12');
});

test('more beds than the shelter has are refused without a request, and the old number returns', async () => {
  const beds = open();
  act(() => beds.current.change('13'));
  act(() => beds.current.save());
  await settle();
  expect(sent()).toEqual([]);
  expect(beds.current.state).toMatchObject({ typed: '4', problem: 'AVAILABLE_BEDS_LESS_THAN', unsent: null });
});

test('the number on the server is not sent again', async () => {
  const beds = open();
  act(() => beds.current.change(' 4 '));
  act(() => beds.current.save());
  await settle();
  expect(sent()).toEqual([]);
  expect(beds.current.state.typed).toBe('4');
});

test('a number that could not be sent is offered again', async () => {
  const beds = open();
  save.mockRejectedValueOnce(new ApiError('UNREACHABLE'));
  act(() => beds.current.change('7'));
  act(() => beds.current.save());
  await settle();
  expect(beds.current.state).toMatchObject({ typed: '4', status: 'idle', problem: 'UNREACHABLE', unsent: 7 });
  act(() => beds.current.retry());
  await settle();
  expect(sent()).toEqual([7, 7]);
  expect(beds.current.state).toMatchObject({ typed: '7', status: 'saved', problem: null, unsent: null });
});

test('a change during a save is saved after it', async () => {
  const beds = open();
  const first = Promise.withResolvers<string>();
  save.mockReturnValueOnce(first.promise);
  act(() => beds.current.change('5'));
  act(() => beds.current.save());
  act(() => beds.current.change('6'));
  act(() => beds.current.save());
  expect(sent()).toEqual([5]);
  await act(async () => first.resolve(bedsUpdatedAt));
  await settle();
  expect(sent()).toEqual([5, 6]);
  expect(beds.current.state.saved.free).toBe(6);
});

test('leaving the page saves a typed number, but not an empty field', () => {
  const { result, unmount } = renderHook(() => useBeds(shelter));
  act(() => result.current.change(''));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sent()).toEqual([]);
  act(() => result.current.change('9'));
  unmount();
  const count = { id: 'shelter', name: 'Sample Shelter', total: 9, ifUnmodifiedSince: null };
  expect(save.mock.calls).toEqual([[count, { isLast: false, hasLeft: expect.any(Function) }]]);
  expect(save.mock.lastCall?.[1].hasLeft()).toBe(true);
});

test('closing the tab sends the number in the last request', () => {
  const beds = open();
  act(() => beds.current.change('9'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(save.mock.lastCall).toMatchObject([{ total: 9 }, { isLast: true }]);
});

test('a save learns that the person has left the page while it runs', async () => {
  const { result, unmount } = renderHook(() => useBeds(shelter));
  act(() => result.current.change('9'));
  act(() => result.current.save());
  const { hasLeft } = save.mock.lastCall![1];
  expect(hasLeft()).toBe(false);
  unmount();
  expect(hasLeft()).toBe(true);
  await settle();
  expect(sent()).toEqual([9]);
});

test('without a network the number waits, and leaving the page does not send it again', async () => {
  save.mockResolvedValueOnce(null);
  const { result, unmount } = renderHook(() => useBeds(shelter));
  act(() => result.current.change('7'));
  act(() => result.current.save());
  await settle();
  expect(result.current.state).toMatchObject({ typed: '7', status: 'waiting', waiting: 7, problem: null });
  unmount();
  expect(sent()).toEqual([7]);
});

test('a newer number of somebody else is shown, and replaced only by a second press', async () => {
  const beds = open();
  const newer = { id: 'shelter', availableBeds: 2, bedsUpdatedAt: '2026-11-22T11:00:00.000Z' };
  save.mockRejectedValueOnce(new ApiError('CHANGED_MEANWHILE', undefined, newer));
  act(() => beds.current.change('7'));
  act(() => beds.current.save());
  await settle();
  expect(beds.current.state).toMatchObject({ typed: '2', saved: { free: 2 }, problem: 'CHANGED_MEANWHILE', unsent: 7 });
  act(() => beds.current.retry());
  await settle();
  expect(save.mock.calls.map(([{ total, ifUnmodifiedSince }]) => [total, ifUnmodifiedSince])).toEqual([
    [7, null],
    [7, newer.bedsUpdatedAt],
  ]);
});

test.each([
  ['a full shelter', { free: 0, total: 32 }],
  ['the same number', { free: 4, total: 12 }],
])('%s is confirmed by one press, and leaving the field afterwards sends nothing more', async (_, beds) => {
  const { result } = renderHook(() => useBeds({ ...shelter, ...beds }));
  expect(result.current.isChanged).toBe(false);
  act(() => result.current.confirm());
  await settle();
  act(() => result.current.save());
  await settle();
  expect(sent()).toEqual([beds.free]);
  expect(result.current.state).toMatchObject({ status: 'saved', saved: { free: beds.free, updatedAt: bedsUpdatedAt } });
});

test('a confirmation right after a tap sends the new number once', async () => {
  const beds = open();
  act(() => beds.current.step(-1));
  expect(beds.current.isChanged).toBe(true);
  act(() => beds.current.confirm());
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(sent()).toEqual([3]);
  expect(beds.current.isChanged).toBe(false);
});

test('a confirmation that could not be sent is offered again', async () => {
  const beds = open();
  save.mockRejectedValueOnce(new ApiError('NOT_SIGNED_IN'));
  act(() => beds.current.confirm());
  await settle();
  expect(beds.current.state).toMatchObject({ typed: '4', problem: 'NOT_SIGNED_IN', unsent: 4 });
  act(() => beds.current.retry());
  await settle();
  expect(sent()).toEqual([4, 4]);
  expect(beds.current.state).toMatchObject({ status: 'saved', problem: null });
});

test('a confirmation that waits for the network is not stored twice', async () => {
  save.mockResolvedValue(null);
  const beds = open();
  act(() => beds.current.confirm());
  await settle();
  act(() => beds.current.confirm());
  await settle();
  expect(sent()).toEqual([4]);
  expect(beds.current.state).toMatchObject({ status: 'waiting', waiting: 4 });
});

test('a number that waits on this phone is shown when the page opens', async () => {
  readEntries.mockResolvedValue(waitingEntry(7));
  const beds = open();
  await settle();
  expect(beds.current.state).toMatchObject({ typed: '7', status: 'waiting', waiting: 7 });
});

test('a number that begins to wait does not replace the one that the person is typing', async () => {
  const beds = open();
  await settle();
  save.mockResolvedValue(null);
  // The outbox has changed, but its entries are not read yet.
  const entries = Promise.withResolvers<Awaited<ReturnType<typeof currentEntries>>>();
  readEntries.mockReturnValue(entries.promise);
  act(() => beds.current.change('2'));
  act(() => {
    beds.current.save();
    vi.mocked(watchOutbox).mock.lastCall![0]();
  });
  await settle();
  act(() => beds.current.change('3'));
  await act(async () => entries.resolve(waitingEntry(2)));
  expect(beds.current.state).toMatchObject({ typed: '3', waiting: 2 });
  act(() => beds.current.save());
  await settle();
  expect(sent()).toEqual([2, 3]);
});
