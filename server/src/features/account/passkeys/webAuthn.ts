import { randomBytes } from 'node:crypto';
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  SignedCredential,
} from '@amparo/domain/account/passkeys/passkeyRoutes.ts';
import type { RelyingParty } from '@amparo/domain/account/passkeys/relyingParty.ts';

/** Loaded on first use: few people use passkeys, and reading the library takes 0.2 seconds. */
const load = () => import('@simplewebauthn/server');

/** The person unlocks the device in this time. */
export const CHALLENGE_MINUTES = 5;
const timeout = CHALLENGE_MINUTES * 60_000;
/** EdDSA, ES256, RS256: what all devices and all versions of Node know. */
const algorithms = [-8, -7, -257];

interface Known {
  credentialId: string;
  transports: string[];
}

/** The part of a passkey that checks its signatures. */
export interface PublicKey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
}

export function createChallenge(): Buffer {
  return randomBytes(32);
}

/** What the browser needs to create a passkey. */
export async function creationOptions(
  { id: rpID }: RelyingParty,
  person: { userId: string; email: string; appName: string; challenge: Buffer; known: Known[] },
): Promise<CreationOptions> {
  const { userId, email, appName, challenge, known } = person;
  const { generateRegistrationOptions } = await load();
  const options = await generateRegistrationOptions({
    ...{ rpID, rpName: appName, userName: email, userDisplayName: email, timeout },
    userID: Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    challenge: Uint8Array.from(challenge),
    attestationType: 'none',
    // One passkey of a device is enough.
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
  return options as CreationOptions;
}

/** Returns the public key of a new passkey, or null if the answer is not for this challenge and these pages. */
export async function verifyNewCredential(
  credential: NewCredential,
  challenge: Buffer,
  { id, origin }: RelyingParty,
): Promise<PublicKey | null> {
  const { verifyRegistrationResponse } = await load();
  const verification = await orNull(
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      ...{ expectedOrigin: origin, expectedRPID: id, supportedAlgorithmIDs: algorithms },
      // Security keys without a PIN are welcome: the password was the first factor.
      requireUserVerification: false,
    }),
  );
  if (!verification?.verified) return null;
  const { id: credentialId, publicKey, counter } = verification.registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey), counter };
}

/** What the browser needs to sign with one of the known passkeys. */
export async function requestOptions(
  { id: rpID }: RelyingParty,
  { challenge, known }: { challenge: Buffer; known: Known[] },
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await load();
  const options = await generateAuthenticationOptions({
    ...{ rpID, timeout, userVerification: 'preferred' },
    challenge: Uint8Array.from(challenge),
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return options as RequestOptions;
}

/**
 * Returns the new counter, or null if the passkey did not sign this challenge on these pages, or if its counter went
 * back, because the passkey was then copied.
 */
export async function verifySignedCredential(
  credential: SignedCredential,
  { challenge, key }: { challenge: Buffer; key: PublicKey },
  { id, origin }: RelyingParty,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  const verification = await orNull(
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      ...{ expectedOrigin: origin, expectedRPID: id, requireUserVerification: false },
      credential: { id: key.credentialId, publicKey: Uint8Array.from(key.publicKey), counter: key.counter },
    }),
  );
  return verification?.verified ? verification.authenticationInfo.newCounter : null;
}

/** The library throws for each answer that it refuses, also for bytes that it cannot read. */
async function orNull<T>(verification: Promise<T>): Promise<T | null> {
  return verification.catch(() => null);
}
