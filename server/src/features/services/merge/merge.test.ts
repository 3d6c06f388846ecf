import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { addBedLink, addFeedback, setScene } from '../../../app/access/testScene.ts';
import { testHiddenCount } from '../../../app/test-kit/testHiddenCount.ts';
import { readLines } from '../../../files/readLines.ts';
import { scanDuplicates } from '../duplicates/scanDuplicates.ts';
import { importServices } from '../import/importServices.ts';
import { purgeDeletedServices } from '../persistence/serviceUpdates.ts';
import { merge, pantry, sameAgain, startMergeTests, unmerge } from './testMerges.ts';

const now = Temporal.Instant.from('2026-11-21T18:00:00Z');
const { db, server, call, signIn, setPair } = await startMergeTests(now);

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
  const before = await testHiddenCount(server);
  await merge(administrator, kept, other);
  const listed = (await administrator.as('GET /services?q=riverbend&limit=0&isShowAll=true')).body.data;
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([kept]);
  expect((await call(`GET /services/${other}`)).body.data.id).toBe(kept);
  expect((await call(`GET /services/moved?ids=${other},${kept}`)).body.data).toEqual([{ id: other, mergedInto: kept }]);
  expect((await server.ask(`/hsds/services/${other}`)).status).toBe(404);
  expect((await server.ask(`/hsds/services/${kept}`)).status).toBe(200);
  expect(await testHiddenCount(server)).toBe(before + 1);
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

const line = (id: string, changes: object = {}) => ({ ...pantry, name: 'Riverbend Mission Pantry', id, ...changes });

async function load(source: string, lines: object[]) {
  return importServices(db, {
    lines: readLines(Readable.from([Buffer.from(lines.map((one) => JSON.stringify(one)).join('\n'))])),
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
