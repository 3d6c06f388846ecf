/** The local date of an instant as screens show it: `MM-dd-yyyy` (spec §9). */
export function calendarDate(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const found = Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${found.month}-${found.day}-${found.year}`;
}
