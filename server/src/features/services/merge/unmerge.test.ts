import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { purgeDeletedServices } from '../persistence/serviceUpdates.ts';
import { merge, pantry, sameAgain, startMergeTests, unmerge } from './testMerges.ts';

const now = Temporal.Instant.from('2026-11-21T18:00:00Z');
const { db, pool, call, signIn, setPair } = await startMergeTests(now);

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
    { numRuns: 12, seed: 12 },
  );
});
