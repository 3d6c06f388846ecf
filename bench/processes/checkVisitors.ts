import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { sumLikes } from '../speed/mixedLoad.ts';
import { atMost, type Figure, withoutTarget } from '../speed/report.ts';
import type { Deployment } from './deployment.ts';
import { editionIn, type Ledger } from './ledger.ts';
import type { PreparedVisitors } from './prepareVisitors.ts';

const MAIL_PATIENCE_MS = 60_000;

/** Counts what the visitors did, and prints the first failures and stale reads. */
export async function checkVisitors(deployment: Deployment, prepared: PreparedVisitors): Promise<Figure[]> {
  const { visitors, ledger, kudosBefore } = prepared;
  const { requests, retries, failures } = visitors.client.tally;
  for (const line of [...failures, ...ledger.stale].slice(0, 10)) console.log(`  ${line}`);
  return [
    withoutTarget('requests', String(requests)),
    withoutTarget('sent again by the client', String(retries)),
    atMost('requests that fail in the end', failures.length, 0, ''),
    ...(await checkWrites(deployment.database.pool, ledger, kudosBefore)),
    ...(await checkMails(deployment, ledger)),
    atMost(`stale reads, of ${ledger.readsAfterWrites} after writes`, ledger.stale.length, 0, ''),
  ];
}

/** Compares the database with what the servers have acknowledged. */
async function checkWrites(pool: pg.Pool, ledger: Ledger, kudosBefore: number): Promise<Figure[]> {
  const kudos = (await sumLikes(pool)) - kudosBefore;
  const { rows } = await pool.query<{ subject: string; count: number }>(
    `SELECT subject, count(*)::int AS count FROM feedbacks WHERE subject LIKE 'Message %' GROUP BY subject`,
  );
  const stored = new Map(rows.map(({ subject, count }) => [subject, count]));
  const lostMessages = [...ledger.messages].filter((subject) => !stored.has(subject)).length;
  const twice = rows.filter(({ count }) => count > 1).length;
  const { rows: users } = await pool.query<{ email: string }>('SELECT email FROM users');
  const known = new Set(users.map(({ email }) => email));
  const lostAccounts = [...ledger.emails].filter((email) => !known.has(email)).length;
  const lostKudos = Math.max(0, ledger.kudos - kudos);
  const lostEdits = (await readEdition(pool)) < ledger.edition ? 1 : 0;
  const writes = ledger.kudos + ledger.messages.size + ledger.emails.size + ledger.edition;
  const lost = lostMessages + lostAccounts + lostKudos + lostEdits;
  return [
    atMost(`acknowledged writes that are lost, of ${writes}`, lost, 0, ''),
    atMost('writes that are stored twice', twice + Math.max(0, kudos - ledger.kudos), 0, ''),
  ];
}

/** The number of the last stored edit; 0 if there was none. */
async function readEdition(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ content: string }>(`SELECT content FROM static_pages WHERE name = 'ABOUT'`);
  return editionIn(rows[0]?.content ?? '') || 0;
}

/** Each new account gets one mail, which a job of any process sends. */
async function checkMails(deployment: Deployment, { emails }: Ledger): Promise<Figure[]> {
  const until = performance.now() + MAIL_PATIENCE_MS;
  let sent = await deployment.sentTo();
  const missing = () => [...emails].filter((email) => !sent.includes(email)).length;
  while (missing() > 0 && performance.now() < until) {
    await delay(500);
    sent = await deployment.sentTo();
  }
  const counts = new Map<string, number>();
  for (const recipient of sent) counts.set(recipient, (counts.get(recipient) ?? 0) + 1);
  const twice = [...emails].filter((email) => (counts.get(email) ?? 0) > 1).length;
  return [
    atMost(`mails that were sent twice, of ${emails.size}`, twice, 0, ''),
    atMost('mails that were not sent', missing(), 0, ''),
  ];
}
