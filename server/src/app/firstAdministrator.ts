import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { AccountRepository } from '../features/account/accountRepository.ts';
import { hashPassword } from '../features/account/password.ts';
import { passwordProblem } from '../features/account/passwordRules.ts';

interface SignIn {
  email: string;
  /** Null if a person chose or changed the password. */
  password: string | null;
}

const DEFAULT_EMAIL = 'admin@example.org';

/**
 * Creates the first administrator if there is none, and returns the sign-in to print. A generated password is also in a private
 * file of the data folder until its first use, so that a crash right after the start does not lose it.
 */
export async function ensureAdministrator(
  db: Kysely<Database>,
  config: { dataDir: string; adminEmail: string | undefined; adminPassword: string | undefined },
): Promise<SignIn> {
  const accounts = new AccountRepository(db);
  const note = noteIn(config.dataDir);
  const known = await accounts.findFirstAdministrator();
  if (known) return { email: known.email, password: await recallPassword(note, known) };
  const email = config.adminEmail ?? DEFAULT_EMAIL;
  assertPasswordOfSetting({ ...config, adminEmail: email });
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  const noted = JSON.stringify({ email, password });
  if (!config.adminPassword) await writeFile(note, noted, { mode: 0o600 });
  const isAdded = await accounts.addAdministrator({ email, passwordHash: await hashPassword(password) });
  if (!isAdded) {
    // Another process of this deployment started at the same time, and prints its password. They can share the folder.
    const stored = await readFile(note, 'utf8').catch(() => null);
    if (stored === noted) await rm(note, { force: true });
    return { email, password: null };
  }
  return { email, password: config.adminPassword ? null : password };
}

/** Throws if a person could not choose this password for the account. Only the first start uses the setting. */
export function assertPasswordOfSetting({
  adminEmail = DEFAULT_EMAIL,
  adminPassword,
}: {
  adminEmail: string | undefined;
  adminPassword: string | undefined;
}): void {
  const owner = { email: adminEmail, displayName: 'Administrator', role: 'ADMINISTRATOR' } as const;
  const problem = adminPassword === undefined ? null : passwordProblem(adminPassword, owner);
  if (problem)
    throw new Error(
      `ADMIN_PASSWORD is easy to guess. Choose at least 12 characters, not a common password, a repetition, or the email.`,
    );
}

/** Deletes the note with the password after the first sign-in with it. */
export function deleteNoteOnceUsed(app: FastifyInstance, dataDir: string): void {
  let isNoted = true;
  // Any successful POST can be the sign-in: through the API or a form without scripts.
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (!isNoted || method !== 'POST' || statusCode >= 400) return;
    const known = await new AccountRepository(app.db).findFirstAdministrator();
    isNoted = known !== undefined && (await recallPassword(noteIn(dataDir), known)) !== null;
  });
}

export async function deleteNote(dataDir: string): Promise<void> {
  await rm(noteIn(dataDir), { force: true });
}

function noteIn(dataDir: string): string {
  return join(dataDir, 'first-sign-in.json');
}

async function recallPassword(
  note: string,
  known: { email: string; lastSignedIn: Date | null },
): Promise<string | null> {
  const text = await readFile(note, 'utf8').catch(() => null);
  if (text === null) return null;
  if (known.lastSignedIn) {
    await rm(note, { force: true });
    return null;
  }
  const noted = JSON.parse(text) as { email: string; password: string };
  return noted.email === known.email ? noted.password : null;
}
