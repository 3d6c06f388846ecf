import { describe, expect, test } from 'vitest';
import { TestSources } from '../../../app/test-kit/testSources.ts';
import { addLines, beginRun, endRun, readLines } from './runRepository.ts';
import { runSource } from './runSources.ts';

const sources = new TestSources();
const { as, addSource, upload, detail, stored } = sources;

const table = (rows: string[]) => ['Agency;Ort;Tel.;What they do;Kind', ...rows].join('\n');
const columns = { name: 'Agency', city: 'Ort', phone: 'Tel.', description: 'What they do', terms: 'Kind' };

describe('a table of any shape', () => {
  test('waits for its columns, shows what would happen, and remembers them', async () => {
    const id = await addSource();
    const file = table(['Sample Pantry;Abilene;325-555-0100;Groceries;Food', ';Abilene;;No name;Food']);
    expect(await upload(id, file)).toMatchObject({ status: 'COLUMNS', format: 'CSV' });
    const { data } = (await as(`GET /sources/${id}/table`)).body;
    expect(data).toMatchObject({
      header: ['Agency', 'Ort', 'Tel.', 'What they do', 'Kind'],
      columns: { name: 'Agency' },
    });
    expect((await as(`PUT /sources/${id}/columns`, { columns: {}, isImported: false })).status).toBe(400);
    await as(`PUT /sources/${id}/columns`, { columns, isImported: false });
    expect((await as(`GET /sources/${id}/table`)).body.data).toMatchObject({
      counts: { added: 1, refused: 1 },
      // As spreadsheets count: the heading is line 1.
      refusals: [{ line: 3, field: 'name', reason: 'REQUIRED' }],
    });
    // A preview stores nothing.
    expect(await stored('name')).toEqual([]);
    await as(`PUT /sources/${id}/columns`, { columns, isImported: true });
    await runSource(sources.parts, id);
    expect(await stored('name, city, phone, type')).toEqual([
      { name: 'Sample Pantry', city: 'Abilene', phone: '(325) 555-0100', type: ['FOOD'] },
    ]);
    const next = table(['Sample Pantry;Abilene;325-555-0100;Groceries and meals;Food']);
    expect(await upload(id, next)).toMatchObject({ status: 'APPLYING' });
    expect((await detail(id)).lastRun).toMatchObject({ status: 'DONE', counts: { updated: 1, added: 0 } });
  });

  test('an administrator says once what its terms mean, and the next import applies it', async () => {
    const id = await addSource();
    await sources.here.database.db
      .updateTable('sources')
      .set({ columns: JSON.stringify(columns) })
      .execute();
    const file = table(['One;Abilene;2-1-1;Help;Zxq 7', 'Two;Abilene;2-1-2;Hot meals;Zxq 7|Meals']);
    await upload(id, file);
    const terms = async () => (await as(`GET /sources/${id}/terms`)).body.data;
    expect((await terms())[0]).toEqual({ term: 'Zxq 7', name: 'Zxq 7', services: 2, meanings: null });
    await as(`PUT /sources/${id}/terms`, { terms: [{ term: 'Zxq 7', meanings: ['CLOTHES', 'VETERANS'] }] });
    await upload(id, file);
    const [one] = await stored<object>('type, sub_types, category');
    expect(one).toEqual({ type: ['RESOURCES'], sub_types: ['CLOTHES'], category: ['VETERANS'] });
    expect((await terms()).at(-1)).toMatchObject({ term: 'Zxq 7', meanings: ['CLOTHES', 'VETERANS'] });
  });

  test('is compared with what is here, and counts the likely duplicates', async () => {
    const pantry = {
      ...{ id: 'a', name: 'Riverbend Mission Food Pantry', description: 'Groceries', type: 'FOOD' },
      ...{ address1: '77 Quince Street', city: 'Abilene', zip: '79601', state: 'TX', phone: '325-555-0177' },
    };
    await upload(await addSource(), JSON.stringify(pantry));
    const other = await addSource({ name: 'Another directory' });
    const again = { ...pantry, id: 'b', name: 'RIVERBEND MISSION PANTRY', address1: '77 Quince St.' };
    await upload(other, JSON.stringify(again));
    const { lastRun } = await detail(other);
    expect(lastRun).toMatchObject({ status: 'DONE', counts: { added: 1, duplicates: 1 } });
    const { data } = (await as('GET /duplicates?limit=10')).body;
    expect(data).toHaveLength(1);
  });

  test('a complete file marks what it lacks; another one does not', async () => {
    const id = await addSource();
    await sources.here.database.db
      .updateTable('sources')
      .set({ columns: JSON.stringify(columns) })
      .execute();
    const rows = Array.from({ length: 20 }, (_, i) => `Pantry ${i};Abilene;2-1-1;Groceries;Food`);
    await upload(id, table(rows), '?isComplete=true');
    await upload(id, table(rows.slice(0, 5)));
    expect((await detail(id)).missing).toBe(0);
    await upload(id, table(rows.slice(1)), '?isComplete=true');
    expect((await detail(id)).missing).toBe(1);
  });
});

describe('the runs of a source', () => {
  test('have an order, even if they begin at the same moment', async () => {
    const id = await addSource();
    const at = Temporal.Instant.from('2026-11-18T18:00:00Z');
    const run = { sourceId: id, format: 'CSV', status: 'APPLYING', isComplete: false, userId: null } as const;
    const begun: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id: runId } = (await beginRun(sources.here.database.db, run, at))!;
      await endRun(sources.here.database.db, runId, { status: 'DONE', at });
      begun.unshift(runId);
    }
    const { runs, lastRun } = await detail(id);
    expect(runs.map((one: { id: string }) => one.id)).toEqual(begun);
    expect(lastRun.id).toBe(begun[0]);
  });

  test('are read in pieces that fit into memory, also if each line is long', async () => {
    const [sourceId, at] = [await addSource(), Temporal.Instant.from('2026-11-18T18:00:00Z')];
    const { db } = sources.here.database;
    const run = { sourceId, format: 'HSDS', status: 'APPLYING', isComplete: false, userId: null } as const;
    const { id } = (await beginRun(db, run, at))!;
    await addLines(
      db,
      id,
      [9, 5, 1, 1, 5].map((megabytes) => ({ text: 'x'.repeat(megabytes * 1_000_000) })),
    );
    const linesAfter = async (last: number, limit = 250) =>
      (await readLines(db, id, { last, limit })).map(({ line }) => line);
    expect([await linesAfter(0), await linesAfter(1), await linesAfter(1, 2)]).toEqual([[1], [2, 3, 4, 5], [2, 3]]);
    expect(await linesAfter(5)).toEqual([]);
  });
});
