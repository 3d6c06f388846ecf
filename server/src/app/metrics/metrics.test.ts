import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { administratorOf } from '../test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';
import { testCaller } from '../test-kit/testCaller.ts';

const at = '2026-11-24T18:00:00Z';
const token = 'a token for the tests';
let backupDir: string;
let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  backupDir = await mkdtemp(join(tmpdir(), 'amparo-metrics-'));
  await writeFile(join(backupDir, 'amparo-2026-11-24T09-00-00Z.tar.zst'), '');
  server = await startTestApp({ at, metrics: { metricsAccess: { kind: 'token', token }, backupDir } });
  call = testCaller(server);
});
afterAll(async () => {
  await server.close();
  await rm(backupDir, { recursive: true });
});

const readText = async () => {
  const { status, body } = await server.ask('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect(status).toBe(200);
  return body as string;
};

/** The value of a line such as `amparo_services{state="published"} 7`. */
const valueIn = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};

test('requests are counted by route template, without what people send', async () => {
  const token = await administratorOf(server);
  const [{ id }] = (await server.ask('/api/services?limit=1')).body.data;
  await server.ask(`/api/services/${id}?currentCoordinate=-99.73|32.44`);
  await call('POST /auth/sign-in', { body: { email: 'secret.person@example.org', password: 'not this one' } });
  await call('GET /auth/profile', { token });
  await server.ask('/secret/path');
  const text = await readText();
  const count = (labels: string) => valueIn(text, `amparo_http_requests_total{${labels}}`);
  expect(count('method="GET",route="/api/services/:id",status="200"')).toBe(1);
  expect(count('method="POST",route="/api/auth/sign-in",status="400"')).toBe(1);
  expect(count('method="GET",route="none",status="404"')).toBe(1);
  expect(valueIn(text, 'amparo_http_request_duration_seconds_count{method="GET",route="/api/services/:id"}')).toBe(1);
  for (const secret of [id, 'secret', '99.73', token]) expect(text).not.toContain(secret);
});

test('a danger is counted by its level, and a harmless text is not', async () => {
  const before = await readText();
  const send = (query: string) => call('POST /bot/query', { body: { query } });
  await send('my husband is hitting me');
  await send('where can I eat');
  const search = `/api/services?q=${encodeURIComponent('I want to kill myself')}`;
  await server.ask(search);
  // The next page is the same search.
  await server.ask(`${search}&skip=100`);
  const after = await readText();
  const added = (labels: string) =>
    (valueIn(after, `amparo_dangers_total{${labels}}`) ?? 0) -
    (valueIn(before, `amparo_dangers_total{${labels}}`) ?? 0);
  expect(added('source="chat",level="certain"')).toBe(1);
  expect(added('source="search",level="certain"')).toBe(1);
  expect(after).not.toMatch(/level="none"|husband|kill/);
});

test('caches report hits and misses', async () => {
  const hits = async () => valueIn(await readText(), 'amparo_cache_lookups_total{cache="responses",result="hit"}') ?? 0;
  const before = await hits();
  for (let i = 0; i < 3; i++) await server.ask('/api/liaisons');
  // The second request stores the response, the third gets it. The test's clock does not change the minute of the cache.
  expect((await hits()) - before).toBeGreaterThanOrEqual(1);
  expect(valueIn(await readText(), 'amparo_cache_lookups_total{cache="services",result="miss"}')).toBeGreaterThan(0);
});

test('the state of the database is measured: connections, mail, jobs, services, backups', async () => {
  const { db } = server.database;
  const fresh = await startTestApp({
    at,
    beside: server,
    metrics: { metricsAccess: { kind: 'token', token }, backupDir },
  });
  const mail = { recipient: 'a@example.org', replyTo: null, subject: 's', text: 't', lastError: null };
  const id = '019ab000-0000-7000-8000-000000000001';
  await db
    .insertInto('mails')
    .values({ id, ...mail, createdAt: '2026-11-24T17:00:00Z' })
    .execute();
  const { count } = await db
    .selectFrom('services')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('isApproved', '=', true)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('services')
    .set({ isApproved: false, createdAt: '2026-11-22T18:00:00Z' })
    .where('id', '=', db.selectFrom('services').select('id').orderBy('name').limit(1))
    .execute();
  const { body } = await fresh.ask('/metrics', { headers: { authorization: `Bearer ${token}` } });
  await fresh.close();
  const value = (series: string) => valueIn(body, series);
  expect(value('amparo_database_up')).toBe(1);
  expect(value('amparo_database_listening')).toBe(1);
  expect(value('amparo_database_connections{state="busy"}')).toBe(0);
  expect(value('amparo_mails{state="waiting"}')).toBe(1);
  expect(value('amparo_mail_oldest_seconds')).toBe(3600);
  expect(value('amparo_jobs{queue="mail",state="active"}')).toBe(0);
  expect(value('amparo_services{state="published"}')).toBe(Number(count) - 1);
  expect(value('amparo_approval_oldest_seconds')).toBe(2 * 24 * 3600);
  expect(value('amparo_services_outdated{reason="unconfirmed"}')).toBeTypeOf('number');
  expect(value('amparo_backup_newest_timestamp_seconds')).toBe(Date.parse('2026-11-24T09:00:00Z') / 1000);
});

test('while the database fails, the other metrics are still served', async () => {
  const fresh = await startTestApp({
    at,
    beside: server,
    metrics: { metricsAccess: { kind: 'token', token }, backupDir },
  });
  await server.database.pool.query('ALTER TABLE mails RENAME TO hidden_mails');
  const { status, body } = await fresh.ask('/metrics', { headers: { authorization: `Bearer ${token}` } });
  await server.database.pool.query('ALTER TABLE hidden_mails RENAME TO mails');
  await fresh.close();
  expect(status).toBe(200);
  expect(valueIn(body, 'amparo_database_up')).toBe(0);
});

test.each([
  ['without a token', {}],
  ['with another token', { authorization: 'Bearer another token' }],
  ['with the token but without its scheme', { authorization: token }],
])('%s there are no metrics', async (_name, headers) => {
  expect(await server.ask('/metrics', { headers })).toMatchObject({ status: 404, body: { key: 'NOT_FOUND' } });
});

test('with METRICS=loopback only programs on this computer get them, and no proxy', async () => {
  const local = await startTestApp({
    beside: server,
    metrics: { metricsAccess: { kind: 'loopback' }, backupDir: null },
  });
  const ask = async (remoteAddress: string, headers = {}) =>
    (await local.ask('/metrics', { remoteAddress, headers })).status;
  const { status, body } = await local.ask('/metrics', { remoteAddress: '127.0.0.1' });
  expect(status).toBe(200);
  // Without backups, an age of the newest one would raise an alert.
  expect(body).not.toContain('amparo_backup');
  expect(await ask('::1')).toBe(200);
  expect(await ask('10.0.0.7')).toBe(404);
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  // The address that a proxy reports does not open them either.
  expect(await ask('10.0.0.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  await local.close();
});

test('they are off by default', async () => {
  const off = await startTestApp({ beside: server });
  expect((await off.ask('/metrics', { remoteAddress: '127.0.0.1' })).status).toBe(404);
  await off.close();
});

const deployed = (name: string) => readFile(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');
/** Prometheus adds `up`; a histogram has several series. */
const namesIn = (expression: string) =>
  [...expression.matchAll(/\b(amparo|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));

test('each metric in the alerts and in the dashboard exists, with the labels that they use', async () => {
  const text = await readText();
  // A process reports amparo_replica_up only if it has a replica, as the one in replica.test.ts.
  const known = new Set(['amparo_replica_up', ...[...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)]);
  const alerts: string[] = parse(await deployed('prometheus-alerts.yml')).groups.flatMap(
    ({ rules }: { rules: { expr: string }[] }) => rules.map(({ expr }) => expr),
  );
  const panels: { targets?: { expr: string }[] }[] = JSON.parse(await deployed('grafana-dashboard.json')).panels;
  const expressions = [...alerts, ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))];
  expect(alerts.length).toBeGreaterThan(10);
  expect(expressions.length).toBeGreaterThan(30);
  expect(expressions.flatMap(namesIn).filter((name) => !known.has(name))).toEqual([]);
  for (const expression of expressions)
    for (const [, name, label, value] of expression.matchAll(/\b(amparo_\w+)\{(\w+)!?="(\w+)"/g))
      if (label !== 'status') expect(text).toMatch(new RegExp(`^${name}\\{.*${label}="${value}"`, 'm'));
});

test('each alert has a duration or a period, a severity, and a sentence', async () => {
  const { groups } = parse(await deployed('prometheus-alerts.yml'));
  for (const { rules } of groups)
    for (const rule of rules) {
      expect(rule).toMatchObject({
        alert: /^Amparo/,
        labels: { severity: /^(page|ticket)$/ },
        annotations: { summary: /\.$/ },
      });
      expect(rule.for ?? /\[\d+\w\]/.exec(rule.expr)?.[0]).toBeTruthy();
    }
});
