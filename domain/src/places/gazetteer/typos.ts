/** The typos between the typed text and a name: the whole name, and its best-matching prefix. Infinity above the limit. */
export interface Typos {
  whole: number;
  prefix: number;
}

const noMatch: Typos = { whole: Number.POSITIVE_INFINITY, prefix: Number.POSITIVE_INFINITY };
const longest = 128;
let before = new Uint8Array(longest);
let previous = new Uint8Array(longest);
let current = new Uint8Array(longest);

/**
 * Counts insertions, deletions, substitutions, and swapped neighbors (optimal string alignment). Computes only the cells
 * near the diagonal that `limit` allows, and stops when the limit is exceeded.
 */
export function countTypos(typed: string, name: string, limit: number): Typos {
  const rows = typed.length;
  const columns = Math.min(name.length, rows + limit);
  if (rows >= longest - 1 || columns >= longest - 1 || columns < rows - limit) return noMatch;
  const beyond = limit + 1;
  for (let column = 0; column <= columns; column++) previous[column] = Math.min(column, beyond);
  for (let row = 1; row <= rows; row++) {
    const from = Math.max(1, row - limit);
    const to = Math.min(columns, row + limit);
    if (fillRow(typed, name, row, from, to, beyond) > limit) return noMatch;
    if (to < columns) current[to + 1] = beyond;
    [before, previous, current] = [previous, current, before];
  }
  return readLastRow(rows, columns, name.length, limit);
}

function fillRow(typed: string, name: string, row: number, from: number, to: number, beyond: number): number {
  current[from - 1] = from === 1 ? Math.min(row, beyond) : beyond;
  let best = current[from - 1]!;
  const letter = typed.charCodeAt(row - 1);
  for (let column = from; column <= to; column++) {
    const other = name.charCodeAt(column - 1);
    let cost = previous[column - 1]! + (letter === other ? 0 : 1);
    cost = Math.min(cost, previous[column]! + 1, current[column - 1]! + 1, beyond);
    const isSwapped =
      row > 1 && column > 1 && letter === name.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other;
    if (isSwapped) cost = Math.min(cost, before[column - 2]! + 1);
    current[column] = cost;
    if (cost < best) best = cost;
  }
  return best;
}

function readLastRow(rows: number, columns: number, nameLength: number, limit: number): Typos {
  let prefix = Number.POSITIVE_INFINITY;
  for (let column = Math.max(0, rows - limit); column <= columns; column++) {
    if (previous[column]! <= limit) prefix = Math.min(prefix, previous[column]!);
  }
  const last = columns === nameLength ? previous[nameLength]! : Number.POSITIVE_INFINITY;
  return { whole: last <= limit ? last : Number.POSITIVE_INFINITY, prefix };
}
