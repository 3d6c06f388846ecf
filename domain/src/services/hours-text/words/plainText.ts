import { dayOfName, monthOfName, shyDayNames } from './vocabulary.ts';

const weekdays = [...dayOfName.keys(), 'mar'].filter((name) => name.length > 2 && !shyDayNames.has(name)).join('|');
const dayWords = `${weekdays}|daily|weekdays?|weekends?|every|closed|open|diario|todos|cerrad[oa]|abiert[oa]`;

const streetSuffix = '(?: (?:st|street|ave|avenue)\\b\\.?)?';
const notStreets =
  'first|second|third|fourth|fifth|last|each|all|also|only|then|noon|holidays?|festivos|christmas|thanksgiving|easter|navidad|alternat[a-z]*|most|some|final';

/** Placeholders in the tables of patterns. */
const parts: Record<string, string> = {
  /** A word that names no days. */
  '<word>': `(?!(?:${dayWords})\\b)[a-z']+`,
  '<day>': `(?:${weekdays})\\b`,
  '<month>': `(?:${[...monthOfName.keys()].join('|')})\\b\\.?`,
  /** A day of one or two letters. */
  '<letters>': `(?:${[...dayOfName.keys()].filter((name) => name.length === 2).join('|')}|[mtwrflxjvds])\\b`,
  /** Which of the weekdays of a month. */
  '<nth>':
    '(?:[1-5](?:st|nd|rd|th)|first|second|third|fourth|fifth|last|primer|segundo|tercer|cuarto|quinto|ultimo)\\b',
  /** The letters of an English weekday, with the sign or word before them. */
  '<letterday>': '\\s*(?:[-/&,]|and|y)?\\s*(?:to |thru |through |a )?(?:tu|t|th|w|r|f|sa|su|s)\\b',
  /** An English weekday, as a name or as letters. */
  '<english>': '(?:t|tu|w|th|r|f|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\\b',
  /** The end of a clause that no time follows. */
  '<end>': '(?= ?(?:[.;)\\n]+ ?(?!\\d| )|$))',
  /** "Cedar & 3rd", "5th and Oak": an intersection with one number. */
  '<crossing>': `(?:<numbered> ?(?:&|and|y) ?<named>|<named> ?(?:&|and|y) ?<numbered>)`,
  '<numbered>': `(?:[nsew]\\. ?)?\\d+(?:st|nd|rd|th)${streetSuffix}`,
  '<named>': `(?:[nsew]\\. ?)?(?!(?:${dayWords}|${notStreets})\\b)[a-z]{3,}${streetSuffix}`,
  /** The end of a time. */
  '<time>': '(?:\\d ?(?:[ap](?:\\.? ?m\\b)?)?|noon|midnight|medio ?dia)\\.?\\)?',
  /** The rest of a sentence, as far as it names no days and no times. */
  '<rest>': `(?:(?!\\b(?:${dayWords})\\b|\\b\\d{1,2}(?::\\d\\d)? ?(?:-|to\\b|a\\b|am\\b|pm\\b))[^.;()\\n])*`,
};

/** Replaces each pattern of a table, in its order. */
export function replaceAll(text: string, table: readonly [RegExp, string][]): string {
  return table.reduce((replaced, [pattern, replacement]) => {
    return replaced.replace(complete(pattern), replacement).replace(/ +/g, ' ');
  }, text);
}

const completed = new Map<RegExp, RegExp>();

function complete(pattern: RegExp): RegExp {
  const known = completed.get(pattern);
  if (known) return known;
  const source = Object.entries(parts).reduce((text, [name, part]) => text.replaceAll(name, part), pattern.source);
  const complete = new RegExp(source, 'g');
  completed.set(pattern, complete);
  return complete;
}

/** Lowercase text without accents, with one kind of dash, quote, and line break, and without markup. */
export function plainText(text: string): string {
  return (
    text
      .replace(/<br\s*\/?>|<\/(?:p|li|div|tr)>/gi, '\n')
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&nbsp;/gi, ' ')
      .replace(/&amp;/gi, '&')
      .replace(/&[mn]dash;/gi, '-')
      .replace(/&([a-z])(?:acute|tilde|uml);/gi, '$1')
      .replace(/&#(\d{2,5});/g, (_, code) => String.fromCharCode(Number(code)))
      .replace(/[•·●▪◦►✓|\r]/g, '\n')
      // They mark closed days, but not always the same ones.
      .replace(/[❌✖❎🚫⛔🔒🛑]\ufe0f?/gu, ' unknown ')
      .replace(/\p{Extended_Pictographic}\ufe0f?/gu, ' ')
      .normalize('NFKD')
      .replace(/\p{M}|[\u200b-\u200d\ufeff]/gu, '')
      .toLowerCase()
      .replace(/[‐‑‒–—―−~]+/g, '-')
      .replace(/-{2,}/g, '-')
      .replace(/[‘’`´]/g, "'")
      .replace(/[“”«»"*_]/g, ' ')
      .replace(/[\t\u00a0\u202f]/g, ' ')
      // A slip of the finger: "8;00am". In "9-1;10 am", the number after the sign is an hour.
      .replace(/(\d);((?:00|15|30|45) ?[ap]\.?m)/g, '$1:$2')
      .replace(/(\d)°/g, '$1o')
      .replace(/(\d)\.(?=(?:er|ro|do|to|o)\b)/g, '$1')
      .replace(/ +/g, ' ')
      .trim()
  );
}

/** Ages, limits, telephone numbers, addresses, and instructions: no hours. `phonenumber` is for the next table. */
const remarks: [RegExp, string][] = [
  // A row of a spreadsheet: "Mon,0900,1700", "Wed,closed,closed".
  // "Mon, 9:00, 4:30" may be two times at which something starts.
  [/(^|\n)(<day>),(\d{4}),(\d{4})(?=\n|$)/g, '$1$2 $3-$4'],
  [/(^|\n)(<day>),closed,closed(?=\n|$)/g, '$1$2 closed'],
  [/\bdoors? opens? (?:at )?(\d[\d:]* ?(?:[ap]\.? ?m\b\.?)?),? (?:and |& )?closes? (?:at )?(?=\d)/g, '$1 - '],
  // A night at a shelter: "check-in 7pm, out the door by 6:30am".
  [
    /\b(?:doors? opens?|check[ -]?ins?|intake|puertas? abren?|entrada|ingreso)(?: (?:is|at|begins|starts|a|las?|es|from|desde|de))*:? (\d{1,2}(?::\d\d)? ?p\.? ?m\b\.?)(?: (nightly|daily|every (?:day|night)|each night|diario|todas las noches|todos los dias))?[,;.]? (?:<word> ){0,5}?(?:out|check[ -]?outs?|leave|exit|salida|salen)(?: <word>){0,4}:? (\d{1,2}(?::\d\d)? ?a\.? ?m\b\.?)(?= ?(?:[.,;)\n]|$|daily|nightly|every|each|diario|todos|todas|\d|<day>))/g,
    ' $1 - $3 $2 ',
  ],
  // "Sundays after church, 1 to 3"
  [
    /\b(?:right |immediately )?(?:after|following|before|despues de|al terminar|antes de)(?: the| our| la| el)?(?: (?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b\.?)?|<nth>|morning|sunday))? (?:church|mass|worship|services?|misa|culto)(?: services?)?(?: de (?:las )?\d{1,2}(?: [ap]m)?)?(?=,? (?:from |de |at )?(?:\d|noon))/g,
    ' ',
  ],
  // "Saturday 7-10, Cedar & 3rd"
  [/(^|[,.;(\n]|\d ?-|\b(?:at|on|en)) ?<crossing>(?= ?(?:[.;)\n]|$))/g, '$1 '],
  [/\bcorner of <named> ?(?:and|&) ?<numbered> ?(?=<day>)/g, ' unknown '],
  [/\b(?:(?:at|on) )?(?:the )?corner of (?:<numbered>|<named>) ?(?:and|&) ?(?:<numbered>|<named>)(?! ?<day>)/g, ' '],
  [/,? ?\bno exceptions\b|¿?\b(?:any )?(?:questions|preguntas|dudas)\?/g, ' '],
  [/\bdrive[ -]?(?:thru|through|up)\b|\bstay in (?:your )?(?:car|vehicle)s?\b/g, ' '],
  [/\blast <word>(?: <word>){0,2} (?=\d+ (?:minutes|mins?)\b)/g, ' '],
  [
    /\b\d+ (?:bags?|box(?:es)?|items?|visits?|meals?|cans?|pounds|lbs?|bolsas?|cajas?)(?: of <word>)? (?:per|a|each|for each|por) (?:family|household|person|visit|client|familia|persona|hogar)(?: of \d+| de \d+)?(?: (?:every|each|per|cada) \d+ (?:days|weeks|months|dias|semanas|meses))?/g,
    ' ',
  ],
  // Other conditions are doubtful: "when there are volunteers".
  [/(\b(?:5th|fifth) <day>(?: (?:of|in) (?:the|each|every) month)?),? \(?(?:when|if) there is one\b\)?/g, '$1 '],
  [
    /(\b(?:5to|5o|quinto) <day>(?: (?:del|de cada) mes)?),? \(?cuando (?:lo )?haya?(?: uno)?(?= ?(?:[,.:;)\n]|$))\)?/g,
    '$1 ',
  ],
  [
    /\b(?:enter|entrance|entrada|parking|estacionamiento|acceso)(?: (?:is|es|from|on|off|at|in|through|by|via|por|en|the|la|el))* (?:(?:ave|av|avenida|calle|street|st)\b\.? ?\d+(?:st|nd|rd|th)?\b(?! ?(?:-|a\b|to\b|am\b|pm\b|:))|\d+(?:st|nd|rd|th) (?:st|street|ave|avenue)\b\.?)/g,
    ' ',
  ],
  // "w/ lunch", not "M/W/F".
  [/\bw\/ ?(?!<day>|(?:m|tu|t|w|th|r|f|sa|su|s)\b)(?=[a-z])/g, 'with '],
  [/\byear[ -]?round|\ball year(?: long)?|\btodo el ano/g, ' '],
  [
    /\b(?:even|including|incluyendo|incluso|includes)(?: on| all| most| los| dias)* (?:holidays|festivos|feriados)\b/g,
    ' ',
  ],
  [/\batencion (?:al (?:publico|cliente)|a clientes)\b/g, ' '],
  [
    /\b(?:in[ -]person|by (?:tele)?phone|online|virtual(?:ly)?|drive[ -]?(?:thru|through|up)|walk[ -]?up|en persona|por telefono)(?: (?:or|and|&|o|y) (?:in[ -]person|by (?:tele)?phone|online|virtual(?:ly)?|drive[ -]?(?:thru|through|up)|walk[ -]?up|en persona|por telefono))+/g,
    ' ',
  ],
  [/https?:\/\/\S+|www\.\S+|[^\s@]+@[^\s@]+\.\w+/g, ' '],
  [
    /(?:\+?1[\s.-])?(?:\(\d{3}\)\s?|\b\d{3}[\s.-])\d{3}[\s.-]\d{4}\b(?:[\s,]*(?:x|ext\.?|extension)\s*\d+)?/g,
    ' phonenumber ',
  ],
  // "call ahead 555-0142". "900-1700" can be hours.
  [
    /\b((?:call|dial|text|phone|tel|telefono|llame|llamar|llamenos|marque)\b[.:]?(?: <word>){0,3}:? )(?!\d[0-5][05]-(?:1\d|2[0-3])[0-5][05]\b)\d{3}-\d{4}\b/g,
    '$1phonenumber ',
  ],
  [
    /\b((?:call|dial|text|phone|tel\.?|at|al|llame|marque|llamar):? )(?:\d{3}-\d{4}|2-1-1|211|911|988|311)\b/g,
    '$1phonenumber ',
  ],
  [/\b(?:phone|tel|telephone|telefono|ph|cell|fax)\.?:? phonenumber/g, ' phonenumber'],
  [/\$\s?\d+(?:\.\d\d)?/g, ' '],
  // "one bag per family every 15 days", "families may come every 15 days"
  [
    /\b(?:\d+|an?|one|two|una?|uno|dos) (?:bags?|box(?:es)?|visits?|orders?|carts?|bolsas?|cajas?|despensas?|visitas?|compras?)(?: (?:of|de) <word>)? (?:per|a|each|for each|por|a cada) (?:family|household|person|client|address|familia|persona|hogar|casa) (?:every|each|per|cada) (?:\d+|two|three|dos|tres|quince|treinta) (?:days|weeks|months|dias|semanas|meses)\b/g,
    ' ',
  ],
  [
    /\b(?:(?:families|clients|households|people|you) (?:may|can) (?:come|visit|return|receive food)|(?:las familias )?pueden? (?:venir|visitar|regresar|recibir comida)) (?:every|cada) \d+ (?:days|dias)\b/g,
    ' ',
  ],
  [
    /\b(?:(?:in|at|en) (?:the |el |la )?)?(?:suite|ste|room|rm|building|bldg|apt|unit|gate|door|salon|edificio|puerta|space|lot)\b\.? ?#? ?(?:\d+[a-z]?|[a-z])\b(?! ?-)/g,
    ' ',
  ],
  [
    /(^|[^\d:.-])\b\d{2,5} (?:[nsew]\.? )?(?:(?!am\b|pm\b|a\b|to\b|and\b|y\b)(?:<word>\.?|\d+(?:st|nd|rd|th)) ){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|highway|hwy|loop|parkway|pkwy|court|ct|circle|cir|place|pl|square|plaza|freeway|fwy)\b\.?/g,
    '$1 ',
  ],
  // "Rm 10-12". "Game room 10-12" can be hours.
  [/([,;.(\n]) ?(?:rms?|ste|suites?|rooms|salones|aulas)\b\.? ?#?\d+ ?- ?\d+\b(?! ?[ap]\.? ?m\b|:)/g, '$1 '],
  [/\b(?:tx|texas),? \d{5}\b|\b\d{5}\b(?! ?-)/g, ' '],
  [
    /\b(?:ages?|aged|edades?|edad)(?: de)? \d+(?: ?(?:-|to|through|thru|and|a|y|hasta) ?\d+)?\+?(?: (?:and|or|&) (?:up|over|older|above|under|younger)| y mas| o mas)?/g,
    ' ',
  ],
  [/\b\d+\+(?: (?:years|yrs|anos))?|\b\d+ (?:and|or|&) (?:up|over|older|above|under|younger)\b/g, ' '],
  [
    /\b(?:(?:de|from) )?\d+(?: ?(?:-|to|a|y|and) ?\d+)?[ -](?:years?|yrs?|anos)\b(?:[ -]olds?)?(?: (?:and|or|&|y|o) (?:up|over|older|above|mas|mayores))?/g,
    ' ',
  ],
  // "adults 18 to 64". "Youth 13-17" may be hours.
  [
    /\b(?:adults?|seniors?|youth|teens?|women|men|adultos|mujeres|hombres|personas|jovenes),? (?:de )?\d+ ?(?:-|to|a) ?(?:2[5-9]|[3-9]\d)\b(?!:)/g,
    ' ',
  ],
  // As hours, "children 1-18" would start at night.
  [
    /\b(?:kids|children|youth|teens|ninos(?: y jovenes)?|ninas|menores),? (?:de )?[0-5] ?(?:-|to|a) ?(?:1[3-9]|2[01])\b(?! ?(?:[ap]\.?m|:))/g,
    ' ',
  ],
  [
    /\b((?:kids|children|youth|teens|jovenes|ninos|ninas|adolescentes),? (?:de )?\d+ ?(?:-|to|a) ?\d+\b)(?! ?(?:[ap]\.?m|:))/g,
    ' unknown ',
  ],
  [/\b(?:under|over|mayores de|menores de|adultos de) \d+\b(?! ?(?:am|pm|:|-))(?: anos)?/g, ' '],
  [/\b(?:grades?|grados?) (?:k|pre-?k|\d+)(?:st|nd|rd|th)? ?(?:-|to|through|a) ?\d+(?:st|nd|rd|th)?/g, ' '],
  [
    /\b(?:first|primer[oa]s|las primeras|los primeros) \d+ (?:families|people|clients|persons|households|guests|patients|cars|familias|personas)(?: only)?/g,
    ' ',
  ],
  [
    /\b(?:limit(?:ed)?|maximum|maximo|max\.?|limite)(?: (?:to|of|de))?:? (?:one|two|once|twice|una|uno|un|\d+)\b<rest>/g,
    ' ',
  ],
  [
    /\b(?:one|1|once|two|2|twice) ?x?(?: (?:visits?|times?|box|boxes|bags?|pickups?|orders?|baskets?))? ?(?:per|every|a|each|\/) ?(?:family|household|person|client|visit|(?:\d+ |calendar )?(?:months?|days|weeks?|years?))(?: (?:per|for each) (?:family|household|person|client))/g,
    ' ',
  ],
  // "one visit per household per month"
  [
    /\b(?:one|1|once|two|2|twice|una?|uno|dos) ?x?(?: (?:visits?|times?|box|boxes|bags?|pickups?|orders?|visitas?|vez|veces|despensas?))? ?(?:per|a|each|for each|por) (?:family|household|person|client|familia|hogar|persona),? (?:per|a|each|every|por|al|cada) (?:day|week|(?:calendar )?month|year|dia|semana|mes|ano)\b/g,
    ' ',
  ],
  // "bag lunches to go"
  [/\b(?:bag|sack|box(?:ed)?|to-go|take-?out|carry-?out) (?=(?:breakfast|lunch|dinner|supper|meal)(?:e?s)?\b)/g, ' '],
  [/\b((?:breakfast|lunch|dinner|supper|meal)(?:e?s)?) to[ -]go\b/g, '$1 '],
  // "en el salón parroquial"
  [
    /\ben el (?:salon|gimnasio|comedor|centro|edificio|estacionamiento|patio|parque|templo|local|sotano)(?: (?:parroquial|comunitario|social|municipal|principal|de la (?:iglesia|escuela|parroquia)))?\b/g,
    ' ',
  ],
  // "1200-1500 block of Main St"
  [/\b\d{2,5}(?: ?- ?\d{2,5})? blocks? of <rest>/g, ' '],
  [
    /\b(?:clients?|families|households|people|you|persons?|individuals)(?: (?:may|can))? (?:come|visit|receive|be served|shop|use|get|served)(?: <word>)* (?:once|twice|one time|\d times?)(?: (?:a|per|every|each)(?: \d+)? (?:month|week|days|year))/g,
    ' ',
  ],
  [
    /\b(?:one|1|two|2) (?:visits?|times?|pickups?) (?:per|a|every|each) (?:\d+ )?(?:month|week|days|year|quarter)\b/g,
    ' ',
  ],
  [
    /\b(?:once|visit|visits|eligible) every \d+ days\b|\b(?:una|1) (?:vez|visita) (?:cada \d+ dias|(?:por|al|cada) mes)(?: por (?:familia|hogar|persona))/g,
    ' ',
  ],
  [
    /\b(?:una|1) visita (?:por|al|cada) mes\b|\bpor (?:familia|hogar|persona)\b|\bper (?:family|household|person)\b/g,
    ' ',
  ],
  [
    /\bwithin (?:\d+|one|two) (?:hours?|hrs|days?|business days?|minutes?)(?: of <word>(?: <word>)?)?|\b\d+[ -]hours?'?s?'? (?:notice|in advance)|\bdentro de (?:las )?\d+ horas/g,
    ' ',
  ],
  [
    /[,(]?\s?\b(?:or|and|o|y)?,? ?(?:until|till|'?til|while|as long as|mientras|hasta(?: que)?(?: se)?) (?:haya |duren? |existan? )?(?:the |our |la |los |las |el |todo |all )*(?:food|supplies|supply|items|groceries|resources|everything|stock|products?|boxes|quantities|inventory|comida|alimentos|despensas?|acab|agot|termin|existencias|provisiones|suministros)[a-z]*(?: (?!(?:if|when|unless|except|excepto|but|pero|cuando|si)\b)<word>){0,5}\)?/g,
    ' ',
  ],
  [
    /,? ?\b(?:or )?(?:until|till|'?til|when) (?:(?:the |all )*(?:food|supplies|boxes|items) (?:is |are |have |has )?(?:all )?)?(?:gone|sold out|runs? out|we run out|it is gone|it's gone|empty|depleted)(?: of <word>)?/g,
    ' ',
  ],
  [/\bfirst[ -]come,?(?: |-)?(?:and )?first[ -]serv(?:ed?)?(?: basis)?|\b(?:se atiende )?por orden de llegada/g, ' '],
  [
    /\b(?:days|hours|times|schedule|horarios?)?(?: and (?:days|hours|times))?(?: (?:are|is|may be))? ?(?:subject to change|sujetos? a cambios?)(?: without (?:prior )?notice| sin (?:previo )?aviso)?/g,
    ' ',
  ],
  [
    /\b(?:please )?(?:must )?(?:bring|show|provide|have) (?:an? |your )*(?:photo |picture |valid |current |state |texas |government |issued )*(?:id|i\.d\.|identification|proof|bags?|documents?|license|paperwork|box(?:es)?)\b<rest>/g,
    ' ',
  ],
  [/\b(?:por favor )?(?:favor de )?(?:traer|traiga|presente|presentar|lleve) <rest>/g, ' '],
  [
    /\b(?:photo |picture |valid )?(?:id|i\.d\.|identification|proof of <word>(?: <word>)?|referral|registration|identificacion)(?: is| are)? (?:required|needed|requerida|necessary)/g,
    ' ',
  ],
  [
    /\bno (?:id|identification|cost|charge|fees?|questions|proof|documents?|registration|referrals?|income|reservations?|costo|preguntas|cuesta)\b(?: (?:asked|required|needed|necessary|of <word>))?/g,
    ' ',
  ],
  [/\(free (lunch|breakfast|dinner|supper)[, ]*\)/g, '($1)'],
  [/\b(?:located )?(?:next to|behind|across from|inside) (?:the )?<word>/g, ' '],
  [/\bopen to (?:the )?(?:public|all|everyone|anyone)|\babierto al publico/g, ' '],
  [/\brain or shine|\bplease note:?|\bthank you|\bmuchas gracias|\b(?:please )?(?:come|arrive|get here) early\b/g, ' '],
  [
    /\bcall(?: phonenumber)? for holiday (?:hours|schedule)|\bholiday (?:hours|schedules?) (?:may )?(?:vary|differ|apply)/g,
    ' ',
  ],
  // "Doors open at 6 pm, service 7-8": if this is the only marked time, the others may be in the afternoon too.
  [
    /^((?:(?!\d ?[ap]\.? ?m\b)[\s\S])*(?:doors? opens?|sign[ -]?(?:in|up)s?|registration|lines? (?:forms?|starts?|begins?)|arrive)(?: (?:starts?|begins?|at|by|before|is))* ?\d{1,2}(?::\d\d)? ?p\.? ?m\b)(?![\s\S]*\d ?[ap]\.? ?m\b)/g,
    '$1 unknown ',
  ],
  [
    /\b(?:doors? opens?|(?:las )?puertas (?:se )?abren|sign[ -]?(?:in|up)s?|registration|lines? (?:forms?|starts?|begins?)|arrive|last (?:patient|client|entry|guest|order|car|intake|appointment)s?(?: (?:taken|seen|accepted|is))?|ultim[ao] (?:paciente|entrada|cliente))(?: (?:starts?|begins?|at|by|before|no later than|is|es))* ?(?:a las |las )?\d{1,2}(?::\d\d)?(?: ?[ap]\.? ?m\b\.?)?(?! ?(?:-|to\b|a\b))/g,
    ' ',
  ],
  [
    /\b\d+ (?:minutes|mins?|minutos) (?:before|prior to|antes de(?:l)?) (?:closing|close|cierre|cerrar|start|opening)(?: time)?/g,
    ' ',
  ],
  [/\bk-12\b|\bcovid-?19\b|\b(?:title|step|phase|part) (?:\d+|[ivx]+)\b|\b12[ -]steps?\b/g, ' '],
  [/\bin case of (?:bad|inclement) weather<rest>/g, ' '],
];

/** A telephone for the time outside office hours is no second program. It must not name days. */
const emergencyPhone: [RegExp, string][] = [
  // "Urgencias fuera de horario: 600 123 456 (24 h)"
  [
    /\b(?:urgencias?|emergencias?) fuera de horario:? (?:phonenumber|\d{3} \d{3} \d{3}\b)(?:,? ?\(?(?:las )?24 ?(?:h|hs|hrs?|horas?)\b\)?)?/g,
    ' ',
  ],
  [
    /\b(emergenc(?:y|ies|ias?)) (?:outside(?: of)?|after) (?:(?:our|normal|regular|office|business|these) )*hours?\b/g,
    '$1 afterhours ',
  ],
  [
    /\b(emergencias?) (?:fuera|despues) del? (?:nuestro )?horarios?(?: (?:de (?:oficina|atencion|trabajo|servicio)|normal|regular))?\b/g,
    '$1 fuera de horario ',
  ],
  [
    /[,(]?\s?(?:(?:for|in case of|para|en caso de) )?(?:(?:an? )?(?:24|24\/7)[ -]?(?:hours?|hrs?|hr)?[ -])?(?:after[ -]?hours?,?|(?:for )?emergenc(?:y|ies|ias?)|urgencias?|fuera de horario)(?: (?!shelter|office|oficina|refugio)<word>)*?[,:]? ?\b(?:call|phone|phonenumber|line|telephone|number|911|llame|linea|telefono|numero)\b<rest>\)?/g,
    ' ',
  ],
];

/** Returns the text without remarks that are no hours. */
export function withoutRemarks(plain: string): string {
  return replaceAll(replaceAll(plain, remarks), emergencyPhone);
}
