import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-kit/testDatabase.ts';
import { Jobs } from '../jobs/jobs.ts';
import { withNameMark } from './appNameMark.ts';
import type { Mail } from './mail.ts';
import { mailQueue, Outbox } from './outbox.ts';
import { sendQueuedMails } from './sendQueuedMails.ts';
import { smtpServer } from './smtpServer.ts';
import { startTestSmtpServer, type TestSmtpServer } from './testSmtpServer.ts';

const from = 'Amparo <help@example.org>';
const quickly = { ...mailQueue, retryDelay: 1, retryDelayMax: 1 };
const warnings: string[] = [];
const log = { info() {}, warn: (message: string) => void warnings.push(message), error: console.error };
const mailTo = (to: string): Mail => ({ to, subject: 'Una contraseña nueva', text: 'Aquí está el enlace:\nhttps://…' });

let database: TestDatabase;
let mailServer: TestSmtpServer;
let ends: (() => Promise<void>)[];

beforeEach(async () => {
  database = await createTestDatabase();
  mailServer = await startTestSmtpServer();
  warnings.length = 0;
  ends = [];
});

afterEach(async () => {
  for (const end of ends) await end();
  await mailServer.stop();
  await database.drop();
});

/** Starts the mail worker of one server process. */
async function startSending(): Promise<Outbox> {
  const jobs = new Jobs(database.connection, log);
  await jobs.start(quickly);
  const mailer = smtpServer(mailServer.url, from);
  await sendQueuedMails({ db: database.db, jobs, mailer, log });
  ends.push(async () => {
    await jobs.stop();
    mailer.close();
  });
  return new Outbox(jobs, 'Basin Help');
}

const waiting = () => database.db.selectFrom('mails').selectAll().execute();

test('delivers a mail with the name of the app and otherwise unchanged, and deletes it', async () => {
  const outbox = await startSending();
  const { letter } = withNameMark({ letter: 'Welcome to Amparo, ' });
  const text = `${letter}Centro Amparo!`;
  await outbox.post({ ...mailTo('maria@example.org'), text, replyTo: 'pantry@example.org' }, database.db);
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  const [mail] = mailServer.taken;
  expect(mail).toMatchObject({
    envelopeTo: ['maria@example.org'],
    subject: 'Una contraseña nueva',
    from: { name: 'Amparo', address: 'help@example.org' },
    replyTo: [{ address: 'pantry@example.org' }],
    messageId: expect.stringMatching(/^<[\da-f-]{36}@example\.org>$/),
  });
  expect(mail?.text).toBe('Welcome to Basin Help, Centro Amparo!\n');
});

test('a notification says how to turn off its kind with one click (RFC 8058)', async () => {
  const outbox = await startSending();
  const unsubscribeUrl = 'https://example.org/api/notifications/unsubscribe?token=abc&kind=approved';
  await outbox.post({ ...mailTo('maria@example.org'), unsubscribeUrl }, database.db);
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  const headers = new Map(mailServer.taken[0]?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('sends nothing if the transaction is rolled back', async () => {
  const outbox = await startSending();
  const failing = database.db.transaction().execute(async (transaction) => {
    await outbox.post(mailTo('maria@example.org'), transaction);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await outbox.post(mailTo('juan@example.org'), database.db);
  await expect.poll(() => mailServer.taken.length, { timeout: 10_000 }).toBe(1);
  expect(mailServer.taken[0]?.envelopeTo).toEqual(['juan@example.org']);
  expect(await waiting()).toEqual([]);
});

test('delivers each mail once after the mail server was down', async () => {
  const outbox = await startSending();
  await mailServer.stop();
  const people = Array.from({ length: 5 }, (_, n) => `person${n}@example.org`);
  for (const to of people) await outbox.post(mailTo(to), database.db);
  await expect.poll(async () => (await waiting()).every(({ tries }) => tries > 0), { timeout: 15_000 }).toBe(true);
  expect(await waiting()).toHaveLength(people.length);
  mailServer = await startTestSmtpServer(mailServer.port);
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
  expect(mailServer.taken.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual(people);
}, 60_000);

test('the next start sends a mail without a job', async () => {
  const jobs = new Jobs(database.connection, log);
  await jobs.start(quickly);
  await new Outbox(jobs, 'Amparo').post(mailTo('maria@example.org'), database.db);
  await jobs.stop();
  await database.pool.query('DELETE FROM pgboss.job');
  await startSending();
  await expect.poll(() => mailServer.taken.length, { timeout: 10_000 }).toBe(1);
});

test('two processes send each mail once', async () => {
  const [one, other] = [await startSending(), await startSending()];
  const people = Array.from({ length: 20 }, (_, n) => `person${String(n).padStart(2, '0')}@example.org`);
  await Promise.all(people.map((to, n) => (n % 2 ? one : other).post(mailTo(to), database.db)));
  // Simulates a job that two workers received.
  await startSending();
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  expect(mailServer.taken.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual(people);
}, 60_000);

test('stores a refused mail, never retries it, and logs no address', async () => {
  const outbox = await startSending();
  await outbox.post(mailTo('nobody@example.org'), database.db);
  await expect.poll(async () => (await waiting())[0]?.refusedAt, { timeout: 10_000 }).toBeInstanceOf(Date);
  const [{ id, tries, lastError } = { id: '' }] = await waiting();
  expect({ tries, lastError }).toEqual({ tries: 1, lastError: expect.stringContaining('<…> is not known here') });
  expect(warnings.join()).not.toContain('nobody@');
  const stateOfJob = async () => {
    const { rows } = await database.pool.query("SELECT state FROM pgboss.job WHERE data->>'id' = $1", [id]);
    return rows.map(({ state }) => state);
  };
  await expect.poll(stateOfJob, { timeout: 10_000 }).toEqual(['completed']);
});

test.each(['maria@example.org, juan@example.org', 'maria@example.org\r\nBcc: juan@example.org'])(
  'an address is one address: %j',
  async (to) => {
    const outbox = await startSending();
    await outbox.post(mailTo(to), database.db);
    await outbox.post(mailTo('last@example.org'), database.db);
    await expect
      .poll(() => mailServer.taken.flatMap(({ envelopeTo }) => envelopeTo), { timeout: 10_000 })
      .toContain('last@example.org');
    expect(mailServer.taken.flatMap(({ envelopeTo }) => envelopeTo)).not.toContain('juan@example.org');
  },
);
