// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '../browser/storage/account.ts';
import { closeToast, shownToast } from '../browser/toasts.ts';
import { loadMessages } from '../i18n/messages/loadMessages.ts';
import { useRememberLoadedData, withLastLoadedData } from './lastLoadedData.ts';

const userNamed = (id: string) => ({ token: id, user: { id, displayName: id } as CurrentUser });

function setUp(error: Error) {
  const loader = withLastLoadedData<undefined, string[]>(() => Promise.reject(error));
  function Page() {
    useRememberLoadedData(loader, ['the list of Ana']);
    return null;
  }
  render(<Page />);
  return loader;
}

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  document.documentElement.lang = 'en';
  account.keep(userNamed('ana'));
});
afterEach(() => {
  cleanup();
  closeToast();
  account.keep(null);
});

test('a page keeps its last data and shows a message if the server is unreachable', async () => {
  const loader = setUp(new ApiError('UNREACHABLE'));
  expect(await loader(undefined)).toEqual(['the list of Ana']);
  expect(shownToast.read()).toMatchObject({ kind: 'error', text: expect.stringContaining('connect to server') });
});

test.each([
  ['another person', userNamed('bea')],
  ['a guest', null],
])('%s does not see the last data of the person before', async (_, next) => {
  const loader = setUp(new ApiError('UNREACHABLE'));
  account.keep(next);
  await expect(loader(undefined)).rejects.toMatchObject({ key: 'UNREACHABLE' });
});

test('an error of the server is shown instead of the last data', async () => {
  const loader = setUp(new ApiError('NOT_FOUND'));
  await expect(loader(undefined)).rejects.toMatchObject({ key: 'NOT_FOUND' });
});
