import { relyingPartyOf } from '@amparo/domain/account/passkeys/relyingParty.ts';
import { expect, test } from 'vitest';
import { createChallenge, creationOptions } from './webAuthn.ts';

test('a device shows the region’s name of the app beside a passkey', async () => {
  const person = { userId: '0b7f8a52-3c1d-4e5f-8a9b-0c1d2e3f4a5b', email: 'ana@example.org', appName: 'Basin Help' };
  const { rp } = await creationOptions(relyingPartyOf('https://basin.example.org'), {
    ...person,
    challenge: createChallenge(),
    known: [],
  });
  expect(rp).toEqual({ id: 'basin.example.org', name: 'Basin Help' });
});
