import { usualSpan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { expect, test } from 'vitest';
import { differencesOf, mergeVersions } from '../../../../ui/forms/conflict.ts';
import { comparableValue, emptyValues, type ServiceValues } from './serviceValues.ts';

const base: ServiceValues = { ...emptyValues, name: 'Pantry', phone: '(325) 555-0100', city: 'Abilene' };

test('a conflict lists only fields that differ, and proposes the side that changed the field', () => {
  const mine = { ...base, name: 'My pantry', city: 'Abilene ' };
  const theirs = { ...base, name: 'Their pantry', phone: '(325) 555-0111' };
  expect(differencesOf({ base, mine, theirs }, comparableValue)).toEqual([
    { name: 'name', proposed: 'mine' },
    { name: 'phone', proposed: 'theirs' },
  ]);
});

test('two plans with the same hours are no conflict', () => {
  const plan = { ...base.plan, week: [{ days: ['MONDAY' as const], spans: [usualSpan] }] };
  const split = { ...plan, week: [...plan.week, { days: [], spans: [usualSpan] }] };
  const versions = { base, mine: { ...base, plan }, theirs: { ...base, plan: split } };
  expect(differencesOf(versions, comparableValue)).toEqual([]);
});

test('the merged version takes the chosen fields of the other side', () => {
  const mine = { ...base, name: 'My pantry', city: 'Merkel' };
  const theirs = { ...base, name: 'Their pantry', city: 'Snyder' };
  expect(mergeVersions(mine, theirs, { name: 'theirs', city: 'mine' })).toEqual({ ...mine, name: 'Their pantry' });
});
