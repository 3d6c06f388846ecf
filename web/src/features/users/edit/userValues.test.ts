import { UserInput } from '@amparo/domain/users/user.ts';
import { expect, test } from 'vitest';
import { formErrors } from '../../../http-client/formErrors.ts';
import { inputOf, type UserValues } from './userValues.ts';

const at = '2026-11-18T16:00:00Z';
const typed = (change: Partial<UserValues>) =>
  inputOf({ displayName: 'Ana', phone: '', totalServices: '5', role: 'USER', ...change }, at);

test('sends a limit as a number, an empty limit as the default, and no limit for administrators', () => {
  expect(typed({})).toEqual({ displayName: 'Ana', phone: '', totalServices: 5, updatedAt: at });
  expect(typed({ totalServices: ' ' }).totalServices).toBeNull();
  expect(typed({ role: 'ADMINISTRATOR' })).not.toHaveProperty('totalServices');
});

test('refuses a limit below one or without digits', () => {
  expect(formErrors(UserInput, typed({ totalServices: '0' }))).toEqual({ totalServices: 'MINIMUM_TOTAL_SERVICE' });
  expect(formErrors(UserInput, typed({ totalServices: 'two' }))).toHaveProperty('totalServices');
  expect(formErrors(UserInput, typed({ totalServices: '1.5' }))).toHaveProperty('totalServices');
  expect(formErrors(UserInput, typed({}))).toEqual({});
});
