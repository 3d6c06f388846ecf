/** Returns the oldest confirmation that still counts: `months` calendar months before `now` (ISO). */
export function confirmationCutoff(now: string, months: number): Date {
  const since = new Date(now);
  const day = since.getUTCDate();
  since.setUTCMonth(since.getUTCMonth() - months);
  // Six months before August 31 is the last day of February.
  if (since.getUTCDate() !== day) since.setUTCDate(0);
  return since;
}
