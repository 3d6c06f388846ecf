/** What a spreadsheet may take for a formula. A negative number is none, and stays one; a phone number with + would be. */
const formula = /^(?!-\d+(\.\d+)?$)[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A cell that no spreadsheet computes; what begins with an apostrophe already gets one more, so that one can be taken off again. */
export function guardCell(text: string): string {
  return text.startsWith("'") || formula.test(text) ? `'${text}` : text;
}

/** The cell as it was before it was guarded; an apostrophe that somebody typed before other words stays. */
export function bareCell(cell: string): string {
  const rest = cell.slice(1);
  return cell.startsWith("'") && (rest.startsWith("'") || formula.test(rest)) ? rest : cell;
}
