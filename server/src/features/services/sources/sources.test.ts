import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorOf } from '../../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { type RunParts, runDueSources, runSource } from './runSources.ts';

/** Another installation, whose HSDS API is the source of this one. */
let publisher: TestApp;
let here: TestApp;
let parts: RunParts;
let as: (name: string, body?: unknown) => ReturnType<TestApp['ask']>;
let sourceId: string;
let clock = Temporal.Now.instant();

beforeAll(async () => {
  publisher = await startTestApp();
  await publisher.app.listen({ host: '127.0.0.1', port: 0 });
  here = await startTestApp({ hasSampleData: false });
  const token = await administratorOf(here);
  const call = testCaller(here);
  as = (name, body) => call(name, { body, token });
  parts = {
    ...{ db: here.database.db, findCentroid: () => null, isPrivateAllowed: true, pauseMs: 1 },
    region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
    ...{ log: { info() {}, warn() {} }, now: () => clock },
  };
  const { port } = publisher.app.server.address() as AddressInfo;
  const source = { name: 'Food Bank of West Central Texas', kind: 'API', url: `http://127.0.0.1:${port}/hsds` };
  sourceId = (await as('POST /sources', { ...source, schedule: 'DAILY', graceDays: 14 })).body.data.id;
});
afterAll(async () => {
  await here.close();
  await publisher.close();
});

/** Through Kysely, so that the caches of the installation notice the change at once. */
async function query<Row>(text: string, values: unknown[] = [], server = here): Promise<Row[]> {
  const parts = text.split(/\$\d/);
  const statement = parts
    .slice(1)
    .reduce((all, part, i) => sql`${all}${values[i]}${sql.raw(part)}`, sql`${sql.raw(parts[0]!)}`);
  return (await statement.execute(server.database.db)).rows as Row[];
}
const detail = async () => (await as(`GET /sources/${sourceId}`)).body.data;
const lastRun = async () => (await detail()).lastRun;
async function run() {
  clock = clock.add({ minutes: 1 });
  await runSource(parts, sourceId);
  return lastRun();
}
const published = async () => (await here.ask('/api/services?limit=0&isShowAll=true')).body.data as { id: string }[];
/** A number that no sample service has. */
const corrected = '(325) 555-0199';
/** Which transaction wrote each row last. */
const writes = () => query<{ id: string; xmin: string }>('SELECT id, xmin::text FROM services ORDER BY id');
const changeThere = (id: string, change: string) =>
  query(`UPDATE services SET ${change}, updated_at = $1 WHERE id = $2`, [clock.toString(), id], publisher);
const idsThere = async () =>
  (await query<{ id: string }>('SELECT id FROM services WHERE is_approved ORDER BY name, id', [], publisher)).map(
    ({ id }) => id,
  );

test('reads everything at first, and then only changes; unchanged services are not written', async () => {
  const there = await idsThere();
  expect(await run()).toMatchObject({
    status: 'DONE',
    counts: { lines: there.length, added: there.length, refused: 0 },
  });
  expect(await published()).toHaveLength(there.length);
  const before = await writes();
  clock = clock.add({ hours: 24 });
  await query(`UPDATE services SET updated_at = now() - interval '10 days'`, [], publisher);
  await changeThere(there[0]!, `phone = '(325) 555-0177', verified_at = now()`);
  expect(await run()).toMatchObject({ status: 'DONE', counts: { updated: 1, missing: 0 } });
  const after = await writes();
  expect(after.filter(({ xmin }, i) => xmin !== before[i]!.xmin).map(({ id }) => id)).toEqual([there[0]]);
  const { body } = await here.ask(`/api/services/${there[0]}`);
  expect(body.data).toMatchObject({
    phone: '(325) 555-0177',
    source: { name: 'Food Bank of West Central Texas', id: there[0] },
    verifiedAt: expect.stringMatching(/T12:00:00/),
  });
});

test('a field that a person corrected stays until the source changes it, too; then an administrator decides', async () => {
  const [, first, second] = await idsThere();
  for (const id of [first, second]) await query(`UPDATE services SET phone = $1 WHERE id = $2`, [corrected, id]);
  await changeThere(first!, `website = 'https://example.org/new'`);
  expect(await run()).toMatchObject({ counts: { updated: 1, conflicts: 0 } });
  const phones = () =>
    query<{ phone: string }>('SELECT phone FROM services WHERE id = ANY ($1) ORDER BY name, id', [[first, second]]);
  expect(await phones()).toEqual([{ phone: corrected }, { phone: corrected }]);
  for (const id of [first, second]) await changeThere(id!, `phone = '(325) 555-0188'`);
  expect(await run()).toMatchObject({ counts: { conflicts: 2 } });
  expect(await phones()).toEqual([{ phone: corrected }, { phone: corrected }]);
  const { data, total } = (await as('GET /source-conflicts')).body;
  expect(total).toBe(2);
  expect(data[0]).toMatchObject({ field: 'phone', here: { phone: corrected }, there: { phone: '(325) 555-0188' } });
  for (const { id, serviceId } of data)
    await as(`POST /source-conflicts/${id}/decide`, { isSourceRight: serviceId === second });
  expect(await phones()).toEqual([{ phone: corrected }, { phone: '(325) 555-0188' }]);
  // The decision is remembered, although the source sends its value again.
  await changeThere(first!, `website = 'https://example.org/newer'`);
  expect(await run()).toMatchObject({ counts: { conflicts: 0 } });
  expect((await as('GET /source-conflicts')).body.total).toBe(0);
  expect((await phones())[0]).toEqual({ phone: corrected });
});

test('a service that the source no longer has leaves the lists after the grace period, and returns with it', async () => {
  const [gone] = (await idsThere()).slice(3);
  await query('UPDATE services SET is_approved = false WHERE id = $1', [gone], publisher);
  expect(await run()).toMatchObject({ status: 'DONE', counts: { missing: 1 } });
  const isListed = async () => (await published()).some(({ id }) => id === gone);
  expect(await isListed()).toBe(true);
  clock = clock.add({ hours: 13 * 24 });
  await runDueSources(parts);
  expect(await isListed()).toBe(true);
  clock = clock.add({ hours: 25 });
  await runDueSources(parts);
  expect(await isListed()).toBe(false);
  await query(
    'UPDATE services SET is_approved = true, updated_at = clock_timestamp() WHERE id = $1',
    [gone],
    publisher,
  );
  await run();
  expect(await isListed()).toBe(true);
});

test('a run that would remove more than a tenth asks an administrator and changes nothing until then', async () => {
  const gone = (await idsThere()).filter((_, i) => i % 5 === 0);
  const before = await writes();
  await query('UPDATE services SET is_approved = false WHERE id = ANY ($1)', [gone], publisher);
  expect(await run()).toMatchObject({ status: 'WAITING', counts: { missing: gone.length }, finishedAt: null });
  expect((await detail()).missing).toBe(0);
  // Until somebody decides, nothing else runs.
  clock = clock.add({ hours: 48 });
  await runDueSources(parts);
  expect(await lastRun()).toMatchObject({ status: 'WAITING' });
  await as(`POST /sources/${sourceId}/decide`, { isContinued: false });
  expect(await lastRun()).toMatchObject({ status: 'DISCARDED' });
  expect(await run()).toMatchObject({ status: 'WAITING' });
  await as(`POST /sources/${sourceId}/decide`, { isContinued: true });
  expect(await run()).toMatchObject({ status: 'DONE', counts: { missing: gone.length } });
  expect((await detail()).missing).toBe(gone.length);
  expect(await writes()).toEqual(before);
  for (const id of gone) await changeThere(id, 'is_approved = true');
  await run();
  expect((await detail()).missing).toBe(0);
});

test('two processes run a source once, and a source that is not due does not run', async () => {
  const count = async () => (await query<{ n: number }>('SELECT count(*)::int AS n FROM source_runs'))[0]!.n;
  const before = await count();
  clock = clock.add({ hours: 25 });
  await Promise.all([runDueSources(parts), runDueSources(parts)]);
  expect(await count()).toBe(before + 1);
  await runDueSources(parts);
  expect(await count()).toBe(before + 1);
});

test('a service that was deleted here for good does not come back', async () => {
  const [, , , , id] = await idsThere();
  await query('DELETE FROM services WHERE id = $1', [id]);
  await changeThere(id!, `name = 'Renamed'`);
  expect(await run()).toMatchObject({ counts: { added: 0 } });
  expect((await published()).some((service) => service.id === id)).toBe(false);
});

test('a new name of a source is the name that its services show', async () => {
  const { updatedAt, name: _, id: __, ...source } = await detail();
  const { license, contact, kind, url, schedule, graceDays } = source;
  const input = { name: 'Sample Food Bank', license, contact, kind, url, schedule, graceDays, updatedAt };
  expect((await as(`PUT /sources/${sourceId}`, input)).body.data.name).toBe('Sample Food Bank');
  const [{ id }] = (await published()) as [{ id: string }];
  expect((await here.ask(`/api/services/${id}`)).body.data.source.name).toBe('Sample Food Bank');
  expect(await as('POST /sources', { ...input, updatedAt: undefined })).toMatchObject({
    status: 400,
    body: { errors: { name: 'NAME_TAKEN' } },
  });
});
