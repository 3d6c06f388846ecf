import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { logging } from '../../http/logging.ts';

let lines: string[] = [];
const log = pino({ ...logging, level: 'trace' }, { write: (line: string) => void lines.push(line) });
let server: TestApp;
let call: ReturnType<typeof testCaller>;

beforeAll(async () => {
  server = await startTestApp({ log });
  call = testCaller(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  lines = [];
  await server.database.pool.query('DELETE FROM feedbacks; DELETE FROM mails; DELETE FROM conversations');
});

const sentence = 'my nephew Zebulon turned blue';
const rows = async () => (await server.database.pool.query('SELECT * FROM feedbacks')).rows;

/** Every text in the database that contains a part of the sentence, by its table. */
async function tablesWithSentence(): Promise<string[]> {
  const { pool } = server.database;
  const tables = await pool.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const found: string[] = [];
  for (const { tablename } of tables.rows) {
    const { rowCount } = await pool.query(`SELECT FROM "${tablename}" t WHERE t::text ILIKE '%Zebulon%' LIMIT 1`);
    if (rowCount) found.push(tablename);
  }
  return found;
}

test('a sentence in the chat is neither stored nor logged', async () => {
  expect((await call('POST /bot/query', { body: { query: sentence } })).status).toBe(200);
  expect((await call('POST /bot/query', { body: { query: `i want to kill myself. ${sentence}` } })).status).toBe(200);
  expect(await tablesWithSentence()).toEqual([]);
  expect(lines.join('')).not.toMatch(/Zebulon|kill myself/i);
});

test.each([
  [{ message: sentence }, 'consent'],
  [{ message: sentence, consent: false }, 'consent'],
  [{ message: '  ', consent: true }, 'message'],
  [{ message: 'x'.repeat(801), consent: true }, 'message'],
  [{ message: sentence, consent: true, email: 'ana@example.org' }, 'email'],
  [{ message: sentence, consent: true, coordinates: '-99.7|32.4' }, 'coordinates'],
])('%j is refused because of %s, and nothing is stored or logged', async (body, field) => {
  const refused = await call('POST /feedbacks/urgent', { body: body as never });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
  expect(await rows()).toEqual([]);
  expect(lines.join('')).not.toMatch(/Zebulon/i);
});

test('with consent, the sentence alone is stored, and no mail is sent', async () => {
  const { status } = await call('POST /feedbacks/urgent', { body: { message: sentence, consent: true } });
  expect(status).toBe(201);
  const [row, ...more] = await rows();
  expect(more).toEqual([]);
  const { id: _id, created_at: _createdAt, ...stored } = row;
  expect(stored).toEqual({
    type: 'URGENT',
    subject: 'Urgent · Urgente',
    message: sentence,
    ...{ email: '', phone: '', name: '', title: '', organization_name: '', orgnization_website: '' },
    ...{ service_id: null, longitude: null, latitude: null },
    ...{ is_contact: false, is_archive: false, deleted_at: null },
  });
  expect(await tablesWithSentence()).toEqual(['feedbacks']);
  expect(lines.join('')).not.toMatch(/Zebulon/i);
});

test('the other routes do not accept the type', async () => {
  const body = { type: 'URGENT', subject: 'a', message: sentence, email: 'ana@example.org' } as never;
  expect((await call('POST /feedbacks/app', { body })).status).toBe(400);
});

test('the database refuses a sentence with anything about its sender', async () => {
  const insert = server.database.db
    .insertInto('feedbacks')
    .values({ id: crypto.randomUUID(), type: 'URGENT', subject: '', message: sentence, email: 'ana@example.org' });
  await expect(insert.execute()).rejects.toThrow('feedbacks_urgent_is_anonymous');
});
