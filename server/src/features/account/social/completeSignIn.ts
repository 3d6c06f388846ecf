import { accountEmail } from '@amparo/domain/account/accountInput.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Client } from '../../../http/client.ts';
import { RetryAfterError } from '../../../http/limits/retryAfterError.ts';
import type { Identity } from '../../../identity/identityProvider.ts';
import { IdentityRepository } from './identityRepository.ts';
import { loginPath } from './loginPath.ts';
import { SignInCodeRepository } from './signInCodeRepository.ts';
import type { SocialContext } from './socialContext.ts';
import { confirmMail } from './socialMails.ts';

/** The page exchanges the code at once. */
const CODE_MINUTES = 2;
const MAIL_MINUTES = 60;
const MAX_NAME_LENGTH = 100;

type SignIn = SocialContext & {
  flow: { back: string; language: string };
  key: string;
  client: Client;
  db: Kysely<Database>;
};

/**
 * Returns the next path for a browser that returns from another service: the page that signs in, if the identity is
 * linked or its email is verified; otherwise the page to sign in, with the reason.
 */
export async function completeSignIn(received: Identity, signIn: SignIn): Promise<string> {
  const { flow, key, db, now } = signIn;
  const identity = normalizeIdentity(received);
  const { method: by, email } = identity;
  const isKnown = (await new IdentityRepository(db).findUser(identity)) !== undefined;
  if (!isKnown && email === null) return loginPath({ problem: 'noEmail', by, back: flow.back });
  if (!isKnown && !identity.isEmailVerified) {
    await askForConfirmation({ ...identity, email: email! }, signIn);
    return loginPath({ problem: 'confirm', by, back: flow.back });
  }
  const proven = { ...identity, email: isKnown ? null : email };
  const code = await new SignInCodeRepository(db).issue(proven, key, now().add({ minutes: CODE_MINUTES }));
  return signedInPath(code, flow.back);
}

/**
 * Mails a link to the email. It is valid only in the same browser, so a person cannot confirm another person's sign-in.
 */
async function askForConfirmation(identity: Identity & { email: string }, signIn: SignIn): Promise<void> {
  const { limits, db, flow, key, client, now, outbox, publicUrl } = signIn;
  const { email: to, method } = identity;
  try {
    await limits.confirmLink.assertAllowed(to, client);
  } catch (error) {
    // Several links have been sent already.
    if (error instanceof RetryAfterError) return;
    throw error;
  }
  await db.transaction().execute(async (db) => {
    const code = await new SignInCodeRepository(db).issue(identity, key, now().add({ minutes: MAIL_MINUTES }));
    const link = `${publicUrl}${signedInPath(code, flow.back)}`;
    await outbox.post(confirmMail({ to, method, link, language: flow.language }), db);
  });
}

function signedInPath(code: string, back: string): string {
  return `/auth/signed_in?${new URLSearchParams(back === '/' ? { code } : { code, back })}`;
}

/**
 * Returns the identity with its email in lower case (`null` if it is invalid) and a name of one line that is never
 * empty.
 */
function normalizeIdentity(identity: Identity): Identity {
  const email = accountEmail.safeParse(identity.email ?? '').data ?? null;
  const name = identity.displayName.replace(/[\p{C}\s]+/gu, ' ').trim();
  const displayName = [...name].slice(0, MAX_NAME_LENGTH).join('') || (email?.split('@')[0] ?? '');
  return { ...identity, email, displayName };
}
