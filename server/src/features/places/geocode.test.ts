import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/testApp.ts';
import { testCaller } from '../../app/testCaller.ts';
import type { Geocoder } from '../../geocoder/geocoder.ts';

const asked: unknown[] = [];
const hall = { city: 'Abilene', county: 'Taylor', state: 'TX', zip: '79601', distance: 0 } as const;
const geocoder: Geocoder = {
  async locate(address) {
    asked.push(address);
    return address.city === 'Abilene' ? { coordinates: [-99.735, 32.45], exactness: 'ADDRESS' } : null;
  },
  async reverse(point) {
    asked.push(point);
    return { ...hall, address1: '555 Walnut St', location: { coordinates: [-99.735, 32.45] } };
  },
};

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ isSampleWanted: false, geocoder });
  call = testCaller(server);
  const body = { email: 'ana@example.org', password: 'open sesame', displayName: 'Ana' };
  token = (await call('POST /auth/sign-up', { body })).body.data.token;
});
afterAll(() => server.close());

test('where an address lies is told with how exact that is, in Texas if nothing else is said', async () => {
  const body = { address1: ' 555 Walnut St ', city: 'Abilene', zip: '79601' };
  const { body: answer } = await call('POST /places/geocode', { token, body });
  expect(answer).toEqual({ data: { coordinates: [-99.735, 32.45], exactness: 'ADDRESS' } });
  expect(asked.at(-1)).toEqual({ ...body, address1: '555 Walnut St', state: 'TX', isAddressConfidential: false });
});

test.each([
  [{ city: 'Atlantis' }, 404, 'NOT_FOUND'],
  [{ city: 7 }, 400, 'VALIDATION'],
  [{ address1: 'a'.repeat(201) }, 400, 'VALIDATION'],
  [{ more: true }, 400, 'VALIDATION'],
])('%j is not found, or refused', async (body, status, key) => {
  expect(await call('POST /places/geocode', { token, body })).toMatchObject({ status, body: { key } });
});

test('what is at a point: who is signed in is told the address; where a guest is, is told to nobody outside', async () => {
  const path = 'GET /places/reverse?coordinate=-99.735|32.45';
  expect((await call(path, { token })).body.data.address1).toBe('555 Walnut St');
  const before = asked.length;
  expect((await call(path)).body.data).toMatchObject({ city: 'Abilene', address1: '' });
  expect(asked).toHaveLength(before);
});
