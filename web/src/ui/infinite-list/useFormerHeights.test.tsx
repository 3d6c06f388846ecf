// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFormerHeights } from './useFormerHeights.ts';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ height: 120 } as DOMRect);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

let found = 0;
function List({ isLoaded }: { isLoaded: boolean }) {
  found = useFormerHeights().size;
  return isLoaded && <p data-item="elm">Elm</p>;
}

/** Shows the list of an entry of the browser's history. Returns how many former heights it found. */
function open(key: string, isLoaded = true): number {
  const Stub = createRoutesStub([{ path: '/', Component: () => <List isLoaded={isLoaded} /> }]);
  render(<Stub initialEntries={[{ pathname: '/', key }]} />);
  return found;
}

function leaveDocument(): void {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
}

test('a person returns through several lists, each with its former heights', () => {
  for (const entry of ['first', 'second', 'third']) {
    expect(open(entry)).toBe(0);
    leaveDocument();
  }
  for (const entry of ['third', 'second', 'first']) {
    expect(open(entry)).toBe(1);
    leaveDocument();
  }
});

test('a page that is loaded again before its list was shown has its former heights afterwards', () => {
  open('list');
  leaveDocument();
  open('list', false);
  leaveDocument();
  expect(open('list')).toBe(1);
});
