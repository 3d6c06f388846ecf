import { expect, test } from 'vitest';
import { browserKeyCookie, checksOf, readBrowserKey } from './browserKey.ts';

const key = 'k'.repeat(43);
const [plain, secure] = ['http://127.0.0.1:3000', 'https://help.example.org'];

test('scripts cannot read the cookie, forms of other sites do not send it, and with TLS no other host can set it', () => {
  const rest = 'Path=/; HttpOnly; SameSite=Lax';
  expect(browserKeyCookie(key, plain)).toBe(`sign-in=${key}; ${rest}; Max-Age=3600`);
  expect(browserKeyCookie(key, secure)).toBe(`__Host-sign-in=${key}; ${rest}; Secure; Max-Age=3600`);
});

test.each([
  [`sign-in=${key}`, plain, key],
  [`a=b; sign-in=${key}; c=d`, plain, key],
  [`__Host-sign-in=${key}`, secure, key],
  // With TLS, ignores a cookie that another host of the same domain could have set.
  [`sign-in=${key}`, secure, null],
  [`x-sign-in=${key}`, plain, null],
  ['sign-in=short', plain, null],
  [`sign-in=${key}%0a`, plain, null],
  [undefined, plain, null],
])('of %s at %s', (cookies, publicUrl, found) => {
  expect(readBrowserKey(cookies, publicUrl)).toBe(found);
});

test('checks differ by key and by state, and from each other', () => {
  const all = [checksOf('a', key), checksOf('b', key), checksOf('a', 'l'.repeat(43))];
  expect(new Set(all.flatMap(({ nonce, codeVerifier }) => [nonce, codeVerifier])).size).toBe(6);
  // The format of a verifier in RFC 7636.
  for (const { codeVerifier } of all) expect(codeVerifier).toMatch(/^[\w-]{43}$/);
});
