import { expect, test } from 'vitest';
import { isFiltering, queryOf, readManagedFilter } from './managedFilter.ts';

const id = '01938b4e-7a10-7c3e-9f55-2f6f0c9e1a11';
const filterOf = (query: string) => readManagedFilter(new URLSearchParams(query));
const apiQuery = (query: string) => queryOf(filterOf(query), 6);

test.each([
  [`user=${id}`, { user: [id] }],
  [`user=${id}&status=waiting&type=FOOD`, { user: [id], isWaiting: true, type: ['FOOD'] }],
  ['county=Taylor&sort=updatedAt', { county: ['Taylor'], sort: ['updatedAt'], direction: ['desc'] }],
  ['problem=UNCONFIRMED', { unconfirmedMonths: 6 }],
  ['user=ana@example.org&status=open&type=BREAD&problem=ODD&sort=age', {}],
])('%s filters by %j', (query, expected) => {
  expect(apiQuery(query)).toEqual(expected);
});

test('an account hides services, and an order does not', () => {
  expect(isFiltering(filterOf(`user=${id}`))).toBe(true);
  expect(isFiltering(filterOf('sort=name'))).toBe(false);
});
