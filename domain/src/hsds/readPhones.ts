import type { HsdsPhone } from './records/hsdsRecords.ts';

const extension = /^(.*\d\D*?),? (?:ext\.?|x) ?([1-9]\d{0,6})$/i;

/** Returns the numbers of a text with one or several, such as `2-1-1 or 1-877-541-7905`. Other words stay with their number. */
export function readPhones(text: string): Pick<HsdsPhone, 'number' | 'extension'>[] {
  const parts = text
    .split(/\s*(?:;|\bor\b|\bo\b)\s*/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const isSeveral = parts.every((part) => /\d.*\d/.test(part));
  return (isSeveral ? parts : [text.trim()]).filter(Boolean).map((part) => {
    const [, number, digits] = extension.exec(part) ?? [];
    return digits === undefined ? { number: part } : { number: number!.trim(), extension: Number(digits) };
  });
}
