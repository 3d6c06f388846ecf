// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../http-client/callApi.ts';
import { useSuggestions } from './useSuggestions.ts';

vi.mock('../../http-client/callApi.ts', () => ({ callApi: vi.fn() }));

const api = vi.mocked(callApi as (name: string, input: { body?: unknown }) => Promise<unknown>);
const city = (name: string) => ({ id: name, name, county: 'Taylor', location: { coordinates: [-99.7, 32.4] } });
const found = (...names: string[]) => ({ data: { cities: names.map(city), zips: [] } });
const onPlace = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  api.mockReset().mockResolvedValue(found('Abilene'));
  onPlace.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () => renderHook(() => useSuggestions(onPlace)).result;
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const namesIn = (state: ReturnType<typeof useSuggestions>['found']) =>
  state.state === 'found' ? state.choices.map((choice) => choice.city) : state.state;

test('asks once, after a pause in typing', async () => {
  const box = open();
  act(() => box.current.onType('Ab'));
  await wait(299);
  act(() => box.current.onType('Abi '));
  await wait(299);
  expect(api).not.toHaveBeenCalled();
  await wait(1);
  expect(api.mock.calls).toEqual([['POST /services/search-city-or-zip', { body: { keyword: 'Abi' } }]]);
  expect(namesIn(box.current.found)).toEqual(['Abilene']);
});

test('ignores the response to an earlier text', async () => {
  const box = open();
  const early = Promise.withResolvers<unknown>();
  api.mockReturnValueOnce(early.promise);
  act(() => box.current.onType('Ab'));
  await wait(300);
  api.mockResolvedValueOnce(found('Big Spring'));
  act(() => box.current.onType('Big'));
  await wait(300);
  await act(async () => early.resolve(found('Abilene')));
  expect(namesIn(box.current.found)).toEqual(['Big Spring']);
});

test('an empty field has no suggestions and sends nothing', async () => {
  const box = open();
  act(() => box.current.onType('Ab'));
  act(() => box.current.onType('  '));
  act(() => box.current.onSubmit('  '));
  await wait(1000);
  expect(api).not.toHaveBeenCalled();
  expect(box.current.found).toEqual({ state: 'idle' });
});

test('a submitted name of one place chooses it', async () => {
  const box = open();
  act(() => box.current.onSubmit('abilene, TX'));
  await wait(0);
  expect(onPlace.mock.calls).toEqual([[{ label: 'Abilene', longitude: -99.7, latitude: 32.4 }]]);
});

test('a submitted name of several places offers them', async () => {
  api.mockResolvedValue(found('Hamlin', 'Hamby'));
  const box = open();
  act(() => box.current.onSubmit('Ham'));
  await wait(0);
  expect(onPlace).not.toHaveBeenCalled();
  expect(namesIn(box.current.found)).toEqual(['Hamlin', 'Hamby']);
});

test('says that the server cannot be reached', async () => {
  api.mockRejectedValue(new ApiError('UNREACHABLE'));
  const box = open();
  act(() => box.current.onType('Ab'));
  await wait(300);
  expect(box.current.found).toEqual({ state: 'unreachable' });
});
