import type { Hours } from '../hours/schedule.ts';
import { epochMsOf, isoOf } from '../hours/wallClock.ts';
import { hoursRules, statusAt } from './openStatus.ts';

/** An open interval (ISO instants). */
export interface OpenSpan {
  from: string;
  until: string;
}

/** A limit that no real schedule reaches. */
const MOST_CHANGES = 24;

/**
 * Returns the open intervals of a service between two instants (ISO with `Z` or an offset, or Temporal), clipped to them.
 * Applies all schedules and closings as openStatus does (rules.md §1), and throws a RangeError for the same values.
 */
export function openSpans(
  hours: Hours,
  from: string | Temporal.Instant,
  until: string | Temporal.Instant,
  timeZone: string,
): OpenSpan[] {
  const spans: OpenSpan[] = [];
  const rules = hoursRules(hours);
  const end = epochMsOf(until);
  let at = epochMsOf(from);
  for (let i = 0; i < MOST_CHANGES && at < end; i++) {
    const status = statusAt(rules, isoOf(at), timeZone);
    if (status.kind !== 'open' && status.kind !== 'closed') break;
    const next = status.kind === 'open' ? status.until : status.opensAt;
    const change = next === null ? end : Math.min(epochMsOf(next), end);
    if (status.kind === 'open') spans.push({ from: isoOf(at), until: isoOf(change) });
    at = change;
  }
  return spans;
}
