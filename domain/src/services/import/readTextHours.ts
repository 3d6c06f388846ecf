import { readHours } from '../readHours.ts';

interface TextHours {
  /** The fields of the hours that the texts contain. */
  fields: { schedules?: unknown; closeSchedules?: unknown; isContact?: boolean };
  /** Field → text that could not be read. */
  unreadable: Record<string, string>;
}

/**
 * Reads `schedules` and `closeSchedules` that are written as people write them: "Mon-Fri 9-5, closed Dec 24". Texts that
 * begin like JSON are left alone. `today` (`YYYY-MM-DD`) decides dates without a year.
 */
export function readTextHours(fields: Record<string, unknown>, today: string): TextHours {
  const read: TextHours = { fields: {}, unreadable: {} };
  const schedules = hoursText(fields.schedules);
  const closings = hoursText(fields.closeSchedules);
  if (schedules !== null) readOpenings(schedules, read, today);
  if (closings !== null) readClosings(closings, read, today);
  return read;
}

function hoursText(value: unknown): string | null {
  return typeof value === 'string' && /^\s*[^\s[{]/.test(value) ? value : null;
}

/** The text of the opening hours may name closings and appointments too. */
function readOpenings(text: string, read: TextHours, today: string): void {
  const hours = readHours(text, { today });
  if (!hours) {
    read.unreadable.schedules = text;
    return;
  }
  read.fields.schedules = hours.schedules;
  if (hours.closeSchedules.length > 0) read.fields.closeSchedules = hours.closeSchedules;
  if (hours.isContact) read.fields.isContact = true;
}

/** "Dec 24 - Jan 2", with or without the word "closed". */
function readClosings(text: string, read: TextHours, today: string): void {
  const hours = readHours(`closed ${text}`, { today }) ?? readHours(text, { today });
  if (!hours || hours.schedules.length > 0 || hours.isContact) read.unreadable.closeSchedules = text;
  else read.fields.closeSchedules = [...((read.fields.closeSchedules as unknown[]) ?? []), ...hours.closeSchedules];
}
