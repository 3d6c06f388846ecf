import { randomUUIDv7 } from 'node:crypto';
import { dataProblems } from '@amparo/domain/services/dataProblems.ts';
import { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { allTextFields } from '@amparo/domain/services/search-index/text/ranking.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { type ServiceQuery, serviceSorts } from '@amparo/domain/services/serviceQuery.ts';
import { audiences, serviceTypes, subTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { startSession } from '../../../http/session.ts';
import { upsertServices } from '../persistence/saveServices.ts';
import { oneIn, point, someOf } from './arbitraryQuery.ts';
import { SearchIndex } from './index.ts';
import { Postings } from './postings.ts';
import { listByOracle } from './testListOracle.ts';

const at = Temporal.Instant.from('2026-11-18T18:00:00Z');
const zone = 'America/Chicago';
const RUNS = 150;
/** Much more than on a free machine, which needs less than a minute. */
const RUNS_MS = 600_000;

let server: TestApp;
const run = (query: ReturnType<typeof sql>) => query.execute(server.database.db);

beforeEach(async () => {
  server = await startTestApp({ at: at.toString() });
});
afterEach(() => server.close());

interface Found {
  names: string[];
  total: number;
}

let asked = 0;
/** A guest's list. Each request is different, so that no cached response answers it. */
async function guestFinds(query: string, of = server): Promise<Found> {
  const { body, status } = await of.ask(`/api/services?${query}&n=${++asked}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { names: body.data.map(({ name, id }: Service) => `${name} ${id}`), total: body.total };
}

const roles = {
  guest: null,
  user: 'USER',
  liaison: 'AUTO USER',
  coordinator: 'SUPER USER',
  admin: 'ADMINISTRATOR',
} as const;
type RoleName = keyof typeof roles;

interface Person {
  id: string;
  headers: Record<string, string>;
}

async function signInAll(): Promise<Record<RoleName, Person | null>> {
  const { db } = server.database;
  const signIn = async ([name, role]: [string, (typeof roles)[RoleName]]) => {
    if (role === null) return [name, null];
    const id = randomUUIDv7();
    const account = { id, email: `${name}@example.org`, displayName: name, role };
    await db.insertInto('users').values(account).execute();
    return [name, { id, headers: { authorization: `Bearer ${await startSession(db, id)}` } }];
  };
  return Object.fromEntries(await Promise.all(Object.entries(roles).map(signIn)));
}

/** The stored data that the generated queries refer to. */
interface Known {
  serviceIds: string[];
  userIds: string[];
}

/** One entry per field of the query, so a new field does not compile without a test. */
const fieldsOf = ({ serviceIds, userIds }: Known) =>
  ({
    filter: oneIn(20, fc.constant(['type' as const])),
    search: oneIn(10, fc.constantFrom(['name' as const], ['description' as const, 'serviceSummary' as const])),
    q: oneIn(
      3,
      fc.constantFrom('food', 'shelter for women', 'ropa gratis', 'clinic abilene', 'dentst', 'open now', 'a'),
    ),
    sort: oneIn(
      2,
      fc.constantFrom(...serviceSorts).map((sort) => [sort]),
    ),
    direction: oneIn(
      2,
      fc.constantFrom('asc', 'desc', 'ASC', 'DESC').map((direction) => [direction] as ['asc']),
    ),
    limit: oneIn(2, fc.constantFrom(0, 1, 5, 30)),
    skip: oneIn(4, fc.integer({ min: 0, max: 20 })),
    isApproved: oneIn(6, fc.boolean()),
    isWaiting: oneIn(6, fc.boolean()),
    type: oneIn(4, someOf(serviceTypes)),
    subType: oneIn(8, someOf(subTypes)),
    category: oneIn(8, someOf(audiences)),
    isOpen: oneIn(3, fc.boolean()),
    openAt: oneIn(
      4,
      fc.constantFrom(
        { from: '2026-11-18T12:15', until: '2026-11-18T12:15' },
        { from: '2026-11-18T18:00', until: '2026-11-18T23:00' },
        { from: '2026-11-22T00:00', until: '2026-11-23T00:00' },
      ),
    ),
    userTimezone: oneIn(5, fc.constantFrom('Asia/Tokyo', 'America/Denver')),
    nearCoordinate: oneIn(2, point),
    currentCoordinate: oneIn(5, point),
    user: oneIn(
      8,
      fc.constantFrom(...userIds).map((id) => [id]),
    ),
    isManaged: oneIn(5, fc.boolean()),
    problem: oneIn(5, someOf(dataProblems)),
    unconfirmedMonths: oneIn(8, fc.constantFrom(1, 6)),
    isShowAll: oneIn(3, fc.boolean()),
    isCriticalHeader: oneIn(5, fc.boolean()),
    hasFreeBeds: oneIn(5, fc.boolean()),
    zip: oneIn(8, someOf(['79601', '79556', '79605'])),
    state: oneIn(20, fc.constant(['tx'])),
    city: oneIn(10, someOf(['abilene', 'Sweetwater', 'Nowhere'])),
    county: oneIn(10, someOf(['Taylor', 'jones', 'Nolan'])),
    _id: oneIn(8, fc.subarray(serviceIds, { minLength: 20 })),
  }) satisfies { [Field in keyof ServiceQuery]-?: fc.Arbitrary<ServiceQuery[Field]> };

/** Changes of services. The index learns of them only by the triggers. */
const changesOf = ({ userIds }: Known) => {
  const set = (assignments: ReturnType<typeof sql>) => (id: string) =>
    sql`UPDATE services SET ${assignments} WHERE id = ${id}`;
  const fixed = fc.constantFrom(
    set(sql`name = 'Renamed ' || name, name_key = 'renamed ' || name_key`),
    set(sql`is_approved = NOT is_approved AND deleted_at IS NULL, sent_back_reason = NULL, is_paused = false`),
    set(sql`is_approved = is_paused AND deleted_at IS NULL, is_paused = NOT is_paused, sent_back_reason = NULL`),
    set(sql`sent_back_reason = CASE WHEN is_approved THEN NULL ELSE 'No hours' END`),
    set(sql`is_approved = false, deleted_at = now()`),
    set(sql`deleted_at = NULL`),
    set(sql`is_permanently_closed = NOT is_permanently_closed`),
    set(sql`type = '{HEALTH,FOOD}', sub_types = '{MEDICAL}'`),
    set(sql`category = '{WOMEN}'`),
    set(sql`city = 'Sweetwater', zip = '79556', county = 'Nolan'`),
    set(sql`is_address_confidential = NOT is_address_confidential`),
    set(sql`is_critical_header = true, is_critical_never_expire = true`),
    set(sql`is_critical_header = true, critical_expired_at = '2026-11-18T17:59:00Z'`),
    set(sql`position = ll_to_earth(32, -99)::cube`),
    set(sql`position = NULL`),
    set(sql`phone = ''`),
    set(sql`phone = '(325) 555-0142'`),
    set(sql`age = 'Adults', age_es = ''`),
    set(sql`machine_made = '{ageEs}'`),
    set(sql`service_summary = '', service_summary_es = 'Comida', description = '', description_es = 'Comida'`),
    set(sql`service_summary_es = 'Comida', description_es = 'Comida', age_es = 'Adultos'`),
    set(sql`location_precision = 'street'`),
    set(sql`location_precision = 'zip'`),
    set(sql`location_precision = NULL`),
    set(sql`schedules = '[{"type": "FULL_DAY"}]', close_schedules = '[]', is_contact = false`),
    set(sql`schedules = '[{"type": "WEEKLY", "day": "WEDNESDAY", "startTime": "12:00", "endTime": "12:30"}]'`),
    set(
      sql`schedules = '[{"type": "DATE_RANGE", "startDate": "2026-11-01", "endDate": "2026-11-17"}]', is_contact = false`,
    ),
    set(
      sql`schedules = '[{"type": "DATE_RANGE", "startDate": "2026-11-01", "endDate": "2026-11-18"}]', is_contact = false`,
    ),
    set(sql`time_zone = 'America/Denver'`),
    set(sql`available_beds = available_beds + 1, updated_at = now()`),
    set(sql`verified_at = now()`),
    set(sql`verified_at = '2026-01-05T00:00:00Z'`),
    set(sql`verified_at = NULL`),
    set(sql`owner_id = NULL`),
    (id: string) => sql`UPDATE service_kudos SET likes = likes + 7 WHERE service_id = ${id}`,
    (id: string) => sql`DELETE FROM service_managers WHERE service_id = ${id}`,
    (id: string) => sql`DELETE FROM services WHERE id = ${id}`,
  );
  const person = fc.constantFrom(...userIds);
  return fc.oneof(
    { weight: 5, arbitrary: fixed },
    { weight: 2, arbitrary: person.map((userId) => set(sql`owner_id = ${userId}`)) },
    {
      weight: 2,
      arbitrary: person.map(
        (userId) => (id: string) =>
          sql`INSERT INTO service_managers (service_id, user_id)
        SELECT id, ${userId} FROM services WHERE id = ${id} ON CONFLICT DO NOTHING`,
      ),
    },
  );
};

function addressOf(query: Partial<ServiceQuery>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = (name: string, value: unknown) =>
    name === 'openAt'
      ? Object.values(value as object).join('/')
      : Array.isArray(value)
        ? value.join(/coordinate$/i.test(name) ? '|' : ',')
        : String(value);
  return new URLSearchParams(given.map(([name, value]) => [name, text(name, value)])).toString();
}

async function idsFor(person: Person | null, query: Partial<ServiceQuery>): Promise<{ ids: string[]; total: number }> {
  const { body, status } = await server.ask(`/api/services?${addressOf(query)}&n=${++asked}`, {
    headers: person?.headers ?? {},
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ids: body.data.map(({ id }: Service) => id), total: body.total };
}

/** The ids that match a typed text, in their order, among all services. */
async function matchesOf(admin: Person, query: Partial<ServiceQuery>): Promise<string[] | null> {
  const { q, search, sort, nearCoordinate, direction, isOpen, openAt, userTimezone, isManaged } = query;
  if (!q || isManaged) return null;
  const order = sort?.[0] === 'bestOpenFirst' ? { sort } : { direction };
  const all = { q, search, ...order, nearCoordinate, isOpen, openAt, userTimezone, isShowAll: true, limit: 0 };
  return (await idsFor(admin, all)).ids;
}

test(
  'lists for every role what the tables say, in their order, after any change',
  async () => {
    const people = await signInAll();
    const { rows } = await sql<{ id: string }>`SELECT id FROM services ORDER BY id`.execute(server.database.db);
    const userIds = Object.values(people).flatMap((person) => (person ? [person.id] : []));
    const known = { serviceIds: rows.map(({ id }) => id), userIds };
    const change = fc.tuple(changesOf(known), fc.constantFrom(...known.serviceIds.slice(0, 60)));
    let listed = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 4 }),
        fc.constantFrom(...(Object.keys(roles) as RoleName[])),
        fc.record(fieldsOf(known)),
        async (changes, role, generated) => {
          for (const [act, id] of changes) await run(act(id));
          const { sort: [sort] = [], nearCoordinate, q } = generated;
          // A text may name the place from which distances are measured.
          const needsPoint = sort === 'distance' || (sort === 'openFirst' && q !== undefined);
          const isWithoutPoint = needsPoint && !nearCoordinate;
          const { currentCoordinate, isCriticalHeader } = generated;
          const isAlertWithoutPoint = q !== undefined && !currentCoordinate && !nearCoordinate;
          const query: Partial<ServiceQuery> = {
            ...generated,
            sort: isWithoutPoint ? undefined : generated.sort,
            isCriticalHeader: isAlertWithoutPoint ? undefined : isCriticalHeader,
          };
          const person = people[role];
          const viewer = person && { id: person.id, isAdministrator: role === 'admin' };
          const matches = await matchesOf(people.admin!, query);
          const expected = await listByOracle(server.database.db, { query, viewer, at, zone, matches });
          expect(await idsFor(person, query)).toEqual(expected);
          if (expected.ids.length > 1) listed += 1;
        },
      ),
      { numRuns: RUNS, seed: 20 },
    );
    // Empty lists would prove nothing.
    expect(listed).toBeGreaterThan(RUNS / 4);
  },
  RUNS_MS,
);

describe('changes that no row reveals', () => {
  test('a database restored from a dump with old rows', async () => {
    const before = await guestFinds('type=FOOD');
    await run(sql`ALTER TABLE services DISABLE TRIGGER USER`);
    await run(sql`UPDATE services SET is_approved = false WHERE id = ${before.names[0]!.slice(-36)}`);
    await run(sql`ALTER TABLE services ENABLE TRIGGER USER`);
    const { rows } = await sql<{ names: string }>`SELECT string_agg(column_name, ',') AS names
      FROM information_schema.columns WHERE table_name = 'services' AND is_generated = 'NEVER'`.execute(
      server.database.db,
    );
    const columns = sql.raw(rows[0]!.names);
    // Restoring drops the table and creates it again.
    await run(sql`ALTER TABLE services RENAME TO services_before`);
    await run(sql`CREATE TABLE services (LIKE services_before INCLUDING ALL)`);
    await run(sql`INSERT INTO services (${columns}) SELECT ${columns} FROM services_before`);
    expect((await guestFinds('type=FOOD')).total).toBe(before.total - 1);
  });

  test('a removed row', async () => {
    const before = await guestFinds('type=FOOD');
    await run(sql`DELETE FROM services WHERE id = ${before.names[0]!.slice(-36)}`);
    expect(await guestFinds('type=FOOD')).toEqual({ names: before.names.slice(1), total: before.total - 1 });
  });

  test('all rows removed at once', async () => {
    expect((await guestFinds('type=FOOD')).total).toBeGreaterThan(0);
    await run(sql`TRUNCATE services CASCADE`);
    expect(await guestFinds('q=food')).toEqual({ names: [], total: 0 });
  });
});

test('a write is not visible until it is committed', async () => {
  const { db } = server.database;
  const before = await guestFinds('type=FOOD');
  const id = before.names[0]!.slice(-36);
  await db.transaction().execute(async (trx) => {
    await sql`UPDATE services SET is_approved = false WHERE id = ${id}`.execute(trx);
    // A write of a later transaction is visible meanwhile.
    await run(sql`UPDATE services SET city = 'Elsewhere' WHERE id = ${before.names[1]!.slice(-36)}`);
    expect(await guestFinds('type=FOOD')).toEqual(before);
  });
  expect((await guestFinds('type=FOOD')).total).toBe(before.total - 1);
});

test('search finds a changed service by its new text only', async () => {
  const before = await guestFinds('q=dentist');
  const id = before.names[0]!.slice(-36);
  await server.database.db.transaction().execute(async (trx) => {
    await sql`DELETE FROM service_needs WHERE service_id = ${id}`.execute(trx);
    await sql`UPDATE services SET search = '' WHERE id = ${id}`.execute(trx);
  });
  const { names } = await guestFinds('q=dentist');
  expect(names).not.toContain(before.names[0]);
  await server.database.db.transaction().execute(async (trx) => {
    await sql`INSERT INTO service_needs SELECT ${id}, need, 1 FROM service_needs
      WHERE service_id = ${names[0]!.slice(-36)}`.execute(trx);
    await sql`UPDATE services SET search = to_tsvector('english_unaccented', 'dentist') WHERE id = ${id}`.execute(trx);
  });
  expect((await guestFinds('q=dentist')).names).toContain(before.names[0]);
});

test('a list contains every write that was committed before its request', async () => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM services WHERE is_approved ORDER BY id`.execute(
    server.database.db,
  );
  const ids = rows.map(({ id }) => id);
  let isOver = false;
  const look = async () => {
    while (!isOver) await guestFinds('limit=5');
  };
  const lookers = [look(), look()];
  for (let n = 0; n < 150; n += 1) {
    await Promise.all([
      run(sql`UPDATE service_kudos SET likes = likes + 1 WHERE service_id = ${ids[n % 40]!}`),
      run(sql`UPDATE services SET is_approved = NOT is_approved WHERE id = ${ids[40 + (n % 30)]!}`),
      ...(n % 15 === 0 ? [run(sql`DELETE FROM services WHERE id = ${ids[100 + n / 15]!}`)] : []),
    ]);
  }
  isOver = true;
  await Promise.all(lookers);
  const shown = (await server.ask('/api/services?limit=1000&isShowAll=true')).body.data as Service[];
  const { rows: stored } = await sql<{ id: string; likes: number }>`SELECT s.id, k.likes
    FROM services s JOIN service_kudos k ON k.service_id = s.id WHERE s.is_approved`.execute(server.database.db);
  const likesOf = (list: { id: string; likes: number }[]) =>
    Object.fromEntries(list.map(({ id, likes }) => [id, likes]));
  expect(likesOf(shown)).toEqual(likesOf(stored));
});

test('the first search for a word finds a service that is added at the same time', async () => {
  const { db } = server.database;
  const index = new SearchIndex(db);
  const postings = new Postings(db, index);
  const zucchini = { stems: ['zucchini'], fields: allTextFields };
  const found = async () => {
    const rows: number[] = [];
    (await postings.postingsOf([zucchini]))(zucchini).visit((row) => rows.push(row));
    return rows;
  };
  await index.refresh();
  const next = index.columns.length;
  const input = ServiceInput.parse({
    ...{ name: 'Zucchini Stand', serviceSummary: 'Sample.', description: 'Sample.', category: ['ALL'], type: ['FOOD'] },
    ...{ address1: '1 Example Street', city: 'Abilene', state: 'TX', zip: '79601' },
  });
  await db.transaction().execute((trx) => upsertServices(trx, [{ id: randomUUIDv7(), input }], () => null));
  // The database has the service, the index does not yet.
  expect(await found()).toEqual([]);
  await index.refresh();
  expect(await found()).toEqual([next]);
  expect(await found()).toEqual([next]);
});

test('search uses needs that were derived again', async () => {
  expect((await guestFinds('q=donde puedo comer gratis')).total).toBeGreaterThan(0);
  await run(sql`DELETE FROM service_needs`);
  await run(sql`INSERT INTO indexed_lexicon VALUES ('another')`);
  expect((await guestFinds('q=donde puedo comer gratis')).total).toBe(0);
});

test('restored rows with transaction ids of another cluster do not hide new changes', async () => {
  await run(sql`ALTER TABLE services DISABLE TRIGGER services_mark_changed`);
  await run(sql`UPDATE services SET changed_in = '4000000000'`);
  await run(sql`ALTER TABLE services ENABLE TRIGGER services_mark_changed`);
  const beside = await startTestApp({ beside: server, at: '2026-11-18T18:00:00Z' });
  const before = await guestFinds('type=FOOD', beside);
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM services WHERE changed_in = '4000000000'`.execute(server.database.db);
  expect(rows[0]!.count).toBe(0);
  await run(sql`UPDATE services SET is_approved = false WHERE id = ${before.names[0]!.slice(-36)}`);
  expect((await guestFinds('type=FOOD', beside)).total).toBe(before.total - 1);
  await beside.close();
});
