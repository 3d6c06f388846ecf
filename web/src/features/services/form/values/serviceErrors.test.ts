import { emptyPlan, type HoursPlan, usualSpan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { expect, test } from 'vitest';
import { serviceErrors } from './serviceErrors.ts';
import { serviceInputOf } from './serviceInputOf.ts';
import { emptyValues, type ServiceValues } from './serviceValues.ts';

const administrator = { id: '0b6f4a34-5a5c-4b8c-9a46-0d8c5bb3b0f1', role: 'ADMINISTRATOR' as const };
const open: HoursPlan = { ...emptyPlan, week: [{ days: ['MONDAY'], spans: [usualSpan] }] };
const byAppointment: ServiceValues['plan'] = { ...emptyPlan, kind: 'contact' };
const right: ServiceValues = {
  ...emptyValues,
  name: 'Sample pantry',
  serviceSummary: 'Groceries',
  description: 'Groceries.',
  type: ['FOOD'],
  category: ['ALL'],
  address1: '100 Sample St',
  city: 'Abilene',
  state: 'TX',
  zip: '79601',
  plan: open,
};
const span = (part: Partial<typeof usualSpan>, days: 'MONDAY'[] = ['MONDAY']): HoursPlan => ({
  ...open,
  week: [{ days, spans: [{ ...usualSpan, ...part }] }],
});
const beds = (totalBeds: string, availableBeds: string) => ({ type: ['SHELTER' as const], totalBeds, availableBeds });
const closed = (startDate: string, endDate: string) => ({
  ...open,
  closedDates: [{ startDate, endDate, span: { ...usualSpan, isAllDay: true } }],
});

const errorsOf = (values: ServiceValues) => serviceErrors(values, undefined, administrator);

test('complete values have no errors', () => {
  expect(errorsOf(right)).toEqual({});
  expect(serviceErrors(right, right, administrator)).toEqual({});
});

test('a long text of a directory may stay, but a changed one must be short', () => {
  const stored = { ...right, description: 'x'.repeat(3000), descriptionEs: 'x'.repeat(3000) };
  const errorsAfter = (change: Partial<ServiceValues>) =>
    serviceErrors({ ...stored, ...change }, stored, administrator);
  expect(errorsAfter({ description: `${stored.description}\n` })).toEqual({});
  expect(errorsAfter({ description: 'y'.repeat(1001) })).toEqual({ description: 'TOO_LONG' });
  expect(errorsAfter({ descriptionEs: 'y'.repeat(1501) })).toEqual({ descriptionEs: 'TOO_LONG' });
});

test.each<[string, Partial<ServiceValues>, Record<string, string>]>([
  ['no name', { name: ' ' }, { name: 'REQUIRED' }],
  ['no summary', { serviceSummary: '' }, { serviceSummary: 'REQUIRED' }],
  ['no description', { description: '' }, { description: 'REQUIRED' }],
  ['a description of 1001 letters', { description: 'x'.repeat(1001) }, { description: 'TOO_LONG' }],
  ['a Spanish description of 1501 letters', { descriptionEs: 'x'.repeat(1501) }, { descriptionEs: 'TOO_LONG' }],
  ['no address', { address1: '' }, { address1: 'REQUIRED' }],
  ['no city', { city: '' }, { city: 'REQUIRED' }],
  ['no ZIP code', { zip: '' }, { zip: 'REQUIRED' }],
  ['an email without @', { contactEmail: 'ana' }, { contactEmail: 'EMAIL_MUST_BE_A_VALID_EMAIL' }],
  ['no type', { type: [] }, { type: 'PLEASE_SELECT_AT_LEAST_ONE_SERVICE' }],
  ['no audience', { category: [] }, { category: 'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY' }],
  ['more free beds than beds', beds('3', '4'), { availableBeds: 'AVAILABLE_BEDS_LESS_THAN' }],
  ['free beds without beds', beds('', '4'), { totalBeds: 'BEDS_AT_LEAST_ONE' }],
  ['12.5 beds', beds('12', '12.5'), { availableBeds: 'WRONG_TYPE' }],
  ['"12 beds"', beds('12', '12 beds'), { availableBeds: 'WRONG_TYPE' }],
  ['-5 beds', beds('12', '-5'), { availableBeds: 'TOO_SMALL' }],
  ['100,001 beds', beds('12', '100001'), { availableBeds: 'TOO_BIG' }],
  ['an alert without text', { isCriticalHeader: true }, { criticalDescription: 'REQUIRED' }],
  ['no hours', { plan: emptyPlan }, { 'plan.week': 'PLEASE_ADD_SCHEDULE' }],
  ['a private address without a contact', { isAddressConfidential: true }, { phone: 'PLEASE_ADD_CONTACT' }],
  ['appointments without a contact', { plan: byAppointment }, { phone: 'PLEASE_ADD_CONTACT' }],
  ['a wrong phone as the only contact', { isAddressConfidential: true, phone: '12' }, { phone: 'MALFORMED' }],
  ['hours without days', { plan: span({ end: '16:00' }, []) }, { 'plan.week.0.days': 'REQUIRED' }],
  ['an end before the start', { plan: span({ end: '07:00' }) }, { 'plan.week.0.spans.0.start': 'CHECK_TIME_START' }],
  [
    'a last day before the first',
    { plan: closed('2026-12-25', '2026-12-24') },
    { 'plan.closedDates.0.endDate': 'CHECK_DATE_START' },
  ],
])('%s is an error of its field', (_what, change, expected) => {
  expect(errorsOf({ ...right, ...change })).toEqual(expected);
});

test('a closing without a date is an error of its first day', () => {
  expect(errorsOf({ ...right, plan: closed('', '') })).toHaveProperty(['plan.closedDates.0.startDate']);
});

test.each([span({ start: '18:00', end: '07:00', isPastMidnight: true }), span({ start: '18:00', end: '00:00' })])(
  'hours may end at midnight or after it',
  (plan) => {
    expect(errorsOf({ ...right, plan })).toEqual({});
  },
);

test('counts of beds may have spaces around them, and may be empty', () => {
  const values = { ...right, ...beds(' 12 ', '4 ') };
  expect(errorsOf(values)).toEqual({});
  expect(serviceInputOf(values, administrator)).toMatchObject({ totalBeds: 12, availableBeds: 4 });
  expect(errorsOf({ ...right, ...beds('', '') })).toEqual({});
});
