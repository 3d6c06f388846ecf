import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bodyOfService, setScene } from '../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { readCsv } from '../../csv/readCsv.ts';
import { type Cells, writeCsv } from '../../csv/writeCsv.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let me: { id: string; token: string | null };
beforeAll(async () => {
  server = await startTestApp({ at: '2026-11-22T03:00:00Z' });
  call = testCaller(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  me = (await setScene(server, 'ADMINISTRATOR')).me;
});

const as = (name: string, body?: unknown) => call(name, { body, token: me.token });
const exported = async (what: string): Promise<string> => (await as(`GET /exports/${what}`)).body;

async function tableOf(what: string) {
  const read = readCsv(new TextEncoder().encode(await exported(what)));
  if ('problem' in read) throw new Error(read.problem.key);
  return { columns: read.table.columns, rows: read.table.rows.map(({ cells }) => cells) };
}

async function csvOf(rows: Cells[], columns = Object.keys(rows[0] ?? {})): Promise<{ csv: string }> {
  async function* pages() {
    yield rows;
  }
  return { csv: (await Array.fromAsync(writeCsv(columns, pages()))).join('') };
}

const check = async (what: string, rows: Cells[]) =>
  (await as(`POST /imports/${what}/check`, await csvOf(rows))).body.data;

async function checkAndApply(what: string, rows: Cells[]) {
  const csv = await csvOf(rows);
  const { data } = (await as(`POST /imports/${what}/check`, csv)).body;
  const answer = await as(`POST /imports/${what}?seen=${data.seen}`, csv);
  expect(answer.body.key).toBeUndefined();
  return data;
}

async function rowOf(what: string, id: string): Promise<Cells> {
  return (await tableOf(what)).rows.find((row) => row.id === id)!;
}

const newService = {
  ...{ id: '', name: '=Sample "Pantry", ñ', type: 'food', category: 'ALL', description: 'Two\nlines, both "said"' },
  ...{ serviceSummary: '-groceries', address1: '1 Sample St', city: 'Abilene', zip: '79601', phone: '3255550100' },
  schedules: '[{"type":"WEEKLY","day":"MONDAY","startTime":"08:00","endTime":"17:00"}]',
};

describe('export and import', () => {
  test('a new row that repeats an existing service names it before anything is saved', async () => {
    const { id } = (
      await as('POST /services', { ...bodyOfService(), name: 'Riverbend Pantry', address1: '77 Quince Street' })
    ).body.data;
    const row = { ...newService, name: 'Riverbend Food Pantry', address1: '77 Quince St', phone: '(325) 555-0100' };
    const { entries } = await check('services', [
      row,
      { ...newService, address1: '9 Elm St', zip: '79605', phone: '' },
    ]);
    expect(entries.map(({ similar }: { similar: object[] }) => similar)).toEqual([
      [{ id, name: 'Riverbend Pantry' }],
      [],
    ]);
  });

  test.each(['services', 'liaisons', 'crisis-lines', 'users'])(
    '%s: as it came out, it changes nothing',
    async (what) => {
      await as('POST /services', {
        ...bodyOfService(),
        name: "'=1+1",
        description: 'a, "b"\n;ñ',
        serviceSummary: '@x',
        alternateNames: ['TWF', 'Wagon, the'],
      });
      const csv = await exported(what);
      const { rows } = await tableOf(what);
      expect(rows.length).toBeGreaterThan(2);
      const { data } = (await as(`POST /imports/${what}/check`, { csv })).body;
      expect(data).toMatchObject({ problem: null, errors: [], entries: [], absentColumns: [] });
      expect(data.counts).toEqual({ added: 0, changed: 0, left: rows.length, wrong: 0 });
    },
  );

  test.each(['services', 'liaisons', 'crisis-lines', 'users'])(
    '%s: the template has the usual columns, and an import would take it as it is',
    async (what) => {
      const { headers, body: csv } = await as(`GET /exports/${what}?isTemplate=true`);
      expect(headers['content-disposition']).toBe(`attachment; filename="amparo-${what}-template.csv"`);
      const { data } = (await as(`POST /imports/${what}/check`, { csv })).body;
      expect(data).toMatchObject({ problem: null, errors: [], counts: { changed: 0, left: 0, wrong: 0 } });
      expect(data.counts.added).toBeGreaterThan(0);
    },
  );

  test('the county of a service in the template comes from its ZIP code, and its hours from words', async () => {
    const { body: csv } = await as('GET /exports/services?isTemplate=true');
    const [entry] = (await as('POST /imports/services/check', { csv })).body.data.entries;
    const after = (field: string) => entry.fields.find((one: Cells) => one.field === field)?.after;
    expect(after('county')).toBe('Callahan');
    expect(JSON.parse(after('schedules'))).toContainEqual(
      expect.objectContaining({ type: 'MONTHLY', day: 'SATURDAY', startTime: '09:00', endTime: '12:00' }),
    );
  });

  test('an export says which translations are missing or made by a machine, and an import ignores the column', async () => {
    const { id } = (await as('POST /services', { ...bodyOfService(), ageEs: 'De 18 años en adelante' })).body.data;
    const { db } = server.database;
    await db
      .updateTable('services')
      .set({ machineMade: ['descriptionEs'], descriptionEs: 'Comida.' })
      .where('id', '=', id)
      .execute();
    const row = await rowOf('services', id);
    expect(row.translationProblems).toBe('missing: age; missing: serviceSummaryEs; machine: descriptionEs');
    await db.updateTable('services').set({ description: 'Food for all.' }).where('id', '=', id).execute();
    const stale = await rowOf('services', id);
    expect(stale.translationProblems).toBe('missing: age; missing: serviceSummaryEs; stale: descriptionEs');
    const report = await check('services', [{ ...stale, translationProblems: 'all of them' }]);
    expect(report).toMatchObject({ problem: null, counts: { left: 1, changed: 0 }, entries: [] });
    expect((await check('services', [{ ...stale, descriptionEs: 'Comida para todos.' }])).counts.changed).toBe(1);
  });

  test('the beds of each group are one cell, free of all', async () => {
    const groups = [{ group: 'WOMEN', total: 10, available: 3 }];
    const { id } = (await as('POST /services', { ...bodyOfService(), type: ['SHELTER'], bedGroups: groups })).body.data;
    const row = await rowOf('services', id);
    expect(row).toMatchObject({ bedGroups: 'WOMEN 3/10', totalBeds: '10', availableBeds: '3' });
    const checkCell = (bedGroups: string) => check('services', [{ id, bedGroups, updatedAt: row.updatedAt! }]);
    const [entry] = (await checkCell('men 2/5; Women 3/10')).entries;
    expect(JSON.stringify(entry)).toContain('MEN 2/5; WOMEN 3/10');
    expect((await checkCell('women 3 of 10')).errors).toMatchObject([{ field: 'bedGroups', key: 'WRONG_TYPE' }]);
  });

  test('the file name contains the region’s date, and the file contains no secrets', async () => {
    const { headers, body } = await as('GET /exports/users');
    expect(headers['content-disposition']).toBe('attachment; filename="amparo-users-2026-11-21.csv"');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.split('\r\n')[0]).toBe('\ufeffid,email,displayName,phone,role,totalServices,updatedAt');
    expect(body).not.toContain('argon2');
  });

  test('a confidential address is never exported; other changes keep it, and publishing it requires typing it', async () => {
    const { id } = (
      await as('POST /services', { ...bodyOfService(), isAddressConfidential: true, phone: '3255550100' })
    ).body.data;
    const row = await rowOf('services', id);
    expect(row).toMatchObject({ address1: '', zip: '', longitude: '', isAddressConfidential: 'true' });
    await checkAndApply('services', [{ ...row, phone: '(325) 555-0142' }]);
    expect((await as(`GET /services/${id}`)).body.data).toMatchObject({
      ...{ address1: '1 Sample St', zip: '79601', phone: '(325) 555-0142' },
    });
    const reported = await check('services', [{ ...(await rowOf('services', id)), isAddressConfidential: 'FALSE' }]);
    expect(reported.errors).toMatchObject([{ field: 'address1', key: 'REQUIRED' }, { field: 'zip' }]);
  });
});

describe('services', () => {
  test('adds and changes services as the report says, and logs the administrator; a check writes nothing', async () => {
    const added = await checkAndApply('services', [newService]);
    expect(added).toMatchObject({ counts: { added: 1, changed: 0, left: 0, wrong: 0 } });
    const { rows } = await tableOf('services');
    const row = rows.find(({ name }) => name === newService.name)!;
    expect(row).toMatchObject({ phone: '(325) 555-0100', description: newService.description, isApproved: 'true' });

    const edited = { ...row, zip: '79602', isShowFlag: 'FALSE' };
    const report = await check('services', [edited]);
    expect(report.entries).toMatchObject([{ row: 2, id: row.id, name: newService.name }]);
    const fields = new Map(
      report.entries[0].fields.map((it: Record<string, string>) => [it.field, [it.before, it.after]]),
    );
    expect(fields.get('zip')).toEqual(['79601', '79602']);
    expect(fields.get('isShowFlag')).toEqual(['true', 'false']);
    expect(await rowOf('services', row.id!)).toEqual(row);

    await checkAndApply('services', [edited]);
    expect((await call(`GET /services/${row.id}`)).body.data).toMatchObject({ zip: '79602', isShowFlag: false });
    const log = (await as(`GET /services/${row.id}/changes`)).body.data;
    expect(log).toMatchObject([
      { kind: 'updated', way: 'person', user: { id: me.id }, before: { zip: '79601' }, after: { zip: '79602' } },
      { kind: 'created', user: { id: me.id } },
    ]);
    // A row that changes nothing is accepted, even from an old file.
    const again = { ...(await rowOf('services', row.id!)), updatedAt: row.updatedAt! };
    expect((await check('services', [again])).counts).toMatchObject({ left: 1, wrong: 0 });
  });

  test('a row names the owner by email', async () => {
    const ana = (await setScene(server, 'USER')).me;
    const rows = [
      { ...newService, userEmail: ana.email.toUpperCase() },
      { ...newService, userEmail: 'nobody@example.org' },
    ];
    expect((await check('services', rows)).errors).toMatchObject([
      { row: 3, field: 'userEmail', key: 'UNKNOWN_ACCOUNT' },
    ]);
    await checkAndApply('services', rows.slice(0, 1));
    const mine = (await call(`GET /services?user=${ana.id}`, { token: ana.token })).body.data;
    expect(mine.map((it: { user: string }) => it.user)).toContain(ana.id);
  });

  test('reads hours as people write them, and shows those that are not certain', async () => {
    const hours = { ...newService, name: 'Sample hours', schedules: 'Mon 9-noon, closed Dec 24', closeSchedules: '' };
    const unclear = { ...newService, schedules: 'Mon-Fri 7-7', closeSchedules: 'Wednesdays, every other' };
    const report = await check('services', [hours, unclear]);
    expect(report.errors).toEqual([
      { row: 3, name: newService.name, field: 'schedules', value: 'Mon-Fri 7-7', key: 'UNREADABLE_HOURS' },
      ...[
        {
          row: 3,
          name: newService.name,
          field: 'closeSchedules',
          value: unclear.closeSchedules,
          key: 'UNREADABLE_HOURS',
        },
      ],
    ]);
    await checkAndApply('services', [hours]);
    const stored = (await tableOf('services')).rows.find(({ name }) => name === hours.name)!;
    expect(JSON.parse(stored.schedules!)).toEqual([
      { type: 'WEEKLY', day: 'MONDAY', startTime: '09:00', endTime: '12:00' },
    ]);
    expect(JSON.parse(stored.closeSchedules!)).toEqual([
      { type: 'DATE_RANGE', startDate: '2026-12-24', endDate: '2026-12-24' },
    ]);
  });

  test('reports errors by row and field, and imports nothing', async () => {
    const [good, other] = (await tableOf('services')).rows as [Cells, Cells];
    const rows = [
      { ...good, phone: '(325) 555-0177' },
      { ...good, phone: '(325) 555-0178' },
      { ...other, totalBeds: 'many', type: 'FOOD, COFFEE' },
      { ...newService, id: '01a1fa92-12ee-7fc0-8dfe-8e41ea07fe17' },
      { ...newService, id: '17' },
      { ...newService, schedules: '[' },
      { ...newService, name: '' },
    ];
    const columns = Object.keys(good);
    const csv = await csvOf(rows, columns);
    const { data } = (await as('POST /imports/services/check', csv)).body;
    const reported = data.errors.map((it: Record<string, string>) => `${it.row} ${it.field} ${it.key}`);
    expect(reported).toEqual(
      expect.arrayContaining([
        ...['3 id REPEATED_ID', '4 totalBeds WRONG_TYPE', '4 type.1 NOT_ONE_OF', '5 id UNKNOWN_ID', '6 id MALFORMED'],
        ...['7 schedules WRONG_TYPE', '8 name REQUIRED'],
      ]),
    );
    expect(data.counts).toMatchObject({ changed: 1, wrong: 6 });
    const answer = await as('POST /imports/services', csv);
    expect([answer.status, answer.body.key]).toEqual([400, 'VALIDATION']);
    expect(answer.body.data.counts).toEqual(data.counts);
    expect((await rowOf('services', good.id!)).phone).toBe(good.phone);
  });
});

describe('concurrent changes', () => {
  test('refuses a row that has changed since the export', async () => {
    const { rows } = await tableOf('liaisons');
    const [row] = rows as [Cells];
    const { id, updatedAt: _, ...liaison } = row;
    await as(`PUT /liaisons/${id}`, { ...liaison, title: 'Newer' });
    const report = await check('liaisons', [{ ...row, extension: '7' }]);
    expect(report.errors).toMatchObject([{ row: 2, field: 'updatedAt', key: 'CHANGED_MEANWHILE' }]);
  });

  test('refuses an import if its report differs from the one that was checked', async () => {
    const [row] = (await tableOf('crisis-lines')).rows as [Cells];
    const { updatedAt: _, isUrgent, ...line } = row;
    const csv = await csvOf([{ ...line, areaEs: 'Texas' }]);
    const { seen } = (await as('POST /imports/crisis-lines/check', csv)).body.data;
    const { id, ...input } = line;
    await as(`PUT /crisis-lines/${id}`, { ...input, isUrgent: isUrgent === 'true', areaEs: 'Otra' });
    const answer = await as(`POST /imports/crisis-lines?seen=${seen}`, csv);
    expect([answer.status, answer.body.key]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(answer.body.data.entries[0].fields).toEqual([{ field: 'areaEs', before: 'Otra', after: 'Texas' }]);
    expect((await rowOf('crisis-lines', id!)).areaEs).toBe('Otra');
  });
});

describe('users', () => {
  test('adds an account without a password, and changes role and name', async () => {
    const ana = (await setScene(server, 'USER')).me;
    const row = await rowOf('users', ana.id);
    await checkAndApply('users', [
      { ...row, role: 'auto user', displayName: 'Ana Peña' },
      { id: '', email: 'New-One@example.org', displayName: 'New', phone: '325 555 0100', role: '', totalServices: '' },
    ]);
    expect(await rowOf('users', ana.id)).toMatchObject({ role: 'AUTO USER', displayName: 'Ana Peña' });
    const added = (await tableOf('users')).rows.find(({ email }) => email === 'new-one@example.org');
    expect(added).toMatchObject({ role: 'USER', totalServices: '3', phone: '(325) 555-0100' });
    const { passwordHash } = await server.database.db
      .selectFrom('users')
      .select('passwordHash')
      .where('email', '=', 'new-one@example.org')
      .executeTakeFirstOrThrow();
    expect(passwordHash).toBeNull();
  });

  test('refuses a changed or duplicate email, and a change of one’s own role', async () => {
    const ana = (await setScene(server, 'USER')).me;
    const mine = await rowOf('users', me.id);
    const report = await check('users', [
      { ...mine, role: 'USER' },
      { ...(await rowOf('users', ana.id)), email: 'other@example.org' },
      { ...mine, id: '', email: ana.email.toUpperCase() },
      { ...mine, id: '', email: 'twice@example.org' },
      { ...mine, id: '', email: 'twice@example.org' },
    ]);
    expect(report.errors.map((it: Record<string, string>) => `${it.row} ${it.field} ${it.key}`)).toEqual([
      ...['2 role NOT_ALLOWED', '3 email NOT_ALLOWED', '4 email EMAIL_ALREADY_USED', '6 email EMAIL_ALREADY_USED'],
    ]);
  });

  test('exports only the fields of the form', async () => {
    const csv = await csvOf([{ id: me.id, passwordHash: 'x' }]);
    const { data } = (await as('POST /imports/users/check', csv)).body;
    expect(data.problem).toEqual({ key: 'UNKNOWN_COLUMNS', row: 1, columns: ['passwordHash'] });
  });
});

describe('invalid files', () => {
  test.each([
    ['no ids, which would add all once more', 'name\nSample\n', 'NO_ID_COLUMN'],
    ['not UTF-8', new Uint8Array([0x69, 0x64, 0x0a, 0xf1]), 'NOT_UTF8'],
    ['nothing', ' ', 'EMPTY'],
  ])('%s', async (_title, csv, key) => {
    const { status, body } = await as('POST /imports/services/check', { csv });
    expect([status, body.data.problem.key]).toEqual([200, key]);
    expect((await as('POST /imports/services', { csv })).body.key).toBe('VALIDATION');
  });

  test('refuses a file of 50 MB before reading it', async () => {
    const csv = 'x'.repeat(50 * 1024 * 1024);
    const { status, body } = await as('POST /imports/services/check', { csv });
    expect([status, body.key]).toEqual([413, 'TOO_LARGE']);
  });
});
