import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { reindexNeeds } from './needIndex.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const needs = () =>
  server.database.db.selectFrom('serviceNeeds').selectAll().orderBy('need').orderBy('serviceId').execute();

test('indexes all services again, once, after the lexicon has changed', async () => {
  const { db } = server.database;
  const indexed = await needs();
  await db.deleteFrom('serviceNeeds').execute();
  await db.deleteFrom('indexedLexicon').execute();
  await db.insertInto('indexedLexicon').values({ version: 'an older one' }).execute();
  const { count } = await db
    .selectFrom('services')
    .select(db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(await reindexNeeds(db)).toBe(count);
  expect(await needs()).toEqual(indexed);
  expect(await reindexNeeds(db)).toBe(0);
});

test('an aborted reindexing is repeated at the next start', async () => {
  const { db } = server.database;
  await db.updateTable('indexedLexicon').set({ version: 'an older one' }).execute();
  expect(await reindexNeeds(db, AbortSignal.abort())).toBeGreaterThan(0);
  expect(await reindexNeeds(db)).toBeGreaterThan(0);
});
