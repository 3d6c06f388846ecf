import { expect, test } from 'vitest';
import { readFeedbackView, viewQuery } from './feedbackView.ts';

test.each([
  ['', {}],
  ['answered=no', { isAnswered: false }],
  ['answered=yes&sort=email', { isAnswered: true, sort: ['email'], direction: ['asc'] }],
  ['sort=createdAt', { sort: ['createdAt'], direction: ['asc'] }],
  ['answered=maybe&sort=age', {}],
])('“%s” asks for %j', (query, expected) => {
  expect(viewQuery(readFeedbackView(new URLSearchParams(query)))).toEqual(expected);
});
