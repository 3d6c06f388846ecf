import { z } from 'zod';
import { readCoordinate } from '../places/readCoordinate.ts';

/** What is sent and means nothing is as if it had not been sent. */
const emptyToMissing = (value: unknown): unknown => (value === null || value === '' ? undefined : value);

/** `lat|lng`, other than everywhere else (spec §7); answered as `[longitude, latitude]`. */
const latitudeFirst = z.string('MALFORMED').transform((text, context): [number, number] => {
  const read = readCoordinate(text.split(/[|,]/).reverse().join('|'));
  if (typeof read !== 'string') return [read[0], read[1]];
  context.addIssue({ code: 'custom', message: read, input: text });
  return z.NEVER;
});

/** A message to the chat. However long it is, and whatever it says, it is answered: only its beginning is read. */
export const ChatQuery = z.strictObject({
  query: z.preprocess((value) => value ?? '', z.string('WRONG_TYPE')),
  coordinate: z.preprocess(emptyToMissing, latitudeFirst.optional()),
  chatToken: z.preprocess(emptyToMissing, z.string('WRONG_TYPE').max(200, 'TOO_LONG').optional()),
  /** The place that was chosen, as `Abilene, TX` or a ZIP code. */
  location: z.preprocess(emptyToMissing, z.string('WRONG_TYPE').max(200, 'TOO_LONG').optional()),
  /** Minutes as JavaScript counts them, or an IANA name; services have their own zone. */
  userTimezone: z.preprocess(emptyToMissing, z.union([z.number(), z.string().max(60)], 'WRONG_TYPE').optional()),
  language: z.preprocess(emptyToMissing, z.enum(['en', 'es', 'vi'], 'NOT_ONE_OF').optional()),
});
export type ChatQuery = z.output<typeof ChatQuery>;
