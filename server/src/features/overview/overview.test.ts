import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addFeedback, setScene } from '../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { regionGazetteer } from '../../geocoder/regionGazetteer.ts';
import { purgeSearchMisses, SearchMissRepository } from './searchMissRepository.ts';

const clock = { at: '2026-11-21T18:00:00Z' };
let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp(clock);
  call = testCaller(server);
});
afterAll(() => server.close());

const at = '2026-11-21T18:00:00.000Z';
const patient = { timeout: 20_000 };
const storedFailures = async () =>
  (await server.database.pool.query('SELECT failures FROM external_failures')).rows.map(({ failures }) => failures);

type Role = Parameters<typeof setScene>[1];

async function person(role: Role, scene: Parameters<typeof setScene>[2] = {}) {
  const set = await setScene(server, role, scene);
  const as = async (path: string) => (await call(`GET ${path}`, { token: set.me.token })).body;
  return { ...set, overview: async () => (await as('/overview')).data, as };
}

describe('open tasks and outdated services', () => {
  const old = {
    verifiedAt: '2026-05-01T00:00:00Z',
    bedsUpdatedAt: '2026-11-20T17:00:00Z',
    isCriticalHeader: true,
    isCriticalNeverExpire: false,
    criticalExpiredAt: '2026-11-20T00:00:00Z',
  };
  const fresh = {
    verifiedAt: '2026-06-01T00:00:00Z',
    bedsUpdatedAt: '2026-11-20T19:00:00Z',
    criticalExpiredAt: '2026-11-22T00:00:00Z',
  };
  const set = (id: string, values: object) =>
    server.database.db.updateTable('services').set(values).where('id', '=', id).execute();

  beforeEach(() =>
    server.database.pool
      .query(`UPDATE services SET verified_at = $1, beds_updated_at = $1, is_critical_header = false`, [clock.at])
      .then(() => {}),
  );

  test('an administrator sees everything', async () => {
    const admin = await person('ADMINISTRATOR');
    const before = await admin.overview();
    await set(admin.service, old);
    await setScene(server, 'USER', { relation: 'own', isApproved: false });
    for (const type of ['APP', 'CLAIM', 'SERVICE'] as const) await addFeedback(admin, type);
    const after = await admin.overview();
    const grown = Object.entries(after).filter(([key, value]) => typeof value === 'number' && value !== before[key]);
    expect(grown.map(([key, count]) => [key, (count as number) - before[key]])).toEqual(
      ['approvals', 'claims', 'messages', 'appFeedback', 'unconfirmed', 'beds', 'alerts'].map((key) => [key, 1]),
    );
    await set(admin.service, fresh);
    expect(await admin.overview()).toMatchObject({ unconfirmed: 0, beds: 0, alerts: 0, confirmationMonths: 6 });
  });

  test('an administrator counts the services with a translation to look at', async () => {
    const admin = await person('ADMINISTRATOR');
    const translated = { serviceSummaryEs: 'Resumen', descriptionEs: 'Descripción', age: '', ageEs: '' };
    await set(admin.service, { serviceSummary: 'Summary', description: 'Description', ...translated });
    const before = await admin.overview();
    const grown = async (values: object) => {
      await set(admin.service, values);
      const { missingTexts, machineTexts, staleTexts } = await admin.overview();
      const counts = [missingTexts - before.missingTexts, machineTexts - before.machineTexts];
      return [...counts, staleTexts - before.staleTexts];
    };
    expect(await grown({ machineMade: ['descriptionEs'] })).toEqual([0, 1, 0]);
    expect(await grown({ description: 'Another description' })).toEqual([0, 1, 1]);
    expect(await grown({ descriptionEs: '', machineMade: [] })).toEqual([1, 0, 0]);
  });

  test('a coordinator sees their own services, and the beds of all shelters', async () => {
    const ana = await person('SUPER USER', { relation: 'managed' });
    const foreign = await setScene(server, 'USER', { relation: 'own' });
    for (const { service } of [ana, foreign]) await set(service, old);
    for (const scene of [ana, foreign]) for (const type of ['APP', 'CLAIM'] as const) await addFeedback(scene, type);
    expect(await ana.overview()).toMatchObject({
      ...{ approvals: null, duplicates: null, appFeedback: null, staleTexts: null, claims: 1, messages: 0 },
      ...{ unconfirmed: 1, beds: 2, alerts: 1 },
    });
    const { data, total } = await ana.as('/overview/stale?kind=UNCONFIRMED');
    expect({ ids: data.map((it: { id: string }) => it.id), total }).toEqual({ ids: [ana.service], total: 1 });
    expect((await ana.as('/overview/stale?kind=BEDS')).total).toBe(2);
  });

  test('an administrator, and nobody else, sees that mail could not be sent', async () => {
    const admin = await person('ADMINISTRATOR');
    const ana = await person('SUPER USER');
    expect((await admin.overview()).mails).toBeNull();
    const mail = { recipient: 'ana@example.org', subject: 'Hello', text: 'Hello' };
    const lastError = 'connect ECONNREFUSED';
    const mails = [
      { ...mail, id: '00000000-0000-7000-8000-000000000001', tries: 0, createdAt: '2026-11-21T17:59:59Z' },
      { ...mail, id: '00000000-0000-7000-8000-000000000002', tries: 2, lastError, createdAt: '2026-11-21T09:00:00Z' },
      {
        ...mail,
        id: '00000000-0000-7000-8000-000000000003',
        tries: 1,
        lastError: '550 no such user',
        refusedAt: clock.at,
      },
    ];
    for (const row of mails) await server.database.db.insertInto('mails').values(row).execute();
    expect((await admin.overview()).mails).toEqual({
      waiting: 1,
      refused: 1,
      since: '2026-11-21T09:00:00.000Z',
      lastError: '550 no such user',
    });
    expect((await ana.overview()).mails).toBeNull();
    await server.database.db.deleteFrom('mails').execute();
  });

  test('an administrator, and nobody else, sees an external service that fails until it answers again', async () => {
    const admin = await person('ADMINISTRATOR');
    const ana = await person('SUPER USER');
    const report = server.externalFailures.reporterOf('translator');
    const seen = async () => (await admin.overview()).externalFailures;
    report(null);
    for (const code of ['STATUS_403', 'TIMEOUT']) report(code);
    // The third failure is stored after the second, which is stored but not shown yet.
    await expect.poll(storedFailures, patient).toEqual([2]);
    expect(await seen()).toEqual([]);
    report('TIMEOUT');
    const failure = { service: 'translator', failures: 3, lastCode: 'TIMEOUT', since: at, lastAt: at };
    await expect.poll(seen, patient).toEqual([failure]);
    expect((await ana.overview()).externalFailures).toEqual([]);
    report(null);
    await expect.poll(seen, patient).toEqual([]);
  });

  test('shows a failure of another process, but not of a service that is not configured', async () => {
    const admin = await person('ADMINISTRATOR');
    const values = { failures: 7, since: clock.at, lastAt: clock.at, lastCode: 'TIMEOUT' };
    server.externalFailures.reporterOf('weather');
    for (const service of ['weather', 'transit'])
      await server.database.pool.query(
        'INSERT INTO external_failures (service, failures, since, last_at, last_code) VALUES ($1, $2, $3, $4, $5)',
        [service, ...Object.values(values)],
      );
    expect((await admin.overview()).externalFailures).toEqual([
      { ...values, service: 'weather', since: at, lastAt: at },
    ]);
    await server.database.pool.query('TRUNCATE external_failures');
  });

  test('a shelter whose number is confirmed unchanged leaves the list', async () => {
    const admin = await person('ADMINISTRATOR');
    await set(admin.service, { ...old, totalBeds: 32, availableBeds: 0 });
    const before = (await admin.overview()).beds;
    const services = [{ id: admin.service, total: 0 }];
    await call('POST /services/update-available-beds', { token: admin.me.token, body: { services } });
    expect((await admin.overview()).beds).toBe(before - 1);
    expect((await admin.as('/overview/stale?kind=BEDS')).total).toBe(before - 1);
  });

  test('permanently closed services are never outdated', async () => {
    const admin = await person('ADMINISTRATOR');
    await set(admin.service, { ...old, isPermanentlyClosed: true });
    expect(await admin.overview()).toMatchObject({ unconfirmed: 0, beds: 0, alerts: 0 });
    expect((await admin.as('/overview/stale?kind=UNCONFIRMED')).total).toBe(0);
  });

  test('a service is listed under the outdated ones of its owner once its season is over by its own clock', async () => {
    const ana = await person('SUPER USER', { relation: 'own' });
    const season = (endDate: string) =>
      JSON.stringify([
        { type: 'DATE_RANGE', startDate: '2026-11-02', endDate },
        { type: 'DATE_RANGE', startDate: '2026-10-01', endDate: '2026-10-31' },
      ]);
    const seasons = async () => (await ana.as('/overview/stale?kind=SEASON')).data;
    const before = (await ana.overview()).seasons;
    await set(ana.service, { schedules: season('2026-11-21'), closeSchedules: '[]', isContact: false });
    expect(await seasons()).toEqual([]);
    await set(ana.service, { schedules: season('2026-11-20') });
    expect(await seasons()).toMatchObject([{ id: ana.service, since: '2026-11-21T06:00:00.000Z' }]);
    await set(ana.service, { timeZone: 'Asia/Tokyo', schedules: season('2026-11-21') });
    expect(await seasons()).toMatchObject([{ id: ana.service, since: '2026-11-21T15:00:00.000Z' }]);
    expect((await ana.overview()).seasons).toBe(before + 1);
    await set(ana.service, { isContact: true });
    expect(await seasons()).toEqual([]);
  });

  test('lists the longest outdated services first, in pages', async () => {
    const admin = await person('ADMINISTRATOR');
    const other = await setScene(server, 'USER', {});
    await set(admin.service, { verifiedAt: '2026-05-02T00:00:00Z' });
    await set(other.service, { verifiedAt: '2026-05-01T00:00:00Z' });
    const pages = [0, 1].map((skip) => admin.as(`/overview/stale?kind=UNCONFIRMED&limit=1&skip=${skip}`));
    const [first, second] = await Promise.all(pages);
    expect(first).toMatchObject({ data: [{ id: other.service, since: '2026-05-01T00:00:00.000Z' }], total: 2 });
    expect(second).toMatchObject({ data: [{ id: admin.service }], total: 2 });
  });
});

describe('searches without results', () => {
  const misses = () =>
    new SearchMissRepository(server.database.db, {
      ...{
        gazetteer: regionGazetteer('west-central-texas'),
        regionCounties: ['Taylor', 'Callahan'],
        zone: 'America/Chicago',
      },
      warn: (error) => {
        throw error;
      },
    });
  const at = (day: number) => Temporal.Instant.from(`2026-11-${String(day).padStart(2, '0')}T18:00:00Z`);
  const miss = (q: string, day = 20, near?: [number, number]) => misses().store({ q, near }, at(day));
  const list = async (day = 21) => (await misses().list({ limit: 25 }, at(day))).data;
  const rows = async () => (await server.database.pool.query('SELECT words, asks FROM search_misses')).rows;
  beforeEach(() => server.database.pool.query('TRUNCATE search_misses').then(() => {}));

  test('the words become readable after three searches', async () => {
    await miss('Xylophone lessons!');
    await miss('xylophone  LESSONS');
    expect(await rows()).toEqual([{ words: null, asks: 2 }]);
    expect(await list()).toEqual([]);
    await miss('xylophone lessons');
    expect(await list()).toEqual([{ words: 'xylophone lessons', county: null, asks: 3, lastDay: '2026-11-20' }]);
  });

  test('the words become readable after searches on two days', async () => {
    await miss('xylophone', 19);
    await miss('xylophone', 20);
    expect(await list()).toMatchObject([{ words: 'xylophone', asks: 2 }]);
  });

  test('stores only the county of a place', async () => {
    for (const day of [18, 19]) {
      await miss('xylophone in Baird', day);
      await miss('xylophone', day, [-99.733, 32.449]);
    }
    expect((await list()).map(({ words, county }) => [words, county])).toEqual([
      ['xylophone', 'Callahan'],
      ['xylophone', 'Taylor'],
    ]);
    expect(JSON.stringify((await server.database.pool.query('SELECT * FROM search_misses')).rows)).not.toMatch(
      /baird/i,
    );
  });

  test.each([
    'ana@example.org',
    '325 555 0100',
    'room 4',
    'www example',
    'I want to kill myself',
    'my husband hits me',
    'x',
    'a whole sentence about what happened to me last night at home',
  ])('stores nothing of %j', async (q) => {
    for (const day of [18, 19, 20]) await miss(q === 'www example' ? 'www.example' : q, day);
    expect(await rows()).toEqual([]);
  });

  test('omits beginnings of longer words', async () => {
    for (const day of [18, 19]) for (const q of ['xylo', 'xylophone']) await miss(q, day);
    expect((await list()).map(({ words }) => words)).toEqual(['xylophone']);
  });

  test('purges searches after 30 days', async () => {
    for (const day of [1, 2]) await miss('xylophone', day);
    expect(await list(21)).toHaveLength(1);
    const later = Temporal.Instant.from('2026-12-04T18:00:00Z');
    expect((await misses().list({ limit: 25 }, later)).data).toEqual([]);
    await purgeSearchMisses(server.database.db, later);
    expect(await rows()).toEqual([]);
  });

  test('counts a guest’s search without results, but not a filtered one', async () => {
    const ask = (query: string) => call(`GET /services?${query}`);
    expect((await ask('q=zzyzx')).body.total).toBe(0);
    await ask('q=qqxqq&type=FOOD');
    await ask('q=food');
    await expect.poll(rows).toEqual([{ words: null, asks: 1 }]);
  });
});
