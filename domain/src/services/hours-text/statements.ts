import type { DateRange } from './dates.ts';
import type { DayPart } from './days.ts';
import type { Item } from './items.ts';
import type { WrittenSpan } from './times.ts';
import type { ClockNumber } from './words/tokens.ts';

export interface Statement {
  kind: 'open' | 'closed' | 'contact' | 'callFirst' | 'always' | 'gone' | 'ignored' | 'stay' | 'until';
  days: DayPart[];
  excluded: DayPart[];
  excludedDates: DateRange[];
  dates: DateRange[];
  spans: WrittenSpan[];
  isAllDay: boolean;
  /** It adds to the other hours instead of replacing them. */
  isAlso: boolean;
  /** "Wednesday also 6-8pm": its days have other hours before. */
  isAlsoAfterDays: boolean;
  half: 'am' | 'pm' | null;
  meal: string | null;
  stay: { from: number; to: number; isContinuous: boolean } | null;
  /** The new end of the hours of its days. */
  end: ClockNumber | null;
  label: string;
  note: string;
  isInParentheses: boolean;
  /** "except Wed 10-2" */
  isException: boolean;
  /** No sign is between it and the statement before. */
  isAttached: boolean;
}

interface Parse {
  statements: Statement[];
  cost: number;
  order: 'daysFirst' | 'timesFirst' | null;
}

const letters: Record<Item['kind'], string> = {
  days: 'd',
  times: 't',
  allDay: 't',
  dates: 'a',
  closed: 'c',
  except: 'e',
  holidays: 'h',
  contact: 'x',
  callFirst: 'f',
  always: 'w',
  gone: 'g',
  on: 'o',
  also: '+',
  /** A meal or a half of the day. */
  hint: 'm',
  stay: 's',
  until: 'u',
};

/** A statement has one of these shapes, with the `letters` of its items. */
const shapes: [RegExp, Statement['kind']][] = [
  [/^\+?m?(?:o?dm?t+m?|t+o?dm?|o?at+|t+o?a|adm?t+|dat+|at+o?dm?|t+o?da|t+o?ad|dt+o?a)$/, 'open'],
  [/^de[dh]+t+$|^dea+t+$|^edt+$|^eat+$/, 'open'],
  // "Wednesday also 6-8pm"
  [/^d\+m?t+m?$/, 'open'],
  [/^c(?:[dah]+)$|^[dah]+c$/, 'closed'],
  [/^cm?t+(?:o?[dah]+)?$/, 'closed'],
  [/^e[dah]+$|^em?t+$/, 'closed'],
  [/^x$|^d[dah]*m?x$|^xd$|^[ah]x$/, 'contact'],
  [/^f$/, 'callFirst'],
  [/^w$|^wd$|^dw$/, 'always'],
  [/^g$/, 'gone'],
  [/^h$/, 'ignored'],
  [/^\+?s$/, 'stay'],
  [/^[da]u$|^uo?[da]$/, 'until'],
];

const longestStatement = 12;
const mostParses = 400;
const costOfGap = { none: 0, weak: 1, strong: 4 } as const;

/** Returns the cheapest ways to divide items into statements: more than one if the text is ambiguous. */
export function parsesOf(items: readonly Item[]): Statement[][] {
  const found: Parse[] = [];
  for (const variant of splitVariants(items))
    collect(variant, 0, { statements: [], cost: variant.cost, order: null }, found);
  const least = Math.min(...found.map(({ cost }) => cost));
  return found.filter(({ cost }) => cost === least).map(({ statements }) => statements);
}

interface Variant {
  items: readonly Item[];
  cost: number;
}

const costOfSplit = 3;

/** "closed Sun, Mon-Fri 9-5": a list of days with exactly one comma may be two lists. */
function splitVariants(items: readonly Item[]): Variant[] {
  const variants: Variant[] = [{ items: [], cost: 0 }];
  for (const item of items) {
    const halves = item.kind === 'days' && item.groups.length === 2 ? halvesOf(item) : null;
    const count = variants.length;
    for (let i = 0; i < count; i++) {
      const { items: before, cost } = variants[i]!;
      if (halves && variants.length < 16) variants.push({ items: [...before, ...halves], cost: cost + costOfSplit });
      variants[i] = { items: [...before, item], cost };
    }
  }
  return variants;
}

function halvesOf(item: Item & { kind: 'days' }): Item[] {
  const [first, second] = item.groups as [DayPart[], DayPart[]];
  return [
    { ...item, groups: [first], note: '' },
    { ...item, groups: [second], gap: 'weak', label: '' },
  ];
}

function collect(variant: Variant, at: number, parse: Parse, found: Parse[]): void {
  const { items } = variant;
  if (at === items.length) {
    found.push(parse);
    return;
  }
  for (let end = at + 1; end <= Math.min(items.length, at + longestStatement) && found.length < mostParses; end++) {
    const part = items.slice(at, end);
    const kind = kindOf(part);
    const next = kind && extend(parse, part, kind);
    if (next) collect(variant, end, next, found);
  }
}

function kindOf(items: readonly Item[]): Statement['kind'] | null {
  if (items.length === 1 && items[0]!.kind === 'allDay') return 'always';
  const shape = items.map((item) => letters[item.kind]).join('');
  if (/^cdt+$/.test(shape)) return isEveryDay(items[1]!) ? 'closed' : null;
  return shapes.find(([pattern]) => pattern.test(shape))?.[1] ?? null;
}

/** "closed daily 12-1" */
function isEveryDay(item: Item): boolean {
  return (
    item.kind === 'days' && item.groups.flat().some(({ days, ordinals }) => days.length === 7 && ordinals.length === 0)
  );
}

const costOfMixing = 10;

function extend(parse: Parse, items: readonly Item[], kind: Statement['kind']): Parse | null {
  const isFirst = parse.statements.length === 0;
  const gap = items[0]!.gap;
  const order = kind === 'open' ? orderOf(items) : null;
  const mixes = order !== null && parse.order !== null && order !== parse.order;
  if (mixes && gap === 'none') return null;
  if (kind === 'open' && (leavesItsLine(items, isFirst) || hasOtherProgram(items))) return null;
  if (kind === 'open' && items.some((item, i) => i > 1 && item.kind === 'dates' && item.label + item.note)) return null;
  if (kind === 'closed' && items.some((item, i) => isDayOfHoliday(items[i - 1], item))) return null;
  const inside = items.slice(1).reduce((sum, item) => sum + costOfGap[item.gap], 0);
  const cost = parse.cost + inside + (isFirst || gap !== 'none' ? 0 : 2) + (mixes ? costOfMixing : 0);
  return { statements: [...parse.statements, statementOf(items, kind)], cost, order: order ?? parse.order };
}

/** "By appointment Mon-Fri 8-5; walk-ins Tue": the times belong to the days before them, not to those of the next line. */
function leavesItsLine(items: readonly Item[], isFirst: boolean): boolean {
  return !isFirst && items[0]!.gap === 'none' && items.slice(1).some(({ gap }) => gap === 'strong');
}

/** "closed Thanksgiving Thursday and Friday": not every Thursday. */
function isDayOfHoliday(before: Item | undefined, item: Item): boolean {
  const isHoliday = (one: Item) => one.kind === 'dates' && one.ranges.some((range) => range.isHoliday);
  if (!before || item.gap !== 'none') return false;
  return (isHoliday(before) && item.kind === 'days') || (before.kind === 'days' && isHoliday(item));
}

const labelsOfMoreTimes = new Set(['again', 'then', 'luego', 'nuevamente']);

/** "Mon 9-11, clothing 1-3": the second times have another name. */
function hasOtherProgram(items: readonly Item[]): boolean {
  const [, ...later] = items.filter(({ kind }) => kind === 'times');
  return later.some(({ label }) => label !== '' && !labelsOfMoreTimes.has(label));
}

function orderOf(items: readonly Item[]): Parse['order'] {
  const first = items.find(({ kind }) => ['days', 'times', 'allDay', 'dates'].includes(kind));
  return first?.kind === 'times' || first?.kind === 'allDay' ? 'timesFirst' : 'daysFirst';
}

function statementOf(items: readonly Item[], kind: Statement['kind']): Statement {
  const exceptAt = items.findIndex((item) => item.kind === 'except');
  const isExcluded = (item: Item) => exceptAt > 0 && items.indexOf(item) > exceptAt;
  // "9-11, except December" holds every year, as "except December, 9-11" does.
  const isDatesOnly = items.every(({ kind }) => kind === 'except' || kind === 'dates' || kind === 'holidays');
  const isExcludedDate = (item: Item) => isExcluded(item) || (exceptAt === 0 && isDatesOnly);
  const daysOf = (list: readonly Item[]) => list.flatMap((item) => (item.kind === 'days' ? item.groups.flat() : []));
  const datesOf = (list: readonly Item[]) => list.flatMap((item) => (item.kind === 'dates' ? item.ranges : []));
  const hint = items.find((item) => item.kind === 'hint');
  const stay = items.find((item) => item.kind === 'stay');
  const until = items.find((item) => item.kind === 'until');
  return {
    kind,
    days: daysOf(items.filter((item) => !isExcluded(item))),
    excluded: daysOf(items.filter(isExcluded)),
    dates: datesOf(items.filter((item) => !isExcludedDate(item))),
    excludedDates: datesOf(items.filter(isExcludedDate)),
    spans: items.flatMap((item) => (item.kind === 'times' || item.kind === 'stay' ? item.spans : [])),
    isAllDay: items.some((item) => item.kind === 'allDay'),
    isAlso: items.some((item) => item.kind === 'also'),
    isAlsoAfterDays: items[0]!.kind === 'days' && items[1]?.kind === 'also',
    half: hint?.half ?? null,
    meal: hint?.meal ?? null,
    stay: stay ? { from: stay.from, to: stay.to, isContinuous: stay.isContinuous } : null,
    end: until?.clock ?? null,
    label: [...new Set(items.map(({ label }) => label).filter(Boolean))].join(' + '),
    note: items.map(({ note }) => note).find(Boolean) ?? '',
    isInParentheses: items[0]!.isInParentheses,
    isException: items[0]!.kind === 'except',
    isAttached: items[0]!.gap === 'none',
  };
}
