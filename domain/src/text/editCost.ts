const vowels = 'aeiou';
const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighbours = new Set<string>();
keyboardRows.forEach((row, r) => {
  for (let i = 0; i < row.length; i++) {
    const around = [row[i + 1], keyboardRows[r + 1]?.[i], keyboardRows[r + 1]?.[i - 1]];
    for (const key of around) {
      if (key) neighbours.add(row[i] + key).add(key + row[i]);
    }
  }
});

const longest = 40;
/** Three rows of the table, used again and again. */
const rows: [Float64Array, Float64Array, Float64Array] = [
  new Float64Array(longest + 1),
  new Float64Array(longest + 1),
  new Float64Array(longest + 1),
];

/**
 * How far a typed word is from another, in typing slips: a wrong, missing or extra letter is 1, swapped neighbours,
 * doubled letters, confused vowels and keys side by side less. Above `limit` the answer is Infinity.
 */
export function editCost(typed: string, meant: string, limit: number): number {
  const n = typed.length;
  const m = meant.length;
  if (n > longest || m > longest || Math.abs(n - m) > limit * 2) return Number.POSITIVE_INFINITY;
  let [before, above, row] = rows;
  above[0] = 0;
  for (let j = 1; j <= m; j++) above[j] = (above[j - 1] as number) + gapCost(meant, j - 1);
  for (let i = 1; i <= n; i++) {
    const a = typed.charAt(i - 1);
    const gap = gapCost(typed, i - 1);
    row[0] = (above[0] as number) + gap;
    let best = row[0];
    for (let j = 1; j <= m; j++) {
      const b = meant.charAt(j - 1);
      let cost = (above[j - 1] as number) + (a === b ? 0 : swapCost(a, b));
      cost = Math.min(cost, (above[j] as number) + gap, (row[j - 1] as number) + gapCost(meant, j - 1));
      if (i > 1 && j > 1 && a !== b && a === meant.charAt(j - 2) && b === typed.charAt(i - 2))
        cost = Math.min(cost, (before[j - 2] as number) + 0.75);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit + 0.75) return Number.POSITIVE_INFINITY;
    [before, above, row] = [above, row, before];
  }
  const cost = above[m] as number;
  return cost <= limit ? cost : Number.POSITIVE_INFINITY;
}

function gapCost(word: string, at: number): number {
  const letter = word.charAt(at);
  if (letter === word.charAt(at - 1) || letter === word.charAt(at + 1)) return 0.5;
  if (letter === 'h') return 0.7;
  return vowels.includes(letter) ? 0.9 : 1;
}

/** By the two letters' codes: asked millions of times, so that looking up a text for each pair would show. */
const swapCosts = new Float64Array(128 * 128).fill(1);
for (const pair of neighbours) swapCosts[pair.charCodeAt(0) * 128 + pair.charCodeAt(1)] = 0.85;
for (const a of vowels) for (const b of vowels) swapCosts[a.charCodeAt(0) * 128 + b.charCodeAt(0)] = 0.75;

function swapCost(a: string, b: string): number {
  return a === b ? 0 : (swapCosts[a.charCodeAt(0) * 128 + b.charCodeAt(0)] ?? 1);
}
