import { describe, expect, test } from 'vitest';
import { TestPeople } from '../../../app/test-kit/testPeople.ts';

const people = new TestPeople({ at: '2026-11-21T18:00:00Z' });
const { call, person } = people;

describe('search for managers', () => {
  test('finds people by name, email or phone in any case, and returns only id, name and email', async () => {
    const ana = await person('USER');
    await people.server.database.db
      .updateTable('users')
      .set({ displayName: 'Ángela Sample', phone: '(325) 555-0177' })
      .where('id', '=', ana.id)
      .execute();
    const { as } = await person('SUPER USER');
    for (const q of ['angela', ana.email.toUpperCase(), '555-0177']) {
      expect((await as(`GET /users?q=${encodeURIComponent(q)}`)).body, q).toEqual({
        data: [{ id: ana.id, email: ana.email, displayName: 'Ángela Sample' }],
        total: 1,
      });
    }
  });
});

test('the numbers in the menu depend on the role', async () => {
  const counts = async (...given: Parameters<typeof person>) =>
    (await (await person(...given)).as('POST /auth/report-notifications')).body.data;
  expect(await counts('USER', { relation: 'own', isApproved: false })).toEqual({
    ...{ countManagedServices: 1, countOwnServices: 1, countUnReadFeedbacks: 0, countManagedShelters: 0 },
    countUnreadNotifications: 0,
    ...{ countNotApprovedServices: 0, countTotalUsers: 0, mustProveEmail: false },
  });
  expect(await counts('AUTO USER', { relation: 'managed' })).toMatchObject({ countManagedServices: 1 });
  expect(await counts('SUPER USER')).toMatchObject({
    countManagedServices: 0,
    countManagedShelters: expect.any(Number),
  });
  const { countTotalUsers, countNotApprovedServices, countManagedServices } = await counts('ADMINISTRATOR');
  expect(countTotalUsers).toBeGreaterThan(10);
  expect(countNotApprovedServices).toBeGreaterThan(0);
  expect(countManagedServices).toBeGreaterThan(countNotApprovedServices);
});

describe('the list of managed services', () => {
  test('contains owned and managed services, unapproved or permanently closed, and filters by text', async () => {
    const ana = await person('USER', { relation: 'own', isApproved: false });
    const other = await person('USER', { relation: 'own' });
    await people.server.database.db
      .insertInto('serviceManagers')
      .values({ serviceId: other.service, userId: ana.id })
      .execute();
    await people.server.database.db
      .updateTable('services')
      .set({ name: 'Quetzalcóatl Pantry', isPermanentlyClosed: true })
      .where('id', '=', ana.service)
      .execute();
    const list = async (query = '', who = ana) =>
      (await who.as(`GET /services?isManaged=true${query}`)).body.data.map(({ id }: { id: string }) => id);
    expect((await list()).sort()).toEqual([ana.service, other.service].sort());
    expect(await list('&q=quetzalco')).toEqual([ana.service]);
    expect(await list(`&q=${encodeURIComponent(ana.email)}`)).toEqual([ana.service]);
    expect(await list('&q=nothing%20like%20it')).toEqual([]);
    expect((await call('GET /services?isManaged=true')).body).toMatchObject({ data: [], total: 0 });
    expect(await list('&q=quetzalco', await person('ADMINISTRATOR'))).toEqual([ana.service]);
  });
});
