import { type DateRange, readDates } from './dates.ts';
import { type DayList, type DayPart, isRangeSign, readDays } from './days.ts';
import { readSpans, type WrittenSpan } from './times.ts';
import { type ClockNumber, isLikeDay, type Token } from './words/tokens.ts';
import { plainLabels } from './words/vocabulary.ts';

/** How strongly an item is separated from the one before it. */
export type Gap = 'none' | 'weak' | 'strong';

export type ItemValue =
  | ({ kind: 'days' } & DayList)
  | { kind: 'times'; spans: WrittenSpan[] }
  | { kind: 'allDay' }
  | { kind: 'dates'; ranges: DateRange[] }
  | { kind: 'hint'; half: 'am' | 'pm' | null; meal: string | null }
  /** A new end of the hours of some days: "Wed until 7pm", "closes at noon on Fridays". */
  | { kind: 'until'; clock: ClockNumber }
  | { kind: 'stay'; from: number; to: number; isContinuous: boolean; spans: WrittenSpan[] }
  | { kind: 'holidays' | 'closed' | 'except' | 'also' | 'contact' | 'callFirst' | 'always' | 'gone' | 'on' };

export type Item = ItemValue & {
  gap: Gap;
  isInParentheses: boolean;
  /** The name of a program before the item, and words after it. */
  label: string;
  note: string;
};

const gapOfKind: Partial<Record<Token['kind'], Gap>> = {
  dash: 'weak',
  comma: 'weak',
  slash: 'weak',
  colon: 'weak',
  and: 'weak',
  opening: 'weak',
  closing: 'weak',
  break: 'strong',
};

const singles = new Set([
  'holidays',
  'closed',
  'except',
  'also',
  'contact',
  'callFirst',
  'always',
  'gone',
  'on',
  'allDay',
]);

interface Reading {
  items: Item[];
  gap: Gap;
  depth: number;
  words: string[];
  /** The gap before the first of the words. */
  wordsGap: Gap;
  areWordsInParentheses: boolean;
  isColonAfterWords: boolean;
  /** "Monthly: 2nd Tuesday" */
  hasOrdinals: boolean;
}

/** Reads tokens as items. Returns null if a token has no place. */
export function itemsOf(written: readonly Token[], today: string): Item[] | null {
  const tokens = withExceptedDays(written);
  const reading: Reading = {
    items: [],
    gap: 'none',
    depth: 0,
    words: [],
    wordsGap: 'none',
    areWordsInParentheses: false,
    isColonAfterWords: false,
    hasOrdinals: tokens.some(({ kind }) => kind === 'ordinal'),
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    const read = readItem(tokens, at, today);
    if (read) {
      addItem(reading, read.value);
      at = read.next;
    } else if (isUnclear(tokens, at, reading.items[reading.items.length - 1])) return null;
    else if (!skipToken(reading, token, tokens[at + 1])) return null;
    else at++;
  }
  placeWords(reading, null);
  return withOtherDays(reading.items.filter((item, i) => !isRepeated(item, reading.items[i + 1])));
}

/**
 * "Closed Mondays, all other days 10-6": the days that the text does not name. In "Fridays 9-12, other days 9-5" they may
 * be those of an office week, unless the text says that days are closed or names Sunday.
 */
function withOtherDays(items: Item[]): Item[] | null {
  const lists = items.flatMap((item) => (item.kind === 'days' ? [item.groups.flat()] : []));
  const isOther = ({ days }: DayPart) => days.length === 0;
  const others = lists.filter((parts) => parts.some(isOther));
  if (others.length === 0) return items;
  const named = lists.filter((parts) => !parts.some(isOther)).flat();
  const days = new Set(named.flatMap((part) => part.days));
  const hasClosedDays = items.some(
    ({ kind }, i) => kind === 'closed' && [items[i - 1], items[i + 1]].some((item) => item?.kind === 'days'),
  );
  const isCertain = days.size > 0 && days.size < 7 && (hasClosedDays || days.has(6));
  if (!isCertain || others.length > 1 || others[0]!.length > 1 || named.some(({ ordinals }) => ordinals.length > 0))
    return null;
  const rest = [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.has(day));
  return items.map((item) =>
    item.kind === 'days' && item.groups.flat().some(isOther)
      ? { ...item, groups: [[{ days: rest, ordinals: [] }]] }
      : item,
  );
}

/** "Weekends only: Sat & Sun 11-4" names the same days twice. */
function isRepeated(item: Item, next: Item | undefined): boolean {
  if (item.kind !== 'days' || next?.kind !== 'days') return false;
  const namesOf = (list: Item & { kind: 'days' }) => {
    const parts = list.groups.flat();
    return parts.some(({ ordinals }) => ordinals.length > 0)
      ? null
      : parts
          .flatMap(({ days }) => days)
          .sort()
          .join();
  };
  const names = namesOf(item);
  return names !== null && names === namesOf(next);
}

/** "every Saturday except the first": the day of the exception is the only day of the text. */
function withExceptedDays(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind }) => kind === 'except');
  const days = tokens.filter((token) => token.kind === 'days');
  const [day] = days;
  if (at < 0 || days.length !== 1 || day?.kind !== 'days' || day.isSet) return tokens;
  let end = at + 1;
  // "the 5th" may be a day of the month; "the last" is not.
  const isOrdinal = (token: Token | undefined) => token?.kind === 'ordinal' && token.day === null;
  while (['on', 'every', 'and', 'comma'].includes(tokens[end]?.kind ?? '') || isOrdinal(tokens[end])) end++;
  while (tokens[end - 1]?.kind === 'comma') end--;
  if (!isOrdinal(tokens[end - 1]) || tokens.indexOf(day) > at) return tokens;
  return [...tokens.slice(0, end), day, ...tokens.slice(end)];
}

function isUnclear(tokens: readonly Token[], at: number, last: Item | undefined): boolean {
  return isStray(tokens, at) || isPossibleDay(tokens, at) || isCount(tokens, at, last);
}

/** "weekdays of the month", "the last two Saturdays of the month": the parser cannot tell which days they are. */
function isStray(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1]?.kind, tokens[at]!.kind, tokens[at + 1]?.kind];
  // In "Sat and un: 9-12", a word is missing.
  if (token === 'and' && before === 'days' && (after === 'clock' || after === 'colon' || after === 'allDay'))
    return !isBetweenTimesFirst(tokens, at);
  return token === 'ofMonth' && before === 'days';
}

/** "9-12 Mon and 1-3 Tue": in a text that writes times first, the days after the next times belong to them. */
function isBetweenTimesFirst(tokens: readonly Token[], at: number): boolean {
  const first = tokens.find(({ kind }) => kind === 'clock' || kind === 'days' || kind === 'ordinal');
  const [start, sign, end, day] = tokens.slice(at + 1).filter(({ kind }) => kind !== 'on' && kind !== 'every');
  const isRange = start?.kind === 'clock' && isRangeSign(sign) && end?.kind === 'clock';
  return first?.kind === 'clock' && isRange && (day?.kind === 'days' || day?.kind === 'ordinal');
}

const joins = new Set<Token['kind']>(['comma', 'slash', 'dash', 'and', 'to', 'break', 'also', 'on', 'every']);

/** "Mon, Wedn and Fry 9-12", "Mon & Xyz 9-4": a word in a list of days may be a day that is misspelled. */
function isPossibleDay(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]!;
  if (word.kind !== 'word') return false;
  const [before, after] = [-1, 1].map((step) => neighborOf(tokens, at, step)) as [Neighbor, Neighbor];
  const isJoined = [before, after].some(({ isDay, signs }) => isDay && (signs.includes('and') || signs.includes('to')));
  const isListed = before.isDay && after.isDay && before.signs.length > 0 && after.signs.length > 0;
  // "Mon, Tue, Xyz 9-4"
  const isLast =
    before.signs[0] === 'comma' && after.signs.length === 0 && neighborOf(tokens, at - 2, -1).signs[0] === 'comma';
  const isNear = [before, after].some(({ kind, isDay }) => isDay || kind === 'month' || kind === 'clock');
  return (
    isJoined ||
    (isListed && !before.signs.includes('break')) ||
    (isLast && before.isDay && after.kind === 'clock') ||
    (isNear && isLikeDay(word.word))
  );
}

interface Neighbor {
  kind: Token['kind'] | undefined;
  isDay: boolean;
  signs: Token['kind'][];
}

/** The next token that is no separator, and the separators before it. */
function neighborOf(tokens: readonly Token[], at: number, step: number): Neighbor {
  const signs: Token['kind'][] = [];
  let near = at + step;
  for (let kind = tokens[near]?.kind; kind && joins.has(kind); kind = tokens[near]?.kind) {
    signs.push(kind);
    near += step;
  }
  const kind = tokens[near]?.kind;
  return { kind, isDay: kind === 'days' || kind === 'ordinal', signs };
}

/** "9-12, 1 to 3 bags": bare numbers with a word after them may count something. */
function isCount(tokens: readonly Token[], at: number, last: Item | undefined): boolean {
  const before = tokens[at - 1];
  if (tokens[at]!.kind !== 'word' || before?.kind !== 'clock' || before.clock.plain === null) return false;
  return last?.kind === 'times' && last.spans.length > 1 && last.spans[last.spans.length - 1]!.start.plain !== null;
}

function readItem(tokens: readonly Token[], at: number, today: string): { value: ItemValue; next: number } | null {
  const token = tokens[at]!;
  const until = readUntil(tokens, at);
  if (until) return until;
  if (singles.has(token.kind)) {
    if (token.kind === 'on' && !isAfterTimes(tokens, at)) return null;
    return { value: token as ItemValue, next: at + 1 };
  }
  const spans = readSpans(tokens, at);
  const dates = readDates(tokens, at, today);
  if (dates && (!spans || dates.next >= spans.next || isSlashDate(tokens, at))) {
    return { value: { kind: 'dates', ranges: dates.value }, next: dates.next };
  }
  if (spans) return { value: { kind: 'times', spans: spans.value }, next: spans.next };
  const stay = readStay(tokens, at);
  if (stay) return stay;
  const days = readDays(tokens, at);
  if (days) return { value: { kind: 'days', ...days.value }, next: days.next };
  return token.kind === 'hint' ? { value: token, next: at + 1 } : null;
}

/** "until 7pm" after a day, or "closes at noon". Not "closed 12-1". */
function readUntil(tokens: readonly Token[], at: number): { value: ItemValue; next: number } | null {
  const [before, token, last, sign] = [tokens[at - 1], tokens[at]!, tokens[at + 1], tokens[at + 2]];
  const isAfterDay = token.kind === 'to' && (before?.kind === 'days' || before?.kind === 'ofMonth');
  if (last?.kind !== 'clock' || !(isAfterDay || token.kind === 'closed')) return null;
  const isRange =
    ['dash', 'to', 'and', 'slash', 'comma'].includes(sign?.kind ?? '') && tokens[at + 3]?.kind === 'clock';
  const isDate = last.clock.plain !== null && sign?.kind === 'month';
  return isRange || isDate ? null : { value: { kind: 'until', clock: last.clock }, next: at + 2 };
}

function isSlashDate(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.kind === 'slash';
}

/** In "closed 12-1 on Sunday", "on" binds the days to the times. */
function isAfterTimes(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.kind;
  return before === 'clock' || before === 'allDay' || before === 'sameDay' || before === 'nextDay';
}

/** "Fri 6pm - Mon 6am" is one stay. If it started before the time at which it ends, it could mean daily hours. */
function readStay(tokens: readonly Token[], at: number): { value: ItemValue; next: number } | null {
  const [from, start, sign, to, end] = tokens.slice(at, at + 5);
  if (from?.kind !== 'days' || from.isSet || start?.kind !== 'clock') return null;
  const isContinuous = sign?.kind === 'nonstop';
  if (!(isRangeSign(sign) || isContinuous) || to?.kind !== 'days' || to.isSet || end?.kind !== 'clock') return null;
  const spans = [{ start: start.clock, end: end.clock, half: null, meal: null, lastsUntil: 'nextDay' as const }];
  return { value: { kind: 'stay', from: from.days[0]!, to: to.days[0]!, isContinuous, spans }, next: at + 5 };
}

/** Words, separators, and connecting words have no item of their own. Returns false if the token must have a meaning. */
function skipToken(reading: Reading, token: Token, next: Token | undefined): boolean {
  const word = token.kind === 'word' ? token.word : isInName(token, next) ? 'first' : null;
  if (word !== null) {
    if (reading.words.length === 0) {
      reading.wordsGap = reading.gap;
      reading.areWordsInParentheses = reading.depth > 0;
    }
    reading.words.push(word);
    reading.gap = 'none';
    return true;
  }
  const gap = gapOfKind[token.kind];
  if (gap) {
    if (token.kind === 'opening') reading.depth++;
    if (token.kind === 'closing') reading.depth = Math.max(0, reading.depth - 1);
    if (token.kind === 'colon') reading.isColonAfterWords = reading.words.length > 0;
    if (reading.gap !== 'strong') reading.gap = gap;
    return true;
  }
  const isBetweenWords = reading.words.length > 0 || reading.items.length === 0;
  if (token.kind === 'to') return (isBetweenWords && next?.kind !== 'clock') || isPlainWord(next);
  if (token.kind === 'ofMonth') return reading.hasOrdinals;
  return token.kind === 'on' || (token.kind === 'every' && next?.kind === 'word');
}

/** "closed for lunch", "open to everyone": not the end of a range. */
function isPlainWord(token: Token | undefined): boolean {
  return token?.kind === 'hint' || token?.kind === 'word' || token?.kind === 'opening';
}

const namesAfterFirst = new Set(
  'shift floor building location grade baptist united methodist presbyterian christian lutheran assembly church congregational nazarene missionary pentecostal episcopal street st ave avenue'.split(
    ' ',
  ),
);

/** "First Baptist Church", "third shift" */
function isInName(token: Token, next: Token | undefined): boolean {
  return token.kind === 'ordinal' && next?.kind === 'word' && namesAfterFirst.has(next.word);
}

function addItem(reading: Reading, value: ItemValue): void {
  const item: Item = {
    ...value,
    gap: reading.words.length > 0 ? strongest(reading.wordsGap, reading.gap) : reading.gap,
    isInParentheses: reading.depth > 0,
    label: '',
    note: '',
  };
  placeWords(reading, item);
  reading.items.push(item);
  reading.gap = 'none';
}

function strongest(a: Gap, b: Gap): Gap {
  if (a === 'strong' || b === 'strong') return 'strong';
  return a === 'weak' || b === 'weak' ? 'weak' : 'none';
}

/** Words belong to the item after them, unless they directly follow an item and a separator comes after them. */
function placeWords(reading: Reading, next: Item | null): void {
  const words = reading.words.filter((word) => !plainLabels.has(word)).join(' ');
  const before = reading.items[reading.items.length - 1];
  const isNote = reading.areWordsInParentheses && !next?.isInParentheses;
  const follows = isNote || (reading.wordsGap === 'none' && reading.gap !== 'none');
  if (words && before && (!next || (follows && !reading.isColonAfterWords))) {
    // A sentence of its own at the end says nothing about the hours.
    if (next || reading.wordsGap !== 'strong') before.note = words;
  } else if (words && next) next.label = words;
  reading.words = [];
  reading.isColonAfterWords = false;
}
