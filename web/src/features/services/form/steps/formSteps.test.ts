import { describe, expect, test } from 'vitest';
import { emptyValues } from '../values/serviceValues.ts';
import { fieldsWithStep, isMissing, stateOf, stepOf } from './formSteps.ts';

test('each field has a step', () => {
  expect([...fieldsWithStep].sort()).toEqual(Object.keys(emptyValues).sort());
});

test.each([
  ['plan.week.0.days', 'en', 'when'],
  ['bedGroups.WOMEN.total', 'en', 'who'],
  ['descriptionEs', 'en', 'more'],
  ['descriptionEs', 'es', 'what'],
  ['description', 'es', 'more'],
  ['ageEs', 'es', 'who'],
  ['unknown', 'en', 'more'],
] as const)('the field %s of a person who writes %s is in the step %s', (path, writes, step) => {
  expect(stepOf(path, writes)).toBe(step);
});

test('a field that is only missing is told from a wrong one', () => {
  expect(['REQUIRED', 'PLEASE_ADD_SCHEDULE', 'MALFORMED', 'TOO_LONG'].map(isMissing)).toEqual([
    ...[true, true],
    ...[false, false],
  ]);
});

describe('a step', () => {
  const start = { writes: 'en' as const, errors: {}, shown: {}, isSeen: () => true };

  test('is open while something is missing, and complete afterwards', () => {
    expect(stateOf('where', { ...start, errors: { city: 'REQUIRED' } })).toBe('open');
    expect(stateOf('where', { ...start, errors: { name: 'REQUIRED' } })).toBe('complete');
  });

  test('that needs nothing is open until the person has seen it', () => {
    expect(stateOf('contact', { ...start, isSeen: () => false })).toBe('open');
    expect(stateOf('contact', start)).toBe('complete');
  });

  test('is wrong while the page shows an error there, also the optional one', () => {
    expect(stateOf('contact', { ...start, shown: { phone: 'MALFORMED' } })).toBe('wrong');
    expect(stateOf('more', { ...start, shown: { userEmail: 'UNKNOWN_ACCOUNT' } })).toBe('wrong');
    expect(stateOf('more', start)).toBe('optional');
  });
});
