// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../http-client/callApi.ts';
import { useBeds } from './useBeds.ts';

vi.mock('../../../http-client/callApi.ts', () => ({ callApi: vi.fn() }));

const api = vi.mocked(callApi as (name: string, input: object) => Promise<unknown>);
const shelter = {
  ...{ id: 'shelter', name: 'Sample Shelter', city: 'Abilene', isApproved: true },
  ...{ free: 4, total: 12, updatedAt: null },
};
const bedsUpdatedAt = '2026-11-22T12:00:00.000Z';
const sent = () => api.mock.calls.map(([, { body }]: [string, { body?: unknown }]) => body);
const bodyOf = (total: number) => ({ services: [{ id: 'shelter', total }] });

beforeEach(() => {
  vi.useFakeTimers();
  api.mockReset().mockResolvedValue({ data: { refused: [], bedsUpdatedAt } });
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
  expect(sent()).toEqual([bodyOf(2)]);
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
  api.mockRejectedValueOnce(new ApiError('UNREACHABLE'));
  act(() => beds.current.change('7'));
  act(() => beds.current.save());
  await settle();
  expect(beds.current.state).toMatchObject({ typed: '4', status: 'idle', problem: 'UNREACHABLE', unsent: 7 });
  act(() => beds.current.retry());
  await settle();
  expect(sent()).toEqual([bodyOf(7), bodyOf(7)]);
  expect(beds.current.state).toMatchObject({ typed: '7', status: 'saved', problem: null, unsent: null });
});

test('a change during a save is saved after it', async () => {
  const beds = open();
  const first = Promise.withResolvers<unknown>();
  api.mockReturnValueOnce(first.promise);
  act(() => beds.current.change('5'));
  act(() => beds.current.save());
  act(() => beds.current.change('6'));
  act(() => beds.current.save());
  expect(sent()).toEqual([bodyOf(5)]);
  await act(async () => first.resolve({ data: { refused: [], bedsUpdatedAt } }));
  await settle();
  expect(sent()).toEqual([bodyOf(5), bodyOf(6)]);
  expect(beds.current.state.saved.free).toBe(6);
});

test('leaving the page saves a typed number, but not an empty field', () => {
  const { result, unmount } = renderHook(() => useBeds(shelter));
  act(() => result.current.change(''));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sent()).toEqual([]);
  act(() => result.current.change('9'));
  unmount();
  expect(api.mock.calls).toEqual([['POST /services/update-available-beds', { body: bodyOf(9), isLast: true }]]);
});
