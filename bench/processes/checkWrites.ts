import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { atMost, type Figure } from '../speed/report.ts';
import type { Deployment } from './deployment.ts';
import type { Ledger } from './visitors.ts';

const MAIL_PATIENCE_MS = 60_000;

export async function countKudos(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ sum: number }>('SELECT coalesce(sum(likes), 0)::int AS sum FROM service_kudos');
  return rows[0]!.sum;
}

/** Compares the database and the sent mails with what the servers have acknowledged. */
export async function checkWrites(
  deployment: Deployment,
  ledger: Ledger,
  before: { kudos: number },
): Promise<Figure[]> {
  const { pool } = deployment;
  const kudos = (await countKudos(pool)) - before.kudos;
  const { rows } = await pool.query<{ subject: string; count: number }>(
    `SELECT subject, count(*)::int AS count FROM feedbacks WHERE subject LIKE 'Message %' GROUP BY subject`,
  );
  const stored = new Map(rows.map(({ subject, count }) => [subject, count]));
  const lost = [...ledger.messages].filter((subject) => !stored.has(subject)).length;
  const twice = rows.filter(({ count }) => count > 1).length;
  const { rows: users } = await pool.query<{ email: string }>('SELECT email FROM users');
  const known = new Set(users.map(({ email }) => email));
  const lostAccounts = [...ledger.emails].filter((email) => !known.has(email)).length;
  const writes = ledger.kudos + ledger.messages.size + ledger.emails.size + ledger.edition;
  return [
    atMost(
      `acknowledged writes that are lost, of ${writes}`,
      lost + lostAccounts + Math.max(0, ledger.kudos - kudos),
      0,
      '',
    ),
    atMost('writes that are stored twice', twice + Math.max(0, kudos - ledger.kudos), 0, ''),
    ...(await checkMails(deployment, ledger)),
  ];
}

/** Each account and each message has one mail, which a job of any process sends. */
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
    atMost(`jobs that ran twice, of ${emails.size} mails`, twice, 0, ''),
    atMost('jobs that did not run', missing(), 0, ''),
  ];
}

/** The limit of kudos for one address. */
const LIMIT = 20;

/** Sends twice the limit from one address at once, through all processes. */
export async function checkLimits(
  send: (headers: Record<string, string>) => Promise<{ status: number }>,
): Promise<Figure> {
  const answers = await Promise.all(
    Array.from({ length: 2 * LIMIT }, () =>
      send({ 'x-forwarded-for': '192.0.2.77', 'idempotency-key': crypto.randomUUID() }),
    ),
  );
  const allowed = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429).length;
  return {
    name: `kudos from one address, limit ${LIMIT}: allowed and refused`,
    value: `${allowed}, ${refused}`,
    target: `${LIMIT}, ${LIMIT}`,
    holds: allowed === LIMIT && refused === LIMIT,
  };
}
