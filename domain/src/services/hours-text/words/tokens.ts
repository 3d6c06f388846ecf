import { editCost } from '../../../understanding/words/editCost.ts';
import {
  dayOfName,
  englishLetters,
  englishOnly,
  fillers,
  hintOfWord,
  holidayNames,
  kindOfWord,
  monthOfName,
  numberOfWord,
  ordinalOfWord,
  setOfWord,
  shyDayNames,
  spanishLetters,
  spanishOnly,
} from './vocabulary.ts';

/** A number that can be a time, a day of a month, or a year. */
export interface ClockNumber {
  hour: number;
  minute: number;
  marker: 'am' | 'pm' | null;
  /** `noon` and `midnight`. */
  isNamed: boolean;
  /** The digits without minutes, if the number can be a day of a month or a year. */
  plain: string | null;
  hasLeadingZero: boolean;
}

export type Token =
  | { kind: 'days'; days: number[]; isSet: boolean }
  | { kind: 'clock'; clock: ClockNumber }
  | { kind: 'ordinal'; ordinal: number; day: number | null }
  | { kind: 'month'; month: number; followsDay: boolean }
  | { kind: 'holiday'; name: string }
  | { kind: 'hint'; half: 'am' | 'pm' | null; meal: string | null }
  | { kind: 'word'; word: string }
  | { kind: PlainKind };
type PlainKind =
  | (typeof kindOfWord)[string]
  | 'dash'
  | 'comma'
  | 'slash'
  | 'colon'
  | 'break'
  | 'opening'
  | 'closing'
  | 'dot'
  | 'unclear';

export type Language = 'en' | 'es';

const symbols: Record<string, PlainKind> = {
  '-': 'dash',
  ',': 'comma',
  '/': 'slash',
  ':': 'colon',
  ';': 'break',
  '\n': 'break',
  '(': 'opening',
  ')': 'closing',
  '[': 'opening',
  ']': 'closing',
  '.': 'dot',
  '&': 'and',
  '+': 'and',
};

const lexeme =
  /\d{1,2}(?:st|nd|rd|th|er|ro|do|to|d)\b|\d{1,2}o\b|\d{1,2}[:.]\d{2}(?!\d)|\d+|[a-z]+(?:'[a-z]+)?|[^\s]|\n/g;

/** Splits a rewritten text into tokens. A hint about the language decides words such as "mar". */
export function tokensOf(rewritten: string, hint: Language | undefined): Token[] {
  const lexemes = rewritten.match(lexeme) ?? [];
  const context = { lexemes, language: languageOf(rewritten, hint), letters: lettersOf(lexemes, hint, rewritten) };
  const tokens: Token[] = [];
  for (let i = 0; i < lexemes.length; i++) {
    const token = tokenAt(i, context);
    if (token) tokens.push(...token);
    if (isClockText(lexemes[i]!) && isMarker(lexemes[i + 1])) i++;
  }
  return tokens;
}

/** The text decides if it has words of one language only. */
function languageOf(text: string, hint: Language | undefined): Language {
  const spanish = text.match(spanishOnly)?.length ?? 0;
  const english = text.match(englishOnly)?.length ?? 0;
  if (english === 0 && spanish > 0) return 'es';
  if (spanish === 0 && english > 0) return 'en';
  return hint ?? (spanish > english ? 'es' : 'en');
}

interface Context {
  lexemes: string[];
  language: Language;
  /** The meanings of single letters, or null if they have no certain meaning. */
  letters: Readonly<Record<string, number>> | null;
}

/** Returns the letters of the language that the text's letters belong to. In Spanish, `m` needs an `x` beside it. */
function lettersOf(lexemes: string[], hint: Language | undefined, text: string): Context['letters'] {
  const single = new Set(lexemes.filter((word) => /^[a-z]$/.test(word)));
  const isSpanish = ['l', 'x', 'j', 'v', 'd'].some((letter) => single.has(letter));
  const isEnglish = ['t', 'w', 'r', 'f', 'th'].some((letter) => single.has(letter) || lexemes.includes('th'));
  if (isSpanish && (isEnglish || (/[a-z]{3}/.test(text) && languageOf(text, hint) === 'en'))) return null;
  if (isSpanish) return single.has('x') ? { ...spanishLetters, m: 1 } : spanishLetters;
  if (isEnglish) return englishLetters;
  return languageOf(text, hint) === 'en' ? englishLetters : spanishLetters;
}

function isClockText(lexeme: string): boolean {
  return /^\d{1,4}$|^\d{1,2}[:.]\d{2}$/.test(lexeme);
}

function isMarker(lexeme: string | undefined): lexeme is 'am' | 'pm' {
  return lexeme === 'am' || lexeme === 'pm';
}

function tokenAt(i: number, context: Context): Token[] | null {
  const lexeme = context.lexemes[i]!;
  const ordinal = ordinalOfWord.get(lexeme);
  if (ordinal) return [{ kind: 'ordinal', ordinal, day: /^\d/.test(lexeme) ? Number.parseInt(lexeme, 10) : null }];
  if (/^\d{1,2}(?:st|nd|rd|th)$/.test(lexeme)) {
    return [{ kind: 'ordinal', ordinal: 0, day: Number.parseInt(lexeme, 10) }];
  }
  if (/^\d/.test(lexeme)) return [clockToken(lexeme, context.lexemes[i + 1])];
  if (lexeme === '.') {
    // "closed July 4. Open daily 9-5": the end of a sentence.
    const isNumber = /^\d/.test(context.lexemes[i - 1] ?? '');
    return isAbbreviated(context.lexemes[i - 1]) && !isNumber ? [] : [{ kind: 'break' }];
  }
  const symbol = symbols[lexeme];
  if (symbol) return [{ kind: symbol }];
  if (!/^[a-z]/.test(lexeme)) return /[!@#'%=^<>]/.test(lexeme) ? [] : [{ kind: 'unclear' }];
  return wordTokens(i, lexeme, context);
}

function isAbbreviated(lexeme: string | undefined): boolean {
  if (lexeme === undefined) return true;
  return (
    lexeme.length <= 4 && (dayOfName.has(lexeme) || monthOfName.has(lexeme) || isMarker(lexeme) || lexeme.length < 3)
  );
}

function clockToken(text: string, next: string | undefined): Token {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text);
  const marker = isMarker(next) ? next : null;
  // A lone 0 is the rest of "l0".
  const [hour, minute] = [text === '0' ? 99 : Number(parts?.[1] ?? 99), Number(parts?.[2] ?? 0)];
  const plain = /^\d+$/.test(text) && !marker ? text : null;
  return { kind: 'clock', clock: { hour, minute, marker, isNamed: false, plain, hasLeadingZero: text[0] === '0' } };
}

function namedClock(hour: number): Token {
  const clock = { hour, minute: 0, marker: null, isNamed: true, plain: null, hasLeadingZero: false };
  return { kind: 'clock', clock };
}

function wordTokens(i: number, word: string, context: Context): Token[] {
  if (word === 'noon') return [namedClock(12)];
  if (word === 'midnight') return [namedClock(0)];
  if (isMarker(word)) return [{ kind: 'unclear' }];
  if (holidayNames.has(word)) return [{ kind: 'holiday', name: word }];
  if (setOfWord[word]) return [{ kind: 'days', days: setOfWord[word], isSet: true }];
  const day = dayAt(i, word, context);
  if (day) return day;
  const month = monthAt(i, word, context);
  const followsDay = ['de', 'of'].includes(context.lexemes[i - 1] ?? '');
  if (month) return [{ kind: 'month', month, followsDay }];
  const hint = hintOfWord[word];
  if (hint) return [{ kind: 'hint', half: hint.half, meal: hint.isMeal ? word : null }];
  if (word in numberOfWord && !fillers.has(word)) return [{ kind: 'unclear' }];
  const kind = kindOfWord[word];
  if (kind) return [{ kind }];
  if (fillers.has(word)) return [];
  const misspelled = misspelledDay(word);
  if (misspelled !== null) return misspelled === 'unclear' ? [{ kind: 'unclear' }] : [dayToken(misspelled)];
  return [{ kind: 'word', word }];
}

function dayAt(i: number, word: string, context: Context): Token[] | null {
  const name = word.replace(/'s$/, '');
  const day = dayOfName.get(name) ?? (name === 'mar' && isTuesday(i, context) ? 1 : undefined);
  if (day !== undefined && (!shyDayNames.has(name) || isBesideDay(i, context))) {
    return [commonWords.has(name) && isBeforeWord(i, context) ? { kind: 'unclear' } : dayToken(day)];
  }
  if (day !== undefined) return commonWords.has(name) ? null : [{ kind: 'unclear' }];
  if (/^[a-z]$/.test(word)) return letterAt(i, word, context);
  // "Mt. Zion", "Mr. Smith"
  if ((word === 'mt' || word === 'mr') && /^[a-z]{3}|\./.test(context.lexemes[i + 1] ?? '')) return null;
  return codeDays(word)?.map(dayToken) ?? null;
}

/** Words like a day, but of their own: the town of Munday, and in Spanish judges and "you come". */
const otherWords = new Set(['munday', 'st', 'sin']);
const similarWords = new Set(['jueces', 'vienes']);
const spanishDays = ['miercoles', 'jueves', 'viernes'];

/** "Tuesdy", "vierness": a day with one wrong letter. With two, nothing is certain. Only words that end as days do. */
function misspelledDay(word: string): number | 'unclear' | null {
  if (word.length < 6 || otherWords.has(word) || similarWords.has(word)) return null;
  const isEnglish = /d[ae]?ys?$/.test(word);
  const names = isEnglish ? [...dayOfName.keys()].filter((name) => /days?$/.test(name)) : spanishDays;
  const similar = names.filter((name) => name[0] === word[0]);
  const found = new Set(similar.filter((one) => editCost(word, one, 1) <= 1).map((name) => dayOfName.get(name)!));
  // "thusday" may be Tuesday or Thursday.
  if (found.size > 0) return found.size === 1 ? [...found][0]! : 'unclear';
  return isEnglish && similar.some((one) => editCost(word, one, 2) <= 2) ? 'unclear' : null;
}

/** "fry", "wende", "frdya", "jueces": a slip or two from a day, or from the beginning of one. */
export function isLikeDay(word: string): boolean {
  if (otherWords.has(word)) return false;
  const isLong = word.length > 4;
  return [...dayOfName.keys()].some((name) => {
    const limit = isLong && name[0] === word[0] ? 1.7 : 1;
    const beginning = isLong ? name.slice(0, word.length) : name;
    return name.length > 2 && [name, beginning].some((one) => editCost(word, one, limit) <= limit);
  });
}

function dayToken(day: number): Token {
  return { kind: 'days', days: [day], isSet: false };
}

/** "mar" is Tuesday in Spanish unless a day of the month or another month is beside it. */
function isTuesday(i: number, { lexemes, language }: Context): boolean {
  if (language !== 'es') return false;
  const isMonth = (word: string | undefined) => word !== undefined && monthOfName.has(word) && word !== 'mar';
  if (lexemes[i - 1] === 'de' && /^\d/.test(lexemes[i - 2] ?? '')) return false;
  return ![lexemes[i - 2], lexemes[i + 2]].some(isMonth);
}

function isBesideDay(i: number, { lexemes, letters }: Context): boolean {
  const connects = (text: string) => ['y', 'e', 'and', 'a', 'to', 'thru', 'through'].includes(text);
  const isDay = (text: string) => dayOfName.has(text) || (letters !== null && text in letters);
  const beside = [
    [lexemes[i - 1] ?? '', lexemes[i - 2] ?? ''],
    [lexemes[i + 1] ?? '', lexemes[i + 2] ?? ''],
  ] as const;
  return beside.some(
    ([near, far]) => /^(?:[-/&,:\d]|closed|cerrado)/.test(near) || isDay(near) || (connects(near) && isDay(far)),
  );
}

/** "Fridays we are open", "los lunes su comida": not Wednesday and Sunday. */
function isBeforeWord(i: number, { lexemes }: Context): boolean {
  const next = lexemes[i + 1] ?? '';
  return (
    /^[a-z]{2}/.test(next) && !dayOfName.has(next) && !(next in kindOfWord) && !['noon', 'midnight'].includes(next)
  );
}

/** Short names of days that are common words in one of the languages. */
const commonWords = new Set(['we', 'su', 'do', 'mi', 'tu']);

/** A single letter is a day unless it is a Spanish connecting word between days or times. */
function letterAt(i: number, letter: string, { lexemes, letters }: Context): Token[] | null {
  if (letter === 's' && letters === spanishLetters) return isLoneS(lexemes) ? [{ kind: 'unclear' }] : [dayToken(5)];
  if (letters && letter in letters) return [dayToken(letters[letter]!)];
  if (letter === 'm' && letters !== null && lexemes.filter((word) => word === 'm').length === 2) {
    return [dayToken(lexemes.indexOf('m') === i ? 1 : 2)];
  }
  return 'mtwrfslxjvd'.includes(letter) ? [{ kind: 'unclear' }] : null;
}

/** `s` needs another Spanish letter beside it. */
function isLoneS(lexemes: string[]): boolean {
  return !lexemes.some((word) => ['l', 'x', 'j', 'v', 'd'].includes(word));
}

/** Reads letters without spaces in the order of the week: "mwf", "tth", "mtwthf", "lmv" (never: `m` is unclear). */
function codeDays(word: string): number[] | null {
  if (!/^(?:m|tu|t|w|th|r|f|sa|su){2,7}$/.test(word))
    return word === 'lmmjv' || word === 'lmxjv' ? [0, 1, 2, 3, 4] : null;
  const days = (word.match(/th|tu|sa|su|[mtwrf]/g) ?? []).map((code) => codes[code]!);
  const afterWednesday = days.map((day, i) => (day === 1 && i > 0 && days[i - 1] === 2 ? 3 : day));
  return afterWednesday.every((day, i) => i === 0 || day > afterWednesday[i - 1]!) ? afterWednesday : null;
}

const codes: Record<string, number> = { ...englishLetters, tu: 1, th: 3, sa: 5, su: 6 };

/** "may" and "march" are months only beside a number, a dash, or another month. */
function monthAt(i: number, word: string, { lexemes }: Context): number | null {
  const month = monthOfName.get(word);
  if (!month) return null;
  if (word !== 'may') return month;
  const beside = [lexemes[i - 1] ?? '', lexemes[i + 1] ?? ''];
  const isDate = beside.some(
    (text) => /^[\d-]/.test(text) || ['in', 'through', 'thru', 'to', 'of', 'de'].includes(text),
  );
  return isDate ? month : null;
}
