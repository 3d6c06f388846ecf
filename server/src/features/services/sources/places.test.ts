import { expect, test } from 'vitest';
import { TestSources } from '../../../app/test-kit/testSources.ts';

const sources = new TestSources();
const { addSource, upload, detail, stored } = sources;

const recordId = '5f2d0c7e-0000-4000-8000-000000000001';
const place = (number: number) => ({
  id: `5f2d0c7e-0000-4000-8000-00000000001${number}`,
  location: {
    name: `Hall ${number}`,
    addresses: [{ address_1: `${number} Sample St`, city: 'Abilene', state_province: 'TX', postal_code: '79601' }],
  },
});
const pantry = { id: recordId, name: 'Food Pantry', description: 'Groceries', status: 'active' };
const others = Array.from({ length: 12 }, (_, i) => ({ ...pantry, id: `other-${i}`, name: `Other ${i}` }));
/** A source with a service at these places, and with enough others. */
const at = (...places: object[]) => JSON.stringify([{ ...pantry, service_at_locations: places }, ...others]);

const places = async () => {
  const rows = await stored<{ id: string; address1: string; missing: boolean }>(
    `id, address1, (SELECT missing_since IS NOT NULL FROM source_records WHERE service_id = services.id) AS missing`,
  );
  return Object.fromEntries(
    rows.filter(({ address1 }) => address1 !== '').map(({ id, address1, missing }) => [address1[0], { id, missing }]),
  );
};
const published = async () => {
  const record = (await sources.here.ask(`/hsds/services/${recordId}`)).body;
  return (record.service_at_locations as { id: string }[]).map(({ id }) => id);
};

test('a service that gains a place keeps its id, and only the new place is a new service', async () => {
  const id = await addSource();
  await upload(id, at(place(1)), '?isComplete=true');
  const before = await places();
  await upload(id, at(place(2), place(1)), '?isComplete=true');
  expect((await detail(id)).lastRun).toMatchObject({ status: 'DONE', counts: { added: 1, missing: 0, refused: 0 } });
  const after = await places();
  expect(after).toEqual({ 1: before[1], 2: { id: place(2).id, missing: false } });
  expect(await published()).toEqual([place(2).id, place(1).id]);
  await upload(id, at(place(2), place(1)), '?isComplete=true');
  expect((await detail(id)).lastRun).toMatchObject({ counts: { added: 0, updated: 0, missing: 0 } });
});

test.each([
  ['first', 1, 2],
  ['second', 2, 1],
])(
  'a service that loses its %s place keeps the other one, and only that place is missing',
  async (_name, lost, left) => {
    const id = await addSource();
    await upload(id, at(place(1)), '?isComplete=true');
    await upload(id, at(place(1), place(2)), '?isComplete=true');
    const before = await places();
    await upload(id, at(place(left)), '?isComplete=true');
    expect((await detail(id)).lastRun).toMatchObject({ status: 'DONE', counts: { added: 0, missing: 1 } });
    expect(await places()).toEqual({ [left]: before[left], [lost]: { ...before[lost], missing: true } });
    const ids = (await sources.here.ask('/hsds/services?minimal=true')).body.contents.map(
      (one: { id: string }) => one.id,
    );
    expect(ids.filter((one: string) => one === recordId)).toHaveLength(1);
    expect(new Set(ids).size).toBe(ids.length);
    // It returns to both.
    await upload(id, at(place(1), place(2)), '?isComplete=true');
    expect((await detail(id)).lastRun).toMatchObject({ counts: { added: 0, missing: 0 } });
    expect(await places()).toEqual(before);
  },
);

test('a refused record of a service that gained a place is not missing', async () => {
  const id = await addSource();
  await upload(id, at(place(1)), '?isComplete=true');
  await upload(id, at(place(1), place(2)), '?isComplete=true');
  const long = { ...pantry, description: 'x'.repeat(20_000), service_at_locations: [place(1), place(2)] };
  await upload(id, JSON.stringify([long, ...others]), '?isComplete=true');
  expect((await detail(id)).lastRun).toMatchObject({ status: 'DONE', counts: { refused: 2, missing: 0 } });
});

test('places without ids are services of their own', async () => {
  const id = await addSource();
  await upload(id, at({ location: place(1).location }, { location: place(2).location }), '?isComplete=true');
  expect(Object.keys(await places())).toEqual(['1', '2']);
});

test.each([0, 249])(
  'a new place without an id does not replace the only place that had one, after %i others',
  async (count) => {
    const id = await addSource();
    const first = Array.from({ length: count }, (_, i) => ({ ...pantry, id: `first-${i}`, name: `First ${i}` }));
    const file = (...sentPlaces: object[]) =>
      JSON.stringify([...first, { ...pantry, service_at_locations: sentPlaces }, ...others]);
    await upload(id, file(place(1)), '?isComplete=true');
    const before = await places();
    await upload(id, file({ location: place(2).location }, place(1)), '?isComplete=true');
    expect((await detail(id)).lastRun).toMatchObject({ status: 'DONE', counts: { added: 1, missing: 0, refused: 0 } });
    const after = await places();
    expect(after).toEqual({ 1: before[1], 2: { id: expect.any(String), missing: false } });
    expect(after[2]?.id).not.toBe(before[1]?.id);
    expect(await published()).toHaveLength(2);
    await upload(id, file({ location: place(2).location }, place(1)), '?isComplete=true');
    expect((await detail(id)).lastRun).toMatchObject({ counts: { added: 0, updated: 0, missing: 0 } });
    expect(await places()).toEqual(after);
  },
);

test('a place that has its id in two spellings is imported once', async () => {
  const id = await addSource();
  const hall = { ...place(1), id: 'hall' };
  await upload(id, at(hall));
  await upload(id, at(hall, { ...hall, id: 'HALL' }));
  expect((await detail(id)).lastRun).toMatchObject({ status: 'DONE', counts: { added: 0, updated: 1, refused: 0 } });
  expect(Object.keys(await places())).toEqual(['1']);
});

test('a record that an earlier release stored becomes complete with the next import, and its service is unchanged', async () => {
  const id = await addSource();
  await upload(id, at(place(1)));
  const { pool } = sources.here.database;
  const versions = async () => (await pool.query('SELECT id, xmin FROM services ORDER BY id')).rows;
  await pool.query(`UPDATE source_records SET other = '{"service": {"wait_time": "2 days"}}'`);
  const before = await versions();
  const isComplete = async () =>
    (await pool.query('SELECT bool_and(place_number = 0) AS is FROM source_records')).rows[0].is;
  expect(await isComplete()).toBe(null);
  await upload(id, at(place(1)));
  expect((await detail(id)).lastRun).toMatchObject({ counts: { updated: 0, unchanged: 13 } });
  expect(await isComplete()).toBe(true);
  expect(await versions()).toEqual(before);
});
