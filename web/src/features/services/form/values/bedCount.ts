import type { FieldErrorKey } from '@amparo/domain/http/apiError.ts';

/** Reads a count of beds. An empty count is 0 (spec §5), and so is text that is not a number, which is an error. */
export function bedCount(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : 0;
}

/** Returns the error of a text that is not a count. The schema checks the size of the number. */
export function bedCountError(text: string): FieldErrorKey | null {
  if (/^-\d+$/.test(text.trim())) return 'TOO_SMALL';
  return /^\d*$/.test(text.trim()) ? null : 'WRONG_TYPE';
}
