import { weekdays } from '../../services/hours/scheduleTypes.ts';
import type { Holiday } from '../../services/hours-plan/holidays.ts';
import { fuzzyMatcher } from '../phrases/fuzzyMatch.ts';
import { dayMeantBy, likeDays } from '../spelling/dayWords.ts';
import { cachedByText } from '../words/cachedByText.ts';

/** A date without a year, as month and day: `12-5`. */
export type NamedDate = `${number}-${number}`;
export type NamedDay =
  | (typeof weekdays)[number]
  | 'TODAY'
  | 'TOMORROW'
  | 'AFTER_TOMORROW'
  | 'WEEKEND'
  | 'WEEKDAYS'
  | 'THIS_WEEK'
  | 'NEXT_WEEK'
  | Holiday
  | NamedDate;

/** When services must be open, as a text says it. It does not depend on the current time. */
export interface NamedTime {
  /** Null: today, or tomorrow if the time has passed today. */
  day: NamedDay | null;
  /** Minutes since local midnight. Null: the whole day. Both are the same for a moment. */
  from: number | null;
  until: number | null;
  /** An hour from 1 to 12 without a.m. or p.m.: `from` is the likelier of the two. */
  isBare?: boolean;
}

export interface TimeInText {
  /** Null if the words name no time. */
  time: NamedTime | null;
  isNow: boolean;
  /** For each word whether it only names the time. */
  isTaken: boolean[];
}

const [NOON, DAY] = [12 * 60, 24 * 60];
/** Parts of a day, in minutes since midnight. */
const parts = {
  EARLY: [6 * 60, 9 * 60],
  MORNING: [6 * 60, NOON],
  NOON: [NOON, NOON],
  AFTERNOON: [NOON, 18 * 60],
  NIGHT: [18 * 60, DAY],
  LATE: [21 * 60, DAY],
  AFTER_MIDNIGHT: [DAY, DAY + 6 * 60],
  DAYTIME: [9 * 60, 17 * 60],
  BEFORE_NOON: [6 * 60, NOON],
  BEFORE_WORK: [5 * 60, 8 * 60],
  AFTER_WORK: [17 * 60, DAY],
} as const;
type Part = keyof typeof parts;

const dayNames: [NamedDay, string][] = [
  ['AFTER_TOMORROW', 'day after tomorrow|pasado manana'],
  [
    'WEEKDAYS',
    'weekdays?|entre semana|(?:monday|mon) (?:to|through|thru|till) (?:friday|fri)|(?:de )?lunes a viernes|dias? de semana',
  ],
  ['THIS_WEEK', 'this week(?! end)|later this week|esta (?:misma )?semana'],
  ['NEXT_WEEK', 'next week(?! end)|(?:la )?(?:proxima semana|semana (?:que viene|q viene|proxima|entrante))'],
  ['TODAY', 'today|hoy'],
  ['TOMORROW', 'manana|tomorrow|tomorow|tommorow|tommorrow|tmrw|tmr|2morrow'],
  ['WEEKEND', 'weekends?|fin(?:es)? de semana|findes?'],
  ['MONDAY', 'mondays?|lunes|(?:el|este|los) lune'],
  ['TUESDAY', 'tuesdays?|tues|martes|(?:el|este|los) marte'],
  ['WEDNESDAY', 'wednesdays?|wensday|wendsday|wedsday|miercoles'],
  ['THURSDAY', 'thursdays?|thurs|jueves|juebes'],
  ['FRIDAY', 'fridays?|viernes|biernes'],
  ['SATURDAY', 'saturdays?|sabados?|savados?'],
  ['SUNDAY', 'sundays?|domingos?'],
];
/** These are also other words ("SAT prep"): they need a word before them. */
const shortDays = {
  mon: 'MONDAY',
  tue: 'TUESDAY',
  wed: 'WEDNESDAY',
  thu: 'THURSDAY',
  fri: 'FRIDAY',
  sat: 'SATURDAY',
  sun: 'SUNDAY',
} as const;

/** "Thanksgiving dinner" is a need: a holiday needs a word before it, or the word "day". */
const holidayNames: [Holiday, string][] = [
  ['AFTER_THANKSGIVING', 'day after thanksgiving|black friday'],
  ['THANKSGIVING', 'thanksgiving|(?:dia de )?accion de gracias'],
  ['CHRISTMAS_EVE', 'christmas eve|xmas eve|nochebuena|noche buena'],
  ['CHRISTMAS', 'christmas|xmas|navidad'],
  ['NEW_YEAR', 'new years?|ano nuevo'],
  ['EASTER', 'easter(?: sunday)?|(?:domingo de )?pascua'],
  ['GOOD_FRIDAY', 'good friday|viernes santo'],
  ['MEMORIAL', 'memorial'],
  ['LABOR', 'labor'],
  ['VETERANS', 'veterans'],
  ['MARTIN_LUTHER_KING', 'mlk|martin luther king'],
  ['PRESIDENTS', 'presidents'],
  ['JUNETEENTH', 'juneteenth'],
  ['INDEPENDENCE', 'independence|4th of july|fourth of july|july 4th|4 de julio|cuatro de julio'],
];
const BEFORE_HOLIDAY = '(?:on|open|abiertos?|abiertas?|abren?|en|el|dia de)';

/** The names of the months, in their order. */
const monthNames = [
  'january|jan|enero|ene',
  'february|feb|febrero',
  'march|mar|marzo',
  'april|apr|abril|abr',
  'may|mayo',
  'june|jun|junio',
  'july|jul|julio',
  'august|aug|agosto|ago',
  'september|sept|sep|septiembre|setiembre',
  'october|oct|octubre',
  'november|nov|noviembre',
  'december|dec|diciembre|dic',
];
const MONTH = `(${monthNames.join('|')})`;
const DAY_OF_MONTH = '(\\d{1,2})(?:st|nd|rd|th)?';

const partNames: [Part, string][] = [
  ['AFTER_MIDNIGHT', '(?:after|past) midnight|(?:despues|pasada) (?:de )?(?:la )?media ?noche|overnight hours'],
  ['BEFORE_NOON', 'before (?:noon|lunch)|antes del? (?:mediodia|medio dia)|antes de comer'],
  ['BEFORE_WORK', 'before (?:i go to )?work|antes del? (?:trabajo|jale)|antes de (?:ir a|irme a|entrar a) trabajar'],
  [
    'AFTER_WORK',
    'after (?:work|(?:my )?shift|i get off(?: work)?)|despues del? (?:trabajo|jale)|(?:despues de|al|cuando) sal(?:go|ir|gamos) del? (?:trabajo|jale|trabajar)',
  ],
  ['DAYTIME', '(?:during|in) the (?:day ?time|day)|durante el dia'],
  ['LATE', '(?:open |until |till |til )late|late (?:at )?night|hasta (?:muy )?tarde|muy noche'],
  ['EARLY', '(?:early|temprano) (?:in the |por la |en la )?(?:morning|manana)|early|temprano'],
  ['NOON', '(?:at )?noon|(?:al )?mediodia|a medio dia'],
  [
    'NIGHT',
    'tonight|tonite|tonigt|2nite|(?:esta|hoy en la|hoy por la|en la|por la|de la) noche|de noche|(?:this |in the )?evenings?|(?:at |by )?night|(?:en|por) las noches',
  ],
  ['MORNING', '(?:in the |this )?mornings?|(?:esta|en la|por la|de la) manana|(?:en|por) las mananas'],
  ['AFTERNOON', '(?:in the |this )?afternoons?|(?:esta|en la|por la|de la) tarde|(?:en|por) las tardes'],
];
/** Parts of a day that name a time without a day: "at night", but not "night shelter". */
const PART_ALONE =
  /^(?:tonight|tonite|tonigt|2nite|open|until|till|til|late|hasta|muy|at|by|in|this|esta|hoy|en|por|al|a|de noche|before|after|past|during|durante|antes|despues|pasada|cuando|overnight|mornings|afternoons|evenings)\b/;
const TONIGHT = /^(?:tonight|tonite|tonigt|2nite|this|esta|hoy)\b/;

const now =
  /\b(?:(?:whats |what is )?open )?(?:right now|rite now|rn|at the moment|this minute|this very moment|currently|ahora mismo|ahorita(?: mismo)?|en este momento|en este instante|at present|at this hour|ya mismo|(?:para|pa) ya)\b|\b(?:now|ahora)$/;

/** "La mañana" is no tomorrow, and "hiring now" no time. But "escuela mañana" is tomorrow. */
const otherMeanings =
  /\b(?:(?:la|esta) manana|mid weekends?|santo domingos?|(?:hiring|hireing|contratando) (?:now|ahora)$)/g;

const hoursByWord: Readonly<Record<string, number>> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
  },
};
const HOUR = `(\\d{1,2}|${Object.keys(hoursByWord).join('|')})(?: ([0-5]\\d))?(?: ?(am|pm|a m|p m|oclock))?(?: (?:de|en|por) la (manana|tarde|noche))?`;
/** What may follow an hour without a.m. or p.m. It is no hour in "at 5 kids". */
const AFTER_HOUR =
  '(?= (?:in|on|near|for|at|today|tonight|tomorrow|this|hoy|manana|el|en|cerca|para|por|de la|and|y|please|por favor|\\D+days?\\b)|$)';
/** What may not follow an hour after words that hardly precede another number. It is no hour in "after 6 months". */
const NO_UNIT =
  '(?! (?:\\d|(?:days?|weeks?|months?|mos?|years?|yrs?|hours?|hrs?|minutes?|mins?|kids?|children|people|times?|tries|dias?|semanas?|mes|meses|anos?|horas?|minutos?|hij[oa]s|nin[oa]s|mujeres|personas|veces|or|o|of|de (?!la))\\b))';
type ClockKind = 'AFTER' | 'BEFORE' | 'AT' | 'UNTIL';
const clocks: [kind: ClockKind, before: string, after: string][] = [
  ['AFTER', '(?:open )?(?:after|past|later than|despues de? las?|pasadas las|a partir de? las?)', NO_UNIT],
  ['BEFORE', '(?:open )?(?:before|antes de? las?)', NO_UNIT],
  ['UNTIL', '(?:open|abiert[oa]s?|abr[ae]n?|cierr[ae]n?) (?:until|till?|past|hasta)(?: las?)?', NO_UNIT],
  ['AT', '(?:open )?(?:(?:como )?a las?)', NO_UNIT],
  ['AT', '(?:open )?(?:at|around|about|by)', AFTER_HOUR],
];

const listed = [...dayNames, ...holidayNames, ...partNames].flatMap(([, names]) => names.match(/[a-z]{5,}/g) ?? []);
const correctSpelling = fuzzyMatcher(listed, [
  ...likeDays,
  'labor',
  'memorial',
  'veterans',
  'president',
  'manana',
  'after',
  'julio',
  'anoche',
]);

/**
 * Finds when services must be open among folded words, in English or Spanish, also misspelled: "tonight", "mañana
 * temprano", "on sunday", "after 6", "this weekend", "on christmas".
 */
export function readTime(words: readonly string[]): TimeInText {
  const found = timeIn(words.join(' '));
  return { ...found, isTaken: [...found.isTaken] };
}

/** Several parts of a message ask for the time in the same words, so a cache of a few texts is enough. */
const MOST_TEXTS = 8;
const timeIn = cachedByText((text) => findTime(text === '' ? [] : text.split(' ')), MOST_TEXTS);

function findTime(words: readonly string[]): TimeInText {
  const read = correctSpelling(words.map((word) => dayMeantBy(word) ?? word));
  const text = read.join(' ');
  const taken: [number, number][] = [];
  const takeFrom = (within: string) => (pattern: RegExp) => {
    const found = pattern.exec(within);
    if (found) taken.push([found.index, found.index + found[0].length]);
    return found;
  };
  const take = takeFrom(text);
  const withoutOthers = text.replace(otherMeanings, (others) => '_'.repeat(others.length));
  const named = holidayIn(take) ?? dateIn(take) ?? dayIn(takeFrom(withoutOthers));
  const clock = clockIn(take);
  const part = clock ? null : partIn(take, text, named !== null);
  const isNow = now.test(withoutOthers) && !named && !clock && !part;
  if (isNow) takeFrom(withoutOthers)(now);
  const day = named ?? (part?.isToday ? 'TODAY' : null);
  const time = named || clock || part ? { day, ...(clock ?? part?.minutes ?? { from: null, until: null }) } : null;
  return { time, isNow, isTaken: wordsIn(read, taken).map((is, i) => is && !ofNight.has(read[i]!)) };
}

/** These words also tell the need: somebody looks for a bed. */
const ofNight = new Set(['tonight', 'tonite', 'tonigt', '2nite', 'night', 'noche']);

type Take = (pattern: RegExp) => RegExpExecArray | null;

/** Whole words. All patterns are made once, because every message needs them. */
const wholeWords = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`);

const NO_MEAL = '(?! \\b(?:dinner|meal|lunch|gift|toy|basket|help|cena)\\w*)';
const holidayPatterns = holidayNames.map(([holiday, names]) => {
  const before = `${BEFORE_HOLIDAY} (?:the |el |dia de )?`;
  return [holiday, wholeWords(`${before}(?:${names})(?: day)?${NO_MEAL}|(?:${names}) day`)] as const;
});

function holidayIn(take: Take): NamedDay | null {
  return holidayPatterns.find(([, pattern]) => take(pattern))?.[0] ?? null;
}

const BEFORE_DATE = '(?:(?:on|for|by|el|para el) )?';
const YEAR = '(?: (?:de |del )?20\\d\\d)?';
const monthFirstPattern = wholeWords(`${BEFORE_DATE}${MONTH} (?:the )?${DAY_OF_MONTH}${YEAR}`);
const dayFirstPattern = wholeWords(
  `${BEFORE_DATE}(?:the |dia )?(?!\\d+ may )${DAY_OF_MONTH} (?:(?:of|de) )?${MONTH}${YEAR}`,
);

/** "December 5", "5 de diciembre". A month alone is no date. */
function dateIn(take: Take): NamedDate | null {
  const monthFirst = take(monthFirstPattern);
  const dayFirst = monthFirst ? null : take(dayFirstPattern);
  const [month, day] = monthFirst ? [monthFirst[1], monthFirst[2]] : [dayFirst?.[2], dayFirst?.[1]];
  const number = monthNames.findIndex((names) => month !== undefined && names.split('|').includes(month)) + 1;
  return number > 0 && Number(day) >= 1 && Number(day) <= 31 ? `${number}-${Number(day)}` : null;
}

const BEFORE_DAY = '(?:open )?(?:(?:on|this|the|next|coming|every|for|el|los|este|para|pa) )?';
const dayPatterns = dayNames.map(
  ([day, names]) => [day, wholeWords(`${BEFORE_DAY}(?:the |coming |el |los |este |proximo )?(?:${names})`)] as const,
);
const shortNames = Object.keys(shortDays).join('|');
const shortDayPatterns = [
  `(?:on|open|this|next|coming|every|about|until|til) (${shortNames})`,
  `(${shortNames}) (?:hrs|hours|mornings?|afternoons?|evenings?|nights?)`,
  `^(?:and )?(${shortNames})$`,
].map(wholeWords);

function dayIn(take: Take): NamedDay | null {
  const day = dayPatterns.find(([, pattern]) => take(pattern))?.[0];
  if (day) return day;
  const short = firstTaken(shortDayPatterns, take);
  return short ? shortDays[short[1] as keyof typeof shortDays] : null;
}

function firstTaken(patterns: readonly RegExp[], take: Take): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = take(pattern);
    if (found) return found;
  }
  return null;
}

const clockPatterns = clocks.map(
  ([kind, before, after]) => [kind, wholeWords(`${before} ${HOUR}\\b${after}`)] as const,
);
const hourPattern = wholeWords('(\\d{1,2})(?: ([0-5]\\d))? ?(am|pm)');

function clockIn(take: Take): Pick<NamedTime, 'from' | 'until' | 'isBare'> | null {
  for (const [kind, pattern] of clockPatterns) {
    const found = take(pattern);
    const at = found && minuteOf(found, kind);
    if (at) return rangeOf(kind, at);
  }
  const found = take(hourPattern);
  const at = found && minuteOf(found, 'AT');
  return at ? rangeOf('AT', at) : null;
}

/** "Open until 9" is open shortly before. */
const SHORTLY = 30;

function rangeOf(kind: ClockKind, { minute, isBare }: { minute: number; isBare: boolean }) {
  if (kind === 'AFTER') return { from: minute, until: DAY };
  if (kind === 'BEFORE') return { from: 0, until: minute };
  if (kind === 'UNTIL') return { from: minute - SHORTLY, until: minute - SHORTLY };
  return { from: minute, until: minute, ...(isBare ? { isBare } : {}) };
}

/**
 * Without a.m. or p.m., "at 7" is more likely in the morning, "after 7" in the evening, and 1 to 6 in the afternoon.
 */
function minuteOf([, hours, minutes = '0', half, part]: RegExpExecArray, kind: ClockKind) {
  const hour = hoursByWord[hours ?? ''] ?? Number(hours);
  if (hour > 24 || hour === 0) return null;
  const isSaid = half?.startsWith('a') || half?.startsWith('p') || part !== undefined || hour > 12;
  const isLate = hour <= 6 || (kind === 'AFTER' && hour <= 8) || (kind === 'UNTIL' && hour <= 11);
  const isPm = half?.startsWith('p') || part === 'tarde' || part === 'noche' || (!isSaid && isLate);
  const shift = isPm && hour < 12 ? 12 : hour === 12 && (half?.startsWith('a') || part === 'manana') ? -12 : 0;
  return { minute: Math.min((hour + shift) * 60 + Number(minutes), DAY), isBare: !isSaid };
}

const partPatterns = partNames.map(([part, names]) => [part, wholeWords(names)] as const);

function partIn(take: Take, text: string, hasDay: boolean) {
  for (const [part, pattern] of partPatterns) {
    const found = pattern.exec(text);
    if (!found || !(hasDay || PART_ALONE.test(found[0]))) continue;
    const [words] = take(pattern)!;
    const [from, until] = parts[part];
    return { minutes: { from, until } as const, isToday: TONIGHT.test(words) };
  }
  return null;
}

function wordsIn(words: readonly string[], taken: readonly [number, number][]): boolean[] {
  let at = 0;
  return words.map((word) => {
    const [first, end] = [at, at + word.length];
    at = end + 1;
    return taken.some(([from, to]) => from <= first && end <= to);
  });
}

/** The day that the words name, as the slot `topic` of a schedule has it (api.md). */
export function topicOf(time: NamedTime | null): string | null {
  const topics: readonly string[] = [...weekdays, 'TODAY', 'TOMORROW'];
  return time?.day && topics.includes(time.day) ? time.day : null;
}
