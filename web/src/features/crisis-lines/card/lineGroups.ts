import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';

/** The lines at the top of the page, by their number, in this order. */
const numbers = {
  emergency: '911',
  suicide: '988',
  violence: '18007997233',
  poison: '18002221222',
  help: '211',
} as const;
export type QuickLine = keyof typeof numbers;
export const quickLines = Object.keys(numbers) as QuickLine[];

/** The other lines, by what people need. */
export const lineGroups = ['abuse', 'young', 'veterans', 'mind', 'other'] as const;
export type LineGroup = (typeof lineGroups)[number];

const wordsOf: Readonly<Record<Exclude<LineGroup, 'other'>, RegExp>> = {
  veterans: /veteran/i,
  young: /child|youth|young people|runaway|trevor/i,
  abuse: /violence|assault|abuse|traffick|is respect|hurt or controlled/i,
  mind: /suicid|mental|substance|crisis counselor|distress/i,
};

type LineText = Pick<CrisisLine, 'name' | 'description' | 'phone'>;

/** Returns the place of a line on the page. Its name says more than its description. */
export function placeOfLine({ name, description, phone }: LineText): QuickLine | LineGroup {
  // `988 (press 1)` is the line of veterans.
  const first = phone.split(/ or /i)[0]?.replace(/[\s().-]/g, '') ?? '';
  const quick = quickLines.find(
    (kind) => numbers[kind].replace(/^1(?=\d{10})/, '') === first.replace(/^\+?1(?=\d{10})/, ''),
  );
  const groups = Object.entries(wordsOf) as [Exclude<LineGroup, 'other'>, RegExp][];
  const groupIn = (text: string) => groups.find(([, words]) => words.test(text))?.[0];
  return quick ?? groupIn(name) ?? groupIn(description) ?? 'other';
}
