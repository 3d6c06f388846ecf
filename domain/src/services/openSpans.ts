import type { Hours } from './hours/schedule.ts';
import { openStatus } from './openStatus.ts';

/** An open interval (ISO instants). */
export interface OpenSpan {
  from: string;
  until: string;
}

/** A limit that no real schedule reaches. */
const MOST_CHANGES = 24;

/** Returns the open intervals of a service between two instants. Applies all schedules and closings. */
export function openSpans(hours: Hours, from: Temporal.Instant, until: Temporal.Instant, timeZone: string): OpenSpan[] {
  const spans: OpenSpan[] = [];
  let at = from;
  for (let i = 0; i < MOST_CHANGES && Temporal.Instant.compare(at, until) < 0; i++) {
    const status = openStatus(hours, at, timeZone);
    if (status.kind !== 'open' && status.kind !== 'closed') break;
    const next = status.kind === 'open' ? status.until : status.opensAt;
    const isPast = next === null || Temporal.Instant.compare(Temporal.Instant.from(next), until) > 0;
    const change = isPast ? until : Temporal.Instant.from(next);
    if (status.kind === 'open') spans.push({ from: at.toString(), until: change.toString() });
    at = change;
  }
  return spans;
}
