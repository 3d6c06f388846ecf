// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linkPhones } from './linkPhones.tsx';

test.each([
  ['Call 2-1-1 to ask.', ['tel:211']],
  ['Llame al 2-1-1 o al (325) 555-0142.', ['tel:211', 'tel:+13255550142']],
  ['1-800-799-7233, or 325.555.0142 ext. 7', ['tel:+18007997233', 'tel:+13255550142,7']],
])('the numbers in “%s” can be called', (text, hrefs) => {
  const { container } = render(linkPhones(text));
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(hrefs);
  expect(container.textContent).toBe(text);
});

test.each(['Suite 211, open 2-10-1.', 'ZIP 79601-2345', 'Case 12-1-1', 'ID 5551234567890', '<a href="tel:1">5</a>'])(
  'nothing in “%s” is a phone number',
  (text) => expect(linkPhones(text)).toBe(text),
);
