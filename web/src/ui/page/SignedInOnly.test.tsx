// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedInOnly } from './SignedInOnly.tsx';

let load = (): void => {};

function Page() {
  const [data, setData] = useState<string | null>(null);
  load = () => setData('The list');
  return <SignedInOnly data={data}>{(text) => <p>{text}</p>}</SignedInOnly>;
}

function open(key: string): void {
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub initialEntries={[{ pathname: '/', key }]} />);
}

beforeEach(() => {
  // As React Router stores it before a document is left.
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ left: 1200 }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a document to which a person returns scrolls to its position once its content is there', async () => {
  open('left');
  expect(window.scrollTo).not.toHaveBeenCalled();
  await act(async () => load());
  expect(screen.getByText('The list')).not.toBeNull();
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 1200);
});

test('a new document begins at its top', async () => {
  open('new');
  await act(async () => load());
  expect(window.scrollTo).not.toHaveBeenCalled();
});
