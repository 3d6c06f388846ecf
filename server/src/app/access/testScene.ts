import { randomUUIDv7 } from 'node:crypto';
import type { Role } from '@amparo/domain/permissions/permissions.ts';
import { hashPassword } from '../../features/account/password.ts';
import { startSession } from '../../http/session.ts';
import type { TestApp } from '../testApp.ts';

export type Relation = 'own' | 'managed' | 'foreign';

/** Who asks in one cell of the table, and what is there for them: all of it new, so that no cell spoils another. */
export interface Scene {
  /** Signed in with the password `open sesame`; a guest has an account, but is not signed in. */
  me: { id: string; email: string; token: string | null };
  another: { id: string; email: string };
  service: string;
  server: TestApp;
}

const passwordHash = hashPassword('open sesame');
let people = 0;

export async function setScene(
  server: TestApp,
  role: Role | 'guest',
  { relation = 'foreign', isApproved = true }: { relation?: Relation; isApproved?: boolean } = {},
): Promise<Scene> {
  const isGuest = role === 'guest';
  const person = await addPerson(server, isGuest ? 'USER' : role);
  const another = await addPerson(server, 'USER');
  const token = isGuest ? null : await startSession(server.database.db, person.id);
  // A guest keeps nothing: to them, each service is foreign.
  const keeper = isGuest ? another : person;
  const service = await addService(server, relation === 'own' ? keeper.id : another.id, isApproved);
  if (relation === 'managed') {
    await server.database.db.insertInto('serviceManagers').values({ serviceId: service, userId: keeper.id }).execute();
  }
  return { me: { ...person, token }, another, service, server };
}

async function addPerson({ database }: TestApp, role: Role): Promise<{ id: string; email: string }> {
  people += 1;
  const person = { id: randomUUIDv7(), email: `person${people}@example.org` };
  await database.db
    .insertInto('users')
    .values({ ...person, displayName: `Person ${people}`, role, passwordHash: await passwordHash })
    .execute();
  return person;
}

/** A copy of one of the samples. */
async function addService({ database: { pool } }: TestApp, ownerId: string, isApproved: boolean): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema()
     AND table_name = 'services' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'owner_id', 'is_approved',
     'source_name', 'source_id')`,
  );
  const columns = rows.map(({ name }) => name).join(', ');
  const id = randomUUIDv7();
  await pool.query(
    `INSERT INTO services (id, owner_id, is_approved, ${columns}) SELECT $1, $2, $3, ${columns}
     FROM services WHERE is_sample AND total_beds > 0 AND NOT is_address_confidential ORDER BY id LIMIT 1`,
    [id, ownerId, isApproved],
  );
  await pool.query('INSERT INTO service_kudos (service_id) VALUES ($1)', [id]);
  return id;
}

/** A message, about the scene's service unless it is about the app itself. */
export async function addFeedback({ server, service }: Scene, type: 'APP' | 'CLAIM' | 'SERVICE'): Promise<string> {
  const id = randomUUIDv7();
  await server.database.db
    .insertInto('feedbacks')
    .values({
      id,
      type,
      subject: 'S',
      message: 'M',
      email: 'ana@example.org',
      serviceId: type === 'APP' ? null : service,
    })
    .execute();
  return id;
}

/** A message about the scene's service that was deleted. */
export async function deletedFeedback(scene: Scene): Promise<string> {
  const id = await addFeedback(scene, 'SERVICE');
  const { db } = scene.server.database;
  await db.updateTable('feedbacks').set({ deletedAt: new Date() }).where('id', '=', id).execute();
  return id;
}

/** A change of the scene's service by somebody else: the ids of both. */
export async function addChange({ server, service, another }: Scene): Promise<string[]> {
  const id = randomUUIDv7();
  await server.database.db
    .insertInto('serviceChanges')
    .values({
      ...{ id, serviceId: service, kind: 'beds', way: 'person', userId: another.id },
      before: JSON.stringify({ availableBeds: 0 }),
      after: JSON.stringify({ availableBeds: 1 }),
    })
    .execute();
  return [service, id];
}

/** The scene's service, deleted by somebody else. */
export async function addDeletion({ server: { database }, service, another }: Scene): Promise<string> {
  await database.db
    .updateTable('services')
    .set({ isApproved: false, deletedAt: new Date() })
    .where('id', '=', service)
    .execute();
  await database.db
    .insertInto('serviceChanges')
    .values({
      ...{ id: randomUUIDv7(), serviceId: service, kind: 'deleted', way: 'person', userId: another.id },
      before: JSON.stringify({ isApproved: true, isDeleted: false }),
      after: JSON.stringify({ isApproved: false, isDeleted: true }),
    })
    .execute();
  return service;
}

/** What anybody may write of a service who may write it at all. */
export function bodyOfService() {
  return {
    ...{ name: 'Sample Pantry', description: 'Food for whoever comes.', serviceSummary: 'Groceries' },
    ...{ type: ['FOOD'], category: ['ALL'], address1: '1 Sample St', city: 'Abilene', zip: '79601' },
    schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '08:00', endTime: '17:00' }],
  };
}

/** The id of something of the region. */
export async function anyOf({ server: { database } }: Scene, table: 'crisisLines' | 'liaisons' | 'regions' | 'units') {
  const { id } = await database.db.selectFrom(table).select('id').executeTakeFirstOrThrow();
  return id;
}

/** A region without units. */
export async function addRegion({ server: { database } }: Scene): Promise<string> {
  const id = randomUUIDv7();
  await database.db.insertInto('regions').values({ id, name: 'Education Service Center Region 21' }).execute();
  return id;
}

export async function regionInUse({ server: { database } }: Scene): Promise<string> {
  const { regionId } = await database.db.selectFrom('units').select('regionId').executeTakeFirstOrThrow();
  return regionId;
}

/** Somebody whose account was deleted. */
export async function deletedUser({ server: { database } }: Scene): Promise<string> {
  people += 1;
  const id = randomUUIDv7();
  const person = { id, email: `person${people}@example.org`, displayName: `Person ${people}`, phone: '' };
  const now = new Date();
  const account = {
    ...{ ...person, role: 'USER', passwordHash: null, totalServices: 3, lastMethod: 'local' },
    ...{ lastSignedIn: null, createdAt: now, updatedAt: now },
  };
  await database.db
    .insertInto('deletedUsers')
    .values({
      ...{ ...person, deletedAt: now, account: JSON.stringify(account), identities: '[]' },
      ...{ ownedServices: [], managedServices: [] },
    })
    .execute();
  return id;
}
