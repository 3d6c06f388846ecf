// @vitest-environment happy-dom

import type { DirectoryChange } from '@amparo/domain/directory-changes/directoryChangeRoutes.ts';
import changes from '@amparo/translations/en/changes.json';
import directories from '@amparo/translations/en/directories.json';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { DirectoryFields } from './DirectoryChangeBody.tsx';

afterEach(cleanup);

function show(change: Partial<DirectoryChange>): void {
  const all = { action: 'changed', before: {}, after: {}, ...change } as DirectoryChange;
  render(
    <IntlProvider locale="en" messages={{ changes, directories }} timeZone="UTC">
      <DirectoryFields change={all} />
    </IntlProvider>,
  );
}

test('the name of a field is without the remark for people who fill in the form', () => {
  show({
    kind: 'region',
    before: { website: '', counties: ['Taylor'] },
    after: { website: 'esc14.net', counties: [] },
  });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Website', 'Counties']);
});

test('a coordinator begins with the name, and the extension follows its number', () => {
  const coordinator = { email: 'noe@example.org', title: 'Coordinator', extension: '12', displayName: 'Noe Sample' };
  show({
    kind: 'unit',
    action: 'deleted',
    before: { coordinators: [{ ...coordinator, officePhone: '(940) 555-0195' }] },
  });
  expect(screen.getByText('Noe Sample, Coordinator, (940) 555-0195 ext. 12, noe@example.org')).toBeDefined();
});
