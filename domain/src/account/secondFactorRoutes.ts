import { z } from 'zod';
import { oneOf, route } from '../http/route.ts';
import { anyone, isSignedIn, userCan } from '../permissions/permissions.ts';
import { SignedIn } from './accountRoutes.ts';
import { BeginSecondFactorInput, CodeInput, SignInCodeInput } from './secondFactorInput.ts';

const SetUp = z.object({
  secret: z.string().describe('The key to type into the app, in base32'),
  uri: z.string().describe('The same as an otpauth: address'),
  qr: z.object({
    size: z.int().describe('Width and height of the viewBox of an SVG'),
    path: z.string().describe('The dark modules as a path of an SVG'),
  }),
});

export const SecondFactor = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  needsPassword: z.boolean().describe('Whether the set-up requires the password. Other accounts have none'),
  setUp: SetUp.nullable().describe('A set-up of this session that waits for its first code, for 15 minutes'),
});
export type SecondFactor = z.output<typeof SecondFactor>;

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).describe('No other response contains them') });
const common = ['VALIDATION', 'NOT_SIGNED_IN', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_REQUESTS'] as const;

/** A code of an authenticator app at each sign-in (docs/decisions/accounts.md). */
export const secondFactorRoutes = {
  signIn: route({
    method: 'POST',
    path: '/auth/sign-in/second-factor',
    access: anyone,
    summary: 'Finish a sign-in that was answered with SECOND_FACTOR_REQUIRED',
    body: SignInCodeInput,
    response: SignedIn,
    errors: ['VALIDATION', 'SIGN_IN_EXPIRED', 'CODE_INVALID', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_REQUESTS'],
  }),
  status: route({
    method: 'GET',
    path: '/auth/second-factor',
    access: isSignedIn,
    summary: 'Get whether your own sign-in requires a code',
    response: oneOf(SecondFactor),
    errors: ['NOT_SIGNED_IN'],
  }),
  begin: route({
    method: 'POST',
    path: '/auth/second-factor',
    access: isSignedIn,
    summary: 'Begin to set up an authenticator app. Nothing changes until its first code',
    body: BeginSecondFactorInput,
    response: oneOf(SecondFactor),
    isAnswerSecret: true,
    errors: [...common, 'CURRENT_PASSWORD_WRONG'],
  }),
  turnOn: route({
    method: 'PUT',
    path: '/auth/second-factor',
    access: isSignedIn,
    summary: 'Turn on the second step with the first code of the app. All other sessions end',
    body: CodeInput,
    response: oneOf(RecoveryCodes),
    errors: [...common, 'CODE_INVALID', 'SIGN_IN_EXPIRED'],
  }),
  renewCodes: route({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    access: isSignedIn,
    summary: 'Replace the recovery codes. The old ones no longer work',
    body: CodeInput,
    response: oneOf(RecoveryCodes),
    isAnswerSecret: true,
    errors: [...common, 'CODE_INVALID'],
  }),
  turnOff: route({
    method: 'POST',
    path: '/auth/second-factor/turn-off',
    access: isSignedIn,
    summary: 'Turn off the second step, with a code',
    body: CodeInput,
    response: oneOf(SecondFactor),
    errors: [...common, 'CODE_INVALID'],
  }),
  reset: route({
    method: 'DELETE',
    path: '/users/:id/second-factor',
    access: userCan.edit,
    summary: 'Turn off the second step of another user, who lost the app and the codes. All their sessions end',
    params: z.object({ id: z.uuid('MALFORMED') }),
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
};
