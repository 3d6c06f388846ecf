// @vitest-environment happy-dom

import { ApiError, type ErrorKey } from '@amparo/domain/http/apiError.ts';
import manage from '@amparo/translations/en/manage.json';
import table from '@amparo/translations/en/table.json';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../../../browser/storage/account.ts';
import { messages } from '../../../../i18n/messages/messagesEn.ts';
import EditPanel from './EditPanel.tsx';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../../http-client/callApi.ts', async (original) => ({ ...(await original<object>()), callApi }));

beforeEach(() => {
  vi.spyOn(account, 'read').mockReturnValue({ token: 'token' } as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each<[ErrorKey, string]>([
  ['NOT_FOUND', manage.panel.gone],
  ['NOT_ALLOWED', manage.panel.gone],
  ['UNREACHABLE', messages.errors.UNREACHABLE],
])('the panel says why a service cannot be edited: %s', async (key, text) => {
  callApi.mockRejectedValue(new ApiError(key));
  const service = { id: '00000000-0000-4000-8000-000000000001', name: 'Sample Pantry' };
  const List = () => <EditPanel service={service} fields={[]} onSaved={() => {}} onClose={() => {}} />;
  const Routes = createRoutesStub([{ id: 'root', path: '/', Component: List }]);
  render(
    <IntlProvider locale="en" messages={{ ...messages, manage, table } as never}>
      <Routes />
    </IntlProvider>,
  );
  expect(await screen.findByText(text)).not.toBeNull();
  expect(screen.queryByText(manage.panel.loading)).toBeNull();
});
