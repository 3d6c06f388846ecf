import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../database/test-kit/testDatabase.ts';
import { readLines } from '../../../files/readLines.ts';
import { type ImportOptions, importServices, type Refusal } from './importServices.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
beforeEach(() => database.pool.query('TRUNCATE services CASCADE').then(() => undefined));

type Fields = Record<string, unknown>;

const sample = (id: string, changes: Fields = {}): Fields => ({
  id,
  name: `Sample ${id}`,
  serviceSummary: 'Hot meals',
  type: ['FOOD'],
  subTypes: ['MEALS'],
  schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '09:00', endTime: '17:00' }],
  location: { coordinates: [-99.7, 32.4] },
  ...changes,
});

async function load(lines: (Fields | string)[], options: Partial<ImportOptions> = {}) {
  const refusals: Refusal[] = [];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const report = await importServices(database.db, {
    lines: readLines(Readable.from([Buffer.from(text)])),
    defaults: {
      source: 'sample-directory',
      region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
      today: '2026-11-23',
    },
    findCentroid: () => null,
    onRefused: (refusal) => refusals.push(refusal),
    ...options,
  });
  return { ...report, refusals };
}

async function rows(columns: string) {
  return (await database.pool.query(`SELECT ${columns} FROM services ORDER BY source_id`)).rows;
}

test('stores and publishes valid lines, and reports the number of each invalid line', async () => {
  const report = await load([sample('a'), '{', '', sample('b', { name: '' }), sample('c')]);
  expect(report).toMatchObject({ lines: 4, added: 2, updated: 0, unchanged: 0, refused: 2 });
  expect(report.refusals).toEqual([
    { line: 2, errors: { '': 'INVALID_JSON' } },
    { line: 4, errors: { name: 'REQUIRED' } },
  ]);
  expect(await rows('source_name, source_id, name, is_approved, latitude')).toEqual([
    { source_name: 'sample-directory', source_id: 'a', name: 'Sample a', is_approved: true, latitude: 32.4 },
    { source_name: 'sample-directory', source_id: 'c', name: 'Sample c', is_approved: true, latitude: 32.4 },
  ]);
});

test('importing the same file again changes nothing; a changed line changes only its service', async () => {
  const expiring = { isCriticalHeader: true, criticalDescription: 'Storm', criticalExpiredAt: '2026-12-01T05:59:00Z' };
  const lines = [
    sample('a', { ...expiring, phone: '325-555-0100', parking: 'free' }),
    sample('b', { state: 'nm' }),
    sample('c'),
  ];
  await load(lines);
  await database.pool.query(`UPDATE services SET updated_at = '2020-01-01', is_approved = (source_id <> 'b')`);
  await database.pool.query('UPDATE service_kudos SET likes = 7');
  expect(await load(lines)).toMatchObject({ added: 0, updated: 0, unchanged: 3 });
  const again = await load([lines[0]!, sample('b', { name: 'Changed' }), lines[2]!]);
  expect(again).toMatchObject({ added: 0, updated: 1, unchanged: 2, ignoredFields: new Map([['parking', 1]]) });
  const likes = '(SELECT likes FROM service_kudos WHERE service_id = services.id) AS likes';
  expect(await rows(`name, ${likes}, is_approved, updated_at < '2021-01-01' AS is_old`)).toEqual([
    { name: 'Sample a', likes: 7, is_approved: true, is_old: true },
    { name: 'Changed', likes: 7, is_approved: false, is_old: false },
    { name: 'Sample c', likes: 7, is_approved: true, is_old: true },
  ]);
});

test('keeps fields that people added and the line does not contain', async () => {
  await load([sample('a', { type: ['SHELTER'], subTypes: ['EMERGENCY'] })]);
  await database.pool.query(`UPDATE services SET total_beds = 9, available_beds = 4, is_address_confidential = true`);
  await load([sample('a', { type: ['SHELTER'], subTypes: ['EMERGENCY'], name: 'Changed' })]);
  expect(await rows('name, total_beds, available_beds, is_address_confidential')).toEqual([
    { name: 'Changed', total_beds: 9, available_beds: 4, is_address_confidential: true },
  ]);
});

test('finds a service by its own id and keeps its source', async () => {
  await load([sample('a')]);
  const [{ id }] = await rows('id');
  expect(await load([sample(id, { name: 'By id' })])).toMatchObject({ added: 0, updated: 1 });
  const fresh = '0199c5b2-1d7a-7c3e-8f00-0123456789ab';
  expect(await load([sample(fresh)])).toMatchObject({ added: 1 });
  expect(await rows('id, source_id, name')).toEqual([
    { id, source_id: 'a', name: 'By id' },
    { id: fresh, source_id: null, name: `Sample ${fresh}` },
  ]);
});

test('the last of several lines with the same id wins', async () => {
  const report = await load([sample('a', { name: 'First' }), sample('b'), sample('a', { name: 'Last' })]);
  expect(report).toMatchObject({ lines: 3, added: 2, repeated: 1, refused: 0 });
  expect(await rows('name')).toEqual([{ name: 'Last' }, { name: 'Sample b' }]);
});

test('stores the rest of a batch if the database refuses one line', async () => {
  await database.pool.query(`ALTER TABLE services ADD CONSTRAINT sober CHECK (name <> 'Odd')`);
  try {
    const report = await load([sample('a'), sample('b', { name: 'Odd' }), sample('c')]);
    expect(report).toMatchObject({ added: 2, refused: 1 });
    expect(report.refusals).toMatchObject([
      { line: 2, errors: { '': 'REFUSED_BY_DATABASE' }, detail: expect.stringContaining('sober') },
    ]);
  } finally {
    await database.pool.query('ALTER TABLE services DROP CONSTRAINT sober');
  }
});

test('ends if the database fails', async () => {
  await database.pool.query('ALTER TABLE service_needs RENAME TO gone');
  try {
    await expect(load([sample('a')])).rejects.toThrow('service_needs');
    expect(await rows('id')).toEqual([]);
  } finally {
    await database.pool.query('ALTER TABLE gone RENAME TO service_needs');
  }
});

test('reports progress per batch; a signal ends the import after the batches that have begun', async () => {
  const lines = Array.from({ length: 12 }, (_, i) => sample(`n-${i}`));
  const progress: number[] = [];
  const stopping = new AbortController();
  const onProgress = ({ lines: done }: { lines: number }) => {
    progress.push(done);
    stopping.abort();
  };
  const report = await load(lines, { batchSize: 2, onProgress, signal: stopping.signal });
  expect(progress.toSorted((a, b) => a - b)).toEqual(progress.map((_, i) => 2 * (i + 1)));
  // Two batches run at the same time, and one more can have begun when the first one ends.
  expect(progress.length).toBeLessThan(5);
  const stored = 2 * progress.length;
  expect(report).toMatchObject({ added: stored, isStopped: true });
  const rest = { added: lines.length - stored, unchanged: stored, isStopped: false };
  expect(await load(lines, { batchSize: 2 })).toMatchObject(rest);
});

test('the last line of a service wins, also in another batch', async () => {
  const lines = Array.from({ length: 20 }, (_, i) => sample('a', { description: `Version ${i}` }));
  expect(await load(lines, { batchSize: 1 })).toMatchObject({ lines: 20, added: 1, updated: 19 });
  expect(await rows('description')).toEqual([{ description: 'Version 19' }]);
});

test('reports notes with their first lines', async () => {
  const lines = Array.from({ length: 7 }, (_, i) => sample(`${i}`, { website: 'N/A' }));
  const { notes } = await load(lines);
  expect(notes).toEqual(new Map([['website UNUSABLE', { count: 7, lines: [1, 2, 3, 4, 5] }]]));
});

test('records changes with the old values in the change log', async () => {
  await load([sample('a'), sample('b')]);
  await load([sample('a', { phone: '325-555-0100' }), sample('b')]);
  const { rows } = await database.pool.query(
    `SELECT c.kind, c.way, c.before, c.after FROM service_changes c JOIN services s ON s.id = c.service_id
     WHERE s.source_id = 'a' ORDER BY made_at`,
  );
  expect(rows).toEqual([
    { kind: 'created', way: 'import', before: {}, after: {} },
    { kind: 'updated', way: 'import', before: { phone: '' }, after: { phone: '(325) 555-0100' } },
  ]);
  expect((await database.pool.query('SELECT count(*) FROM service_changes')).rows).toEqual([{ count: 3 }]);
});
