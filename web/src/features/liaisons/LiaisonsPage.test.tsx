// @vitest-environment happy-dom

import contact from '@amparo/translations/en/contact.json';
import liaisonTexts from '@amparo/translations/en/liaisons.json';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LiaisonsPage from './LiaisonsPage.tsx';

const near = vi.hoisted(() => new Map<Element, () => void>());
vi.mock('../../browser/onNearViewport.ts', () => ({
  onNearViewport: (element: Element, _: number, show: () => void) => {
    near.set(element, show);
    return () => near.delete(element);
  },
}));
vi.mock('../../routing/useViewer.ts', () => ({ useIsAllowed: () => true }));
vi.mock('../../ui/directory-forms/lazyEntryActions.tsx', () => ({
  AddEntryLink: () => null,
  EntryActions: ({ mayEdit }: { mayEdit: boolean }) => mayEdit && <button type="button">Edit</button>,
}));

const liaison = (id: string) => ({
  ...{
    id,
    displayName: 'Ana Sample',
    title: '',
    schoolDistrict: `District ${id}`,
    phone: '',
    extension: '',
    email: '',
  },
  isSample: false,
});
const county = (name: string, count: number) => ({
  county: name,
  liaisons: Array.from({ length: count }, (_, n) => liaison(`${name} ${n}`)),
});

async function show(groups: ReturnType<typeof county>[]): Promise<void> {
  const total = groups.reduce((sum, { liaisons }) => sum + liaisons.length, 0);
  const data = { county: null, groups, total };
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: LiaisonsPage, loader: () => data }]);
  render(
    <IntlProvider locale="en" messages={{ contact, liaisons: liaisonTexts }} timeZone="UTC" onError={() => {}}>
      <Stub hydrationData={{ loaderData: { page: data } }} />
    </IntlProvider>,
  );
  await screen.findByText('District Taylor 0');
}

beforeEach(() => near.clear());
afterEach(cleanup);

const buttons = () => screen.queryAllByRole('button', { name: 'Edit' }).length;

test('the buttons of hundreds of liaisons appear county by county, when a person comes near', async () => {
  await show([county('Taylor', 3), county('Jones', 210)]);
  expect(buttons()).toBe(0);
  const taylor = screen.getByText('District Taylor 0').closest('section')!;
  act(() => near.get(taylor)!());
  expect(buttons()).toBe(3);
});

test('few liaisons have their buttons at once', async () => {
  await show([county('Taylor', 3), county('Jones', 2)]);
  expect(buttons()).toBe(5);
});
