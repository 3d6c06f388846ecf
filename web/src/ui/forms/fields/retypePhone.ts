import { formatTypedPhone } from '@amparo/domain/form-fields/typedText.ts';

interface Typed {
  /** The text before and after the key. */
  before: string;
  typed: string;
  caret: number;
  isBackspace: boolean;
}

/** Formats the number after a key, and returns the new position of the caret: behind the same digit as before. */
export function retypePhone({ before, typed, caret, isBackspace }: Typed): { text: string; caret: number } {
  let digits = digitsOf(typed);
  let left = digitsOf(typed.slice(0, caret)).length;
  // The key deleted only a bracket, space, or dash, which formatting adds again. Delete the digit before it.
  if (isBackspace && left > 0 && digits === digitsOf(before)) {
    digits = digits.slice(0, left - 1) + digits.slice(left);
    left -= 1;
  }
  if (digits.startsWith('1') && left > 0) left -= 1;
  const text = formatTypedPhone(digits);
  return { text, caret: behindDigit(text, left) };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function behindDigit(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (const [index, letter] of [...text].entries()) {
    if (/\d/.test(letter)) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}
