import { z } from 'zod';
import { queryText } from '../../http/queryValues.ts';
import { isTimeZone } from './wallClock.ts';

/**
 * Reads `userTimezone`: an IANA name, or minutes as JavaScript's `getTimezoneOffset` returns them (300 for UTC−05:00).
 * Returns a zone for openStatus, either the IANA name or `±HH:MM`, or null.
 */
function readTimeZone(text: string): string | null {
  if (/^[+-]?\d{1,4}$/.test(text)) return offsetZone(-Number(text));
  return /^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(text) && isTimeZone(text) ? text : null;
}

function offsetZone(minutesEast: number): string | null {
  const minutes = Math.abs(minutesEast);
  if (minutes > 14 * 60) return null;
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${minutesEast < 0 ? '-' : '+'}${pad(Math.trunc(minutes / 60))}:${pad(minutes % 60)}`;
}

export const queryTimeZone = queryText
  .transform((text, context) => {
    if (text === undefined) return undefined;
    const zone = readTimeZone(text);
    if (zone) return zone;
    context.addIssue({ code: 'custom', message: 'UNKNOWN_TIME_ZONE' });
    return z.NEVER;
  })
  .optional();
