import { z } from 'zod';
import { oneOf, route } from '../../http/route.ts';
import { anyone, isSignedIn } from '../../permissions/permissions.ts';
import { SignedIn } from '../accountRoutes.ts';
import { CodeInput, signInChallenge } from '../secondFactorInput.ts';
import { BeginPasskeyInput } from './passkeyInput.ts';

/** Bytes as WebAuthn writes them in JSON. Without padding. */
const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength, 'TOO_LONG')
    .regex(/^[\w-]+$/, 'MALFORMED');

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };
const clientDataJSON = bytes(8000);

/** `RegistrationResponseJSON` of WebAuthn. Browsers send more fields, which are ignored. */
const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(40, 'TOO_LONG')).max(10, 'TOO_LONG').optional(),
  }),
});
export type NewCredential = z.output<typeof NewCredential>;

/** `AuthenticationResponseJSON` of WebAuthn. */
const SignedCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON, authenticatorData: bytes(8000), signature: bytes(4000) }),
});
export type SignedCredential = z.output<typeof SignedCredential>;

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
const challenge = z.string().describe('Works once, for five minutes');
const timeout = z.int().describe('Milliseconds');

const CreationOptions = z
  .object({
    challenge,
    timeout,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    excludeCredentials: z.array(Descriptor),
    authenticatorSelection: z.object({ residentKey: z.string(), userVerification: z.string() }),
    attestation: z.string(),
  })
  .describe('`PublicKeyCredentialCreationOptionsJSON` of WebAuthn');
export type CreationOptions = z.output<typeof CreationOptions>;

const RequestOptions = z
  .object({
    challenge,
    timeout,
    rpId: z.string(),
    allowCredentials: z.array(Descriptor),
    userVerification: z.string(),
  })
  .describe('`PublicKeyCredentialRequestOptionsJSON` of WebAuthn');
export type RequestOptions = z.output<typeof RequestOptions>;

const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

const Passkeys = z.object({
  passkeys: z.array(Passkey).describe('The oldest first'),
  setUp: z
    .object({ name: z.string(), options: CreationOptions })
    .nullable()
    .describe('A passkey of this session that waits for the device, for five minutes'),
});
export type Passkeys = z.output<typeof Passkeys>;

const limits = ['TOO_MANY_ATTEMPTS', 'TOO_MANY_REQUESTS'] as const;
const own = ['VALIDATION', 'NOT_SIGNED_IN', ...limits] as const;

/** A device or a security key instead of a code, at the second step of a sign-in (docs/decisions/accounts.md). */
export const passkeyRoutes = {
  list: route({
    method: 'GET',
    path: '/auth/passkeys',
    access: isSignedIn,
    summary: 'List your own passkeys',
    response: oneOf(Passkeys),
    errors: ['NOT_SIGNED_IN'],
  }),
  begin: route({
    method: 'POST',
    path: '/auth/passkeys/begin',
    access: isSignedIn,
    summary: 'Begin to add a passkey, with a code. Nothing changes until the device answers',
    body: BeginPasskeyInput,
    response: oneOf(Passkeys),
    isAnswerSecret: true,
    errors: [...own, 'CODE_INVALID'],
  }),
  add: route({
    method: 'POST',
    path: '/auth/passkeys',
    access: isSignedIn,
    summary: 'Add the passkey that the device has created',
    body: z.strictObject({ credential: NewCredential }),
    response: oneOf(Passkeys),
    status: 201,
    isAnswerSecret: true,
    errors: [...own, 'PASSKEY_INVALID', 'SIGN_IN_EXPIRED', 'GONE_MEANWHILE'],
  }),
  remove: route({
    method: 'POST',
    path: '/auth/passkeys/:id/remove',
    access: isSignedIn,
    summary: 'Remove one of your own passkeys, with a code',
    params: z.object({ id: z.uuid('MALFORMED') }),
    body: CodeInput,
    response: oneOf(Passkeys),
    errors: [...own, 'CODE_INVALID', 'NOT_FOUND'],
  }),
  beginSignIn: route({
    method: 'POST',
    path: '/auth/sign-in/passkey/begin',
    access: anyone,
    summary: 'Get what a passkey must sign, for a sign-in that was answered with SECOND_FACTOR_REQUIRED',
    body: z.strictObject({ challenge: signInChallenge }),
    response: oneOf(RequestOptions),
    isAnswerSecret: true,
    errors: ['VALIDATION', 'SIGN_IN_EXPIRED', 'TOO_MANY_REQUESTS'],
  }),
  signIn: route({
    method: 'POST',
    path: '/auth/sign-in/passkey',
    access: anyone,
    summary: 'Finish a sign-in that was answered with SECOND_FACTOR_REQUIRED, with a passkey',
    body: z.strictObject({ challenge: signInChallenge, credential: SignedCredential }),
    response: SignedIn,
    errors: ['VALIDATION', 'SIGN_IN_EXPIRED', 'PASSKEY_INVALID', ...limits],
  }),
};
