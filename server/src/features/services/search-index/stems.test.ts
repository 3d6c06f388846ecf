import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldText } from '@amparo/domain/understanding/words/foldText.ts';
import { stemEnglish } from '@amparo/domain/understanding/words/stemEnglish.ts';
import { stemSpanish } from '@amparo/domain/understanding/words/stemSpanish.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../database/test-kit/testDatabase.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
/** Texts of both languages: all messages, documents, and the sample services. */
const files = globSync(['translations/**/*.json', 'docs/**/*.md', 'regions/**/*.{json,ndjson,md}'], { cwd: root });
const words = new Set(files.flatMap((file) => foldText(readFileSync(root + file, 'utf8')).split(' ')));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each([
  ['english', stemEnglish],
  ['spanish', stemSpanish],
])('the %s stemmer agrees with that of PostgreSQL', async (language, stem) => {
  const typed = [...words].filter((word) => /^[a-z]+$/.test(word));
  const { rows } = await sql<{ word: string; stem: string | null }>`
    SELECT word, (ts_lexize(${`${language}_stem`}::regdictionary, word))[1] AS stem
    FROM unnest(${typed}::text[]) AS word`.execute(database.db);
  const compared = rows.filter((row) => row.stem !== null);
  expect(compared.length).toBeGreaterThan(5000);
  expect(compared.map(({ word }) => [word, stem(word)])).toEqual(compared.map((row) => [row.word, row.stem]));
});
