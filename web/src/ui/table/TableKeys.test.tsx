// @vitest-environment happy-dom

import { cleanup, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showToast } from '../../browser/toasts.ts';
import { TableKeys } from './TableKeys.tsx';

afterEach(cleanup);

test('u undoes the last action also in a table without selection', () => {
  const undo = vi.fn();
  const keys = <TableKeys enter="Open" openId={null} onOpen={() => {}} isForm={false} rowKeys={[]} isReadOnly />;
  render(
    <IntlProvider locale="en" messages={{}} timeZone="UTC" onError={() => {}}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: keys }])} />
    </IntlProvider>,
  );
  showToast({ text: 'Ana was deleted', kind: 'success', action: { label: 'Undo', act: undo } });
  fireEvent.keyDown(document.body, { key: 'u' });
  expect(undo).toHaveBeenCalledTimes(1);
});
