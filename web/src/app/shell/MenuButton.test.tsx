// @vitest-environment happy-dom

import forms from '@amparo/translations/en/forms.json';
import menu from '@amparo/translations/en/menu.json';
import shell from '@amparo/translations/en/shell.json';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Form, Link } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMessages } from '../../i18n/messages/messages.ts';
import { MenuButton } from './MenuButton.tsx';

vi.mock('../menu/MenuList.tsx', () => ({ default: () => <Link to="/">This page</Link> }));
vi.mock('../../i18n/messages/loadMessages.ts', () => ({ loadWithMessages: (_: string, code: unknown) => code }));

let saved = Promise.withResolvers<null>();
beforeEach(() => {
  saved = Promise.withResolvers();
  addMessages('en', { menu, forms, shell });
});
afterEach(cleanup);

function Page() {
  return (
    <>
      <MenuButton />
      <Form method="post">
        <button type="submit">Save</button>
      </Form>
    </>
  );
}

async function showAndSave() {
  const Routes = createRoutesStub([{ path: '/', Component: Page, action: () => saved.promise }]);
  render(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={{ menu, forms, shell } as never}>
      <Routes />
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(screen.getByRole('link', { name: 'Menu' }));
  await screen.findByRole('dialog');
}

test('a menu that was opened during a submission stays open when it ends', async () => {
  await showAndSave();
  await act(async () => saved.resolve(null));
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('choosing an entry closes the menu, also one that leads to the same page', async () => {
  await showAndSave();
  await act(async () => saved.resolve(null));
  fireEvent.click(screen.getByRole('link', { name: 'This page' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
