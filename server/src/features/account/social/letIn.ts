import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { TryLater } from '../../../http/tryLater.ts';
import type { Identity } from '../../../identity/identityProvider.ts';
import { IdentityRepository } from './identityRepository.ts';
import { loginPath } from './loginPath.ts';
import { SignInCodes } from './signInCodes.ts';
import { confirmMail } from './socialMails.ts';
import type { SocialParts } from './socialParts.ts';
import { tidyIdentity } from './tidyIdentity.ts';

/** The page exchanges it at once. */
const CODE_MINUTES = 2;
const MAIL_MINUTES = 60;

type Trip = SocialParts & { flow: { back: string; language: string }; key: string; db: Kysely<Database> };

/**
 * Where the browser goes next that has come back as this person: to the page that signs in, where their account is known or
 * their e-mail is vouched for; else it is told what is missing.
 */
export async function letIn(told: Identity, trip: Trip): Promise<string> {
  const { flow, key, db, now } = trip;
  const identity = tidyIdentity(told);
  const { method: by, email } = identity;
  const isKnown = (await new IdentityRepository(db).findUser(identity)) !== undefined;
  if (!isKnown && email === null) return loginPath({ problem: 'noEmail', by, back: flow.back });
  if (!isKnown && !identity.isEmailVerified) {
    await askForConfirmation({ ...identity, email: email! }, trip);
    return loginPath({ problem: 'confirm', by, back: flow.back });
  }
  const proven = { ...identity, email: isKnown ? null : email };
  const code = await new SignInCodes(db).issue(proven, key, now().add({ minutes: CODE_MINUTES }));
  return signedInPath(code, flow.back);
}

/** By a mail to that address; its link is good in the same browser only, so that nobody confirms what another began. */
async function askForConfirmation(identity: Identity & { email: string }, trip: Trip): Promise<void> {
  const { attempts, db, flow, key, now, outbox, publicUrl } = trip;
  const { email: to, method } = identity;
  try {
    await attempts.begin('confirmLink', to, now());
  } catch (error) {
    // Several have been sent already.
    if (error instanceof TryLater) return;
    throw error;
  }
  await db.transaction().execute(async (db) => {
    const code = await new SignInCodes(db).issue(identity, key, now().add({ minutes: MAIL_MINUTES }));
    const link = `${publicUrl}${signedInPath(code, flow.back)}`;
    await outbox.post(confirmMail({ to, method, link, language: flow.language }), db);
  });
}

function signedInPath(code: string, back: string): string {
  return `/auth/signed_in?${new URLSearchParams(back === '/' ? { code } : { code, back })}`;
}
