// @vitest-environment happy-dom

import type { RowErrorKey } from '@amparo/domain/bulk/importReport.ts';
import bulk from '@amparo/translations/en/bulk.json';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { useRowErrorText } from './useProblemText.ts';

afterEach(cleanup);

function Reason({ error, field }: { error: RowErrorKey; field: string }) {
  return useRowErrorText()(error, field);
}

test.each<[RowErrorKey, string, string]>([
  ['NOT_ONE_OF', 'type.0', 'is not one of these words: FOOD, SHELTER, HEALTH, RESOURCES, EDUCATION'],
  ['NOT_ONE_OF', 'role', 'is not one of these words: USER, AUTO USER, SUPER USER, ADMINISTRATOR'],
  ['NOT_ONE_OF', 'county', 'is not one of the allowed words'],
  ['REQUIRED', 'type', 'is missing'],
])('%s in the column %s', (error, field, text) => {
  const { container } = render(
    <IntlProvider locale="en" messages={{ bulk } as never}>
      <Reason error={error} field={field} />
    </IntlProvider>,
  );
  expect(container.textContent).toBe(text);
});
