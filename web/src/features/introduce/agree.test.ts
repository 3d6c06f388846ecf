import type { ActionFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { agreeOnServer } from './agree.ts';

const agree = (body: string, type = 'application/x-www-form-urlencoded') => {
  const request = new Request('http://localhost/introduce', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return agreeOnServer({ request } as ActionFunctionArgs);
};

test.each([
  ['back=%2Fservices%2F1%3Flang%3Des', '/services/1?lang=es'],
  ['back=', '/'],
  ['', '/'],
  ['back=https%3A%2F%2Fevil.example', '/'],
  ['back=%2F%5Cevil.example', '/'],
])('agreeing with "%s" leads to %s, and is remembered for a year', async (body, back) => {
  const response = await agree(body);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(back);
  expect(response.headers.get('set-cookie')).toBe('already-accessed=true; Path=/; SameSite=Lax; Max-Age=31536000');
});

test('a body that is not a form counts as an empty form', async () => {
  expect((await agree('{}', 'application/json')).headers.get('location')).toBe('/');
});
