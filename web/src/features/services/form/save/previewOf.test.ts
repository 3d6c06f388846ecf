import { expect, test } from 'vitest';
import { currentAlert } from '../../alerts/alertOf.ts';
import type { FormSetting } from '../values/formSetting.ts';
import { emptyValues } from '../values/serviceValues.ts';
import { previewOf } from './previewOf.ts';

const now = '2026-12-20T18:00:00Z';
const setting: FormSetting = {
  viewer: { id: '0b6f4a34-5a5c-4b8c-9a46-0d8c5bb3b0f1', role: 'ADMINISTRATOR' },
  ...{
    timeZone: 'America/Chicago',
    now,
    today: '2026-12-20',
    counties: [],
    states: ['TX'],
    isTranslated: false,
    staleTexts: [],
  },
  stored: emptyValues,
};
const values = { ...emptyValues, isCriticalHeader: true, criticalDescription: 'Storm' };

test.each([
  ['a typed last day', '2026-12-24', 'December 24, 2026'],
  ['no last day, which means today', '', 'December 20, 2026'],
  ['a stored end', '2026-12-23T05:59:00.000Z', 'December 22, 2026'],
])('the preview shows an alert with %s', (_, criticalExpiredAt, date) => {
  const service = previewOf({ ...values, criticalExpiredAt }, setting);
  expect(currentAlert(service, 'en', now)?.end).toEqual({ date, time: null });
});

test('the preview of a confidential address has no address and no point', () => {
  const place = {
    address1: '1 Elm St',
    address2: 'B',
    zip: '79601',
    city: 'Abilene',
    point: [-99.7, 32.4] as [number, number],
  };
  const service = previewOf({ ...emptyValues, ...place, isAddressConfidential: true }, setting);
  expect(service).toMatchObject({ address1: '', address2: '', zip: '', city: 'Abilene', location: null });
});
