/** Values of a form of plain fields. A checkbox that is not ticked is false. */
export type FormValues = Record<string, string | false | undefined>;

/** The values as a plain form would send them: without the checkboxes that are not ticked. */
export function submittedValues(values: FormValues): Record<string, string> {
  const sent = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(sent);
}
