import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addBedLink, addFeedback, bodyOfService, setScene } from '../../../app/access/testScene.ts';
import { startTestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { scanDuplicates } from '../duplicates/scanDuplicates.ts';
import { importServices } from '../import/importServices.ts';
import { purgeDeletedServices } from '../persistence/serviceUpdates.ts';

const now = Temporal.Instant.from('2026-11-21T18:00:00Z');
const server = await startTestApp({ at: now.toString() });
const call = testCaller(server);
const { db, pool } = server.database;
afterAll(() => server.close());
/** The tests add the same services again and again. */
beforeEach(async () => {
  await db.deleteFrom('services').where('name', 'ilike', 'riverbend%').execute();
  // The import skips a record if its service was deleted for good.
  await db.deleteFrom('sourceRecords').execute();
});

const pantry = {
  ...bodyOfService(),
  ...{ name: 'Riverbend Mission Food Pantry', address1: '77 Quince Street', phone: '(325) 555-0177' },
};
const sameAgain = {
  ...pantry,
  name: 'Riverbend Mission Pantry',
  phone: '(325) 555-0188',
  website: 'https://example.org',
};

async function signIn(role: Parameters<typeof setScene>[1] = 'ADMINISTRATOR') {
  const { me, service } = await setScene(server, role, { relation: 'own' });
  const as = (name: string, body?: unknown) => call(name, { body, token: me.token });
  return { me, service, as, add: async (body: object) => (await as('POST /services', body)).body.data.id as string };
}
type Someone = Awaited<ReturnType<typeof signIn>>;

/** An administrator with two services that are one, of two owners. */
async function setPair() {
  const administrator = await signIn();
  const provider = await signIn('AUTO USER');
  const kept = await administrator.add(pantry);
  const other = await provider.add(sameAgain);
  return { administrator, provider, kept, other };
}
const merge = ({ as }: Someone, kept: string, other: string, more: object = {}) =>
  as(`POST /services/${kept}/merge`, { other, choices: {}, ...more });
const unmerge = ({ as }: Someone, id: string) => as(`POST /services/${id}/unmerge`);

test('a merge takes each field from the chosen service, and is in the history of both', async () => {
  const { administrator, provider, kept, other } = await setPair();
  const choices = { name: 'other', alternateNames: 'both', phone: 'both', website: 'other' };
  const { status, body } = await merge(administrator, kept, other, { choices });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    ...{ id: kept, name: sameAgain.name, alternateNames: [pantry.name], website: 'https://example.org' },
    ...{ phone: '(325) 555-0177; (325) 555-0188', user: administrator.me.id, isApproved: true },
    managedUsers: [{ id: provider.me.id }],
  });
  const { data } = (await administrator.as(`GET /services/${kept}/changes`)).body;
  expect(data.map((entry: { kind: string; service: { id: string } }) => [entry.kind, entry.service.id])).toEqual([
    ['merged', other],
    ['merged', kept],
    ['created', other],
    ['created', kept],
  ]);
  expect(data[1]).toMatchObject({
    before: { phone: pantry.phone },
    after: { mergedService: { id: other, name: sameAgain.name } },
  });
  expect((await administrator.as(`POST /services/${kept}/changes/${data[1].id}/revert`)).body.key).toBe(
    'CHANGE_NOT_REVERTIBLE',
  );
});

test('the merged service is in no list, and its id leads to the other one', async () => {
  const { administrator, kept, other } = await setPair();
  const hidden = async () => (await call('GET /offline/manifest')).body.data.hidden.length;
  const before = await hidden();
  await merge(administrator, kept, other);
  const listed = (await administrator.as('GET /services?q=riverbend&limit=0&isShowAll=true')).body.data;
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([kept]);
  expect((await call(`GET /services/${other}`)).body.data.id).toBe(kept);
  expect((await call(`GET /services/moved?ids=${other},${kept}`)).body.data).toEqual([{ id: other, mergedInto: kept }]);
  expect((await server.ask(`/hsds/services/${other}`)).status).toBe(404);
  expect((await server.ask(`/hsds/services/${kept}`)).status).toBe(200);
  expect(await hidden()).toBe(before + 1);
  expect((await administrator.as(`PUT /services/${other}`, pantry)).status).toBe(404);
  expect((await administrator.as(`POST /services/${other}/restore`)).status).toBe(404);
  expect((await merge(administrator, kept, other)).status).toBe(404);
});

test('kudos, messages, notifications, links, and the owner follow, also what is sent to the old id', async () => {
  const { administrator, provider, kept, other } = await setPair();
  const scene = { server, service: other, me: provider.me, another: administrator.me };
  const feedback = await addFeedback(scene, 'SERVICE');
  for (const id of [kept, other, other]) await call(`POST /services/${id}/likes`);
  await merge(administrator, kept, other);
  expect((await call(`POST /services/${other}/likes`)).body.data).toEqual({ id: kept, likes: 4 });
  const message = { type: 'SERVICE', subject: 'S', message: 'M', email: 'ana@example.org', service: other };
  expect((await call('POST /feedbacks/service', { body: message })).status).toBe(201);
  const messages = await db.selectFrom('feedbacks').select(['id', 'serviceId']).where('serviceId', '=', kept).execute();
  expect(messages).toHaveLength(2);
  expect(messages).toContainEqual({ id: feedback, serviceId: kept });
  expect((await provider.as('GET /notifications')).body.data).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'merged', page: `/services/${kept}` },
      values: { about: 'service', service: sameAgain.name, into: pantry.name },
    }),
  );
  expect((await provider.as(`PUT /services/${kept}`, pantry)).status).toBe(200);
});

test('the link of a merged shelter counts the beds of the one that was kept', async () => {
  const administrator = await signIn();
  const [first, second] = [
    await setScene(server, 'AUTO USER', { relation: 'own' }),
    await setScene(server, 'AUTO USER', { relation: 'own' }),
  ];
  const tokens = [await addBedLink(first), await addBedLink(second)];
  expect((await merge(administrator, first.service, second.service)).status).toBe(200);
  for (const token of tokens) {
    const body = { token, total: 1 };
    expect((await call(`POST /services/${second.service}/bed-link/count`, { body })).status).toBe(200);
  }
  const { data } = (await call(`GET /services/${first.service}`)).body;
  expect(data.availableBeds).toBe(1);
});

describe('a merge is refused', () => {
  test('if somebody changed one of the two meanwhile: the answer has both as they are now', async () => {
    const { administrator, kept, other } = await setPair();
    const seen = (await administrator.as(`GET /services/${other}`)).body.data.updatedAt;
    await administrator.as(`PUT /services/${other}`, { ...sameAgain, phone: '(325) 555-0199' });
    const { status, body } = await merge(administrator, kept, other, { otherUpdatedAt: seen });
    expect({ status, key: body.key }).toEqual({ status: 409, key: 'CHANGED_MEANWHILE' });
    expect(body.data).toMatchObject({ service: { id: kept }, other: { id: other, phone: '(325) 555-0199' } });
    expect((await merge(administrator, kept, other, { otherUpdatedAt: body.data.other.updatedAt })).status).toBe(200);
  });

  test('if the choices make no sense', async () => {
    const { administrator, kept, other } = await setPair();
    expect((await merge(administrator, kept, kept)).body).toMatchObject({
      status: 400,
      errors: { other: 'NOT_ALLOWED' },
    });
    const united = await merge(administrator, kept, other, { choices: { hours: 'both' } });
    expect(united.body).toMatchObject({ status: 400, errors: { 'choices.hours': 'NOT_ONE_OF' } });
    expect((await merge(administrator, kept, other, { choices: { no: 'kept' } })).status).toBe(400);
  });

  test('if two people merge the same services in both directions at once: one of them is too late', async () => {
    const { administrator, kept, other } = await setPair();
    const answers = await Promise.all([merge(administrator, kept, other), merge(administrator, other, kept)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

test('an owner without a verified email does not become the owner of a published service', async () => {
  const { administrator, provider, other } = await setPair();
  const waiting = await administrator.add(pantry);
  await db.updateTable('users').set({ mustProveEmail: true }).where('id', '=', provider.me.id).execute();
  await db.updateTable('services').set({ ownerId: null }).where('id', '=', waiting).execute();
  const { data } = (await merge(administrator, waiting, other)).body;
  expect(data).toMatchObject({ user: null, isApproved: true, managedUsers: [{ id: provider.me.id }] });
});

describe('undoing a merge', () => {
  test('keeps what was entered since, and takes back only the fields of the merge', async () => {
    const { administrator, kept, other } = await setPair();
    await merge(administrator, kept, other, { choices: { phone: 'other' } });
    const merged = (await administrator.as(`GET /services/${kept}`)).body.data;
    await administrator.as(`PUT /services/${kept}`, { ...pantry, phone: merged.phone, address2: 'Back door' });
    await call(`POST /services/${kept}/likes`);
    expect((await unmerge(administrator, other)).body.data).toEqual({ id: other, mergedInto: kept });
    const { data } = (await administrator.as(`GET /services/${kept}`)).body;
    expect(data).toMatchObject({ phone: pantry.phone, address2: 'Back door', likes: 1, managedUsers: [] });
    expect((await call(`GET /services/${other}`)).body.data).toMatchObject({
      id: other,
      phone: sameAgain.phone,
      likes: 0,
    });
    expect((await unmerge(administrator, other)).status).toBe(404);
  });

  test('begins with the last merge, and needs the service that was kept', async () => {
    const { administrator, kept, other } = await setPair();
    const third = await administrator.add({ ...pantry, name: 'Riverbend Pantry' });
    await merge(administrator, kept, other);
    await merge(administrator, kept, third);
    expect((await unmerge(administrator, other)).body.key).toBe('CHANGE_NOT_REVERTIBLE');
    await administrator.as(`DELETE /services/${kept}`);
    expect((await unmerge(administrator, third)).body.key).toBe('CHANGE_NOT_REVERTIBLE');
    await administrator.as(`POST /services/${kept}/restore`);
    expect((await unmerge(administrator, third)).status).toBe(200);
    expect((await unmerge(administrator, other)).status).toBe(200);
  });

  test('ends after 30 days, but the old ids lead to the last service for good', async () => {
    const { administrator, kept, other } = await setPair();
    const last = await administrator.add({ ...pantry, name: 'Riverbend Pantry' });
    await merge(administrator, kept, other);
    await merge(administrator, last, kept);
    await purgeDeletedServices(db, now.add({ hours: 30 * 24 - 1 }));
    expect(await db.selectFrom('services').select('id').where('id', '=', other).execute()).toHaveLength(1);
    await purgeDeletedServices(db, now.add({ hours: 30 * 24 + 1 }));
    expect(await db.selectFrom('services').select('id').where('id', 'in', [kept, other]).execute()).toEqual([]);
    for (const id of [kept, other]) {
      expect((await call(`GET /services/${id}`)).body.data.id).toBe(last);
      expect((await unmerge(administrator, id)).status).toBe(404);
    }
    await db.deleteFrom('services').where('id', '=', last).execute();
    expect(
      await db.selectFrom('serviceMerges').select('mergedId').where('mergedId', 'in', [kept, other]).execute(),
    ).toEqual([]);
  });
});

const line = (id: string, changes: object = {}) => ({ ...pantry, name: 'Riverbend Mission Pantry', id, ...changes });

async function load(source: string, lines: object[]) {
  return importServices(db, {
    chunks: (async function* () {
      yield Buffer.from(lines.map((one) => JSON.stringify(one)).join('\n'));
    })(),
    defaults: { source, region: { state: 'TX', timeZone: 'America/Chicago', counties: [] }, today: '2026-11-21' },
    findCentroid: () => null,
  });
}

/** The services of a source's records, with those that were merged. */
async function idOf(source: string): Promise<string> {
  const row = await db.selectFrom('services').select('id').where('sourceName', '=', source).executeTakeFirstOrThrow();
  return row.id;
}

test('a later import neither adds a merged service again nor changes it, also after it was purged', async () => {
  const administrator = await signIn();
  await load('Food Bank', [line('a')]);
  await load('211', [line('b')]);
  const [kept, other] = [await idOf('Food Bank'), await idOf('211')];
  await merge(administrator, kept, other);
  const again = [line('b', { phone: '(325) 555-0199' })];
  expect(await load('211', again)).toMatchObject({ merged: 1, added: 0, updated: 0, unchanged: 0 });
  await purgeDeletedServices(db, now.add({ hours: 31 * 24 }));
  expect(await load('211', again)).toMatchObject({ merged: 1, added: 0 });
  expect(await load('211', [{ ...again[0], id: other }])).toMatchObject({ merged: 1, added: 0 });
  expect(await load('Food Bank', [line('a', { phone: '(325) 555-0198' })])).toMatchObject({ updated: 1 });
});

test('a service without a source goes on with the record of the merged one', async () => {
  const administrator = await signIn();
  await load('211', [line('b')]);
  const [kept, other] = [await administrator.add(pantry), await idOf('211')];
  expect((await merge(administrator, kept, other)).body.data.source).toEqual({ name: '211', id: 'b' });
  expect(await load('211', [line('b', { phone: '(325) 555-0199' })])).toMatchObject({ updated: 1 });
  expect((await call(`GET /services/${kept}`)).body.data.phone).toBe('(325) 555-0199');
  await unmerge(administrator, other);
  expect((await call(`GET /services/${kept}`)).body.data.source).toBe(null);
  expect((await call(`GET /services/${other}`)).body.data.source).toEqual({ name: '211', id: 'b' });
});

test('"not a duplicate" is remembered through an import, a merge, and the nightly comparison', async () => {
  const { administrator, kept, other } = await setPair();
  await load('211', [line('b')]);
  const third = await idOf('211');
  await scanDuplicates(db, now);
  const open = async () => (await administrator.as(`GET /duplicates?service=${third}&limit=500`)).body.data.length;
  expect(await open()).toBe(2);
  for (const id of [kept, other])
    await administrator.as('POST /duplicates/decide', { services: [third, id], isDuplicate: false });
  await load('211', [line('b', { description: 'Bread and beans for all.' })]);
  await scanDuplicates(db, now);
  expect(await open()).toBe(0);
  const stranger = await administrator.add({ ...pantry, name: 'Riverbend Mission Food' });
  await merge(administrator, stranger, other);
  await scanDuplicates(db, now);
  expect(await open()).toBe(0);
});

/** Every row of every table, except the change log, mails, and what only says when a row was written. */
async function dump(): Promise<Set<string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()
     AND tablename NOT IN ('service_changes', 'mails', 'notification_settings')`,
  );
  const dumped = tables.map(async ({ name }) => {
    const { rows } = await pool.query(`SELECT to_jsonb(t) - '{updated_at,changed_in}'::text[] AS row FROM ${name} t`);
    return rows.map(({ row }) => `${name} ${JSON.stringify(row)}`);
  });
  return new Set((await Promise.all(dumped)).flat());
}

test('merging two services and undoing it leaves every row of every table as before', async () => {
  await db
    .insertInto('sources')
    .values({ name: '211' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const administrator = await signIn();
  const people = [administrator, await signIn('USER'), await signIn('AUTO USER')].map(({ me }) => me.id);
  const choice = fc.constantFrom('kept', 'other');
  const changes = fc.record({
    ...{ name: fc.constantFrom('Riverbend Pantry', 'Riverbend Food Pantry'), totalBeds: fc.constantFrom(0, 5) },
    ...{ type: fc.constantFrom(['FOOD'], ['SHELTER']), alternateNames: fc.constantFrom([], ['The Pantry'], ['R. P.']) },
    ...{ phone: fc.constantFrom('(325) 555-0177', '(325) 555-0188'), isAddressConfidential: fc.boolean() },
  });
  const state = fc.record({
    ...{ owner: fc.constantFrom(null, ...people), manager: fc.constantFrom(...people), isManaged: fc.boolean() },
    ...{
      likes: fc.nat(9),
      status: fc.constantFrom('published', 'waits', 'paused'),
      source: fc.constantFrom(null, '211'),
    },
    ...{ feedbacks: fc.nat(2), hasBedLink: fc.boolean(), hasConfirmation: fc.boolean(), isDismissed: fc.boolean() },
  });
  const side = fc.record({ changes, state });
  const addSide = async (
    third: string,
    { changes, state }: typeof side extends fc.Arbitrary<infer S> ? S : never,
    n: number,
  ) => {
    const id = await administrator.add({ ...pantry, ...changes });
    const { owner, status, likes, source } = state;
    await pool.query(
      `UPDATE services SET owner_id = $2, is_approved = $3, is_paused = $4, source_name = $5, source_id = $6,
       is_sample = $7, sent_back_reason = $8, verified_at = date_trunc('milliseconds', now()) - $9 * interval '1 day' WHERE id = $1`,
      [
        id,
        owner,
        status === 'published',
        status === 'paused',
        source,
        source && `record ${n}`,
        n === 1,
        status === 'waits' ? 'Hours?' : null,
        n,
      ],
    );
    await pool.query(
      `INSERT INTO source_records (source_id, external_id, service_id)
       SELECT o.id, s.source_id, s.id FROM services s JOIN sources o ON o.name = s.source_name WHERE s.id = $1
       ON CONFLICT (source_id, external_id) DO UPDATE SET service_id = excluded.service_id`,
      [id],
    );
    await pool.query('UPDATE service_kudos SET likes = $2 WHERE service_id = $1', [id, likes]);
    const userId = state.manager;
    if (state.isManaged) await db.insertInto('serviceManagers').values({ serviceId: id, userId }).execute();
    for (let at = 0; at < state.feedbacks; at += 1)
      await db
        .insertInto('feedbacks')
        .values({
          id: randomUUIDv7(),
          type: 'SERVICE',
          subject: 'S',
          message: 'M',
          email: 'ana@example.org',
          serviceId: id,
        })
        .execute();
    const token = { tokenHash: Buffer.from(id), serviceId: id, userId };
    if (state.hasBedLink)
      await db
        .insertInto('bedLinks')
        .values({ ...token, createdAt: new Date(), expiresAt: new Date() })
        .execute();
    if (state.hasConfirmation)
      await db
        .insertInto('confirmationLinks')
        .values({ ...token, askedAt: new Date() })
        .execute();
    if (state.isDismissed)
      await administrator.as('POST /duplicates/decide', { services: [id, third], isDuplicate: false });
    return id;
  };
  const choices = fc.record({
    kinds: choice,
    place: choice,
    name: choice,
    beds: choice,
    alternateNames: fc.constantFrom('kept', 'other', 'both'),
  });
  await fc.assert(
    fc.asyncProperty(side, side, choices, async (one, two, chosen) => {
      await db.deleteFrom('services').where('name', 'ilike', 'riverbend%').execute();
      const third = await administrator.add({ ...pantry, name: 'Riverbend Mission Pantry' });
      const [kept, other] = [await addSide(third, one, 1), await addSide(third, two, 2)];
      const before = await dump();
      expect((await merge(administrator, kept, other, { choices: chosen })).body).toMatchObject({ data: { id: kept } });
      expect((await unmerge(administrator, other)).status).toBe(200);
      const after = await dump();
      expect({ lost: [...before.difference(after)], added: [...after.difference(before)] }).toEqual({
        lost: [],
        added: [],
      });
    }),
    { numRuns: 12 },
  );
});
