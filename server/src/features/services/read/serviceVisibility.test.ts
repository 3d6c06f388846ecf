import { randomUUIDv7 } from 'node:crypto';
import type { Role } from '@amparo/domain/permissions/permissions.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { startSession } from '../../../http/session.ts';

let server: TestApp;
const tokens = new Map<string, string>();
let waiting: string;

beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  const people: [string, Role][] = [
    ['owner', 'USER'],
    ['manager', 'USER'],
    ['stranger', 'USER'],
    ['liaison', 'AUTO USER'],
    ['coordinator', 'SUPER USER'],
    ['administrator', 'ADMINISTRATOR'],
  ];
  const idOf = new Map<string, string>();
  for (const [name, role] of people) {
    const id = randomUUIDv7();
    idOf.set(name, id);
    await db
      .insertInto('users')
      .values({ id, email: `${name}@example.org`, displayName: name, role })
      .execute();
    tokens.set(name, await startSession(db, id));
  }
  const { id } = await db
    .selectFrom('services')
    .select('id')
    .where('name', '=', 'Love & Care Ministries Food Pantry')
    .executeTakeFirstOrThrow();
  waiting = id;
  await db
    .updateTable('services')
    .set({ isApproved: false, ownerId: idOf.get('owner')! })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('serviceManagers')
    .values({ serviceId: id, userId: idOf.get('manager')! })
    .execute();
});
afterAll(() => server.close());

const as = (name: string) => ({ headers: name === 'guest' ? {} : { authorization: `Bearer ${tokens.get(name)}` } });

describe('an unapproved service', () => {
  const paths: [string, () => string][] = [
    ['the list', () => '/api/services?limit=0'],
    ['the list of all', () => '/api/services?limit=0&isShowAll=true'],
    ['the unapproved', () => '/api/services?limit=0&isApproved=false'],
    ['by id', () => `/api/services?_id=${waiting}`],
    ['the search', () => '/api/services?q=love%20and%20care%20ministries&limit=0'],
    ['near', () => '/api/services?nearCoordinate=-99.7|32.4&limit=0'],
    ['by city', () => '/api/services?city=abilene&limit=0'],
  ];

  test.each(paths)('is hidden from people who neither own nor manage it: %s', async (_name, path) => {
    for (const name of ['guest', 'stranger', 'liaison', 'coordinator']) {
      const { status, body } = await server.ask(path(), as(name));
      expect(status).toBe(200);
      expect(JSON.stringify(body), name).not.toContain(waiting);
    }
  });

  test.each(paths)('is visible to its owner and managers: %s', async (_name, path) => {
    for (const name of ['owner', 'manager', 'administrator']) {
      const { body } = await server.ask(path(), as(name));
      expect(JSON.stringify(body), name).toContain(waiting);
    }
  });

  test.each([
    ['guest', 404],
    ['stranger', 404],
    ['liaison', 404],
    ['coordinator', 404],
    ['owner', 200],
    ['manager', 200],
    ['administrator', 200],
  ])('answers its page to a %s with %i', async (name, status) => {
    expect((await server.ask(`/api/services/${waiting}`, as(name))).status).toBe(status);
  });

  test('accepts no kudos', async () => {
    expect((await server.ask(`/api/services/${waiting}/likes`, { method: 'POST' })).status).toBe(404);
  });
});

test('only the owner, managers and administrators see the owner of a service', async () => {
  const asOwner = (await server.ask(`/api/services/${waiting}`, as('owner'))).body.data as Service;
  expect(asOwner).toMatchObject({ userEmail: 'owner@example.org', managedUsers: [{ email: 'manager@example.org' }] });
  await server.database.db.updateTable('services').set({ isApproved: true }).where('id', '=', waiting).execute();
  for (const name of ['guest', 'stranger', 'coordinator']) {
    const body = JSON.stringify((await server.ask(`/api/services/${waiting}?populate=managedUsers`, as(name))).body);
    expect(body).not.toContain('owner@example.org');
    expect(body).not.toContain('manager@example.org');
    const owner = asOwner.user;
    expect((await server.ask(`/api/services?user=${owner}`, as(name))).body.total).toBe(0);
  }
  expect((await server.ask(`/api/services?user=${asOwner.user}`, as('owner'))).body.total).toBe(1);
});

test('refuses an expired token, so that the browser deletes it', async () => {
  const headers = { authorization: 'Bearer gone' };
  expect(await server.ask('/api/services', { headers })).toMatchObject({ status: 401, body: { key: 'NOT_SIGNED_IN' } });
});

describe('a confidential address', () => {
  const secret = 'Hidden Lane';
  let confidential: Service[];
  beforeAll(async () => {
    const { data } = (await server.ask('/api/services?limit=0&nearCoordinate=-99.73|32.45')).body;
    confidential = data.filter((service: Service) => service.isAddressConfidential);
  });

  test('is in no list and on no page, which contain the city, the phone and a rounded distance', async () => {
    expect(confidential.length).toBeGreaterThan(2);
    for (const listed of confidential) {
      const { data: page } = (await server.ask(`/api/services/${listed.id}?currentCoordinate=-99.73|32.45`)).body;
      for (const service of [listed, page]) {
        expect(service).toMatchObject({ address1: '', address2: '', zip: '', location: null });
        expect(service.city).not.toBe('');
        expect(service.distance % 5).toBe(0);
      }
    }
  });

  test('is visible to an administrator', async () => {
    const { body } = await server.ask('/api/services?limit=0', as('administrator'));
    expect(JSON.stringify(body)).toContain(secret);
  });

  test('is not searchable by its street or ZIP code', async () => {
    const { rows } = await server.database.pool.query(
      'SELECT id, zip, search::text AS words FROM services WHERE is_address_confidential',
    );
    for (const { id, zip, words } of rows) {
      expect(words).not.toMatch(/'hidden'|'lane'/);
      expect(words).not.toContain(zip);
      const street = `q=${encodeURIComponent(secret)}&search=address1,address2`;
      for (const query of [`zip=${zip}`, street]) {
        const { body } = await server.ask(`/api/services?limit=0&${query}`);
        expect(body.data.map((service: Service) => service.id)).not.toContain(id);
      }
    }
  });

  test('is not revealed by the order of a list, which uses the center of its city', async () => {
    const { rows } = await server.database.pool.query(
      `SELECT s.id, earth_distance(s.position::earth, ll_to_earth(s.latitude, s.longitude)) AS metres
       FROM services s WHERE s.is_address_confidential AND s.latitude IS NOT NULL`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ metres }) => metres > 50)).toBe(true);
  });
});
