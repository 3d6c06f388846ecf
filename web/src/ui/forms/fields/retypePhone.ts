interface Typed {
  /** The text of the box before the key. */
  before: string;
  /** The text after it, with the caret behind the key. */
  typed: string;
  caret: number;
  isBackspace: boolean;
}

/**
 * Returns what a phone box shows after a key, and where its caret is: behind the same digit as before. Formats only US
 * numbers without an extension. All other text stays as typed, so that no digit is lost.
 */
export function retypePhone({ before, typed, caret, isBackspace }: Typed): { text: string; caret: number } {
  let digits = digitsOf(typed);
  const isUsNumber = digits.replace(/^1/, '').length <= 10 && (isComplete(typed) || !foreignOrExtension.test(typed));
  if (!isUsNumber) return { text: typed, caret };
  let left = digitsOf(typed.slice(0, caret)).length;
  // Only a bracket, space, or dash was deleted, which formatting adds again. So delete the digit before it.
  if (isBackspace && left > 0 && digits === digitsOf(before)) {
    digits = digits.slice(0, left - 1) + digits.slice(left);
    left -= 1;
  }
  if (digits.startsWith('1') && left > 0) left -= 1;
  const text = formatDigits(digits.replace(/^1/, ''));
  return { text, caret: behindDigit(text, left) };
}

/** A country code, or the beginning of an extension. Other letters are slips, and are left out. */
const foreignOrExtension = /[+#]|\d[\s,.]*[ex]/i;

/** A complete US number with its country code, as phones fill it in. */
function isComplete(typed: string): boolean {
  return /^\+1(?:\D*\d){10}$/.test(typed.trim()) && !/[#ex]/i.test(typed);
}

/** Formats the digits typed so far: `(325) 55`. */
function formatDigits(digits: string): string {
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
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
