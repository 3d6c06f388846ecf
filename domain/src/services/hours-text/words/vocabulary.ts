/** Weekdays are 0 Monday to 6 Sunday. */
const dayNames: string[][] = [
  ['mon', 'monday', 'mo', 'mondays', 'mons', 'lun', 'lunes', 'lunez', 'lu'],
  ['tue', 'tues', 'tuesday', 'tu', 'tuesdays', 'teusday', 'tuseday', 'tusday', 'mart', 'martes', 'martez', 'ma'],
  [
    'wed',
    'weds',
    'wednesday',
    'we',
    'wednesdays',
    'wensday',
    'wednsday',
    'wendsday',
    'wedsday',
    'wendesday',
    'wedn',
    'wedns',
    'wednes',
  ],
  [
    'thu',
    'thur',
    'thurs',
    'thursday',
    'th',
    'thursdays',
    'thrusday',
    'thirsday',
    'thrs',
    'thr',
    'jue',
    'jueves',
    'juev',
    'juebes',
    'ju',
  ],
  ['fri', 'friday', 'fr', 'fridays', 'fris', 'firday', 'vie', 'viernes', 'viernez', 'biernes', 'vier', 'vi'],
  [
    'sat',
    'sats',
    'saturday',
    'sa',
    'saturdays',
    'satuday',
    'saterday',
    'sab',
    'sabado',
    'sabados',
    'sabdo',
    'savado',
    'savados',
  ],
  ['sun', 'sunday', 'su', 'sundays', 'suns', 'dom', 'domingo', 'domingos', 'domigo', 'do'],
];
dayNames[2]!.push('mie', 'mier', 'miercoles', 'mierc', 'miercolez', 'mi');

export const dayOfName: ReadonlyMap<string, number> = new Map(
  dayNames.flatMap((names, day) => names.map((name) => [name, day] as const)),
);

/** Short names that are words too. They count as days only beside a day, a time, or a dash. */
export const shyDayNames = new Set(['we', 'su', 'do', 'mi', 'ma', 'ju', 'vi', 'lu', 'mo', 'tu']);

export const setOfWord: Readonly<Record<string, number[]>> = {
  weekdays: [0, 1, 2, 3, 4],
  weekends: [5, 6],
  daily: [0, 1, 2, 3, 4, 5, 6],
  /** The days that the text does not name. */
  otherdays: [],
};

/** The letters of each language. `s` in English, and `m` alone in Spanish, have no single meaning. */
export const englishLetters: Readonly<Record<string, number>> = { m: 0, t: 1, w: 2, r: 3, f: 4 };
export const spanishLetters: Readonly<Record<string, number>> = { l: 0, x: 2, j: 3, v: 4, s: 5, d: 6 };

export const holidayNames = new Set(
  'afterthanksgiving thanksgiving christmaseve christmas newyeareve newyear independenceday laborday memorialday mlkday juneteenth veteransday presidentsday goodfriday easter'.split(
    ' ',
  ),
);

const months: string[][] = [
  ['jan', 'january', 'ene', 'enero'],
  ['feb', 'february', 'febrero', 'febr'],
  ['mar', 'march', 'marzo'],
  ['apr', 'april', 'abr', 'abril'],
  ['may', 'mayo'],
  ['jun', 'june', 'junio'],
  ['jul', 'july', 'julio'],
  ['aug', 'august', 'ago', 'agosto'],
  ['sep', 'sept', 'september', 'septiembre', 'setiembre'],
  ['oct', 'october', 'octubre'],
  ['nov', 'november', 'noviembre'],
  ['dec', 'december', 'dic', 'diciembre'],
];
export const monthOfName: ReadonlyMap<string, number> = new Map(
  months.flatMap((names, i) => names.map((name) => [name, i + 1] as const)),
);

/** 1 to 5, and 6 for the last. */
const ordinals: string[][] = [
  ['1st', 'first', '1er', '1ro', '1o', 'primer', 'primero', 'primeros', 'primera'],
  ['2nd', 'second', '2do', '2o', 'segundo', 'segundos', '2d'],
  ['3rd', 'third', '3er', '3ro', '3o', 'tercer', 'tercero', 'terceros', '3d'],
  ['4th', 'fourth', '4to', '4o', 'cuarto', 'cuartos', 'forth'],
  ['5th', 'fifth', '5to', '5o', 'quinto', 'quintos'],
  ['last', 'ultimo', 'ultimos'],
];
export const ordinalOfWord: ReadonlyMap<string, number> = new Map(
  ordinals.flatMap((words, i) => words.map((word) => [word, i + 1] as const)),
);

/** Numbers as words, where a time can stand. */
export const numberOfWord: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['one', 'una'],
    ['two', 'dos'],
    ['three', 'tres'],
    ['four', 'cuatro'],
    ['five', 'cinco'],
    ['six', 'seis'],
    ['seven', 'siete'],
    ['eight', 'ocho'],
    ['nine', 'nueve'],
    ['ten', 'diez'],
    ['eleven', 'once'],
    ['twelve', 'doce'],
  ].flatMap((words, i) => words.map((word) => [word, i + 1])),
);

/** Words with one meaning for the parser. */
export const kindOfWord: Readonly<Record<string, WordKind>> = kinds({
  to: ['to', 'thru', 'through', 'throught', 'until', 'till', 'til', 'hasta', 'a', 'al'],
  and: ['and', 'y', 'e', '&', '+'],
  between: ['between', 'entre'],
  every: ['every', 'each', 'cada'],
  ofMonth: ['ofmonth'],
  on: ['on', 'los', 'el'],
  closed: [
    'closed',
    'clsd',
    'closes',
    'close',
    'cerrado',
    'cerrada',
    'cerrados',
    'cierra',
    'cerramos',
    'off',
    'closing',
  ],
  except: ['except', 'excepto', 'excluding', 'exc', 'salvo', 'menos', 'but', 'exceptuando'],
  also: ['also', 'plus', 'tambien', 'ademas', 'additionally', 'addition'],
  allDay: ['allday'],
  always: ['always'],
  contact: ['contact'],
  callFirst: ['callfirst'],
  gone: ['gone'],
  holidays: ['holidays'],
  sameDay: ['sameday'],
  nextDay: ['nextday'],
  nonstop: ['nonstop'],
});
type WordKind =
  | ('to' | 'and' | 'between' | 'every' | 'ofMonth' | 'on' | 'closed' | 'except' | 'also' | 'allDay' | 'always')
  | ('contact' | 'callFirst' | 'gone' | 'holidays' | 'sameDay' | 'nextDay' | 'nonstop');

function kinds(words: Record<WordKind, string[]>): Record<string, WordKind> {
  const pairs = Object.entries(words).flatMap(([kind, list]) => list.map((word) => [word, kind as WordKind]));
  return Object.fromEntries(pairs);
}

/** Which half of the day a word suggests. A meal also names its hours, so two meals are no contradiction. */
export const hintOfWord: Readonly<Record<string, { half: 'am' | 'pm' | null; isMeal: boolean }>> = hints({
  amMeal: ['breakfast', 'breakfasts', 'desayuno', 'desayunos'],
  noonMeal: ['lunch', 'lunches', 'almuerzo', 'almuerzos', 'comida', 'brunch', 'lonche', 'luncheon'],
  pmMeal: ['dinner', 'dinners', 'supper', 'suppers', 'cena', 'cenas'],
  am: ['morning', 'mornings', 'matutino'],
  pm: ['evening', 'evenings', 'afternoon', 'afternoons', 'night', 'nights', 'vespertino'],
});

function hints(words: Record<'amMeal' | 'noonMeal' | 'pmMeal' | 'am' | 'pm', string[]>) {
  const pairs = Object.entries(words).flatMap(([kind, list]) => {
    const half = kind.startsWith('am') ? ('am' as const) : kind.startsWith('pm') ? ('pm' as const) : null;
    return list.map((word) => [word, { half, isMeal: kind.endsWith('Meal') }] as const);
  });
  return Object.fromEntries(pairs);
}

/** Words without a meaning of their own, such as articles and "hours". */
export const fillers = new Set(
  [
    "the of in at from is are we our we're open opens opened opening hour hours hrs hr time times business operation",
    'operations operating service services schedule scheduled day days regular normal current public us for only please',
    'weekly general held will be between availability available provided offered served serve serving welcome',
    'de del desde la las lo un una abierto abierta abiertos abre abren abrimos horario horarios hora horas atencion',
    'operacion dia dias servicio servicios es son esta estan estamos se nuestro nuestros su en con por para que solo',
    'solamente unicamente publico al regulares jornada both all including incl incluyendo incluso as well its it nomas just',
  ]
    .join(' ')
    .split(' '),
);

/** Names of hours rather than of a program: two of them in one text are no contradiction. */
export const plainLabels = new Set(
  'drive thru through up curbside pickup pick person lunch break almuerzo descanso staffed'.split(' '),
);

/** Words that only one of the languages has decide which language it is. */
export const spanishOnly =
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lun|mie|jue|vie|sab|dom|y|hasta|cerrado|abierto|de|del|los|las|el|horario|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|cita|mes|primer|segundo|tercer|ultimo|todos|dias)\b/g;
export const englishOnly =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|and|thru|through|to|closed|open|hours|the|of|by|january|february|march|april|june|july|august|september|october|november|december|daily|first|last|each|every)\b/g;
