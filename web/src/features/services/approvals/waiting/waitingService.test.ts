import { expect, test } from 'vitest';
import { findWaiting, groupByType, type WaitingService } from './waitingService.ts';

const waiting = (id: string, change: Partial<WaitingService>): WaitingService => ({
  id,
  name: id,
  types: ['FOOD'],
  summary: { text: '', otherLanguage: null },
  city: '',
  addedBy: null,
  createdAt: '2026-11-18T16:00:00Z',
  isOwned: true,
  waitsForEmail: false,
  similar: [],
  facts: {
    phone: '',
    email: '',
    website: null,
    address: '',
    hours: '',
    isContact: false,
    mapped: null,
    wasChanged: false,
  },
  searchText: '',
  ...change,
});

test('a service of two kinds is in both groups, and empty groups are left out', () => {
  const both = waiting('both', { types: ['EDUCATION', 'FOOD'] });
  const food = waiting('food', {});
  expect(groupByType([food, both])).toEqual([
    { type: 'FOOD', services: [food, both] },
    { type: 'EDUCATION', services: [both] },
  ]);
});

test('a service matches if it contains all typed words, in any case and with or without accents', () => {
  const one = waiting('one', { searchText: 'despensa maria abilene' });
  const other = waiting('other', { searchText: 'pantry abilene' });
  expect(findWaiting([one, other], 'María ABILENE')).toEqual([one]);
  expect(findWaiting([one, other], '')).toEqual([one, other]);
  expect(findWaiting([one, other], 'sweetwater')).toEqual([]);
});
