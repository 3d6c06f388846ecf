import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Relation, setScene } from '../../../app/access/testScene.ts';
import { startTestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

const clock = { at: '2026-11-21T18:00:00Z' };
const server = await startTestApp(clock);
const call = testCaller(server);
const { db } = server.database;
afterAll(() => server.close());
beforeEach(() => {
  clock.at = '2026-11-21T18:00:00Z';
});

async function shelterOf(role: Parameters<typeof setScene>[1], relation: Relation = 'own') {
  const { me, service } = await setScene(server, role, { relation });
  const as = (name: string, body?: unknown) => call(name, { body, token: me.token });
  const { totalBeds } = (await call(`GET /services/${service}`)).body.data;
  return { me, service, as, totalBeds: totalBeds as number };
}
type Shelter = Awaited<ReturnType<typeof shelterOf>>;

async function linkOf({ as, service }: Shelter): Promise<string> {
  const { status, body } = await as(`POST /services/${service}/bed-link`);
  expect(status).toBe(201);
  const url = new URL(body.data.url);
  expect(url.pathname).toBe(`/services/${service}/beds`);
  return url.searchParams.get('token')!;
}
const open = (id: string, token: string) => call(`POST /services/${id}/bed-link/open`, { body: { token } });
const count = (id: string, token: string, counted: object) =>
  call(`POST /services/${id}/bed-link/count`, { body: { token, ...counted } });
const keyOf = ({ status, body }: { status: number; body: { key?: string } }) => [status, body.key];

test('a guest with the link of a provider counts the beds, and the history says that it was the link', async () => {
  const shelter = await shelterOf('USER');
  const token = await linkOf(shelter);
  const { body } = await open(shelter.service, token);
  expect(body.data).toMatchObject({ id: shelter.service, totalBeds: shelter.totalBeds });
  clock.at = '2026-11-21T20:00:00Z';
  const counted = await count(shelter.service, token, { total: 1 });
  expect(counted.body.data).toEqual({ id: shelter.service, bedsUpdatedAt: '2026-11-21T20:00:00.000Z' });
  const { data } = (await call(`GET /services/${shelter.service}`)).body;
  expect(data).toMatchObject({ availableBeds: 1, bedsUpdatedAt: '2026-11-21T20:00:00.000Z' });
  const changes = await db.selectFrom('serviceChanges').selectAll().where('serviceId', '=', shelter.service).execute();
  expect(changes).toMatchObject([{ kind: 'beds', way: 'link', userId: shelter.me.id, after: { availableBeds: 1 } }]);
  const { link } = (await shelter.as(`GET /services/${shelter.service}/bed-link`)).body.data;
  expect(link).toMatchObject({ lastUsedAt: '2026-11-21T20:00:00.000Z', expiresAt: '2027-02-19T18:00:00.000Z' });
});

test('only the hash of the token is stored, and no answer repeats it', async () => {
  const shelter = await shelterOf('USER');
  const token = await linkOf(shelter);
  const stored = await db
    .selectFrom('bedLinks')
    .select('tokenHash')
    .where('serviceId', '=', shelter.service)
    .executeTakeFirstOrThrow();
  expect(stored.tokenHash).toHaveLength(32);
  expect(JSON.stringify((await shelter.as(`GET /services/${shelter.service}/bed-link`)).body)).not.toContain(token);
});

test('the link opens and counts nothing after 90 days, after its end, or after a new one', async () => {
  const shelter = await shelterOf('USER');
  const { service, as } = shelter;
  const refusal = [400, 'CONFIRM_LINK_INVALID'];
  const first = await linkOf(shelter);
  const second = await linkOf(shelter);
  expect(keyOf(await open(service, first))).toEqual(refusal);
  expect(keyOf(await open(service, second))).toEqual([200, undefined]);
  clock.at = '2027-02-19T18:00:00Z';
  expect(keyOf(await count(service, second, { total: 0 }))).toEqual(refusal);
  clock.at = '2026-11-21T18:00:00Z';
  await as(`DELETE /services/${service}/bed-link`);
  expect((await as(`GET /services/${service}/bed-link`)).body.data.link).toBeNull();
  expect(keyOf(await open(service, second))).toEqual(refusal);
  expect(keyOf(await count(service, second, { total: 0 }))).toEqual(refusal);
});

test('the link of one shelter does not count another, and ends when its creator may no longer share the beds', async () => {
  const shelter = await shelterOf('USER', 'managed');
  const other = await shelterOf('USER');
  const token = await linkOf(shelter);
  const ofAdministrator = await linkOf(await shelterOf('ADMINISTRATOR'));
  for (const foreign of [token, ofAdministrator])
    expect(keyOf(await count(other.service, foreign, { total: 0 }))).toEqual([400, 'CONFIRM_LINK_INVALID']);
  expect(keyOf(await count(shelter.service, token, { total: 0 }))).toEqual([200, undefined]);
  await db.deleteFrom('serviceManagers').where('userId', '=', shelter.me.id).execute();
  expect(keyOf(await count(shelter.service, token, { total: 1 }))).toEqual([400, 'CONFIRM_LINK_INVALID']);
});

test('more free beds than beds, and a count over a newer one, change nothing', async () => {
  const shelter = await shelterOf('USER');
  const { service, totalBeds } = shelter;
  const token = await linkOf(shelter);
  expect(keyOf(await count(service, token, { total: totalBeds + 1 }))).toEqual([400, 'AVAILABLE_BEDS_LESS_THAN']);
  const { bedsUpdatedAt: seen } = (await count(service, token, { total: 2 })).body.data;
  clock.at = '2026-11-21T19:00:00Z';
  await count(service, token, { total: 1 });
  const late = await count(service, token, { total: 0, ifUnmodifiedSince: seen });
  expect(keyOf(late)).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(late.body.data).toMatchObject({ availableBeds: 1, bedsUpdatedAt: '2026-11-21T19:00:00.000Z' });
  expect((await call(`GET /services/${service}`)).body.data.availableBeds).toBe(1);
});
