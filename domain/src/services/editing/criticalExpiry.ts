/** When a critical header of a date ends: at 11:59 PM of it, where the service is (spec §4). An ISO instant. */
export function criticalExpiry(date: string, timeZone: string): string {
  const end = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '23:59' });
  return new Date(end.epochMilliseconds).toISOString();
}
