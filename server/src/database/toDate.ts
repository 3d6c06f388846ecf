/** Returns the instant as a Date: pg takes and returns timestamps as Dates. */
export function toDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds);
}
