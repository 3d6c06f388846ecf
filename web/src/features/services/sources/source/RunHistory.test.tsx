// @vitest-environment happy-dom

import bulk from '@amparo/translations/en/bulk.json';
import sources from '@amparo/translations/en/sources.json';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { Refusals } from './RunHistory.tsx';

afterEach(cleanup);

test('a refusal names the file of a package, the line, and the field, as far as they are known', () => {
  const line = { line: 3, field: '', reason: 'INVALID_UTF8' };
  const refusals = [
    line,
    { ...line, file: 'organizations.csv', field: 'x_notes', reason: 'TOO_LONG' },
    { ...line, file: 'services.csv', line: 0, reason: 'TOO_LARGE' },
  ];
  render(
    <IntlProvider locale="en" messages={{ bulk, sources }} timeZone="UTC" onError={() => {}}>
      <Refusals refusals={refusals} />
    </IntlProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 3: the line is not UTF-8 text',
    'organizations.csv, line 3: x_notes is too long',
    'services.csv is too large',
  ]);
});
