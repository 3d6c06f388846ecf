import { z } from 'zod';
import type { Coordinates } from './distance.ts';
import { readCoordinate } from './readCoordinate.ts';

function coordinateText(wrongKey: (input: unknown) => string) {
  return z.string({ error: ({ input }) => wrongKey(input) }).transform((text, context): [number, number] => {
    const read = readCoordinate(text);
    if (typeof read !== 'string') return [read[0], read[1]];
    context.addIssue({ code: 'custom', message: read, input: text });
    return z.NEVER;
  });
}

/** The query parameters `nearCoordinate` and `currentCoordinate`: `lon|lat` in degrees. Empty counts as not sent. */
export const queryCoordinate = z.preprocess(
  (sent?: string) => emptyToMissing(sent),
  coordinateText(() => 'MALFORMED').optional(),
);

/** A required coordinate. The issue is REQUIRED if it is missing or empty. */
export const requiredCoordinate = z.preprocess(
  (sent: string) => emptyToMissing(sent),
  coordinateText((input) => (input === undefined ? 'REQUIRED' : 'MALFORMED')),
);

function emptyToMissing(value: unknown): unknown {
  const isEmpty = value === null || value === undefined;
  const text = typeof value === 'string' ? value.trim() : value;
  return isEmpty || text === '' || text === 'null' || text === 'undefined' ? undefined : text;
}

/** Rounds to three decimals (about 100 meters). That is enough to sort by distance and protects people's privacy. */
export function roundCoordinates([longitude, latitude]: Coordinates): [number, number] {
  return [Math.round(longitude * 1000) / 1000, Math.round(latitude * 1000) / 1000];
}
