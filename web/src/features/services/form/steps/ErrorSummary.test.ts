// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { inPageOrder } from './ErrorSummary.tsx';

test('errors are listed in the order of the page, and one without a field is last', () => {
  const form = document.createElement('form');
  form.innerHTML = `<input name="name"><details><input name="city"></details><input name="phone">
    <input name="plan.week.0.days"><input name="totalBeds">`;
  const errors = { point: 'MALFORMED', 'plan.week': 'PLEASE_ADD_SCHEDULE', totalBeds: 'TOO_BIG', city: 'REQUIRED' };
  const names = inPageOrder({ ...errors, phone: 'MALFORMED', name: 'REQUIRED' }, form).map(([name]) => name);
  expect(names).toEqual(['name', 'city', 'phone', 'plan.week', 'totalBeds', 'point']);
});
