const vowels = 'aeiou';
const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighborKeys = new Set<string>();
keyboardRows.forEach((row, r) => {
  for (let i = 0; i < row.length; i++) {
    const around = [row[i + 1], keyboardRows[r + 1]?.[i], keyboardRows[r + 1]?.[i - 1]];
    for (const key of around) {
      if (key) neighborKeys.add(row[i] + key).add(key + row[i]);
    }
  }
});

const longest = 40;
/** The rows of the table, allocated once, because the function runs millions of times. */
const newRow = () => new Float64Array(longest + 2);
const [first, second, third, gapsOfMeant] = [newRow(), newRow(), newRow(), newRow()];
/** The lowest cost of a missing or extra letter. */
const LEAST_GAP = 0.5;

/**
 * Returns the edit cost between two words. A wrong, missing, or extra letter costs 1. Swapped neighbors, doubled
 * letters, confused vowels, and neighboring keys cost less. Returns Infinity above `limit`.
 */
export function editCost(typed: string, meant: string, limit: number): number {
  const n = typed.length;
  const m = meant.length;
  if (n > longest || m > longest || Math.abs(n - m) > limit * 2) return Number.POSITIVE_INFINITY;
  let [before, above, current] = [first, second, third];
  fillFirstRow(meant, above);
  // Farther from the diagonal, the missing letters alone cost more than the limit.
  const band = Math.ceil(limit / LEAST_GAP);
  for (let i = 1; i <= n; i++) {
    const a = typed.charCodeAt(i - 1);
    const lastTyped = typed.charCodeAt(i - 2);
    const gap = gapCost(typed, i - 1);
    const from = Math.max(1, i - band);
    const to = Math.min(m, i + band);
    current[from - 1] = from === 1 ? (above[0] as number) + gap : Number.POSITIVE_INFINITY;
    let best = current[from - 1] as number;
    for (let j = from; j <= to; j++) {
      const b = meant.charCodeAt(j - 1);
      let cost = (above[j - 1] as number) + (a === b ? 0 : swapCost(a, b));
      const withoutTyped = (above[j] as number) + gap;
      if (withoutTyped < cost) cost = withoutTyped;
      const withoutMeant = (current[j - 1] as number) + (gapsOfMeant[j] as number);
      if (withoutMeant < cost) cost = withoutMeant;
      if (i > 1 && j > 1 && a !== b && a === meant.charCodeAt(j - 2) && b === lastTyped) {
        const swapped = (before[j - 2] as number) + SWAPPED;
        if (swapped < cost) cost = swapped;
      }
      current[j] = cost;
      if (cost < best) best = cost;
    }
    current[to + 1] = Number.POSITIVE_INFINITY;
    if (best > limit + SWAPPED) return Number.POSITIVE_INFINITY;
    [before, above, current] = [above, current, before];
  }
  const cost = above[m] as number;
  return cost <= limit ? cost : Number.POSITIVE_INFINITY;
}

/** Fills the first row of the table: nothing is typed yet. */
function fillFirstRow(meant: string, row: Float64Array): void {
  row[0] = 0;
  for (let j = 1; j <= meant.length; j++) {
    const gap = gapCost(meant, j - 1);
    gapsOfMeant[j] = gap;
    row[j] = (row[j - 1] as number) + gap;
  }
}

const SWAPPED = 0.75;
const H = 104;

function gapCost(word: string, at: number): number {
  const letter = word.charCodeAt(at);
  if (letter === word.charCodeAt(at - 1) || letter === word.charCodeAt(at + 1)) return LEAST_GAP;
  if (letter === H) return 0.7;
  return isVowel[letter] === 1 ? 0.9 : 1;
}

/** Tables by character code, because they are read millions of times. */
const isVowel = new Uint8Array(128);
for (const vowel of vowels) isVowel[vowel.charCodeAt(0)] = 1;
const swapCosts = new Float64Array(128 * 128).fill(1);
for (const pair of neighborKeys) swapCosts[pair.charCodeAt(0) * 128 + pair.charCodeAt(1)] = 0.85;
for (const a of vowels) for (const b of vowels) swapCosts[a.charCodeAt(0) * 128 + b.charCodeAt(0)] = 0.75;

function swapCost(a: number, b: number): number {
  return swapCosts[a * 128 + b] ?? 1;
}
