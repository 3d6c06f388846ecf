// @vitest-environment happy-dom

import bulk from '@amparo/translations/en/bulk.json';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { Report } from './Report.tsx';

afterEach(cleanup);

test('an import names only what it would do', () => {
  const report = {
    counts: { added: 2, changed: 0, left: 0, wrong: 0 },
    ...{ problem: null, errors: [], entries: [], absentColumns: [] },
  };
  const answer = { report, problem: null, isDone: false } as unknown as ComponentProps<typeof Report>['answer'];
  render(
    <IntlProvider locale="en" messages={{ bulk }} timeZone="UTC" onError={() => {}}>
      <Report answer={answer} heading={{ current: null }}>
        Save
      </Report>
    </IntlProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['2 new']);
});
