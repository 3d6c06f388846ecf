/** The text of a cell for a value. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return value.every((item) => typeof item === 'string') ? value.join(', ') : JSON.stringify(value);
}

/** Parses cells. A cell that cannot be parsed stays text, and the field's schema then refuses it. */
export const readCell = {
  text: (cell: string): unknown => cell,
  textOrNone: (cell: string): unknown => (cell.trim() === '' ? null : cell.trim()),
  codes: (cell: string): unknown =>
    cell
      .split(/[,;]/)
      .map((code) => code.trim().toUpperCase())
      .filter((code) => code !== ''),
  /** Spreadsheets write `true` and `false` in capitals and in the user's language. */
  flag: (cell: string): unknown => flags[cell.trim().toUpperCase()] ?? cell,
  number: (cell: string): unknown => (cell.trim() === '' || Number.isNaN(Number(cell)) ? cell.trim() : Number(cell)),
  json: (cell: string): unknown => {
    if (cell.trim() === '') return [];
    try {
      return JSON.parse(cell);
    } catch {
      return cell;
    }
  },
};

const flags: Record<string, boolean> = { TRUE: true, VERDADERO: true, FALSE: false, FALSO: false };
