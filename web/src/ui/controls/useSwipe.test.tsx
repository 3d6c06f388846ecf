// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSwipe } from './useSwipe.ts';

const onSwipe = vi.fn();
const onClick = vi.fn();

function Row() {
  return (
    <div data-testid="row" {...useSwipe(onSwipe)}>
      <button type="button" onClick={onClick}>
        Open
      </button>
    </div>
  );
}

let row: HTMLElement;

beforeEach(() => {
  onSwipe.mockReset();
  onClick.mockReset();
  render(<Row />);
  row = screen.getByTestId('row');
  Object.defineProperty(row, 'offsetWidth', { value: 300 });
});
afterEach(cleanup);

function swipe(byX: number, byY = 0, pointerType = 'touch') {
  const pointer = { isPrimary: true, pointerType, pointerId: 1 };
  fireEvent.pointerDown(row, { ...pointer, clientX: 250, clientY: 20 });
  fireEvent.pointerMove(row, { ...pointer, clientX: 250 + byX, clientY: 20 + byY });
  fireEvent.pointerUp(row, { ...pointer, clientX: 250 + byX, clientY: 20 + byY });
}

test.each([
  ['far to the left', -150, 0, 'touch', 1],
  ['a short way', -50, 0, 'touch', 0],
  ['to the right', 150, 0, 'touch', 0],
  ['mostly down, to scroll', -20, 60, 'touch', 0],
  ['with the mouse', -150, 0, 'mouse', 0],
])('swiping %s', (_, byX, byY, pointerType, times) => {
  swipe(byX, byY, pointerType);
  expect(onSwipe).toHaveBeenCalledTimes(times);
});

test('a swipe that is too short moves the row back and does not count as a tap', () => {
  swipe(-50);
  expect(row.style.transform).toBe('');
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
});
