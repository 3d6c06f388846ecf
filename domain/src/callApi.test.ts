import { expect, expectTypeOf, test } from 'vitest';
import type { CallApi, CallQuery } from './callApi.ts';

declare const callApi: CallApi;

// The type check reads this file: a line that compiles despite @ts-expect-error is an error.
test('callApi accepts only values of the right type', () => {
  const calls = [
    () => callApi('GET /services', { query: { limit: 0, isShowAll: true, type: 'FOOD', category: ['MEN', 'WOMEN'] } }),
    // @ts-expect-error a number is not sent as text
    () => callApi('GET /services', { query: { limit: '0' } }),
    // @ts-expect-error a flag is not sent as text
    () => callApi('GET /services', { query: { isShowAll: 'true' } }),
    // @ts-expect-error several values are an array, not a comma list
    () => callApi('GET /services', { query: { type: 'FOOD,SHELTER' } }),
    // @ts-expect-error the value does not exist
    () => callApi('GET /services', { query: { sort: 'price' } }),
    // @ts-expect-error the parameter does not exist
    () => callApi('GET /services', { query: { openNow: true } }),
    // @ts-expect-error the coordinate is required
    () => callApi('GET /places/reverse', { query: {} }),
  ];
  expect(calls).toHaveLength(7);
});

test('query values have the types that callApi takes', () => {
  expectTypeOf<CallQuery<'GET /services'>['limit']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<CallQuery<'GET /services'>['isOpen']>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<CallQuery<'GET /services'>['q']>().toEqualTypeOf<string | undefined>();
});
