/** A local date and time, `2026-11-26T18:00`. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const longestDays = 31;

/**
 * A period on the clock of each service: open at some moment from `from` until `until`, the end not included. If both
 * are the same, open at that moment.
 */
export interface OpenAt {
  from: string;
  until: string;
}

/** Reads a period, or returns the key of the error. */
export function readOpenAt(text: string): OpenAt | 'MALFORMED' | 'CHECK_DATE_START' | 'TOO_BIG' {
  const [from = '', until = from, ...more] = text.split('/').map((time) => time.trim());
  if (more.length > 0 || !isLocalTime(from) || !isLocalTime(until)) return 'MALFORMED';
  if (until < from) return 'CHECK_DATE_START';
  const days = (Date.parse(`${until}Z`) - Date.parse(`${from}Z`)) / 86_400_000;
  return days > longestDays ? 'TOO_BIG' : { from, until };
}

/** Formats a period as `readOpenAt` reads it. */
export function openAtText({ from, until }: OpenAt): string {
  return from === until ? from : `${from}/${until}`;
}

/** Date.parse alone would read February 30 as March 2. */
function isLocalTime(text: string): boolean {
  if (!LOCAL.test(text)) return false;
  const ms = Date.parse(`${text}Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
