/** Text that a spreadsheet may compute as a formula. A negative number stays a number; a phone number with + needs a guard. */
const formula = /^(?!-\d+(\.\d+)?$)[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Puts an apostrophe before formulas, and before text that begins with one, so that it can be removed. */
export function guardCell(text: string): string {
  return text.startsWith("'") || formula.test(text) ? `'${text}` : text;
}

/** Removes the guard. An apostrophe that a person typed before other text stays. */
export function bareCell(cell: string): string {
  const rest = cell.slice(1);
  return cell.startsWith("'") && (rest.startsWith("'") || formula.test(rest)) ? rest : cell;
}
