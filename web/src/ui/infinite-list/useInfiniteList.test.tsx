// @vitest-environment happy-dom

import offline from '@amparo/translations/en/offline.json';
import shell from '@amparo/translations/en/shell.json';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ListPage, skipParam, toPage } from '../../routing/paging.ts';
import { MorePages } from './MorePages.tsx';
import { replaceViewport } from './testViewport.ts';
import { useInfiniteList } from './useInfiniteList.ts';

interface Item {
  id: string;
}

const size = 10;
const all = Array.from({ length: 24 }, (_, index) => ({ id: `item ${index}` }));
const addressOf = (skip: number) => `/list?skip=${skip}`;
function pageAt(url: URL): ListPage<Item> {
  const skip = skipParam(url.searchParams);
  return toPage(all.slice(skip, skip + size), skip, addressOf, size);
}
const load = vi.fn(pageAt);

function List() {
  const more = useInfiniteList(useLoaderData<ListPage<Item>>(), addressOf);
  return (
    <>
      <ul>
        {more.items.map(({ id }) => (
          <li key={id}>
            {id}{' '}
            <button type="button" onClick={() => more.remove(id)}>
              Delete {id}
            </button>
          </li>
        ))}
      </ul>
      <MorePages more={more} previousLabel="Earlier" />
    </>
  );
}

const comeNear = replaceViewport();

beforeEach(() => {
  load.mockReset().mockImplementation(pageAt);
});
afterEach(cleanup);

let opened = 0;

/** As a new entry of the browser's history, because the lists of earlier entries are remembered. */
async function openList(search = '') {
  opened += 1;
  const Stub = createRoutesStub([
    {
      path: '/list',
      Component: List,
      HydrateFallback: () => null,
      loader: ({ request }) => load(new URL(request.url)),
    },
  ]);
  render(
    <IntlProvider locale="en" messages={{ offline, shell }} timeZone="America/Chicago">
      <Stub initialEntries={[{ pathname: '/list', search, key: `entry ${opened}` }]} />
    </IntlProvider>,
  );
  await screen.findByText(/^item/, { selector: 'li:first-child' });
}

const count = () => screen.getAllByRole('listitem').length;
const skips = () => load.mock.calls.map(([url]) => skipParam(url.searchParams));

test('loads the next page when its end comes near, and stops after the last page', async () => {
  await openList();
  expect(count()).toBe(10);
  comeNear();
  await waitFor(() => expect(count()).toBe(15));
  comeNear();
  await waitFor(() => expect(count()).toBe(20));
  comeNear();
  await waitFor(() => expect(count()).toBe(24));
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  expect(skips()).toEqual([0, 5, 10, 15]);
});

test('the link loads more on this page, and leads to the next page without scripts', async () => {
  await openList();
  const link = screen.getByRole('link', { name: 'Show more' });
  expect(link.getAttribute('href')).toBe('/list?skip=10');
  fireEvent.click(link);
  await waitFor(() => expect(count()).toBe(15));
});

test('a page in the middle links to the page before it', async () => {
  await openList('?skip=10');
  expect(screen.getByRole('link', { name: 'Earlier' }).getAttribute('href')).toBe('/list?skip=0');
});

test('a removed item moves the start of the next page back', async () => {
  await openList();
  fireEvent.click(screen.getByRole('button', { name: 'Delete item 3' }));
  expect(count()).toBe(9);
  comeNear();
  await waitFor(() => expect(count()).toBeGreaterThan(9));
  expect(skips()).toEqual([0, 4]);
  expect(screen.queryByRole('button', { name: 'Delete item 3' })).toBeNull();
});

test('the end of the list says so while one of its later pages comes from this device', async () => {
  const saved = { savedAt: new Date(0).toISOString(), counties: null };
  document.documentElement.lang = 'en';
  await openList();
  load.mockImplementationOnce((url) => ({ ...pageAt(url), saved }));
  comeNear();
  expect(await screen.findByText(/^No network/)).toBeDefined();
  comeNear();
  await waitFor(() => expect(count()).toBe(20));
  expect(screen.getByText(/^No network/)).toBeDefined();
});

test('the end of the list repeats no age that the top of the page shows', async () => {
  const saved = { savedAt: new Date(0).toISOString(), counties: null };
  load.mockImplementation((url) => ({ ...pageAt(url), saved }));
  await openList();
  comeNear();
  await waitFor(() => expect(count()).toBe(15));
  await act(async () => {});
  expect(screen.queryByText(/^No network/)).toBeNull();
});
