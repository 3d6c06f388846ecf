import { z } from 'zod';
import { queryText } from '../../http/queryValues.ts';
import { type OpenAt, readOpenAt } from './readOpenAt.ts';

/** `any`: a time that `q` names is ignored. */
const readable = z.string().transform((text, context): OpenAt | 'any' => {
  if (text === 'any') return text;
  const period = readOpenAt(text);
  if (typeof period !== 'string') return period;
  context.addIssue({ code: 'custom', message: period, input: text });
  return z.NEVER;
});

/** `2026-11-26T18:00`, `2026-11-26T18:00/2026-11-26T22:00`, at most 31 days, or `any`. */
export const queryOpenAt = queryText.pipe(readable.optional());
