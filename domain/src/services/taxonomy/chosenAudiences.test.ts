import { describe, expect, test } from 'vitest';
import { chosenAudiences, isChecked, singleAudiences, toggleAudience } from './chosenAudiences.ts';
import { type Audience, audiences } from './serviceTypes.ts';

const butMen: Audience[] = ['WOMEN', 'KIDS', 'SENIORS', 'DISABLED', 'FAMILIES', 'VETERANS', 'LGBT'];

test.each<[string[], Audience[]]>([
  [[], []],
  [['WOMEN'], ['WOMEN']],
  [
    ['WOMEN', 'MEN', 'WOMEN'],
    ['MEN', 'WOMEN'],
  ],
  [['YOUTH_AND_KIDS'], ['KIDS']],
  [['YOUTH_AND_KIDS', 'KIDS'], ['KIDS']],
  [['women', 'PETS', ''], []],
  [['ALL'], ['ALL']],
  [['MEN', 'ALL'], ['ALL']],
  [['MEN', ...butMen], ['ALL']],
  [butMen, butMen],
])('%j becomes the choice %j', (words, choice) => {
  expect(chosenAudiences(words)).toEqual(choice);
});

// Spec §4: "ALL checked sets all boxes; unchecking any clears ALL; checking all individual ones sets ALL".
describe('a click on a checkbox', () => {
  test.each<[Audience[], Audience, Audience[]]>([
    [[], 'WOMEN', ['WOMEN']],
    [['WOMEN'], 'MEN', ['MEN', 'WOMEN']],
    [['MEN', 'WOMEN'], 'MEN', ['WOMEN']],
    [['WOMEN'], 'WOMEN', []],
    [[], 'ALL', ['ALL']],
    [['WOMEN'], 'ALL', ['ALL']],
    [['ALL'], 'ALL', []],
    [['ALL'], 'MEN', butMen],
    [butMen, 'MEN', ['ALL']],
  ])('%j and %s make %j', (chosen, tapped, next) => {
    expect(toggleAudience(chosen, tapped)).toEqual(next);
  });

  test('ALL checks every box, and clears every box', () => {
    expect(audiences.every((audience) => isChecked(['ALL'], audience))).toBe(true);
    expect(audiences.some((audience) => isChecked([], audience))).toBe(false);
    expect(isChecked(butMen, 'ALL')).toBe(false);
  });

  test('choosing every audience one by one becomes ALL', () => {
    const oneByOne = [...singleAudiences].reverse().reduce<Audience[]>(toggleAudience, []);
    expect(oneByOne).toEqual(['ALL']);
  });
});
