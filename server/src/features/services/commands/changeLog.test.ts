import { describe, expect, test } from 'vitest';
import { bodyOfService } from '../../../app/access/testScene.ts';
import { TestPeople } from '../../../app/test-kit/testPeople.ts';
import { findChanges } from '../persistence/listChanges.ts';

const people = new TestPeople({ at: '2026-11-21T18:00:00Z' });
const { person } = people;
const body = bodyOfService();

describe('the change log of all services', () => {
  test('filters by service, person, kind and days of the region', async () => {
    const ana = await person('AUTO USER');
    const { id } = (await ana.as('POST /services', { ...body, name: 'Quokka Pantry' })).body.data;
    await ana.as(`DELETE /services/${id}`);
    const { as } = await person('ADMINISTRATOR');
    const found = async (query: string) =>
      (await as(`GET /changes?${query}`)).body.data.map((change: { kind: string }) => change.kind);
    const [newest] = (await as('GET /changes?service=quokka')).body.data;
    expect(newest).toMatchObject({
      ...{ kind: 'deleted', service: { id, name: 'Quokka Pantry', isDeleted: true }, user: { id: ana.id } },
    });
    expect(await found('service=quokka')).toEqual(['deleted', 'created']);
    expect(await found(`person=${ana.email}`)).toEqual(['deleted', 'created']);
    expect(await found('service=quokka&kind=created,updated')).toEqual(['created']);
    const day = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO('America/Chicago').toPlainDate();
    const today = day(newest.at);
    expect(await found(`service=quokka&from=${today}&to=${today}`)).toHaveLength(2);
    expect(await found(`service=quokka&from=${today.add({ days: 1 })}`)).toEqual([]);
    expect(await found(`service=quokka&to=${today.subtract({ days: 1 })}`)).toEqual([]);
    const { status, body: refused } = await as('GET /changes?from=yesterday');
    expect([status, refused.errors]).toEqual([400, { from: 'MALFORMED' }]);
    for (const limit of [0, 501]) expect((await as(`GET /changes?limit=${limit}`)).status).toBe(400);
    // Days end at midnight in the region, even the day with 25 hours.
    const at = async (madeAt: string) =>
      people.server.database.db.updateTable('serviceChanges').set({ madeAt }).where('serviceId', '=', id).execute();
    const on = (date: string) => found(`service=quokka&from=${date}&to=${date}`);
    await at('2026-11-02T05:59:59Z');
    expect([await on('2026-11-01'), await on('2026-11-02')].map(({ length }) => length)).toEqual([2, 0]);
    await at('2026-11-02T06:00:00Z');
    expect([await on('2026-11-01'), await on('2026-11-02')].map(({ length }) => length)).toEqual([0, 2]);
  });

  test('uses an index to find a few days of a long log', async () => {
    const { service } = await person('USER');
    const { db, pool } = people.server.database;
    await pool.query(
      `INSERT INTO service_changes (id, service_id, kind, way, made_at, before, after)
       SELECT gen_random_uuid(), $1, 'updated', 'import', timestamptz '2020-01-01' + n * interval '1 hour', '{}', '{}'
       FROM generate_series(1, 20000) n`,
      [service],
    );
    await pool.query('ANALYZE service_changes');
    const days = { from: '2021-03-01', to: '2021-03-02' };
    const changes = findChanges(db, 'America/Chicago', days);
    expect(await changes.execute()).toHaveLength(48);
    const plan = JSON.stringify(await changes.limit(100).explain('json'));
    expect(plan).toContain('service_changes_days');
    await pool.query('DELETE FROM service_changes WHERE service_id = $1', [service]);
  });
});
