import { clockText, localDate, monthNames } from './clockText.ts';

/** An instant (ISO) for a list of what happened: `Nov 27, 2026, 12:54 PM`, in Spanish `27 nov 2026, 12:54 p. m.`. */
export function momentText(iso: string, timeZone: string, language: string): string {
  const [year, month, dayOfMonth] = localDate(iso, timeZone).split('-').map(Number);
  const name = monthNames(language)[month! - 1]!.slice(0, 3);
  const { time } = clockText(iso, timeZone, language);
  const isSpanish = language.split('-')[0] === 'es';
  return isSpanish ? `${dayOfMonth} ${name} ${year}, ${time}` : `${name} ${dayOfMonth}, ${year}, ${time}`;
}
