import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import type { Notifier } from '../../notifications/notifier.ts';

/** Monday, from eight in the morning of the region. */
const [SUMMARY_DAY, SUMMARY_HOUR] = [1, 8];
const MAX_BEDS_AGE_HOURS = 24;
/** After a week without a count, the overview of coordinators names the shelter instead. */
const LONGEST_BEDS_AGE_HOURS = 7 * 24;

interface Options {
  notifier: Notifier;
  zone: string;
}

/**
 * Reminds the owners and managers of shelters that count their beds of a count that is older than a day (rules.md §4): once
 * for each count.
 */
export async function announceOldBeds(
  db: Kysely<Database>,
  { notifier }: Options,
  at: Temporal.Instant,
): Promise<void> {
  const hoursAgo = (hours: number) => toDate(at.subtract({ hours }));
  const { rows } = await sql<{ id: string; name: string; key: string; people: string[] }>`
    SELECT * FROM (SELECT s.id, s.name,
      'bedsOld ' || s.id || ' ' || to_char(s.beds_updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS key,
      ARRAY(SELECT s.owner_id WHERE s.owner_id IS NOT NULL
        UNION SELECT m.user_id FROM service_managers m WHERE m.service_id = s.id) AS people
    FROM services s WHERE s.is_approved AND NOT s.is_permanently_closed AND s.type && '{SHELTER}' AND s.total_beds > 0
      AND s.beds_updated_at < ${hoursAgo(MAX_BEDS_AGE_HOURS)} AND s.beds_updated_at > ${hoursAgo(LONGEST_BEDS_AGE_HOURS)}
    ) AS old WHERE EXISTS (SELECT FROM unnest(people) AS person(id)
      WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = person.id AND n.key = old.key))
    ORDER BY id`.execute(db.withoutPlugins());
  for (const { id, name, key, people } of rows) {
    await db
      .transaction()
      .execute((trx) => notifier.notify(trx, { kind: 'bedsOld', to: people, service: { id, name }, key }));
  }
}

/** On Monday, tells administrators what waits and what is outdated. */
export async function announceWeek(
  db: Kysely<Database>,
  { notifier, zone, count }: Options & { count: (at: Temporal.Instant) => Promise<Record<string, number>> },
  at: Temporal.Instant,
): Promise<void> {
  const local = at.toZonedDateTimeISO(zone);
  if (local.dayOfWeek !== SUMMARY_DAY || local.hour < SUMMARY_HOUR) return;
  const key = `weeklySummary ${local.toPlainDate().toString()}`;
  if (await db.selectFrom('notifications').select('id').where('key', '=', key).executeTakeFirst()) return;
  const details = await count(at);
  await db.transaction().execute((trx) => notifier.notifyAdministrators(trx, { kind: 'weeklySummary', details, key }));
}
