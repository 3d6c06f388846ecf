import { UserInput } from '@amparo/domain/users/userInput.ts';
import { expect, test } from 'vitest';
import { formErrors } from '../../../http-client/formErrors.ts';
import { inputOf, type TypedUser } from './typedUser.ts';

const at = '2026-11-18T16:00:00Z';
const typed = (change: Partial<TypedUser>) =>
  inputOf({ displayName: 'Ana', phone: '', totalServices: '5', role: 'USER', ...change }, at);

test('a limit is sent as a number, left empty as the usual one, and of administrators not at all', () => {
  expect(typed({})).toEqual({ displayName: 'Ana', phone: '', totalServices: 5, updatedAt: at });
  expect(typed({ totalServices: ' ' }).totalServices).toBeNull();
  expect(typed({ role: 'ADMINISTRATOR' })).not.toHaveProperty('totalServices');
});

test('fewer than one service, or what is no number, is told beside the field', () => {
  expect(formErrors(UserInput, typed({ totalServices: '0' }))).toEqual({ totalServices: 'MINIMUM_TOTAL_SERVICE' });
  expect(formErrors(UserInput, typed({ totalServices: 'two' }))).toHaveProperty('totalServices');
  expect(formErrors(UserInput, typed({ totalServices: '1.5' }))).toHaveProperty('totalServices');
  expect(formErrors(UserInput, typed({}))).toEqual({});
});
