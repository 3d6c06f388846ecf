import { expect, test } from 'vitest';
import { type Knowledge, storedModels } from './parseMessage.ts';
import { twoNeedsIn } from './twoNeeds.ts';

const knowledge = { models: storedModels } as Knowledge;

test.each([
  ['food and clothes', ['food', 'clothes'], ['FOOD', 'RESOURCES']],
  ['comida y ropa', ['comida', 'ropa'], ['FOOD', 'RESOURCES']],
  ['a dentist, and a food pantry', ['a dentist', 'a food pantry'], ['HEALTH', 'FOOD']],
  ['un dentista y una despensa?', ['un dentista', 'una despensa'], ['HEALTH', 'FOOD']],
])('"%s" asks for two things', (text, needs, types) => {
  const found = twoNeedsIn(text, knowledge);
  expect(found?.map((need) => need.text)).toEqual(needs);
  expect(found?.map(({ list }) => list.type)).toEqual(types);
});

test.each([
  'food',
  'food pantry and groceries',
  'clothes for me and my kids',
  'ropa para mí y mis hijos',
  'I have a disability and need work',
  'mi mamá ya está grande y ocupa un médico',
  'mi papá fue veterano y quiere platicar con un consejero',
  'i lost my job and my car broke down and now we have no food and nothing to wear for the winter',
])('"%s" asks for one thing', (text) => {
  expect(twoNeedsIn(text, knowledge)).toBeNull();
});
