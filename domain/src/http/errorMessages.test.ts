import { expect, test } from 'vitest';
import { apiErrors, type ErrorKey } from './apiError.ts';
import { errorMessages } from './errorMessages.ts';

const refusals = (Object.keys(apiErrors) as ErrorKey[]).filter((key) => [429, 503].includes(apiErrors[key]));

/** No server sends this one: the device says it, and its screens show the numbers. */
const sent = refusals.filter((key) => key !== 'UNREACHABLE');

test.each(sent)('a person in danger who gets %s reads which numbers to call', (key) => {
  for (const number of ['911', '988', '2-1-1']) expect(errorMessages[key]).toContain(number);
});
