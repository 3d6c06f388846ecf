import { z } from 'zod';
import type { Coordinates } from './distance.ts';

const degrees = /^[+-]?(?:\d{1,3}(?:\.\d{0,20})?|\.\d{1,20})$/;

function isInRange(longitude: number, latitude: number): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/** `[longitude, latitude]` in degrees, as stored and answered. Issue: COORDINATE_OUT_OF_RANGE. */
export const coordinates = z
  .tuple([z.number(), z.number()])
  .refine(([longitude, latitude]) => isInRange(longitude, latitude), 'COORDINATE_OUT_OF_RANGE');

/**
 * Reads `lon|lat` in degrees (a comma in place of the bar is let pass). Two numbers or 'MALFORMED'; a longitude beyond
 * 180° or a latitude beyond 90° is 'COORDINATE_OUT_OF_RANGE'.
 */
function readCoordinate(text: string): Coordinates | 'MALFORMED' | 'COORDINATE_OUT_OF_RANGE' {
  const parts = text.split(/[|,]/).map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => degrees.test(part))) return 'MALFORMED';
  const [longitude, latitude] = parts.map(Number) as [number, number];
  return isInRange(longitude, latitude) ? [longitude, latitude] : 'COORDINATE_OUT_OF_RANGE';
}

function coordinateText(wrongKey: (input: unknown) => string) {
  return z.string({ error: ({ input }) => wrongKey(input) }).transform((text, context): [number, number] => {
    const read = readCoordinate(text);
    if (typeof read !== 'string') return [read[0], read[1]];
    context.addIssue({ code: 'custom', message: read, input: text });
    return z.NEVER;
  });
}

/** The query parameters `nearCoordinate` and `currentCoordinate`: `lon|lat` text; empty counts as not sent. */
export const queryCoordinate = z.preprocess(emptyToMissing, coordinateText(() => 'MALFORMED').optional());

/** A coordinate that must be sent; issue REQUIRED where it is missing or empty. */
export const requiredCoordinate = z.preprocess(
  emptyToMissing,
  coordinateText((input) => (input === undefined ? 'REQUIRED' : 'MALFORMED')),
);

function emptyToMissing(value: unknown): unknown {
  const isEmpty = value === null || value === undefined;
  const text = typeof value === 'string' ? value.trim() : value;
  return isEmpty || text === '' || text === 'null' || text === 'undefined' ? undefined : text;
}

/** Three decimals, about 100 metres: near enough to sort by, and no more of a person's whereabouts than that needs. */
export function roundCoordinates([longitude, latitude]: Coordinates): [number, number] {
  return [Math.round(longitude * 1000) / 1000, Math.round(latitude * 1000) / 1000];
}
