// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import directories from '@amparo/translations/en/directories.json';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, shownToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import type { CrisisLineCardData } from '../card/toCrisisLineCard.ts';
import { useLineOrder } from './useLineOrder.ts';

vi.mock('../../../http-client/callApi.ts', () => ({ callApi: vi.fn() }));

const api = vi.mocked(callApi as (name: string, input: { body?: unknown }) => Promise<unknown>);
const line = (id: string, isUrgent = false) => ({ id, name: `Line ${id}`, isUrgent }) as CrisisLineCardData;
const lines = [line('u', true), line('a'), line('b'), line('c')];
const usual = lines.filter(({ isUrgent }) => !isUrgent);

beforeEach(() => {
  api.mockReset().mockResolvedValue({});
  closeToast();
});
afterEach(cleanup);

function Provided({ children }: { children: ReactNode }) {
  const Routes = createRoutesStub([{ path: '/', Component: () => children }]);
  return (
    <IntlProvider locale="en" timeZone="America/Chicago" messages={{ directories } as never}>
      <Routes />
    </IntlProvider>
  );
}

const open = () =>
  renderHook((all: CrisisLineCardData[]) => useLineOrder(all), { initialProps: lines, wrapper: Provided });
const idsOf = (all: readonly CrisisLineCardData[]) => all.map(({ id }) => id).join('');
const sent = () => api.mock.calls.map(([, { body }]) => (body as { crisisLines: string[] }).crisisLines.join(''));

test('a line moves within its group, urgent lines stay first, and the new place is announced', async () => {
  const { result } = open();
  await act(async () => result.current.move(usual, lines[3]!, 0));
  expect(idsOf(result.current.inOrder)).toBe('ucab');
  expect(sent()).toEqual(['ucab']);
  expect(result.current.announcement).toMatch(/Line c.*1.*3/);
});

test('a move to the same place sends nothing', async () => {
  const { result } = open();
  await act(async () => result.current.move(usual, lines[1]!, 0));
  expect(sent()).toEqual([]);
});

test('moves are saved in sequence', async () => {
  const first = Promise.withResolvers<unknown>();
  api.mockReturnValueOnce(first.promise);
  const { result } = open();
  await act(async () => result.current.move(usual, lines[3]!, 0));
  await act(async () => result.current.move(result.current.inOrder.slice(1), lines[2]!, 0));
  expect(sent()).toEqual(['ucab']);
  await act(async () => first.resolve({}));
  expect(sent()).toEqual(['ucab', 'ubca']);
});

test('a move that cannot be saved is undone with a notice', async () => {
  api.mockRejectedValueOnce(new ApiError('UNREACHABLE'));
  const { result } = open();
  await act(async () => result.current.move(usual, lines[3]!, 0));
  expect(idsOf(result.current.inOrder)).toBe('uabc');
  expect(shownToast.read()?.kind).toBe('error');
});
