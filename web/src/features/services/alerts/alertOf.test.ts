import type { Service } from '@amparo/domain/services/service.ts';
import { expect, test } from 'vitest';
import { alertEnd, currentAlert } from './alertOf.ts';

const service = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Porchlight',
  timeZone: 'America/Chicago',
  isCriticalHeader: true,
  criticalDescription: 'Open to all',
  criticalDescriptionEs: 'Abierto para todos',
  isCriticalNeverExpire: false,
  criticalExpiredAt: '2027-03-01T05:59:00.000Z',
} as Service;

test.each<[string, Partial<Service>, string, boolean]>([
  ['not over', {}, '2026-11-18T16:00:00Z', true],
  ['in its last minute', {}, '2027-03-01T05:58:59Z', true],
  ['over', {}, '2027-03-01T05:59:00Z', false],
  ['that never expires', { isCriticalNeverExpire: true, criticalExpiredAt: null }, '2030-01-01T00:00:00Z', true],
  ['without an end', { criticalExpiredAt: null }, '2026-11-18T16:00:00Z', false],
  ['that was switched off', { isCriticalHeader: false }, '2026-11-18T16:00:00Z', false],
])('an alert %s', (_, change, now, isShown) => {
  expect(currentAlert({ ...service, ...change }, 'es', now) !== null).toBe(isShown);
});

test("an alert has a text in the reader's language, and its last day", () => {
  expect(currentAlert(service, 'es', '2026-11-18T16:00:00Z')).toEqual({
    id: service.id,
    name: 'Porchlight',
    message: { text: 'Abierto para todos', otherLanguage: null },
    end: { date: '28 de febrero de 2027', time: null },
  });
});

test.each([
  ['Winter help until February 28, 2027.', null],
  ['Winter help until February 28.', null],
  ['Help again on February 2.', { date: 'February 28, 2027', time: null }],
  ['Winter help until spring.', { date: 'February 28, 2027', time: null }],
])('the end of an alert is there once: %s', (criticalDescription, end) => {
  expect(currentAlert({ ...service, criticalDescription }, 'en', '2026-11-18T16:00:00Z')?.end).toEqual(end);
});

test.each([
  ['2027-01-16T00:00:00Z', 'America/Chicago', 'en', { date: 'January 15, 2027', time: '6:00 PM' }],
  ['2027-01-16T00:00:00Z', 'America/Chicago', 'es', { date: '15 de enero de 2027', time: '6:00 p. m.' }],
  ['2027-03-01T05:59:00Z', 'America/Chicago', 'en', { date: 'February 28, 2027', time: null }],
  ['2027-03-01T05:59:00Z', 'America/Chicago', 'es', { date: '28 de febrero de 2027', time: null }],
  ['2027-03-01T05:59:00Z', 'America/Denver', 'en', { date: 'February 28, 2027', time: '10:59 PM' }],
  ['2027-07-02T04:59:00Z', 'America/Chicago', 'en', { date: 'July 1, 2027', time: null }],
] as const)('an alert until %s in %s, in %s', (instant, timeZone, language, end) => {
  expect(alertEnd(instant, timeZone, language)).toEqual(end);
});
