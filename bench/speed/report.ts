/** A line of the report: the measure, its result, and the target of quality.md. */
export interface Figure {
  name: string;
  value: string;
  target: string;
  holds: boolean | null;
}

/** Formats the figures as an aligned Markdown table. */
export function tableOf(title: string, figures: Figure[]): string {
  const rows = figures.map(({ name, value, target, holds }) => [
    name,
    value,
    target,
    holds === null ? '' : holds ? 'yes' : '**no**',
  ]);
  const all = [[title, 'measured', 'target', 'holds'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = all.map(line);
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n');
}

export function withoutTarget(name: string, value: string): Figure {
  return { name, value, target: '', holds: null };
}

export function atMost(name: string, value: number, limit: number, unit: string): Figure {
  return { name, value: `${short(value)} ${unit}`, target: `≤ ${limit} ${unit}`, holds: value <= limit };
}

/** A rate with its baseline. */
export function ratioOf(
  name: string,
  rate: number,
  floor: { name: string; rate: number },
  least: number | null,
): Figure {
  const ratio = rate / floor.rate;
  const value = `${Math.round(rate)}/s, ${ratio.toFixed(2)} of ${floor.name} (${Math.round(floor.rate)}/s)`;
  return { name, value, target: least === null ? '' : `≥ ${least}`, holds: least === null ? null : ratio >= least };
}

export function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}
