import { z } from 'zod';
import { oneOf, route } from '../http/route.ts';
import { anyone, isSignedIn } from '../permissions/permissions.ts';
import { CurrentUser, SocialMethod } from '../users/user.ts';
import {
  ChangePasswordInput,
  ProfileInput,
  RequestResetInput,
  ResetPasswordInput,
  SignInInput,
  SignUpInput,
} from './accountInput.ts';
import { maxBadgeCount } from './maxBadgeCount.ts';

/** `token` is what the device keeps, and sends as `Authorization: Bearer TOKEN`. */
const SignedIn = oneOf(z.object({ token: z.string(), user: CurrentUser }));
const count = z.int().min(0).max(maxBadgeCount);

const SessionsEnded = oneOf(z.object({ endedSessions: z.number().int() }));

export const accountRoutes = {
  signIn: route({
    method: 'POST',
    path: '/auth/sign-in',
    access: anyone,
    summary: 'Sign in by e-mail and password',
    body: SignInInput,
    response: SignedIn,
    errors: ['VALIDATION', 'EMAIL_OR_PASSWORD_INVALID', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_REQUESTS'],
  }),
  signUp: route({
    method: 'POST',
    path: '/auth/sign-up',
    access: anyone,
    summary: 'Make an account as a service provider, and sign in to it',
    body: SignUpInput,
    response: SignedIn,
    status: 201,
    isAnswerSecret: true,
    errors: ['VALIDATION', 'EMAIL_ALREADY_USED', 'TOO_MANY_REQUESTS'],
  }),
  providers: route({
    method: 'GET',
    path: '/auth/providers',
    access: anyone,
    summary: 'By which other services one can sign in here, each at /api/auth/{provider}/start',
    response: oneOf(z.array(SocialMethod)),
    errors: [],
  }),
  exchange: route({
    method: 'POST',
    path: '/auth/exchange',
    access: anyone,
    summary: 'Sign in by the code with which one came back from another service: it works once, for a short while',
    body: z.strictObject({ code: z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'TOO_LONG') }),
    response: SignedIn,
    errors: ['VALIDATION', 'SIGN_IN_EXPIRED', 'TOO_MANY_REQUESTS'],
  }),
  signOut: route({
    method: 'POST',
    path: '/auth/sign-out',
    access: isSignedIn,
    summary: 'End the session that this call is made in',
    response: SessionsEnded,
    errors: ['NOT_SIGNED_IN'],
  }),
  profile: route({
    method: 'GET',
    path: '/auth/profile',
    access: isSignedIn,
    summary: 'Who is signed in; 401 where the session has ended',
    response: oneOf(CurrentUser),
    errors: ['NOT_SIGNED_IN'],
  }),
  editProfile: route({
    method: 'PUT',
    path: '/auth/profile',
    access: isSignedIn,
    summary: 'Change one’s own name and phone',
    body: ProfileInput,
    response: oneOf(CurrentUser),
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  requestReset: route({
    method: 'POST',
    path: '/auth/request-reset-password',
    access: anyone,
    summary: 'Have a link mailed by which a new password can be set, once, within an hour',
    body: RequestResetInput,
    response: oneOf(z.object({ email: z.string(), expiresAt: z.iso.datetime() })),
    errors: ['VALIDATION', 'EMAIL_NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_REQUESTS'],
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/password',
    access: anyone,
    summary: 'Set a new password by such a link; all sessions end',
    body: ResetPasswordInput,
    response: SessionsEnded,
    errors: ['VALIDATION', 'RESET_LINK_INVALID', 'TOO_MANY_REQUESTS'],
  }),
  changePassword: route({
    method: 'PUT',
    path: '/auth/password',
    access: isSignedIn,
    summary: 'Change one’s own password; all sessions end',
    body: ChangePasswordInput,
    response: SessionsEnded,
    errors: [
      'VALIDATION',
      'NOT_SIGNED_IN',
      'CURRENT_PASSWORD_WRONG',
      'NO_PASSWORD',
      'TOO_MANY_ATTEMPTS',
      'TOO_MANY_REQUESTS',
    ],
  }),
  reportNotifications: route({
    method: 'POST',
    path: '/auth/report-notifications',
    access: isSignedIn,
    summary: 'How much waits for whoever asks: the numbers in the menu',
    response: oneOf(
      z.object({
        countManagedServices: count,
        /** Of these, the ones that count towards the limit. */
        countOwnServices: count,
        countUnReadFeedbacks: count,
        countManagedShelters: count,
        countNotApprovedServices: count,
        countTotalUsers: count,
      }),
    ),
    errors: ['NOT_SIGNED_IN'],
  }),
};
