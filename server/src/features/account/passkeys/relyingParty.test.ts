import { expect, test } from 'vitest';
import { relyingPartyOf } from './relyingParty.ts';
import { createChallenge, creationOptions } from './webAuthn.ts';

test.each([
  ['https://amparo.example.org', 'amparo.example.org', 'https://amparo.example.org'],
  ['https://amparo.example.org:8443', 'amparo.example.org', 'https://amparo.example.org:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
])('passkeys of %s belong to %s', (publicUrl, id, origin) => {
  expect(relyingPartyOf(publicUrl)).toEqual({ id, origin });
});

test('a device shows the region’s name of the app beside a passkey', async () => {
  const person = { userId: '0b7f8a52-3c1d-4e5f-8a9b-0c1d2e3f4a5b', email: 'ana@example.org', appName: 'Basin Help' };
  const { rp } = await creationOptions(relyingPartyOf('https://basin.example.org'), {
    ...person,
    challenge: createChallenge(),
    known: [],
  });
  expect(rp).toEqual({ id: 'basin.example.org', name: 'Basin Help' });
});
