import { expect, test } from 'vitest';
import { placeTextErrors } from './textFields.ts';

test('a text that is missing in both languages is an error of the language that the person writes', () => {
  const errors = { name: 'REQUIRED', serviceSummary: 'REQUIRED', description: 'REQUIRED' };
  expect(placeTextErrors(errors, 'en')).toEqual(errors);
  expect(placeTextErrors(errors, 'es')).toEqual({
    ...{ name: 'REQUIRED', serviceSummaryEs: 'REQUIRED', descriptionEs: 'REQUIRED' },
  });
  expect(placeTextErrors({ description: 'TOO_LONG' }, 'es')).toEqual({ description: 'TOO_LONG' });
});
