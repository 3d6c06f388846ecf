/** A date as screens show it (spec §9): `2026-12-07` as `12-07-2026`. */
export function monthDayYear(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}-${day}-${year}`;
}
