import { clockText, localDate } from './clockText.ts';

const spanishMonths = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/**
 * An instant (ISO) in a time zone, short, for lists of what happened: `Fri, Nov 27, 2026, 12:54 PM`, in Spanish
 * `27 nov 2026, 12:54 p. m.`.
 */
export function momentText(iso: string, timeZone: string, language: string): string {
  const { dateWithYear, time } = clockText(iso, timeZone, language);
  if (language.split('-')[0] !== 'es') return `${dateWithYear}, ${time}`;
  const [year, month, day] = localDate(iso, timeZone).split('-').map(Number);
  return `${day} ${spanishMonths[month! - 1]} ${year}, ${time}`;
}
