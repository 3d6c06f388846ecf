import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import type { Geocoder } from '../../geocoder/geocoder.ts';

const externalCalls: unknown[] = [];
const hall = { city: 'Abilene', county: 'Taylor', state: 'TX', zip: '79601', distance: 0 } as const;
const geocoder: Geocoder = {
  async locate(address) {
    externalCalls.push(address);
    return address.city === 'Abilene' ? { coordinates: [-99.735, 32.45], precision: 'exact' } : null;
  },
  async reverse(point) {
    externalCalls.push(point);
    return { ...hall, address1: '555 Walnut St', location: { coordinates: [-99.735, 32.45] } };
  },
};

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false, geocoder });
  call = testCaller(server);
  const body = { email: 'ana@example.org', password: 'open sesame', displayName: 'Ana' };
  token = (await call('POST /auth/sign-up', { body })).body.data.token;
});
afterAll(() => server.close());

test('returns the position of an address and its precision; the default state is the region’s', async () => {
  const body = { address1: ' 555 Walnut St ', city: 'Abilene', zip: '79601' };
  const { body: answer } = await call('POST /places/geocode', { token, body });
  expect(answer).toEqual({ data: { coordinates: [-99.735, 32.45], precision: 'exact', exactness: 'ADDRESS' } });
  expect(externalCalls.at(-1)).toEqual({
    ...body,
    address1: '555 Walnut St',
    state: 'TX',
    isAddressConfidential: false,
  });
});

test.each([
  [{ city: 'Atlantis' }, 404, 'NOT_FOUND'],
  [{ city: 7 }, 400, 'VALIDATION'],
  [{ address1: 'a'.repeat(201) }, 400, 'VALIDATION'],
  [{ more: true }, 400, 'VALIDATION'],
])('answers %j with an error', async (body, status, key) => {
  expect(await call('POST /places/geocode', { token, body })).toMatchObject({ status, body: { key } });
});

test('returns the address at a point to signed-in people; a guest’s position is not sent to external services', async () => {
  const path = 'GET /places/reverse?coordinate=-99.735|32.45';
  expect((await call(path, { token })).body.data.address1).toBe('555 Walnut St');
  const before = externalCalls.length;
  expect((await call(path)).body.data).toMatchObject({ city: 'Abilene', address1: '' });
  expect(externalCalls).toHaveLength(before);
});
