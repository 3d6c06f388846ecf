import { randomUUIDv7 } from 'node:crypto';
import type { FeedbackType } from '@amparo/domain/feedback/feedbackInput.ts';
import type { Role } from '@amparo/domain/permissions/permissions.ts';
import { hashPassword } from '../../features/account/password.ts';
import { createToken, hashToken } from '../../http/opaqueToken.ts';
import { startSession } from '../../http/session.ts';
import type { TestApp } from '../test-kit/testApp.ts';

export type Relation = 'own' | 'managed' | 'foreign';

/** The viewer and the records for one cell of the table. Each cell gets new ones, so cells do not affect each other. */
export interface Scene {
  /** An account with the password `open sesame`. A guest is not signed in to it. */
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
  // A guest owns and manages nothing.
  const owner = isGuest ? another : person;
  const service = await addService(server, relation === 'own' ? owner.id : another.id, isApproved);
  if (relation === 'managed') {
    await server.database.db.insertInto('serviceManagers').values({ serviceId: service, userId: owner.id }).execute();
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

/**
 * Adds a copy of a sample service, in every run of the same one: ids are random, and services differ in their hours. Never
 * a copy of a copy, which a test may have changed: copies have no source.
 */
async function addService({ database: { pool } }: TestApp, ownerId: string, isApproved: boolean): Promise<string> {
  copiedColumns ??= readCopiedColumns(pool);
  const columns = await copiedColumns;
  const id = randomUUIDv7();
  await pool.query(
    `INSERT INTO services (id, owner_id, is_approved, ${columns}) SELECT $1, $2, $3, ${columns}
     FROM services WHERE is_sample AND source_id IS NOT NULL AND total_beds > 0 AND NOT is_address_confidential AND schedules <> '[]'
     ORDER BY name LIMIT 1`,
    [id, ownerId, isApproved],
  );
  await pool.query('INSERT INTO service_kudos (service_id) VALUES ($1)', [id]);
  return id;
}

/** Read once, because the tables are the same in each test. */
let copiedColumns: Promise<string> | undefined;

/** The columns that a copy of a service has from the first one. */
async function readCopiedColumns(pool: TestApp['database']['pool']): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema()
     AND table_name = 'services' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'owner_id', 'is_approved',
     'source_name', 'source_id')`,
  );
  return rows.map(({ name }) => name).join(', ');
}

/** Adds a message about the scene's service, or about no service. */
export async function addFeedback({ server, service }: Scene, type: FeedbackType): Promise<string> {
  const id = randomUUIDv7();
  await server.database.db
    .insertInto('feedbacks')
    .values({
      id,
      type,
      subject: 'S',
      message: 'M',
      email: type === 'URGENT' ? '' : 'ana@example.org',
      serviceId: type === 'SERVICE' || type === 'CLAIM' ? service : null,
    })
    .execute();
  return id;
}

/** Adds a deleted message about the scene's service. */
export async function deletedFeedback(scene: Scene): Promise<string> {
  const id = await addFeedback(scene, 'SERVICE');
  const { db } = scene.server.database;
  await db.updateTable('feedbacks').set({ deletedAt: new Date() }).where('id', '=', id).execute();
  return id;
}

/** Adds a change of the scene's service by another person. Returns the ids of the service and of the change. */
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

/** Adds a link of the owner that counts the beds of the scene's service. Returns its token. */
export async function addBedLink({ server: { database }, service }: Scene): Promise<string> {
  const { ownerId } = await database.db
    .selectFrom('services')
    .select('ownerId')
    .where('id', '=', service)
    .executeTakeFirstOrThrow();
  const token = createToken();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  await database.db
    .insertInto('bedLinks')
    .values({ serviceId: service, tokenHash: hashToken(token), userId: ownerId!, createdAt, expiresAt })
    .execute();
  return token;
}

/** Pauses the scene's service. Returns its id. */
export async function pausedService({ server: { database }, service }: Scene): Promise<string> {
  const pause = { isApproved: false, isPaused: true };
  await database.db.updateTable('services').set(pause).where('id', '=', service).execute();
  return service;
}

/** Adds a likely duplicate of the scene's service. Returns both ids. */
export async function addPair(scene: Scene): Promise<[string, string]> {
  const copy = await addService(scene.server, scene.another.id, true);
  const [firstId, secondId] = [scene.service, copy].sort() as [string, string];
  const pair = { firstId, secondId, score: 0.9, reasons: ['name'] };
  await scene.server.database.db.insertInto('duplicatePairs').values(pair).execute();
  return [scene.service, copy];
}

/** Adds a directory that services come from. Returns its id. */
export async function addSource({ server: { database } }: Scene, kind: 'UPLOAD' | 'API' = 'UPLOAD'): Promise<string> {
  const values = { name: `Directory ${randomUUIDv7()}`, kind, url: kind === 'API' ? 'https://example.org/hsds' : '' };
  return (await database.db.insertInto('sources').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Adds a directory with a run that waits. Returns the id of the directory. */
export async function addWaitingRun(scene: Scene, status: 'COLUMNS' | 'WAITING'): Promise<string> {
  const sourceId = await addSource(scene);
  const { db } = scene.server.database;
  const runId = randomUUIDv7();
  await db.insertInto('sourceRuns').values({ id: runId, sourceId, status, format: 'CSV' }).execute();
  await db.insertInto('sourceLines').values({ runId, line: 1, record: '{"Agency":"Pantry"}' }).execute();
  return sourceId;
}

/** Adds a value of a directory that differs from the one of the scene's service. Returns its id. */
export async function addConflict(scene: Scene): Promise<string> {
  const { db } = scene.server.database;
  const key = { sourceId: await addSource(scene), externalId: '1' };
  await db
    .insertInto('sourceRecords')
    .values({ ...key, serviceId: scene.service })
    .execute();
  const conflict = { ...key, field: 'phone', sent: JSON.stringify({ phone: '2-1-1' }) };
  return (await db.insertInto('sourceConflicts').values(conflict).returning('id').executeTakeFirstOrThrow()).id;
}

/** Marks the scene's service as deleted by another person. Returns its id. */
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

/** A valid input with only the fields that every editor may set. */
export function bodyOfService() {
  return {
    ...{ name: 'Sample Pantry', description: 'Food for all who come.', serviceSummary: 'Groceries' },
    ...{ type: ['FOOD'], category: ['ALL'], address1: '1 Sample St', city: 'Abilene', zip: '79601' },
    schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '08:00', endTime: '17:00' }],
  };
}

/** The id of any row of a table of the region's data. */
export async function anyOf({ server: { database } }: Scene, table: 'crisisLines' | 'liaisons' | 'regions' | 'units') {
  const { id } = await database.db.selectFrom(table).select('id').executeTakeFirstOrThrow();
  return id;
}

/** Adds an ESC region without units. */
export async function addRegion({ server: { database } }: Scene): Promise<string> {
  const id = randomUUIDv7();
  await database.db.insertInto('regions').values({ id, name: 'Education Service Center Region 21' }).execute();
  return id;
}

export async function regionInUse({ server: { database } }: Scene): Promise<string> {
  const { regionId } = await database.db.selectFrom('units').select('regionId').executeTakeFirstOrThrow();
  return regionId;
}

/** Adds a deleted account. */
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

/** Adds news of the region. Returns its id. */
export async function addNotice({ server }: Scene): Promise<string> {
  const id = randomUUIDv7();
  const notice = { id, title: 'Ice storm tonight', text: 'Call 2-1-1.', lastDay: '2099-12-31' };
  await server.database.db.insertInto('regionalNotices').values(notice).execute();
  return id;
}

/** Adds a guide. Returns its id. */
export async function addGuide({ server }: Scene, isPublished = true): Promise<string> {
  const id = randomUUIDv7();
  const guide = { id, slug: id, title: 'Where to sleep', content: '<p>Call 2-1-1.</p>', isPublished };
  await server.database.db.insertInto('guides').values(guide).execute();
  return id;
}

/** Deletes news of the region. Returns the id of the change. */
export async function addNoticeChange(scene: Scene): Promise<string> {
  const { db } = scene.server.database;
  const id = await addNotice(scene);
  await db.deleteFrom('regionalNotices').where('id', '=', id).execute();
  const deletion = db.selectFrom('directoryChanges').select('id').where('recordId', '=', id).where('after', 'is', null);
  return (await deletion.executeTakeFirstOrThrow()).id;
}
