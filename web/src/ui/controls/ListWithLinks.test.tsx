// @vitest-environment happy-dom

import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ListWithLinks } from './ListWithLinks.tsx';

afterEach(cleanup);

function List() {
  return (
    <ListWithLinks>
      <li>
        <a href="/services/7/edit?lang=es#phone">
          <span>Edit</span>
        </a>
        <a href="tel:3255550100">Call</a>
        <a href="https://example.org/">Website</a>
        <a href="/services/7" target="_blank" rel="noreferrer">
          New tab
        </a>
        <a href="/services/7/delete" onClick={(event) => event.preventDefault()}>
          Delete
        </a>
        <p>Text</p>
      </li>
    </ListWithLinks>
  );
}

/** Clicks, and returns whether the browser may follow the link. */
function click(text: string, how: MouseEventInit = {}): boolean {
  const target = screen.getByText(text);
  const event = createEvent.click(target, { button: 0, ...how });
  let isLeft = false;
  // A test has no other document to go to.
  const stop = (last: Event) => {
    isLeft = !last.defaultPrevented;
    last.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  fireEvent(target, event);
  return isLeft;
}

function show() {
  const Stub = createRoutesStub([
    { path: '/', Component: List },
    { path: '/services/:id/edit', Component: () => <p>The form</p> },
  ]);
  render(<Stub />);
}

test('a link of a list opens its page within the app', async () => {
  show();
  expect(click('Edit')).toBe(false);
  expect(await screen.findByText('The form')).toBeDefined();
});

test.each([
  ['Call', {}],
  ['Website', {}],
  ['New tab', {}],
  ['Text', {}],
  ['Edit', { ctrlKey: true }],
])('leaves %s with %j to the browser', (text, how) => {
  show();
  expect(click(text, how)).toBe(true);
});

test('leaves a link alone that opens a dialog', () => {
  show();
  expect(click('Delete')).toBe(false);
  expect(screen.getByText('Delete')).toBeDefined();
});
