// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi, mutationEvents } from '../../http-client/callApi.ts';
import { useWaitingCounts } from './useWaitingCounts.ts';

vi.mock('../../http-client/callApi.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  callApi: vi.fn(),
}));

const api = vi.mocked(callApi as (name: string) => Promise<unknown>);
const counted = (countUnReadFeedbacks: number) => ({ data: { countUnReadFeedbacks } });
let user = { id: '' } as CurrentUser;
let people = 0;

function Page() {
  return <p>Waiting: {useWaitingCounts(user)?.countUnReadFeedbacks ?? 'unknown'}</p>;
}

async function show() {
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  await act(async () => render(<RouterProvider router={router} />));
  return router;
}

const shown = () => screen.getByText(/^Waiting/).textContent;

beforeEach(() => {
  // The last counts of a person outlive the page.
  people += 1;
  user = { id: `person ${people}` } as CurrentUser;
  api.mockReset().mockResolvedValue(counted(2));
});
afterEach(cleanup);

test('the counts come with the first page, and again with each page and each change', async () => {
  const router = await show();
  expect(shown()).toBe('Waiting: 2');
  api.mockResolvedValue(counted(1));
  await act(async () => router.navigate('/about'));
  expect(shown()).toBe('Waiting: 1');
  api.mockResolvedValue(counted(0));
  await act(async () => mutationEvents.emit());
  expect(shown()).toBe('Waiting: 0');
  expect(api).toHaveBeenCalledTimes(3);
});

test('a change during a request causes one more request after it', async () => {
  const first = Promise.withResolvers<unknown>();
  api.mockReturnValueOnce(first.promise);
  await show();
  await act(async () => {
    mutationEvents.emit();
    mutationEvents.emit();
  });
  expect(api).toHaveBeenCalledTimes(1);
  await act(async () => first.resolve(counted(9)));
  expect(api).toHaveBeenCalledTimes(2);
  expect(shown()).toBe('Waiting: 2');
});

test('the counts of another person are not shown', async () => {
  await show();
  cleanup();
  user = { id: 'somebody new' } as CurrentUser;
  const own = Promise.withResolvers<unknown>();
  api.mockReturnValueOnce(own.promise);
  await show();
  expect(shown()).toBe('Waiting: unknown');
  await act(async () => own.resolve(counted(5)));
  expect(shown()).toBe('Waiting: 5');
});

test('without a network the menu shows the last counts', async () => {
  await show();
  api.mockRejectedValue(new ApiError('UNREACHABLE'));
  await act(async () => mutationEvents.emit());
  expect(shown()).toBe('Waiting: 2');
});
