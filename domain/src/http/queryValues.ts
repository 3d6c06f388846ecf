import { z } from 'zod';

// Query parameters. HTTP sends each value as text. callApi takes numbers, booleans, and arrays and converts them to text.
// The input types are those of callApi, so the compiler checks each call. A repeated parameter counts as one comma list.
// Empty values count as missing (rules.md §2, spec §5).

function emptyToMissing(value: unknown): unknown {
  const raw = Array.isArray(value) ? value.join(',') : value;
  // Control characters have no meaning here, and PostgreSQL rejects NUL.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
  const text = typeof raw === 'string' ? raw.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim() : raw;
  return text === '' || text === null || text === 'null' || text === 'undefined' ? undefined : text;
}

/** Free text, trimmed, without control characters. */
export const queryText = z.preprocess((sent?: string) => emptyToMissing(sent), z.string().max(400).optional());

/** A comma list of any words, without duplicates. */
export const queryList = listOfTexts<string>();

/** A comma list in which every value must be one of `values`. */
export function queryListOf<const T extends readonly [string, ...string[]]>(values: T) {
  return listOfTexts<T[number]>().pipe(z.array(z.enum(values)).optional());
}

function listOfTexts<Value extends string>() {
  return z.preprocess(
    (sent?: Value | readonly Value[]) => emptyToMissing(sent),
    z
      .string()
      .max(8000)
      .transform((text) => splitList(text))
      .optional(),
  );
}

function splitList(text: string): string[] | undefined {
  const values = [...new Set(text.split(',').map((value) => value.trim()))].filter((value) => value !== '');
  return values.length > 0 ? values : undefined;
}

/** `true` or `false`. Rejects every other value. */
export const queryFlag = z.preprocess(
  (sent?: boolean) => emptyToMissing(sent),
  z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
);

/** A whole number from `min` to `max`, both included. */
export function queryNumber(min: number, max: number) {
  return z.preprocess(
    (sent?: number) => emptyToMissing(sent),
    z
      .string()
      .regex(/^-?\d{1,9}$/, 'WRONG_TYPE')
      .transform(Number)
      .pipe(z.number().min(min).max(max))
      .optional(),
  );
}
