import type { Token } from './words/tokens.ts';

/** Days that share their ordinals: "1st and 3rd Tuesday", or "Monday to Friday" without ordinals. */
export interface DayPart {
  days: number[];
  ordinals: number[];
}

/** A list of days. A comma starts a new group, because the list may end there. */
export interface DayList {
  groups: DayPart[][];
}

/** What was read, and the position after it. */
export interface Read<T> {
  value: T;
  next: number;
}

/** Reads a list of days at a position. Returns null if there are none, or if their meaning is unclear. */
export function readDays(tokens: readonly Token[], start: number): Read<DayList> | null {
  const first = readPart(tokens, start);
  if (!first) return null;
  const groups: DayPart[][] = [[first.value]];
  let next = first.next;
  let isOfMonth = tokens[next - 1]?.kind === 'ofMonth';
  for (;;) {
    const join = joinAt(tokens, next);
    const part = join && readPart(tokens, join.next);
    // The days that a text does not name are a list of their own.
    if (!part || part.value.days.length === 0) break;
    if (join.isComma) groups.push([part.value]);
    else groups[groups.length - 1]!.push(part.value);
    next = part.next;
    isOfMonth = tokens[next - 1]?.kind === 'ofMonth';
  }
  const shared = shareOrdinals(groups, isOfMonth);
  return shared && { value: { groups: shared }, next };
}

/** "1st and 3rd Mon and Wed of the month": the ordinals hold for both. Without "of the month" that is unclear. */
function shareOrdinals(groups: DayPart[][], isOfMonth: boolean): DayPart[][] | null {
  const parts = groups.flat();
  const first = parts.findIndex(({ ordinals }) => ordinals.length > 0);
  if (first === -1 || parts.slice(first).every(({ ordinals }) => ordinals.length > 0)) return groups;
  if (!isOfMonth || first !== 0) return null;
  let ordinals: number[] = [];
  return groups.map((group) =>
    group.map((part) => {
      ordinals = part.ordinals.length > 0 ? part.ordinals : ordinals;
      return { ...part, ordinals };
    }),
  );
}

function joinAt(tokens: readonly Token[], at: number): { next: number; isComma: boolean } | null {
  let next = at;
  let isComma = false;
  while (['comma', 'and', 'slash', 'on'].includes(tokens[next]?.kind ?? '')) {
    isComma ||= tokens[next]!.kind === 'comma' && tokens[next + 1]?.kind !== 'and';
    next++;
  }
  return next === tokens.length ? null : { next, isComma };
}

function readPart(tokens: readonly Token[], start: number): Read<DayPart> | null {
  let at = start;
  while (tokens[at]?.kind === 'every' || tokens[at]?.kind === 'on') at++;
  const isEvery = tokens.slice(start, at).some(({ kind }) => kind === 'every');
  const ordinals = readOrdinals(tokens, at);
  if (ordinals) return readNthDay(tokens, ordinals, isEvery);
  const range = readRange(tokens, at);
  if (!range) return null;
  const after = range.value.length === 1 ? readOrdinalsInParentheses(tokens, range.next) : null;
  return { value: { days: range.value, ordinals: after?.value ?? [] }, next: after?.next ?? range.next };
}

/** "Saturdays (1st and 3rd)" */
function readOrdinalsInParentheses(tokens: readonly Token[], at: number): Read<number[]> | null {
  const ordinals = tokens[at]?.kind === 'opening' ? readOrdinals(tokens, at + 1) : null;
  if (!ordinals) return null;
  const end = tokens[ordinals.next]?.kind === 'ofMonth' ? ordinals.next + 1 : ordinals.next;
  return tokens[end]?.kind === 'closing' ? { value: ordinals.value, next: end + 1 } : null;
}

/** "every second Wednesday" alone may mean every other week. */
function readNthDay(
  tokens: readonly Token[],
  { value: ordinals, next }: Read<number[]>,
  isEvery: boolean,
): Read<DayPart> | null {
  const day = tokens[next];
  // "first Wednesday of January"
  const after = tokens[next + 1]?.kind;
  if (day?.kind !== 'days' || day.isSet || after === 'to' || after === 'month') return null;
  const isOfMonth = tokens[next + 1]?.kind === 'ofMonth';
  const isInterval = isEvery && ordinals.length === 1 && ordinals[0]! >= 2 && ordinals[0]! <= 5;
  if (isInterval && !isOfMonth && !isOfMonthLater(tokens, next + 1)) return null;
  return { value: { days: day.days, ordinals }, next: isOfMonth ? next + 2 : next + 1 };
}

/** "every 2nd Tuesday and 4th Thursday of the month" */
function isOfMonthLater(tokens: readonly Token[], start: number): boolean {
  const rest = tokens.slice(start);
  const end = rest.findIndex(({ kind }) => !['days', 'ordinal', 'and', 'comma', 'slash', 'every'].includes(kind));
  return end !== -1 && rest[end]!.kind === 'ofMonth';
}

function readOrdinals(tokens: readonly Token[], start: number): Read<number[]> | null {
  const ordinals: number[] = [];
  let at = start;
  let end = start;
  for (;;) {
    const token = tokens[at];
    if (token?.kind !== 'ordinal' || token.ordinal === 0) break;
    ordinals.push(token.ordinal);
    end = ++at;
    while (['comma', 'and', 'slash', 'on'].includes(tokens[at]?.kind ?? '')) at++;
  }
  return ordinals.length > 0 ? { value: ordinals, next: end } : null;
}

/** "Monday", "weekends", "Mon-Fri", or "Mon-Wed-Fri", which is a list. */
function readRange(tokens: readonly Token[], start: number): Read<number[]> | null {
  const first = tokens[start];
  if (first?.kind !== 'days') return null;
  const next = start + 1;
  if (first.isSet) return { value: first.days, next };
  const chain = [first.days[0]!];
  let at = next;
  while (isRangeSign(tokens[at]) && isSingleDay(tokens[at + 1])) {
    chain.push((tokens[at + 1] as { days: number[] }).days[0]!);
    at += 2;
  }
  if (chain.length === 1) return { value: chain, next };
  if (chain.length > 2)
    return tokens.slice(next, at).some(({ kind }) => kind === 'to') ? null : { value: chain, next: at };
  if (isTuesdayAndThursday(tokens, chain)) return { value: chain, next: at };
  return chain[0] === chain[1] ? null : { value: daysBetween(chain[0]!, chain[1]!), next: at };
}

/** "T-Th" beside "M-W-F" is a list, as that is. */
function isTuesdayAndThursday(tokens: readonly Token[], [first, last]: number[]): boolean {
  if (first !== 1 || last !== 3) return false;
  const dayAt = (at: number) => {
    const token = tokens[at];
    return token?.kind === 'days' && !token.isSet ? token.days[0] : null;
  };
  const isDash = (at: number) => tokens[at]?.kind === 'dash';
  return tokens.some(
    (_, at) => [0, 2, 4].every((day, i) => dayAt(at + 2 * i) === day) && isDash(at + 1) && isDash(at + 3),
  );
}

export function isRangeSign(token: Token | undefined): boolean {
  return token?.kind === 'dash' || token?.kind === 'to';
}

function isSingleDay(token: Token | undefined): boolean {
  return token?.kind === 'days' && !token.isSet;
}

function daysBetween(first: number, last: number): number[] {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, i) => (first + i) % 7);
}
