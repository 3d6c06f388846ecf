/** How long a person may make a text that a directory may have written at more length. */
export const longest = { description: 1000, descriptionEs: 1500 };
export type LongText = keyof typeof longest;

/** Whether it has to be shortened: what came so from a directory may stay as it is. */
export function isTooLong(name: LongText, text: string, base: Record<LongText, string>): boolean {
  return text.trim().length > longest[name] && text.trim() !== base[name].trim();
}
