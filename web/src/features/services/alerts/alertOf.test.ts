import type { Service } from '@amparo/domain/services/service.ts';
import { expect, test } from 'vitest';
import { liveAlert } from './alertOf.ts';

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
  ['without end', { isCriticalNeverExpire: true, criticalExpiredAt: null }, '2030-01-01T00:00:00Z', true],
  ['with neither end nor word of that', { criticalExpiredAt: null }, '2026-11-18T16:00:00Z', false],
  ['taken back', { isCriticalHeader: false }, '2026-11-18T16:00:00Z', false],
])('an alert %s', (_, change, now, isLive) => {
  expect(liveAlert({ ...service, ...change }, 'es', now) !== null).toBe(isLive);
});

test('it speaks the language, and names its last day', () => {
  expect(liveAlert(service, 'es', '2026-11-18T16:00:00Z')).toEqual({
    id: service.id,
    name: 'Porchlight',
    words: { text: 'Abierto para todos', otherLanguage: null },
    end: { date: '02-28-2027', time: null },
  });
});
