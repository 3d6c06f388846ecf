import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/src/database/schema.ts';
import { hashPassword } from '../../server/src/features/account/password.ts';
import { moment, serviceOwner, unconfirmedService } from '../support/testConfig.ts';

/** Adds what the region's sample data lacks: services with owners. */
export async function addSampleData(db: Kysely<Database>): Promise<void> {
  await exemptFromProof(db);
  const { email, password, service } = serviceOwner;
  const passwordHash = await hashPassword(password);
  await addOwner(db, service, { email, displayName: 'Sam Sample', passwordHash }, {});
  const verifiedAt = Temporal.Instant.from(moment)
    .subtract({ hours: 220 * 24 })
    .toString();
  const { name, ownerEmail } = unconfirmedService;
  await addOwner(db, name, { email: ownerEmail, displayName: 'Sample Keeper' }, { verifiedAt });
}

/** The people of most tests publish services at once. Those whose email begins with `unproven` must prove it first. */
async function exemptFromProof(db: Kysely<Database>): Promise<void> {
  await sql`CREATE FUNCTION exempt_from_proof() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.must_prove_email := NEW.must_prove_email AND NEW.email LIKE 'unproven%'; RETURN NEW; END $$`.execute(db);
  await sql`CREATE TRIGGER exempt_from_proof BEFORE INSERT ON users
    FOR EACH ROW EXECUTE FUNCTION exempt_from_proof()`.execute(db);
}

async function addOwner(
  db: Kysely<Database>,
  service: string,
  user: { email: string; displayName: string; passwordHash?: string },
  change: { verifiedAt?: string },
): Promise<void> {
  const ownerId = randomUUIDv7();
  await db
    .insertInto('users')
    .values({ id: ownerId, role: 'USER', ...user })
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('services')
    .set({ ownerId, ...change })
    .where('name', '=', service)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`There is not exactly one sample service called ${service}`);
}
