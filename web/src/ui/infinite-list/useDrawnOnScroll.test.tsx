// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { replaceViewport } from './testViewport.ts';
import { useDrawnOnScroll } from './useDrawnOnScroll.ts';

const comeNear = replaceViewport();
afterEach(cleanup);

function List() {
  const { drawn, markEnd } = useDrawnOnScroll(500, 60);
  return (
    <>
      <output>{drawn}</output>
      <div ref={markEnd} />
    </>
  );
}

/** `key`: the entry of the browser's history. */
function open(key: string): void {
  const Stub = createRoutesStub([{ path: '/', Component: List }]);
  render(<Stub initialEntries={[{ pathname: '/', key }]} />);
}

const drawn = () => Number(screen.getByRole('status').textContent);

test('rows are added when their end comes near', () => {
  open('first');
  expect(drawn()).toBe(60);
  act(comeNear);
  expect(drawn()).toBe(120);
});

test('a list to which a person returns has as many rows as before, and a new one begins again', () => {
  open('left');
  act(comeNear);
  act(comeNear);
  cleanup();
  open('opened again');
  expect(drawn()).toBe(60);
  cleanup();
  open('left');
  expect(drawn()).toBe(180);
});
