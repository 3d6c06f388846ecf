/** Since when a service must have been confirmed to count as right now: so many months before, by the calendar. */
export function confirmationCutoff(now: string, months: number): Date {
  const since = new Date(now);
  const day = since.getUTCDate();
  since.setUTCMonth(since.getUTCMonth() - months);
  // Six months before August 31 is the last day of February.
  if (since.getUTCDate() !== day) since.setUTCDate(0);
  return since;
}
