// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useDialogFromHash } from './useDialogFromHash.ts';

type Dialogs = ReturnType<typeof useDialogFromHash<'report' | 'claim'>>;
let dialogs: Dialogs;

function Page() {
  dialogs = useDialogFromHash(['report', 'claim']);
  return <p>Open: {dialogs.open ?? 'none'}</p>;
}

function show(...addresses: string[]) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: addresses });
  render(<RouterProvider router={router} />);
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { router, address };
}

const isShown = (name: string) => waitFor(() => expect(screen.getByText(`Open: ${name}`)).not.toBeNull());

afterEach(cleanup);

test('a reload opens the dialog that the address names', async () => {
  show('/services/1?lang=es#claim');
  await isShown('claim');
});

test('another anchor opens no dialog', async () => {
  show('/services/1#hours');
  await isShown('none');
});

test('the back button closes a dialog, and the page stays', async () => {
  const { router, address } = show('/before', '/services/1?lang=es');
  await act(async () => dialogs.show('report'));
  await isShown('report');
  expect(address()).toBe('/services/1?lang=es#report');
  await act(async () => router.navigate(-1));
  await isShown('none');
  expect(address()).toBe('/services/1?lang=es');
});

test('closing twice at once goes back only once', async () => {
  const { address } = show('/before', '/services/1');
  await act(async () => dialogs.show('report'));
  await act(async () => {
    dialogs.close();
    dialogs.close();
  });
  await isShown('none');
  expect(address()).toBe('/services/1');
});

test('closing a dialog that the address opened stays on the page, and back leads to the page before', async () => {
  const { router, address } = show('/before', '/services/1?lang=es#claim');
  await act(async () => dialogs.close());
  await isShown('none');
  expect(address()).toBe('/services/1?lang=es');
  await act(async () => router.navigate(-1));
  expect(address()).toBe('/before');
});
