import { describeIssues } from '@amparo/domain/http/describeIssues.ts';
import { NewServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import { findContradictions } from '@amparo/domain/services/editing/serviceFields.ts';
import { emptyPlan, type HoursPlan, usualSpan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { placeInPlan } from '@amparo/domain/services/hours-plan/planErrors.ts';
import { expect, test } from 'vitest';
import { checkDraft, inOrder } from './checkDraft.ts';
import { inputOfDraft } from './inputOfDraft.ts';
import { emptyDraft, type ServiceDraft } from './serviceDraft.ts';

const administrator = { id: '0b6f4a34-5a5c-4b8c-9a46-0d8c5bb3b0f1', role: 'ADMINISTRATOR' as const };
const open: HoursPlan = { ...emptyPlan, week: [{ days: ['MONDAY'], spans: [usualSpan] }] };
const right: ServiceDraft = {
  ...emptyDraft,
  name: 'Sample pantry',
  serviceSummary: 'Groceries',
  description: 'Groceries.',
  type: ['FOOD'],
  category: ['ALL'],
  address1: '100 Sample St',
  city: 'Abilene',
  zip: '79601',
  plan: open,
};
const span = (part: Partial<typeof usualSpan>) => ({
  ...open,
  week: [{ days: ['MONDAY' as const], spans: [{ ...usualSpan, ...part }] }],
});
const closed = (startDate: string, endDate: string) => ({
  ...open,
  closedDates: [{ startDate, endDate, span: { ...usualSpan, isAllDay: true } }],
});

/** What the API refuses, by its own schema, under the names of the form. */
function refusedByApi(draft: ServiceDraft): Record<string, string> {
  const input = inputOfDraft(draft, administrator);
  const read = NewServiceInput.safeParse(input, { reportInput: true });
  // The second look of the API (mergeWithStored.ts).
  const { subTypes = [], availableBeds = 0, totalBeds = 0 } = input;
  const whole = { ...draft, subTypes, availableBeds, totalBeds };
  const errors = read.success ? findContradictions(whole) : describeIssues(read.error.issues);
  return Object.fromEntries(
    Object.entries(errors).map(([path, key]) => {
      const isHours = /^(closeS|s)chedules/.test(path);
      return [isHours ? placeInPlan(draft.plan, path) : path, key];
    }),
  );
}

test('a draft that is right is taken by both', () => {
  expect(checkDraft(right)).toEqual({});
  expect(refusedByApi(right)).toEqual({});
});

test('a long text of a directory may stay as it is; changed, it is to be shortened', () => {
  const base = { ...right, description: 'x'.repeat(3000), descriptionEs: 'x'.repeat(3000) };
  expect(checkDraft({ ...base, description: `${base.description}\n` }, base)).toEqual({});
  expect(checkDraft({ ...base, description: 'y'.repeat(1001) }, base)).toEqual({ description: 'TOO_LONG' });
  expect(checkDraft({ ...base, descriptionEs: 'y'.repeat(1501) }, base)).toEqual({ descriptionEs: 'TOO_LONG' });
});

test.each<[string, Partial<ServiceDraft>]>([
  ['no name', { name: ' ' }],
  ['no summary', { serviceSummary: '' }],
  ['no description', { description: '' }],
  ['a description of 1001 letters', { description: 'x'.repeat(1001) }],
  ['a Spanish description of 1501 letters', { descriptionEs: 'x'.repeat(1501) }],
  ['no address', { address1: '' }],
  ['no city', { city: '' }],
  ['no kind', { type: [] }],
  ['nobody it is for', { category: [] }],
  ['more beds free than there are', { type: ['SHELTER'], totalBeds: '3', availableBeds: '4' }],
  ['an alert without words', { isCriticalHeader: true }],
  ['no hours', { plan: emptyPlan }],
  ['an end before the start', { plan: span({ end: '07:00' }) }],
  ['a last day before the first', { plan: closed('2026-12-25', '2026-12-24') }],
  ['a closing without a date', { plan: closed('', '') }],
])('the form refuses what the API refuses: %s', (_what, change) => {
  const draft = { ...right, ...change };
  const told = checkDraft(draft);
  expect(Object.keys(told).length).toBeGreaterThan(0);
  expect(refusedByApi(draft)).toMatchObject(told);
});

test('of midnight it is a night that runs on, or one that ends with the day', () => {
  for (const plan of [
    span({ start: '18:00', end: '07:00', isPastMidnight: true }),
    span({ start: '18:00', end: '00:00' }),
  ]) {
    expect(checkDraft({ ...right, plan })).toEqual({});
    expect(refusedByApi({ ...right, plan })).toEqual({});
  }
});

test('errors come as the fields do', () => {
  const names = inOrder({
    week: 'PLEASE_ADD_SCHEDULE',
    city: 'REQUIRED',
    totalBeds: 'REQUIRED',
    phone: 'MALFORMED',
    name: 'REQUIRED',
  });
  expect(names.map(([name]) => name)).toEqual(['name', 'city', 'phone', 'week', 'totalBeds']);
});

test.each([
  ['12.5', 'WRONG_TYPE'],
  ['12 beds', 'WRONG_TYPE'],
  ['-5', 'TOO_SMALL'],
  ['100001', 'TOO_BIG'],
])('of “%s” no number of beds is made that nobody typed', (typed, key) => {
  const beds = { type: ['SHELTER' as const], totalBeds: '12', availableBeds: typed };
  expect(checkDraft({ ...right, ...beds })).toEqual({ availableBeds: key });
  expect(inputOfDraft({ ...right, ...beds }, administrator).availableBeds).toBe(typed === '100001' ? 100_001 : 0);
});

test('beds with a space around the number are a number', () => {
  const beds = { type: ['SHELTER' as const], totalBeds: ' 12 ', availableBeds: '4 ' };
  expect(checkDraft({ ...right, ...beds })).toEqual({});
  expect(inputOfDraft({ ...right, ...beds }, administrator)).toMatchObject({ totalBeds: 12, availableBeds: 4 });
});
