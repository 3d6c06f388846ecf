// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Form, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchAsTyped } from './useSearchAsTyped.ts';

function Page() {
  const [parameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const { box, onType, onSubmit } = useSearchAsTyped(q);
  return (
    <Form onInput={onType} onSubmit={onSubmit}>
      <input ref={box} name="q" defaultValue={q} aria-label="Search" />
    </Form>
  );
}

function show(...addresses: string[]) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: addresses });
  render(<RouterProvider router={router} />);
  return { router, search: () => router.state.location.search };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('searches once, half a second after the last key', async () => {
  const { search } = show('/list');
  type('foo');
  await wait(499);
  type('food');
  await wait(499);
  expect(search()).toBe('');
  await wait(1);
  expect(search()).toBe('?q=food');
});

test('the first search is a step back, and later ones replace it', async () => {
  const { router, search } = show('/before', '/list');
  type('food');
  await wait(500);
  type('food pantry');
  await wait(500);
  expect(search()).toBe('?q=food+pantry');
  await act(async () => router.navigate(-1));
  expect(router.state.location.pathname + search()).toBe('/list');
});

test('Enter searches at once, and not again after the pause', async () => {
  const { router, search } = show('/list');
  field().focus();
  type('food');
  await act(async () => fireEvent.submit(field().form!));
  expect(search()).toBe('?q=food');
  await act(async () => router.navigate('/list?q=beds'));
  await wait(500);
  expect(search()).toBe('?q=beds');
});

test('the box follows the address, unless a person is typing in it', async () => {
  const { router } = show('/list?q=food');
  await act(async () => router.navigate('/list?q=beds'));
  expect(field().value).toBe('beds');
  field().focus();
  await act(async () => router.navigate('/list?q=clothes'));
  expect(field().value).toBe('beds');
});
