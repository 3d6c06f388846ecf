// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRestoredPosition } from './useRestoredPosition.ts';

const scrollTo = vi.fn();
beforeEach(() => vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  scrollTo.mockReset();
  vi.unstubAllGlobals();
});

/** React Router stores this when a person leaves the page. */
const leaveAt = (position: number) => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ list: position }));
  cleanup();
};

let load = (): void => {};
function Page() {
  const [isLoaded, setIsLoaded] = useState(false);
  load = () => setIsLoaded(true);
  useRestoredPosition(isLoaded);
  return null;
}

/** Opens the page, which has no content yet. */
function open(): void {
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub initialEntries={[{ pathname: '/', key: 'list' }]} />);
}
const loadContent = () => act(async () => load());

test('the position is restored once the content is loaded', async () => {
  leaveAt(900);
  open();
  expect(scrollTo).not.toHaveBeenCalled();
  await loadContent();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 900);
});

test('a page that is loaded again before its content is there keeps the position', async () => {
  leaveAt(900);
  open();
  // The page is short, so React Router stores its beginning.
  leaveAt(0);
  open();
  leaveAt(0);
  open();
  await loadContent();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 900);
  scrollTo.mockReset();
  leaveAt(300);
  open();
  await loadContent();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 300);
});
