import { z } from 'zod';
import { readCoordinate } from '../places/readCoordinate.ts';
import { queryTimeZone } from '../services/hours/queryTimeZone.ts';
import { languages } from '../translation/languages.ts';
import { chatParts } from './chatParts.ts';

/** Null and empty values count as missing. */
const emptyToMissing = (value: unknown): unknown => (value === null || value === '' ? undefined : value);

/** Reads `lat|lng` as `[longitude, latitude]`. All other routes take the longitude first (spec §7). */
const latitudeFirst = z.string('MALFORMED').transform((text, context): [number, number] => {
  const read = readCoordinate(text.split(/[|,]/).reverse().join('|'));
  if (typeof read !== 'string') return [read[0], read[1]];
  context.addIssue({ code: 'custom', message: read, input: text });
  return z.NEVER;
});

/** A message to the chat. The query can be any text of any length: the chat reads only its beginning. */
export const ChatQuery = z.strictObject({
  query: z.preprocess((value) => value ?? '', z.string('WRONG_TYPE')),
  coordinate: z.preprocess(emptyToMissing, latitudeFirst.optional()),
  /** A conversation without a network is its own token, see deviceToken.ts. */
  chatToken: z.preprocess(emptyToMissing, z.string('WRONG_TYPE').max(4000, 'TOO_LONG').optional()),
  /** The place that the visitor chose: `Springfield, XX` or a ZIP code. */
  location: z.preprocess(emptyToMissing, z.string('WRONG_TYPE').max(200, 'TOO_LONG').optional()),
  /** Minutes as from JavaScript's `getTimezoneOffset`, or an IANA name. Services have their own time zone. */
  userTimezone: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), queryTimeZone),
  language: z.preprocess(emptyToMissing, z.enum(languages, 'NOT_ONE_OF').optional()),
  change: z.preprocess(
    emptyToMissing,
    z
      .enum([...chatParts, 'HERE'], 'NOT_ONE_OF')
      .optional()
      .describe(
        'Changes the last request, whatever the query says, unless it tells of a danger. AUDIENCE and WHEN remove that part, WHAT and WHERE ask for another, HERE asks again for services near the coordinate',
      ),
  ),
});
export type ChatQuery = z.output<typeof ChatQuery>;
