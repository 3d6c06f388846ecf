import type { CallApi } from '@amparo/domain/callApi.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { describe, expect, test } from 'vitest';
import type { ActInput } from '../../routing/act.ts';
import {
  changePassword,
  requestReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updateProfile,
  verifyEmail,
} from './accountActions.ts';

const form = {
  email: 'ana@example.org',
  password: 'a light',
  displayName: 'Ana',
  phone: '',
  acceptsTerms: 'yes',
  oldPassword: 'a light',
  newPassword: 'a night',
  confirmPassword: 'a night',
};
const answer = { data: { token: 'abc', user: { displayName: 'Ana', roles: ['USER'] } } };

/** Records the calls of an action. */
function input(path = '/login', reply: () => unknown = () => answer) {
  const calls: unknown[] = [];
  const callApi = (async (name: string, sent?: { body?: unknown }) => {
    calls.push([name, sent?.body]);
    return reply();
  }) as unknown as CallApi;
  const url = new URL(path, 'http://localhost');
  return { calls, input: { callApi, form, url, language: 'es' } satisfies ActInput };
}

test.each([
  [signIn, 'POST /auth/sign-in', { email: 'ana@example.org', password: 'a light' }],
  [
    signUp,
    'POST /auth/sign-up',
    { email: 'ana@example.org', password: 'a light', displayName: 'Ana', phone: '', language: 'es' },
  ],
  [signOut, 'POST /auth/sign-out', undefined],
  [requestReset, 'POST /auth/request-reset-password', { email: 'ana@example.org', language: 'es' }],
  [changePassword, 'PUT /auth/password', { oldPassword: 'a light', newPassword: 'a night' }],
  [updateProfile, 'PUT /auth/profile', { displayName: 'Ana', phone: '' }],
] as const)('%o sends what the API takes, and no more', async (act, name, body) => {
  const { calls, input: given } = input();
  await act(given);
  expect(calls).toEqual([[name, body]]);
});

describe('the next page', () => {
  test.each([
    ['/login', '/manage_services'],
    ['/login?back=%2F%3Ftype%3DFOOD', '/manage_services'],
    ['/login?back=%2Fupdate_profile%3Flang%3Des', '/update_profile?lang=es'],
    ['/login?back=https%3A%2F%2Fevil.example', '/manage_services'],
    ['/login?back=%2F%2Fevil.example', '/manage_services'],
  ])('signing in at %s to %s', async (path, to) => {
    expect(await signIn(input(path).input)).toEqual({ to, session: answer.data });
    expect(await signUp(input(path).input)).toEqual({ to, session: answer.data });
  });

  test.each([
    ['/login', '/overview'],
    ['/login?back=%2Fupdate_profile', '/update_profile'],
  ])('a coordinator, who has a whole region to see to, signing in at %s to %s', async (path, to) => {
    const data = { ...answer.data, user: { ...answer.data.user, roles: ['SUPER USER'] } };
    expect((await signIn(input(path, () => ({ data })).input)).to).toBe(to);
  });

  test('a new password uses the token and email of the address, and signs out', async () => {
    const { calls, input: given } = input('/auth/resetPassword?token=t&email=ana%40example.org');
    expect(await resetPassword(given)).toEqual({ to: '/login', session: null, done: 'passwordReset' });
    expect(calls).toEqual([['POST /auth/password', { token: 't', email: 'ana@example.org', password: 'a light' }]]);
  });
});

test('this device is signed out even if the server is unreachable', async () => {
  const unreachable = () => {
    throw new ApiError('UNREACHABLE');
  };
  expect(await signOut(input('/sign_out', unreachable).input)).toMatchObject({ session: null });
});

describe('verifying the email', () => {
  const done = { to: '/verify_email?done=emailVerified' };

  test('the token of the address proves it', async () => {
    const { calls, input: given } = input('/verify_email?token=t');
    expect(await verifyEmail(given)).toEqual(done);
    expect(calls).toEqual([['PUT /auth/email-proof', { token: 't' }]]);
  });

  test('without a token, the link is sent again, unless the email is proven', async () => {
    const { calls, input: given } = input('/verify_email', () => ({ data: { isProven: false } }));
    expect(await verifyEmail(given)).toEqual({});
    expect(calls).toEqual([['POST /auth/email-proof', { language: 'es' }]]);
    expect(await verifyEmail(input('/verify_email', () => ({ data: { isProven: true } })).input)).toEqual(done);
  });
});
