import { randomUUIDv7 } from 'node:crypto';
import { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { audiences, serviceTypes, subTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testApp.ts';
import { startSession } from '../../../http/session.ts';
import { upsertServices } from '../persistence/saveServices.ts';
import { Catalogue } from './catalogue.ts';
import { Postings } from './postings.ts';

let server: TestApp;
let stranger: { headers: { authorization: string } };
const run = (query: ReturnType<typeof sql>) => query.execute(server.database.db);

beforeEach(async () => {
  server = await startTestApp({ at: '2026-11-18T18:00:00Z' });
  const id = randomUUIDv7();
  const account = { id, email: 'stranger@example.org', displayName: 'Stranger', role: 'USER' as const };
  await server.database.db.insertInto('users').values(account).execute();
  stranger = { headers: { authorization: `Bearer ${await startSession(server.database.db, id)}` } };
});
afterEach(() => server.close());

interface Found {
  names: string[];
  total: number;
}

let asked = 0;
/** What a guest is shown, whom the catalogue serves; each question is another one, so that no answer is a kept one. */
async function guestFinds(query: string, of = server): Promise<Found> {
  const { body, status } = await of.ask(`/api/services?${query}&n=${++asked}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { names: body.data.map(({ name, id }: Service) => `${name} ${id}`), total: body.total };
}

/** What the database finds for somebody signed in, who keeps no service and so sees just what everybody does. */
async function strangerFinds(query: string): Promise<Found> {
  const { body } = await server.ask(`/api/services?${query}`, stranger);
  return { names: body.data.map(({ name, id }: Service) => `${name} ${id}`), total: body.total };
}

const RUNS = 300;

const texts = [
  'food',
  'shelter for women',
  'ropa gratis',
  'clinic abilene',
  'dentst',
  'first baptist church',
  'open now',
  'diapers',
];
const someOf = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: 2 }).map((some) => some.join(','));
const point = fc.tuple(fc.integer({ min: -1010, max: -980 }), fc.integer({ min: 310, max: 335 }));
/** Said by one question in so many: with all of them at once hardly a service would be found. */
const oneIn = <T>(many: number, value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: many - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const questions = fc.record({
  type: oneIn(4, someOf(serviceTypes)),
  subType: oneIn(8, someOf(subTypes)),
  category: oneIn(8, someOf(audiences)),
  city: oneIn(10, fc.constantFrom('abilene', 'Sweetwater,Abilene', 'Nowhere')),
  county: oneIn(10, fc.constantFrom('Taylor', 'jones,Nolan')),
  state: oneIn(20, fc.constant('tx')),
  zip: oneIn(8, fc.constantFrom('79601', '79556,79605', '79601,79602,79603')),
  isOpen: oneIn(3, fc.boolean()),
  isShowAll: oneIn(3, fc.boolean()),
  isCriticalHeader: oneIn(5, fc.constant(false)),
  q: oneIn(2, fc.constantFrom(...texts)),
  search: oneIn(10, fc.constantFrom('name', 'description,serviceSummary')),
  sort: oneIn(6, fc.constantFrom('createdAt', 'name')),
  nearCoordinate: oneIn(
    2,
    point.map(([lon, lat]) => `${lon / 10}|${lat / 10}`),
  ),
  direction: oneIn(4, fc.constantFrom('asc', 'desc')),
  limit: oneIn(3, fc.integer({ min: 1, max: 30 })),
  skip: oneIn(4, fc.integer({ min: 0, max: 20 })),
});

/** What may happen to a service, in SQL: the trigger that marks it is all that tells of it. */
const changes = fc.constantFrom(
  sql`name = 'Renamed ' || name, name_key = 'renamed ' || name_key`,
  sql`is_approved = NOT is_approved`,
  sql`is_permanently_closed = NOT is_permanently_closed, open_minutes = '{}'`,
  sql`type = '{HEALTH,FOOD}', sub_types = '{MEDICAL}'`,
  sql`category = '{WOMEN}'`,
  sql`city = 'Sweetwater', zip = '79556'`,
  sql`is_address_confidential = NOT is_address_confidential`,
  sql`is_critical_header = true, is_critical_never_expire = true`,
  sql`position = ll_to_earth(32, -99)::cube`,
  sql`position = NULL`,
  sql`open_minutes = '{[0,10080)}', closed_minutes = '{}', is_permanently_closed = false`,
  sql`open_minutes = '{}'`,
  sql`search = to_tsvector('english_unaccented', 'food shelter dentist')`,
);

test('finds for everybody what the database finds, in its order, whatever has just changed', async () => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(changes, fc.nat({ max: 60 })), { maxLength: 3 }),
      questions,
      async (happens, question) => {
        for (const [change, n] of happens) {
          await run(
            sql`UPDATE services SET ${change} WHERE id = (SELECT id FROM services ORDER BY id OFFSET ${n} LIMIT 1)`,
          );
        }
        const said = Object.entries(question).filter(([, value]) => value !== undefined);
        const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
        const found = await guestFinds(query);
        expect(found).toEqual(await strangerFinds(query));
        if (found.names.length > 1) shown += 1;
      },
    ),
    { numRuns: RUNS },
  );
  // Lists of nothing would agree about anything.
  expect(shown).toBeGreaterThan(RUNS / 3);
});

describe('what no row tells of', () => {
  test('a database put back from a dump, whose rows are as old as ever', async () => {
    const before = await guestFinds('type=FOOD');
    await run(sql`ALTER TABLE services DISABLE TRIGGER USER`);
    await run(sql`UPDATE services SET is_approved = false WHERE id = ${before.names[0]!.slice(-36)}`);
    await run(sql`ALTER TABLE services ENABLE TRIGGER USER`);
    const { rows } = await sql<{ names: string }>`SELECT string_agg(column_name, ',') AS names
      FROM information_schema.columns WHERE table_name = 'services' AND is_generated = 'NEVER'`.execute(
      server.database.db,
    );
    const columns = sql.raw(rows[0]!.names);
    // As restoring drops the table and makes it anew.
    await run(sql`ALTER TABLE services RENAME TO services_before`);
    await run(sql`CREATE TABLE services (LIKE services_before INCLUDING ALL)`);
    await run(sql`INSERT INTO services (${columns}) SELECT ${columns} FROM services_before`);
    expect((await guestFinds('type=FOOD')).total).toBe(before.total - 1);
  });

  test('a service whose row is taken away', async () => {
    const before = await guestFinds('type=FOOD');
    await run(sql`DELETE FROM services WHERE id = ${before.names[0]!.slice(-36)}`);
    expect(await guestFinds('type=FOOD')).toEqual({ names: before.names.slice(1), total: before.total - 1 });
  });

  test('all of them', async () => {
    expect((await guestFinds('type=FOOD')).total).toBeGreaterThan(0);
    await run(sql`TRUNCATE services CASCADE`);
    expect(await guestFinds('q=food')).toEqual({ names: [], total: 0 });
  });
});

test('what is being written is not there until it is', async () => {
  const { db } = server.database;
  const before = await guestFinds('type=FOOD');
  const id = before.names[0]!.slice(-36);
  await db.transaction().execute(async (trx) => {
    await sql`UPDATE services SET is_approved = false WHERE id = ${id}`.execute(trx);
    // Another write is seen meanwhile, of a later transaction.
    await run(sql`UPDATE services SET city = 'Elsewhere' WHERE id = ${before.names[1]!.slice(-36)}`);
    expect(await guestFinds('type=FOOD')).toEqual(before);
  });
  expect((await guestFinds('type=FOOD')).total).toBe(before.total - 1);
});

test('what a changed service is found by is what it says now', async () => {
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

test('what is written while others look is found by the next who look, all of it', async () => {
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

test('a word first searched for while a new service is read finds that one too, then and later', async () => {
  const { db } = server.database;
  const catalogue = new Catalogue(db);
  const postings = new Postings(db, catalogue);
  const numbers = async () => [...(await postings.take([{ tsquery: "'zucchini'", stems: "'zucchini'" }]))[0]!.numbers];
  let whileRead: number[] = [];
  catalogue.derive({
    async renew(changedIds) {
      if (changedIds.length === 1) whileRead = await numbers();
    },
  });
  await catalogue.becomeCurrent();
  const before = catalogue.services.length;
  const input = ServiceInput.parse({
    ...{ name: 'Zucchini Stand', serviceSummary: 'Sample.', description: 'Sample.', category: ['ALL'], type: ['FOOD'] },
    ...{ address1: '1 Example Street', city: 'Abilene', zip: '79601' },
  });
  await db.transaction().execute((trx) => upsertServices(trx, [{ id: randomUUIDv7(), input }], () => null));
  await catalogue.becomeCurrent();
  expect(whileRead).toEqual([before]);
  expect(await numbers()).toEqual([before]);
});

test('needs that are derived anew are found anew', async () => {
  expect((await guestFinds('q=donde puedo comer gratis')).total).toBeGreaterThan(0);
  await run(sql`DELETE FROM service_needs`);
  await run(sql`INSERT INTO indexed_lexicon VALUES ('another')`);
  expect((await guestFinds('q=donde puedo comer gratis')).total).toBe(0);
});

test('rows of a dump that another cluster wrote long after are told apart from what changes now', async () => {
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
