import { expect, test } from 'vitest';
import { passkeyOriginOf, relyingPartyOf } from './relyingParty.ts';

test.each([
  ['https://amparo.example.org', 'amparo.example.org', 'https://amparo.example.org'],
  ['https://amparo.example.org:8443', 'amparo.example.org', 'https://amparo.example.org:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
])('passkeys of %s belong to %s', (publicUrl, id, origin) => {
  expect(relyingPartyOf(publicUrl)).toEqual({ id, origin });
  expect(passkeyOriginOf(publicUrl)).toBe(origin);
});

test.each(['https://10.0.0.5', 'https://[fd00::5]:8443', 'http://10.0.0.5:3000', 'http://amparo.example.org'])(
  'no page of %s has passkeys',
  (publicUrl) => {
    expect(passkeyOriginOf(publicUrl)).toBeNull();
  },
);
