import type { Hours } from './hours/hours.ts';
import { openStatus } from './openStatus.ts';

/** From when to when (ISO) a place is open. */
export interface OpenSpan {
  from: string;
  until: string;
}

/** More changes than any day has. */
const MOST_CHANGES = 24;

/** When a service is open between two instants, whatever its schedules say of weeks, months, dates and closings. */
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
