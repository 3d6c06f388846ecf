import { describe, expect, test } from 'vitest';
import { readSession, renewSession, sessionCookie } from './sessionCookie.ts';

test.each([
  [null, null],
  ['language=es', null],
  ['language=es; session=a-b_9', 'a-b_9'],
  ['session=', ''],
  ['session=%3Cscript%3E', ''],
  [`session=${'a'.repeat(101)}`, ''],
])('of %s the session is %s', (cookies, token) => {
  expect(readSession(cookies)).toBe(token);
});

test('scripts cannot read it, and with TLS it is sent only encrypted', () => {
  expect(sessionCookie('abc', 'http://localhost')).toBe('session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000');
  expect(sessionCookie(null, 'https://help.example.org')).toBe(
    'session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
  );
});

describe('each answer', () => {
  const answer = (cookie: string, token: string | null, set?: string) => {
    const request = new Request('http://localhost/', { headers: { cookie } });
    const response = new Response('', set ? { headers: { 'set-cookie': set } } : {});
    renewSession(request, response, { token, publicUrl: 'http://localhost' });
    return response.headers.getSetCookie();
  };

  test('prolongs a session', () => expect(answer('session=abc', 'abc')[0]).toMatch(/^session=abc;.*Max-Age=2592000$/));
  test('deletes an expired token', () => expect(answer('session=abc', null)[0]).toMatch(/^session=;.*Max-Age=0$/));
  test('sets no cookie for guests', () => expect(answer('language=es', null)).toEqual([]));
  test('does not overwrite a cookie that an action set', () => {
    const set = sessionCookie(null, 'http://localhost');
    expect(answer('session=abc', 'abc', set)).toEqual([set]);
  });
});
