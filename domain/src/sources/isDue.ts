import type { SourceSchedule } from './sourceKinds.ts';

const hours: Record<Exclude<SourceSchedule, 'MANUAL'>, number> = {
  HOURLY: 1,
  DAILY: 24,
  WEEKLY: 7 * 24,
  MONTHLY: 30 * 24,
};
/** The hourly job does not run to the second. */
const SLACK_MINUTES = 10;

/** Whether a source is to be read now. `last` is the start of its last run; one that failed is repeated in an hour. */
export function isDue(
  schedule: SourceSchedule,
  last: { startedAt: Temporal.Instant; hasFailed: boolean } | null,
  at: Temporal.Instant,
): boolean {
  if (schedule === 'MANUAL') return false;
  if (last === null) return true;
  const pause = last.hasFailed ? 1 : hours[schedule];
  return Temporal.Instant.compare(at, last.startedAt.add({ hours: pause }).subtract({ minutes: SLACK_MINUTES })) >= 0;
}
