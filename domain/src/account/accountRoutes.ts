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

/** The device stores `token` and sends it as `Authorization: Bearer TOKEN`. */
export const SignedIn = oneOf(z.object({ token: z.string(), user: CurrentUser }));
const count = z.int().min(0).max(maxBadgeCount);

const SessionsEnded = oneOf(z.object({ endedSessions: z.number().int() }));

export const accountRoutes = {
  signIn: route({
    method: 'POST',
    path: '/auth/sign-in',
    access: anyone,
    summary: 'Sign in with email and password',
    body: SignInInput,
    response: SignedIn,
    errors: [
      'VALIDATION',
      'EMAIL_OR_PASSWORD_INVALID',
      'SECOND_FACTOR_REQUIRED',
      'TOO_MANY_ATTEMPTS',
      'TOO_MANY_REQUESTS',
    ],
  }),
  signUp: route({
    method: 'POST',
    path: '/auth/sign-up',
    access: anyone,
    summary: 'Create an account as a service provider, and sign in',
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
    summary: 'List the identity providers for sign-in. Each starts at /api/auth/{provider}/start',
    response: oneOf(z.array(SocialMethod)),
    errors: [],
  }),
  exchange: route({
    method: 'POST',
    path: '/auth/exchange',
    access: anyone,
    summary: 'Sign in with the code that an identity provider returned. It works once, for a short time',
    body: z.strictObject({ code: z.string().min(1, 'REQUIRED').max(200, 'TOO_LONG') }),
    response: SignedIn,
    errors: ['VALIDATION', 'SIGN_IN_EXPIRED', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
  }),
  signOut: route({
    method: 'POST',
    path: '/auth/sign-out',
    access: isSignedIn,
    summary: 'End the session of this request',
    response: SessionsEnded,
    errors: ['NOT_SIGNED_IN'],
  }),
  profile: route({
    method: 'GET',
    path: '/auth/profile',
    access: isSignedIn,
    summary: 'Get the signed-in user. 401 if the session has ended',
    response: oneOf(CurrentUser),
    errors: ['NOT_SIGNED_IN'],
  }),
  requestMoreServices: route({
    method: 'POST',
    path: '/auth/request-more-services',
    access: isSignedIn,
    summary: 'Ask the administrators for a higher limit of services',
    response: oneOf(z.object({ requestedAt: z.iso.datetime() })),
    errors: ['NOT_SIGNED_IN', 'TOO_MANY_REQUESTS'],
  }),
  editProfile: route({
    method: 'PUT',
    path: '/auth/profile',
    access: isSignedIn,
    summary: 'Change your own name and phone number',
    body: ProfileInput,
    response: oneOf(CurrentUser),
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  requestReset: route({
    method: 'POST',
    path: '/auth/request-reset-password',
    access: anyone,
    summary: 'Request a mail with a link to set a new password. It works once, for one hour',
    body: RequestResetInput,
    response: oneOf(z.object({ email: z.string(), expiresAt: z.iso.datetime() })),
    errors: ['VALIDATION', 'EMAIL_NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_REQUESTS'],
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/password',
    access: anyone,
    summary: 'Set a new password with the link of a mail. All sessions end',
    body: ResetPasswordInput,
    response: SessionsEnded,
    errors: ['VALIDATION', 'RESET_LINK_INVALID', 'TOO_MANY_REQUESTS'],
  }),
  changePassword: route({
    method: 'PUT',
    path: '/auth/password',
    access: isSignedIn,
    summary: 'Change your own password. All sessions end',
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
    summary: 'Get the numbers in the menu: how much waits for the viewer',
    response: oneOf(
      z.object({
        countManagedServices: count,
        /** The services that count toward the user's limit. */
        countOwnServices: count,
        countUnReadFeedbacks: count,
        countUnreadNotifications: count,
        countManagedShelters: count,
        countNotApprovedServices: count,
        countTotalUsers: count,
        /** The viewer's services wait until the email is proven. */
        mustProveEmail: z.boolean(),
      }),
    ),
    errors: ['NOT_SIGNED_IN'],
  }),
};
