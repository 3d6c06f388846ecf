import english from '@amparo/translations/en/offers.json';
import { expect, test } from 'vitest';
import { addMessages } from '../../i18n/messages/messages.ts';
import { offersLine, offersOf } from './offers.ts';

test('names what people get in the language of the page', () => {
  addMessages('en', { offers: english });
  expect(offersOf({ needs: ['food-pantry', 'showers'] }, 'en')).toEqual(['Groceries', 'Showers']);
});

test('a device that could not load the names shows none', () => {
  addMessages('es', {});
  expect(offersOf({ needs: ['food-pantry'] }, 'es')).toEqual([]);
});

test.each<[string[], ReturnType<typeof offersLine>]>([
  [['Groceries'], null],
  [['Groceries', 'Hot meals'], { text: 'Groceries · Hot meals', moreCount: 0 }],
  [['Shoes', 'WIC', 'Clothes', 'Diapers', 'Laundry'], { text: 'Shoes · WIC · Clothes · Diapers', moreCount: 1 }],
  [['Groceries', 'Help with food stamps (SNAP)', 'WIC'], null],
])('%j in one line', (offers, line) => {
  expect(offersLine(offers)).toEqual(line);
});
