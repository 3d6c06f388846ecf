import type { FieldErrorKey } from '@amparo/domain/http/apiError.ts';

/** Empty bed counts become 0 (spec §5). Only of digits is a number made: of `12.5` or `-5` nobody is told 125 or 5. */
export function bedCount(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
}

/** What is wrong with a count of beds, by the key by which the API refuses such a number. */
export function bedCountError(typed: string): FieldErrorKey | null {
  const text = typed.trim();
  if (/^-\d+$/.test(text)) return 'TOO_SMALL';
  if (!/^\d*$/.test(text)) return 'WRONG_TYPE';
  return Number(text) > 100_000 ? 'TOO_BIG' : null;
}
