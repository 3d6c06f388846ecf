// Phrases about changes of the usual hours: closings, other ends, more days, and stays over several days.

const date =
  '(?:<month> \\d{1,2}(?:st|nd|rd|th)?(?:,? ?(?:-|and|&|to) ?\\d{1,2}(?:st|nd|rd|th)?)*\\b|\\d{1,2}\\/\\d|\\d{1,2}(?:(?:,| y| al?| -) \\d{1,2})* (?:de )?<month>)';
const dayAhead = `(?=(?:(?:on|the|el|los|en) )*(?:<day>|<nth>|${date}))`;
/** By the word that replaces them: the language of the text must not change. */
const noService = Object.entries({
  closed: '(?:we )?(?:will |are )?not (?:be )?open|no (?:services?|distributions?)',
  cerrado:
    'no (?:hay|habra|tendremos) (?:servicios?|distribucion|reparto|entregas?)|no (?:abrimos|abriremos|abre|habra)',
});
export function replaceNoService(before: string, after: string): [RegExp, string][] {
  return noService.map(([word, words]) => [new RegExp(`${before}(${words})${after}`, 'g'), `$1 ${word} `]);
}

const reason =
  '(?:the|our|summer|winter|spring|fall|annual|christmas|school|staff|las|fin de|verano|invierno) |vacations?|vacaciones|breaks?|inventory|inventario|cleaning|limpieza|maintenance|mantenimiento|training|capacitacion|receso|ano';

/** "no distribution on 5th Tuesdays". The pantry may be one of several programs. */
const closings: [RegExp, string][] = [
  ...replaceNoService('()\\b', ` (?:del )?${dayAhead}`),
  // "el 24 y 31 de diciembre no hay servicio"
  ...replaceNoService(`(${date}),? ?[:-]? ?`, '(?= ?(?:[.,;)\\n]|$))'),
  // "closed for vacation from June 1 to 15"
  [
    new RegExp(
      `\\b(closed|cerrad[oa]|cerramos) (?:for|por) (?:${reason})+(?=,? \\(?(?:(?:from|on|del|desde|el) )*${date})`,
      'g',
    ),
    '$1 ',
  ],
  [new RegExp(`\\bno (pantry|clinic) (?:${dayAhead}|(?:in|during) (?=<month>))`, 'g'), ' $1 closed '],
  // "Sunday services": worship, not hours of help.
  [/\b(sun|sundays?|domingos?),? (?:services?|servicios?)\b/g, ' worship $1 '],
  [
    /\b(?:services?|servicios?):?(?: (?:on|are|is|los|el))* (?=(?:sun|sundays?|domingos?)\b(?! ?(?:-|to|through|thru|a) ))/g,
    ' worship ',
  ],
];

/** Another end on one day: "except Wednesdays when we close at noon", "open late (till 8pm) on Thursdays". */
const ends: [RegExp, string][] = [
  // "jueves a las 7" is a start, unlike "jueves hasta las 7".
  [/(<day>),? a las? (?=\d)/g, '$1 unknown '],
  // "Dec 24 until 2" is a time, and "Dec 24 until 26" a day. Nobody can be sure of "Dec 3 until 5".
  [
    /(<month> \d{1,2}(?:st|nd|rd|th)?|\d de <month>|\d\/\d{1,2}),? (?:open |abierto )?(?:until|till|til|hasta)(?: las?)? (?=\d{1,2}(?![\d/])(?! (?:de )?<month>))/g,
    '$1 unknown ',
  ],
  [
    /,? ?\b(?:except|excepto|exc\b\.?)(?: on| los| el)? (<day>)(?:,? (?:when|que|cuando))(?: we)? (?:close|closes|cerramos|cierra|cierran)(?: at| a las?| al)? /g,
    '; $1 until ',
  ],
  [
    /\b(?:we )?(?:stay |are )?open late,? ?\(?(?:till|til|until) (\d[\d:]* ?(?:[ap]\.?m\b\.?)?)\)?,? (?:on |every )?(<day>)/g,
    ' $2 until $1 ',
  ],
  [/(<day>),? (?:we )?(?:are |stay )?open late,? ?\(?(?:till|til|until) /g, '$1 until '],
  // "but open until 7 on Thursdays", "pero los martes hasta las 8"
  [
    /[,;(]? ?\b(?:but |pero )?(?:we're |we |are |stay |stays )*open (?:till|til|until) (\d[\d:]* ?(?:[ap]\.?m\b\.?)?|noon),? (?:on |every )?(<day>)(?! ?(?:-|\/|&|,|(?:to|and|thru|through)\b))/g,
    '; $2 until $1 ',
  ],
  [
    /\b(?:but|pero)(?: on| los| el)? (?=<day>(?:,? (?:we|is|are|open|abrimos|abre|abierto))* (?:till|til|until|hasta)\b)/g,
    '; ',
  ],
  [
    /,? ?\b(?:but|pero)(?: we| it| is| are| we're| esta| estamos)* (?=(?:close|closes|closed|cierra|cerramos|cerrado)\b)/g,
    ', ',
  ],
  [/,? ?\b(?:en cambio|sin embargo|instead(?! of)|however)\b,?/g, ' '],
  [/\bwe (?:do\b|(?=(?:are|open|close|will|have|serve|stay|offer|distribute|meet|welcome|provide|give|also)\b))/g, ' '],
];

/** "September through May (no pantry in summer)" names the season once more. */
const seasonsAgain: [RegExp, string][] = [
  [
    /(<month> ?(?:-|to|through|thru|a) <month>)[ ,;.(-]*(?:no <word>|closed|cerrad[oa])(?: (?:in|during|en|for))?(?: the| el)? (?:summer|winter|verano|invierno)\)?/g,
    '$1 ',
  ],
];

/** "miércoles y también el tercer sábado", "Wednesdays 3-6, including the first Wednesday". */
const lists: [RegExp, string][] = [
  [
    new RegExp(`(<day>),?(?: (?:y|and|&))?,? (?:tambien|ademas|also|plus|as well as|asi como),? ${dayAhead}`, 'g'),
    '$1 and ',
  ],
  [
    /^((?:(?!<nth>|\b(?:clos|cerr|exc))[\s\S])*?\b(mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-z]*(?:(?!<nth>|\b(?:clos|cerr|exc))[^;\n])*?),? (?:including|incl\.?|incluyendo|incluso)(?: the| el)? <nth> \2[a-z]*(?: (?:of the|of each|of every|del|de cada) (?:month|mes))?(?= ?(?:[.,;)\n]|$))/g,
    '$1 ',
  ],
];

const nthOrAbbreviated = '(?:[1-5](?:er|ro|do|to|o)\\b|primero\\b|tercero\\b|<nth>)';

/** "Sat: 2nd & last of the month". One ordinal may be a day of the month. */
const nthAfterDay: [RegExp, string][] = [
  [
    new RegExp(
      `(^|[;.\\n] ?|<time>,? ?)(<day>)[:,]? ((?:the |el )?${nthOrAbbreviated}(?:(?: ?,| ?&| and| y)+ (?:the |el )?${nthOrAbbreviated})+) (?:of (?:the|each|every) month|(?:del?|de cada) mes)\\b`,
      'g',
    ),
    '$1 $3 $2 of the month ',
  ],
];

const stayTime = '(\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\b\\.?)?|noon|midnight|medio ?dia|media ?noche)';
const continuous =
  '(?:sin (?:cerrar|interrupcion(?:es)?|parar)|ininterrumpidamente|non-?stop|continuous(?:ly)?|without closing|around the clock|day and night|dia y noche)';

/** A stay, if a word says that it is continuous: "opens Friday at 6 pm and stays open through Monday 8 am". */
const stays: [RegExp, string][] = [
  [
    new RegExp(
      `\\b(?:opens? |abre )?(?:on |el )?(<day>),? (?:at |a las? )?${stayTime},? (?:and|&|y) (?:stays?|remains?|sigue|permanece|queda) (?:open|abiert[oa]) (?:through|thru|until|till|to|hasta)(?: el)? (<day>),? (?:at |a las? )?${stayTime}`,
      'g',
    ),
    ' $1 $2 nonstop $3 $4 ',
  ],
  [
    new RegExp(
      `\\b(?:(?:from|del?|desde)(?: el)? )?(<day>),? (?:at |a las? )?${stayTime} (?:through|thru|until|till|to|al?|hasta)(?: el)? (<day>),? (?:at |a las? )?${stayTime},? ${continuous}\\b`,
      'g',
    ),
    ' $1 $2 nonstop $3 $4 ',
  ],
  [
    new RegExp(
      `\\bopens? (?:at )?${stayTime} (?:on )?(<day>),? (?:and|&) (?:stays?|remains?) open (?:through|thru|until|till|to) ${stayTime} (?:on )?(<day>)`,
      'g',
    ),
    ' $2 $1 nonstop $4 $3 ',
  ],
];

/** "closed this week Nov 25-28; otherwise Wed-Sat". */
const exceptions: [RegExp, string][] = [
  [
    new RegExp(
      `\\b(closed|cerrad[oa]s?|cerramos) (?:this|next|est[ae]|la proxima) (?:week|semana),? ?(?=\\(?(?:del? )?(?:\\d{1,2} ?- ?)?${date})`,
      'g',
    ),
    '$1 ',
  ],
  [
    /\b((?:closed|cerrad[oa]s?|cerramos) [^;.\n]*\d ?[;.\n]) ?(?:otherwise|por lo demas),? (?=(?:we )?(?:are )?(?:open |abiert[oa]s? |abrimos )?(?:de |los )?<day>)/g,
    '$1 ',
  ],
];

/** In the order in which they are replaced. */
export const changePhrases = [seasonsAgain, stays, closings, exceptions, ends, lists, nthAfterDay];
