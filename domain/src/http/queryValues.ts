import { z } from 'zod';

/**
 * Query parameters as people and programs write them. A repeated parameter counts as one comma list; lists are
 * de-duplicated; empty values are dropped as if they had not been sent (rules.md §2, spec §5).
 */
const oneText = z.preprocess(emptyToMissing, z.string().max(400).optional());

function emptyToMissing(value: unknown): unknown {
  const raw = Array.isArray(value) ? value.join(',') : value;
  // Control characters mean nothing in a list or a search, and PostgreSQL refuses NUL.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are just what is removed
  const text = typeof raw === 'string' ? raw.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim() : raw;
  return text === '' || text === null || text === 'null' || text === 'undefined' ? undefined : text;
}

/** Free text, trimmed, without control characters. */
export const queryText = oneText;

/** A comma list of any words. */
export const queryList = z.preprocess(
  emptyToMissing,
  z
    .string()
    .max(8000)
    .optional()
    .transform((text) => splitList(text)),
);

/** A comma list in which every value must be one of `values`. */
export function queryListOf<const T extends readonly [string, ...string[]]>(values: T) {
  return queryList.pipe(z.array(z.enum(values)).optional());
}

function splitList(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const values = [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '');
  return values.length > 0 ? values : undefined;
}

/** `true` or `false`; anything else is refused. */
export const queryFlag = z.preprocess(
  emptyToMissing,
  z
    .enum(['true', 'false'])
    .optional()
    .transform((text) => (text === undefined ? undefined : text === 'true')),
);

/** A whole number between `min` and `max`, both included. */
export function queryNumber(min: number, max: number) {
  return z.preprocess(
    emptyToMissing,
    z
      .string()
      .regex(/^-?\d{1,9}$/, 'WRONG_TYPE')
      .transform(Number)
      .pipe(z.number().min(min).max(max))
      .optional(),
  );
}
