import { describe, expect, test } from 'vitest';
import { addFeedback, bodyOfService } from '../../../app/access/testScene.ts';
import { TestPeople } from '../../../app/test-kit/testPeople.ts';
import { purgeDeletedServices } from '../persistence/serviceUpdates.ts';

const clock = { at: '2026-11-21T18:00:00Z' };
const people = new TestPeople(clock);
const { call, person } = people;
const body = bodyOfService();

const changesOf = async (id: string) => {
  const { as } = await person('ADMINISTRATOR');
  return (await as(`GET /services/${id}/changes`)).body.data;
};

describe('deleting', () => {
  test('hides a service from all viewers and counts, and can be undone', async () => {
    const ana = await person('USER', { relation: 'own' });
    const administrator = await person('ADMINISTRATOR');
    const { service } = ana;
    await addFeedback(ana, 'SERVICE');
    const counts = async () => (await ana.as('POST /auth/report-notifications')).body.data;
    expect(await counts()).toMatchObject({ countManagedServices: 1, countUnReadFeedbacks: 1 });
    const total = async () => (await call('GET /services?isShowAll=true&limit=0')).body.total;
    const before = await total();

    expect((await ana.as(`DELETE /services/${service}`)).status).toBe(200);
    expect(await total()).toBe(before - 1);
    for (const { as } of [ana, administrator]) {
      expect((await as(`GET /services/${service}`)).status).toBe(404);
      expect((await as(`GET /services?_id=${service}`)).body.data).toEqual([]);
      expect((await as(`PUT /services/${service}`, body)).status).toBe(404);
      expect((await as(`DELETE /services/${service}`)).status).toBe(404);
    }
    const approved = await administrator.as('POST /services/approve-services', { services: [service] });
    expect(approved.body.data.done).toEqual([]);
    expect((await administrator.as('GET /services/beds')).body.data.map((it: { id: string }) => it.id)).not.toContain(
      service,
    );
    expect(await counts()).toMatchObject({ countManagedServices: 0, countUnReadFeedbacks: 0 });
    expect((await ana.as('GET /feedbacks')).body.data).toEqual([]);

    const { status, body: answer } = await ana.as(`POST /services/${service}/restore`);
    expect({ status, isApproved: answer.data?.isApproved }).toEqual({ status: 200, isApproved: true });
    expect((await call(`GET /services/${service}`)).status).toBe(200);
    expect(await total()).toBe(before);
  });

  test('can be undone for ten minutes by the same person, and for 30 days by administrators', async () => {
    const ana = await person('USER', { relation: 'own', isApproved: false });
    const administrator = await person('ADMINISTRATOR');
    const deletedAgo = (minutes: number) => ({
      deletedAt: Temporal.Instant.from(clock.at).subtract({ minutes }).toString(),
    });
    await ana.as(`DELETE /services/${ana.service}`);
    const set = (values: object) =>
      people.server.database.db.updateTable('services').set(values).where('id', '=', ana.service).execute();
    await set(deletedAgo(11));
    expect((await ana.as(`POST /services/${ana.service}/restore`)).status).toBe(404);
    const answer = await administrator.as(`POST /services/${ana.service}/restore`);
    expect({ status: answer.status, isApproved: answer.body.data.isApproved }).toEqual({
      status: 200,
      isApproved: false,
    });

    await ana.as(`DELETE /services/${ana.service}`);
    await purgeDeletedServices(people.server.database.db, Temporal.Instant.from(clock.at).add({ hours: 30 * 24 - 1 }));
    expect((await administrator.as(`GET /services/${ana.service}/changes`)).status).toBe(200);
    await purgeDeletedServices(people.server.database.db, Temporal.Instant.from(clock.at).add({ hours: 30 * 24 + 1 }));
    expect((await administrator.as(`GET /services/${ana.service}/changes`)).status).toBe(404);
  });

  test('an undo does not exceed the service limit', async () => {
    const ana = await person('USER', { relation: 'own' });
    await ana.as(`DELETE /services/${ana.service}`);
    for (let n = 0; n < 3; n += 1) expect((await ana.as('POST /services', body)).status).toBe(201);
    const { body: answer } = await ana.as(`POST /services/${ana.service}/restore`);
    expect(answer.key).toBe('YOU_REACHED_LIMIT_SERVICE');
  });

  test('reports the outcome for each of several services', async () => {
    const ana = await person('USER', { relation: 'own' });
    const foreign = await person('USER');
    const waiting = await person('USER', { isApproved: false });
    const ids = [ana.service, foreign.service, waiting.service];
    const { body: answer } = await ana.as('POST /services/remove-services', { services: [...ids, ana.service] });
    expect(answer.data).toEqual({
      done: [ana.service],
      refused: [
        { id: foreign.service, key: 'NOT_ALLOWED' },
        { id: waiting.service, key: 'NOT_FOUND' },
      ],
    });
    expect((await call(`GET /services/${foreign.service}`)).status).toBe(200);
  });
});

describe('approving', () => {
  test('publishes unapproved services', async () => {
    const administrator = await person('ADMINISTRATOR', { isApproved: false });
    const services = [administrator.service, '01a1fa92-12ee-7fc0-8dfe-8e41ea07fe17'];
    const { body: answer } = await administrator.as('POST /services/approve-services', { services });
    expect(answer.data).toEqual({ done: services.slice(0, 1), refused: [{ id: services[1], key: 'NOT_FOUND' }] });
    expect((await call(`GET /services/${administrator.service}`)).status).toBe(200);
    expect(await changesOf(administrator.service)).toMatchObject([
      { kind: 'approved', before: { isApproved: false }, after: { isApproved: true } },
    ]);
  });
});

describe('beds', () => {
  const beds = (service: string, total: number) => ({ services: [{ id: service, total }] });
  const setBeds = (id: string, totalBeds: number) =>
    people.server.database.db
      .updateTable('services')
      .set({ totalBeds, availableBeds: 0, type: ['SHELTER'] })
      .where('id', '=', id)
      .execute();

  test('stores counts and publishes the shelter; refusing too high a count does not affect the others', async () => {
    const ana = await person('AUTO USER', { relation: 'own', isApproved: false });
    const managed = await person('AUTO USER', { relation: 'managed' });
    await people.server.database.db
      .insertInto('serviceManagers')
      .values({ serviceId: managed.service, userId: ana.id })
      .execute();
    for (const id of [ana.service, managed.service]) await setBeds(id, 5);
    const services = [
      { id: ana.service, total: 4 },
      { id: managed.service, total: 6 },
    ];
    const { body: answer } = await ana.as('POST /services/update-available-beds', { services });
    expect(answer.data).toEqual({
      done: [ana.service],
      refused: [{ id: managed.service, key: 'AVAILABLE_BEDS_LESS_THAN' }],
      bedsUpdatedAt: '2026-11-21T18:00:00.000Z',
    });
    const read = (await call(`GET /services/${ana.service}`)).body.data;
    expect(read).toMatchObject({ availableBeds: 4, isApproved: true, bedsUpdatedAt: '2026-11-21T18:00:00.000Z' });
    expect(await changesOf(ana.service)).toMatchObject([
      { kind: 'beds', before: { availableBeds: 0, isApproved: false }, after: { availableBeds: 4, isApproved: true } },
    ]);
    expect((await call(`GET /services/${managed.service}`)).body.data.availableBeds).toBe(0);
  });

  test('a newer count that the person has not seen is not overwritten, unless both are equal', async () => {
    const ana = await person('AUTO USER', { relation: 'own' });
    await setBeds(ana.service, 5);
    const send = async (total: number, ifUnmodifiedSince?: string) =>
      (
        await ana.as('POST /services/update-available-beds', {
          services: [{ id: ana.service, total, ...(ifUnmodifiedSince && { ifUnmodifiedSince }) }],
        })
      ).body.data;
    const { bedsUpdatedAt } = await send(3);
    const seenBefore = '2026-11-21T17:00:00.000Z';
    expect((await send(4, seenBefore)).refused).toEqual([
      { id: ana.service, key: 'CHANGED_MEANWHILE', availableBeds: 3, bedsUpdatedAt },
    ]);
    expect((await call(`GET /services/${ana.service}`)).body.data.availableBeds).toBe(3);
    expect((await send(3, seenBefore)).refused).toEqual([]);
    expect((await send(4, bedsUpdatedAt)).refused).toEqual([]);
  });

  test('the same number renews its time, also when a shelter is full', async () => {
    const ana = await person('AUTO USER', { relation: 'own' });
    await setBeds(ana.service, 5);
    const send = () => ana.as('POST /services/update-available-beds', beds(ana.service, 0));
    clock.at = '2026-11-19T18:00:00Z';
    await send();
    clock.at = '2026-11-21T18:00:00Z';
    await send();
    const { data } = (await call(`GET /services/${ana.service}`)).body;
    expect(data).toMatchObject({ availableBeds: 0, bedsUpdatedAt: '2026-11-21T18:00:00.000Z' });
    expect((await changesOf(ana.service))[0]).toMatchObject({
      kind: 'beds',
      before: { bedsUpdatedAt: '2026-11-19T18:00:00.000Z' },
      after: { bedsUpdatedAt: '2026-11-21T18:00:00.000Z' },
    });
  });

  test.each([
    ['AUTO USER', 'foreign', true, 'NOT_ALLOWED'],
    ['AUTO USER', 'foreign', false, 'NOT_FOUND'],
    ['SUPER USER', 'foreign', true, undefined],
    ['ADMINISTRATOR', 'foreign', false, undefined],
    ['AUTO USER', 'managed', true, undefined],
  ] as const)('a %s, %s, published: %s', async (role, relation, isApproved, key) => {
    const scene = await person(role, { relation, isApproved });
    await setBeds(scene.service, 5);
    const { body: answer } = await scene.as('POST /services/update-available-beds', beds(scene.service, 5));
    expect(answer.data.refused).toEqual(key ? [{ id: scene.service, key }] : []);
  });
});

test('a change of the owner has the names of both accounts', async () => {
  const ana = await person('USER', { relation: 'own' });
  const administrator = await person('ADMINISTRATOR');
  const rosa = await person('USER');
  await administrator.as('POST /services/assign-services', { services: [ana.service], userEmail: rosa.email });
  const [assigned] = await changesOf(ana.service);
  expect([assigned.before.user, assigned.after.user]).toEqual([ana.id, rosa.id]);
  const nameOf = async (id: string) => (await administrator.as(`GET /users/${id}`)).body.data.displayName;
  expect(assigned.accounts).toEqual({ [ana.id]: await nameOf(ana.id), [rosa.id]: await nameOf(rosa.id) });
});

describe('reverting a change', () => {
  test('restores the fields of that change and keeps later changes of other fields', async () => {
    const ana = await person('AUTO USER');
    const { id } = (await ana.as('POST /services', body)).body.data;
    await ana.as(`PUT /services/${id}`, { ...body, name: 'Zebra Pantry', zip: '79602' });
    await ana.as(`PUT /services/${id}`, { ...body, name: 'Zebra Pantry', zip: '79602', phone: '3255550100' });
    const administrator = await person('ADMINISTRATOR');
    const [, renamed, created] = await changesOf(id);
    const { status, body: answer } = await administrator.as(`POST /services/${id}/changes/${renamed.id}/revert`);
    expect({ status, answer }).toMatchObject({
      status: 200,
      answer: { data: { name: body.name, zip: body.zip, phone: '(325) 555-0100', user: ana.id } },
    });
    expect((await call('GET /services?q=zebra')).body.data).toEqual([]);
    expect((await changesOf(id))[0]).toMatchObject({
      ...{ kind: 'reverted', user: { id: administrator.id } },
      after: { name: body.name, zip: body.zip },
    });
    const refused = await administrator.as(`POST /services/${id}/changes/${created.id}/revert`);
    expect({ status: refused.status, key: refused.body.key }).toEqual({ status: 409, key: 'CHANGE_NOT_REVERTIBLE' });
  });

  test('does not make the service look fresher than before the change', async () => {
    const administrator = await person('ADMINISTRATOR');
    const shelter = { ...body, type: ['SHELTER'], totalBeds: 9, availableBeds: 2 };
    const saveAt = async (day: number, change: object) => {
      clock.at = `2026-11-${day}T18:00:00Z`;
      await administrator.as(`PUT /services/${id}`, { ...shelter, ...change });
    };
    clock.at = '2026-11-01T18:00:00Z';
    const { id } = (await administrator.as('POST /services', shelter)).body.data;
    await saveAt(10, { name: 'Yucca House' });
    clock.at = '2026-11-11T18:00:00Z';
    await administrator.as('POST /services/update-available-beds', { services: [{ id, total: 7 }] });
    await saveAt(12, { name: 'Yucca House', availableBeds: 7 });
    clock.at = '2026-11-21T18:00:00Z';
    const [, beds, renamed] = await changesOf(id);
    const revert = async (change: { id: string }) =>
      (await administrator.as(`POST /services/${id}/changes/${change.id}/revert`)).body.data;

    const counted = await revert(beds);
    expect(counted).toMatchObject({ availableBeds: 2, bedsUpdatedAt: '2026-11-01T18:00:00.000Z' });
    // The content was not changed.
    expect(counted.verifiedAt).toBe('2026-11-12T18:00:00.000Z');
    const named = await revert(renamed);
    expect(named).toMatchObject({ name: body.name, verifiedAt: '2026-11-01T18:00:00.000Z' });
    const again = await revert((await changesOf(id))[0]);
    expect(again).toMatchObject({ name: 'Yucca House', verifiedAt: '2026-11-12T18:00:00.000Z' });
  });

  test('restores a deleted service', async () => {
    const ana = await person('USER', { relation: 'own' });
    await ana.as(`DELETE /services/${ana.service}`);
    const administrator = await person('ADMINISTRATOR');
    const [deletion] = await changesOf(ana.service);
    const path = `POST /services/${ana.service}/changes/${deletion.id}/revert`;
    expect((await administrator.as(path)).body.data).toMatchObject({ id: ana.service, isApproved: true });
    expect((await administrator.as(path)).status).toBe(404);
  });

  test('refuses a change of another service, and a revert that contradicts other fields', async () => {
    const administrator = await person('ADMINISTRATOR', { relation: 'own' });
    const other = await person('ADMINISTRATOR', { relation: 'own' });
    await administrator.as('POST /services/approve-services', { services: [administrator.service] });
    await administrator.as(`PUT /services/${administrator.service}`, body);
    const [edit] = await changesOf(administrator.service);
    expect((await administrator.as(`POST /services/${other.service}/changes/${edit.id}/revert`)).status).toBe(404);
  });
});
