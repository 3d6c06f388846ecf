import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import { NotificationRepository } from './notificationRepository.ts';

/** Monday, from eight in the morning of the region. */
const [SUMMARY_DAY, SUMMARY_HOUR] = [1, 8];
const MAX_BEDS_AGE_HOURS = 24;
/** After a week without a count, the overview of coordinators names the shelter instead. */
const LONGEST_BEDS_AGE_HOURS = 7 * 24;

interface Options {
  notifier: Notifier;
  zone: string;
}

/** Reminds the owners and managers of shelters of a bed count that is older than a day (rules.md §4), once for each count. */
export async function announceOldBeds(
  db: Kysely<Database>,
  { notifier }: Options,
  at: Temporal.Instant,
): Promise<void> {
  const hoursAgo = (hours: number) => toDate(at.subtract({ hours }));
  const outdated = { before: hoursAgo(MAX_BEDS_AGE_HOURS), after: hoursAgo(LONGEST_BEDS_AGE_HOURS) };
  const shelters = await new NotificationRepository(db).findOutdatedBeds(outdated);
  for (const { id, name, key, people } of shelters) {
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
  if (await new NotificationRepository(db).hasKey(key)) return;
  const details = await count(at);
  await db.transaction().execute((trx) => notifier.notifyAdministrators(trx, { kind: 'weeklySummary', details, key }));
}
