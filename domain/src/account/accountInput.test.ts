import { describe, expect, test } from 'vitest';
import { describeIssues } from '../http/describeIssues.ts';
import {
  ChangePasswordForm,
  ProfileInput,
  RequestResetInput,
  ResetPasswordInput,
  SignInInput,
  SignUpForm,
  SignUpInput,
} from './accountInput.ts';

interface Schema {
  safeParse(
    value: unknown,
    params: { reportInput: true },
  ): { error?: { issues: Parameters<typeof describeIssues>[0] } };
}

function errorsOf(schema: Schema, form: unknown) {
  const { error } = schema.safeParse(form, { reportInput: true });
  return error ? describeIssues(error.issues) : {};
}

const signIn = { email: 'ana@example.org', password: 'open sesame' };
const signUp = { ...signIn, displayName: 'Ana', phone: '(325) 555-0100', acceptsTerms: 'yes' };
const change = { oldPassword: 'open sesame', newPassword: 'close sesame', confirmPassword: 'close sesame' };
const reset = { token: 'abc', ...signIn };

test('typed text is corrected, but a password stays as typed', () => {
  const typed = {
    email: ' Ana@Example.ORG ',
    password: '  spaces  ',
    displayName: ' Ana\u0000\n Ruiz ',
    phone: '325 555 0100',
  };
  expect(SignUpInput.parse(typed)).toEqual({
    email: 'ana@example.org',
    password: '  spaces  ',
    displayName: 'Ana  Ruiz',
    phone: '(325) 555-0100',
  });
});

describe('each form', () => {
  test.each([
    ['sign in', SignInInput, {}, { email: 'REQUIRED', password: 'REQUIRED' }],
    ['sign in', SignInInput, { email: ' ', password: '' }, { email: 'REQUIRED', password: 'REQUIRED' }],
    ['sign in', SignInInput, signIn, {}],
    ['sign in', SignInInput, { ...signIn, email: 'ana@example' }, { email: 'EMAIL_MUST_BE_A_VALID_EMAIL' }],
    ['sign in', SignInInput, { ...signIn, password: '12345' }, { password: 'TOO_SHORT' }],
    ['sign in', SignInInput, { ...signIn, password: '123456' }, {}],
    ['sign in', SignInInput, { ...signIn, password: 'a'.repeat(201) }, { password: 'TOO_LONG' }],
    ['sign in', SignInInput, { ...signIn, role: 'ADMINISTRATOR' }, { role: 'UNKNOWN_FIELD' }],
    ['sign up', SignUpForm, signUp, {}],
    ['sign up', SignUpForm, { ...signUp, acceptsTerms: undefined }, { acceptsTerms: 'PLEASE_ACCEPT_TERMS' }],
    ['sign up', SignUpForm, { ...signUp, acceptsTerms: 'no' }, { acceptsTerms: 'PLEASE_ACCEPT_TERMS' }],
    ['sign up', SignUpForm, { ...signUp, displayName: '  ' }, { displayName: 'REQUIRED' }],
    ['sign up', SignUpForm, { ...signUp, phone: '' }, {}],
    ['sign up', SignUpForm, { ...signUp, phone: undefined }, {}],
    ['sign up', SignUpForm, { ...signUp, phone: '555-0100' }, { phone: 'MALFORMED' }],
    ['sign up', SignUpInput, { ...signUp, acceptsTerms: 'yes' }, { acceptsTerms: 'UNKNOWN_FIELD' }],
    ['change', ChangePasswordForm, change, {}],
    [
      'change',
      ChangePasswordForm,
      {},
      { oldPassword: 'REQUIRED', newPassword: 'REQUIRED', confirmPassword: 'REQUIRED' },
    ],
    ['change', ChangePasswordForm, { ...change, newPassword: '1', confirmPassword: '1' }, { newPassword: 'TOO_SHORT' }],
    ['change', ChangePasswordForm, { ...change, confirmPassword: 'other' }, { confirmPassword: 'PASSWORD_NOT_MATCH' }],
    ['request a link', RequestResetInput, { email: 'ana@example.org', language: 'es' }, {}],
    ['request a link', RequestResetInput, { email: 'ana@example.org', language: 'xx' }, { language: 'NOT_ONE_OF' }],
    ['reset', ResetPasswordInput, reset, {}],
    ['reset', ResetPasswordInput, { ...reset, token: '' }, { token: 'REQUIRED' }],
    ['profile', ProfileInput, {}, {}],
    ['profile', ProfileInput, { displayName: '', phone: '' }, {}],
    ['profile', ProfileInput, { displayName: 7 }, { displayName: 'WRONG_TYPE' }],
    ['profile', ProfileInput, { email: 'bea@example.org' }, { email: 'UNKNOWN_FIELD' }],
  ])('%s: %#', (_name, schema, form, errors) => {
    expect(errorsOf(schema, form)).toEqual(errors);
  });
});
