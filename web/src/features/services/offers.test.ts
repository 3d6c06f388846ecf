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
  [['Groceries', 'Hot meals'], { text: 'Groceries · Hot meals', rest: '', moreAfterText: 0, moreAfterFour: 0 }],
  [
    ['Shoes', 'WIC', 'Clothes', 'Diapers', 'Laundry'],
    { text: 'Shoes · WIC · Clothes · Diapers', rest: '', moreAfterText: 1, moreAfterFour: 1 },
  ],
  [
    ['Showers', 'Soap and hygiene items', 'Laundry', 'Haircuts', 'Clothes', 'Shoes'],
    { text: 'Showers · Soap and hygiene items', rest: ' · Laundry · Haircuts', moreAfterText: 4, moreAfterFour: 2 },
  ],
  // A line of a phone cuts the second of two long offers, which says more than none.
  [
    ['A safe place from violence', 'A bed for the night', 'Counseling'],
    {
      text: 'A safe place from violence · A bed for the night',
      rest: ' · Counseling',
      moreAfterText: 1,
      moreAfterFour: 0,
    },
  ],
])('a card names four of %j, in one line of a phone fewer', (offers, line) => {
  expect(offersLine(offers)).toEqual(line);
});
