import { changePhrases, replaceNoService } from './changePhrases.ts';
import { replaceAll } from './plainText.ts';
import { withDigits } from './spokenTimes.ts';
import { holidayNames } from './vocabulary.ts';

// Phrases of several words, rewritten to one word each. The lexer knows the words in small letters on the right.

/** Appointments: `contact` means that people must call or make an appointment. `callfirst` is a request beside hours. */
const contact: [RegExp, string][] = [
  // Not "no walk-ins on Friday".
  [/\bno walk[ -]?ins?\b(?:,? please)?(?= ?(?:[.,;!)\n]|$))/g, ' contact '],
  [
    /\bno (?:appointments?|appts?\.?)(?: (?:is |are )?(?:needed|necessary|required))?|\bwithout (?:an )?(?:appointment|appt\.?)/g,
    ' ',
  ],
  [
    /(?:\bbut )?\bwalk[ -]?ins?(?: (?:are |is )?(?:also )?(?:welcome|accepted|ok|available|only))(?: (?:or|and|&) by (?:appointment|appt\.?))?<end>/g,
    ' ',
  ],
  [/\bby (?:appointment|appt\.?) (?:or|and|&) walk[ -]?ins?/g, ' '],
  [/\b(?:appointments?|appts?\b\.?) (?:is |are )?(?:preferred|recommended|encouraged|suggested)\b/g, ' '],
  [
    /(<time>)(?: ?[,;.(\n-]+| (?=and|&|or|o|y)) ?(?:(?:and|&|or|o|y) )?\b(?:other|all other|any other|additional|evenings?|nights?|after[ -]?hours|alternate|otros?|otras)(?: (?:times?|hours?|days?|appointments?|horarios?|dias|horas))*(?: (?:are |is )?available)? (?:are |is |only )?(?:by|con|por) (?:appointment|appt|cita)\b(?: only)?<end>/g,
    '$1 ',
  ],
  [
    /(<time>) ?[,;.(\n-]+ ?(?:and |& |or )?(?:evenings?|nights?|weekends?|saturdays?|sundays?)(?:,? (?:and|&|or) (?:evenings?|nights?|weekends?|saturdays?|sundays?))+ (?:are )?(?:available )?(?:only )?by (?:appointment|appt)\b(?: only)?<end>/g,
    '$1 ',
  ],
  [/\b(?:appointments?|appts?)\.? (?:at |available |available at )?(?:all )?other times\b/g, ' '],
  [
    /,? ?\b(?:(?:or|and also|and|&|also) by (?:appointment|appt)|(?:o|y|tambien) (?:con|por) (?:previa )?cita)\b<end>/g,
    ' ',
  ],
  [
    /\bsin (?:necesidad de )?(?:previa )?cita(?: previa)?|\bno (?:se )?(?:necesita|requiere|es necesari[ao])(?: hacer)?(?: una)? cita(?: previa)?/g,
    ' ',
  ],
  [
    /\bcita (?:es )?(?:preferida|recomendada|preferible|no (?:es )?(?:necesaria|requerida))|\bse (?:recomienda|prefiere|sugiere)(?: hacer)?(?: una)? cita/g,
    ' ',
  ],
  [
    /\b(?:hours|times|days|schedules?|horarios?)(?: and (?:hours|times|days))? (?:(?:may )?var(?:y|ies)|varian?)[,;.:]? *(?:-|so|and|please|por favor)* *(?:call|contact|llame|llamar)\b<rest>/g,
    ' contact ',
  ],
  [
    /\b(?:strictly |only )?(?:by |with )?(?:an )?(?:appointments?|appts?)\b\.?,? ?(?:is |are )?(?:only|required|req'?d?\b\.?|necessary|needed|a must)/g,
    ' contact ',
  ],
  [/\b(?:only|strictly) (?:by|with) (?:an )?(?:appointment|appt)\b\.?/g, ' contact '],
  [
    /\b(?:(?:must|need to) (?:have|make|schedule|call (?:for|to make))|requires?) (?:an )?(?:appointments?|appt)\b\.?/g,
    ' contact ',
  ],
  [
    /\b(?:please )?(?:call|phone|contact|text)(?: (?:us|the office|office|ahead|first|phonenumber|in|at|or|email|text))* (?:for|to) (?:(?:make|schedule|set up|set|get|request|book|an?|your|current|more|open|service|distribution|pantry|exact|specific|available|confirm) )*(?:appointments?|appts?\b\.?|hours|days|times|schedule|availability|dates)(?: (?:and|&|or) (?:<word> )?(?:hours|days|times|locations?|availability|dates))?(?: of operation)?/g,
    ' contact ',
  ],
  [/\b(?:please )?(?:call|contact)(?: (?:us|phonenumber))* to schedule/g, ' contact '],
  [/\b(?:by|with|via) (?:an |prior )?(?:appointment|appt)\b\.?/g, ' contact '],
  [
    /\b(?:please )?(?:call|phone|contact|text)(?: (?:us|the office|office|at|phonenumber))*(?: (?:first|ahead|before(?: <word>){0,3}|in advance|for (?:more )?(?:information|info|details|questions|availability|eligibility|help|assistance)|with questions|to (?:confirm|verify|check)(?: <word>){0,3}))(?: (?:at )?phonenumber)?/g,
    ' callfirst ',
  ],
  [
    /\b(?:please )?(?:call|phone|contact|text)(?: us)?(?: at)?:? phonenumber|\bplease call\b|\bcall us\b/g,
    ' callfirst ',
  ],
  [
    /\b(?:solo|solamente|unicamente|exclusivamente) (?:con|por|mediante|bajo|previa)(?: previa)? ?cita(?: previa)?|\bsolo cita previa/g,
    ' contact ',
  ],
  [
    /\b(?:se )?(?:requiere|necesita)(?: hacer)?(?: una)?(?: previa)? cita(?: previa)?|\bcita(?: previa)?(?: es)? (?:requerida|obligatoria|necesaria)(?: al phonenumber)?/g,
    ' contact ',
  ],
  [
    /\b(?:por favor )?(?:llame|llamar|llamenos|llama|marque|comuniquese|favor de llamar|hable)(?: al?)?(?: phonenumber)? para (?:(?:hacer|programar|pedir|una|su|sacar|confirmar|obtener|agendar|solicitar|saber|conocer|consultar|preguntar|los|el|mas|dias y) )*(?:cita|horarios?|dias y horarios?|dias y horas|horas)/g,
    ' contact ',
  ],
  [/\b(?:con|por|previa|mediante|bajo)(?: previa)? cita(?: previa)?|\bcita previa/g, ' contact '],
  [
    /\b(?:por favor )?(?:llame|llamar|llamenos|favor de llamar|marque)(?: primero| antes(?: de <word>)?| para (?:mas )?(?:informacion|informes))?(?: al?)?(?: phonenumber)?/g,
    ' callfirst ',
  ],
];

const leftovers: [RegExp, string][] = [
  [/\b(?:solo citas|citas? (?:solamente|unicamente))\b/g, ' contact '],
  [/,? ?\b(?:or|o) (?:contact|callfirst)\b<end>/g, ' '],
  [/\bno (?:set|fixed|regular) hours\b|\bsin horario fijo\b/g, ' nosethours '],
  [/\b(contact|callfirst)[ .,;-]*nosethours|nosethours[ .,;-]*(?=contact|callfirst)/g, ' $1 '],
  [/nosethours/g, ' unknown '],
  // "Mon-Xyz 9-4", "Xyz-Fri 9-4", "Mon - Fi 9-4": the other word may be a day.
  [
    /(<day>)(?:[-/](?!<letters>|(?:noon|to|thru|through|by)\b)(?=<word>)[a-z]{2}| - (?=<word>)(?!<letters>|(?:noon|to|thru|by|at|on|el)\b)[a-z]{2,4}\b)/g,
    '$1 unknown ',
  ],
  [/(^|[^a-z'])(?!<day>|<letters>|(?:[ap]m|noon)\b)(?:<word>[-/]|[a-z]{2,4} - )(?=<day>)/g, '$1 unknown '],
  [/phonenumber/g, ' '],
  // "Mon-Fri 9-5, but walk-ins 1-3": other times, not closed ones.
  [/\bbut (?:(?!<month>)<word>[ -])*(?=\d{1,2}(?::\d\d)? ?(?:[ap]\.?m|-|to\b))/g, ' unknown '],
];

/** "first three Saturdays", "1st through 3rd Saturday". With a dash it may mean only those two. */
const nthDays: [RegExp, string][] = [
  [/\b(every|each|all|todos los|cada) (<day>) (?:of|in) (?:the|each|every) month\b/g, '$1 $2 '],
  [/\bfirst (?:two|2) (?=<day>)/g, ' 1st & 2nd '],
  [/\bfirst (?:three|3) (?=<day>)/g, ' 1st & 2nd & 3rd '],
  [/\b(?:1st|first) (?:to|thru|through) (?:the )?(?:3rd|third) (?=<day>)/g, ' 1st & 2nd & 3rd '],
  [/\b(?:1st|first) (?:to|thru|through) (?:the )?(?:4th|fourth) (?=<day>)/g, ' 1st & 2nd & 3rd & 4th '],
  [/\b(?:2nd|second) (?:to|thru|through) (?:the )?(?:4th|fourth) (?=<day>)/g, ' 2nd & 3rd & 4th '],
];

const gone: [RegExp, string][] = [
  [
    /\b(?:this|the|our|est[ea]) (?:location|program|site|office|pantry|service|shelter|center|clinic|agency|programa|lugar|servicio|oficina|despensa)(?: has)?(?= (?:is |are |been )?(?:now )?(?:permanently|closed (?:permanently|for good)|no longer|out of business|ya no|cerr))/g,
    ' ',
  ],
  [
    /\b(?:is |are )?(?:now )?(?:permanently closed|closed (?:permanently|for good)|out of business|no longer (?:open|operating|in operation|offered|available|in service))/g,
    ' gone ',
  ],
  [
    /\b(?:esta )?(?:cerrad[oa] (?:permanente|definitiva)mente|(?:permanente|definitiva)mente cerrad[oa]|ya no (?:opera|existe|ofrece|abre|funciona|esta abierto)|cierre definitivo|cerro (?:permanente|definitiva)mente)/g,
    ' gone ',
  ],
  // Only at the end: before other hours, another place may be meant.
  [
    /\bgone\b[ .,;(-]*(?:formerly|antes|anteriormente)\b(?:(?!\b(?:now|currently|ahora|actualmente)\b)(?:[ap]\.m\.?|[^.;()\n]))*[ .)]*$/g,
    ' gone ',
  ],
];

const clock: [RegExp, string][] = [
  [/\bpara el (?=(?:almuerzo|lonche)\b)/g, 'para '],
  [/\b(\d{1,2})h([0-5]\d)\b/g, '$1:$2'],
  [/\b(cierra|cerramos|cerrado)(?: al?)? medio ?dia(?= (?:de )?\d[\d:]* ?(?:[ap]m )?(?:a|-) ?\d)/g, '$1'],
  // Closed at noon, or for half a day: nobody knows which half.
  [/\b(?:cierra|cerramos|cerrad[oa]) medio ?dia\b/g, ' unknown '],
  [/(\d)\s*([ap])(?:\s?\.\s?)?m\b\.?/g, '$1 $2m '],
  // In "9a-5p M-F" and "5p M W F", `m` is Monday. With a space before `p`, nobody can be sure.
  [/(\d [ap]) m(?=<letterday>)/g, '$1 unknown '],
  [/(\d ?(?:p|a(?! ?(?:\d|las?\b|m|noon)))\b(?!\.? ?m\b)[\s\S]*\d ?[ap]) m\b(?!<letterday>)/g, '$1 unknown '],
  [/(\d)\s*([ap]) m\b(?!<letterday>)\.?/g, '$1 $2m '],
  [/(\d)a(?![a-z\d])(?!\s*\d)\.?/g, '$1 am '],
  [/(\d)p(?![a-z\d])\.?/g, '$1 pm '],
  // "9-12 M, 1-5 T" and "1-5 T, 9-12 M": noon, or Monday (in Spanish, Tuesday).
  [/\b12(?::00)? ?m\b(?!<letterday>)(?=[\s\S]*(?:[^a-z']<english>|\d ?(?:[ap]m )?[lxjv]\b))/g, ' unknown '],
  [/((?:^|[^a-z'])<english>[\s\S]*\b12(?::00)?) ?m\b(?!<letterday>)/g, '$1 unknown '],
  [
    /\b(?:12(?::00)? ?(?:o'clock )?(?:noon|n|md|mediodia)|12(?::00)? ?m(?!\s*(?:-|\/|&|,|thru|through|to)\s*[a-z]|\s+(?:tu|t|th|w|r|f)\b)|12(?::00)?(?: pm)? del? ?(?:mediodia|medio dia|dia))(?![a-z:])\.?/g,
    ' noon ',
  ],
  // "9-12 m, dom cerrado": a day with hours of its own shows that `m` is no day.
  [/([-a] ?)12(?::00)? ?m(?=, ?(?:lun|mar|mie|jue|vie|sab|dom)[a-z]*\.?:? (?:cerrad|\d))/g, '$1 noon '],
  [/\b12(?::00)?(?: pm| am)?,? ?\(?(noon|midnight)\b\)?/g, ' $1 '],
  [
    /(\d ?(?:am )?(?:a|-) ?)12(?::00)? ?m(?=,? (?:los )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b)/g,
    '$1 noon ',
  ],
  [/\bmedio ?-?dia\b/g, ' noon '],
  [/\b12(?::00)?(?: am)? (?:midnight|mn|de la (?:media ?)?noche)\b|\bmedia ?noche\b|\b12 mn\b/g, ' midnight '],
  [/(\d) ?(?:de la manana siguiente|(?:the )?(?:next|following) morning)\b/g, '$1 am nextday '],
  [/(\d) ?(?:(?:de|por|en) la (?:manana|madrugada)|in the morning)/g, '$1 am '],
  [/(\d) ?(?:(?:de|por|en) la (?:tarde|noche)|in the (?:afternoon|evening)|at night)/g, '$1 pm '],
  [/\b(?:cierra|cierran|cerramos)(?: a las?)? (?=\d)/g, ' closes '],
  [/\bstraight (?:through|thru)\b/g, ' to '],
  // "overnight shelter 8-8"
  [
    /\b(?:overnight|nights?|shelter|mission|warming|dorm\w*|sleep\w*|cots?|refugio|albergue|noches?|nocturn\w*|camas|beds)\b[\s\S]*?\b(\d{1,2})(?::00)? ?(?:-|to|a) ?\1\b/g,
    ' unknown ',
  ],
  [
    /\b(\d{1,2})(?::00)? ?(?:-|to|a) ?\1\b[\s\S]*?\b(?:overnight|nights?|shelter|mission|warming|dorm\w*|sleep\w*|cots?|refugio|albergue|noches?|nocturn\w*|camas|beds)\b/g,
    ' unknown ',
  ],
  [/\d y (?:media|cuarto)\b|\bmenos cuarto\b/g, ' unknown '],
  [/- ?(?:until|till|til|hasta)\b/g, ' - '],
  [/(\d) ?o'?clock/g, '$1 '],
  [/(\d) ?(?:h|hs|hrs)\.(?= (?:los )?<day> (?:tambien|ademas)\b)/g, '$1; '],
  [/(\d) ?(?:h|hs|hrs|horas)\b\.?/g, '$1 '],
  [/\b(?:cst|cdt|ct|central(?: standard)?(?: time)?)\b/g, ' '],
  [
    /\b(?:opens?|abre)(?: at| a las?)? (\d[\d: apm]*?),? (?:and |& |y )?(?:closes?|cierra)(?: at| a las?)? (?=\d)/g,
    ' $1 - ',
  ],
];

const allDay: [RegExp, string][] = [
  [/\bsiempre abiert[oa]\b|\babiert[oa] siempre\b/g, ' always '],
  [/\b24 ?[/x-] ?7(?: ?[/x-] ?365)?\b/g, ' always '],
  [/\b(?:around the clock|day and night|dia y noche)\b/g, ' allday '],
  [
    /\b(?:las )?(?:24|twenty[ -]?four|veinticuatro)[ -]?(?:hours?|hrs?|hr|h|horas?)\b\.?(?: ?(?:a|per|each|every|al|por|del|\/) ?(?:day|dia)\b)?/g,
    ' allday ',
  ],
  [/\ball day(?: long)?\b|\btodo el dia\b/g, ' allday '],
];

const days: [RegExp, string][] = [
  [
    /\b(?:on )?(?:all (?:the )?other days|the other days)(?: of the week)?\b|\b(?:the |el )?(?:rest of the week|resto de (?:la semana|los dias(?: de la semana)?))\b|\b(?:todos )?los (?:demas|otros) dias(?: de la semana)?\b/g,
    ' otherdays ',
  ],
  // Not "first Saturday every week".
  [
    /^(?![\s\S]*<nth>)([\s\S]*(?:<time>(?! (?:every|each|cada|todas las) [a-z]+ \d)|<day>)) ?,? (?:every week|each week|cada semana|todas las semanas)(?= ?(?:[.,;)\n]|\d|$))/g,
    '$1 ',
  ],
  [/^(?:every|each|cada) (?:week|semana),? (?:on )?(?:el )?(?=<day>)/g, ' '],
  // Alone, "weeknights" may or may not include Friday.
  [/^(?=[\s\S]*\bweek-?ends?\b)([\s\S]*)\bweek ?nights\b/g, '$1 weekdays nights '],
  [/\bweek ?nights?\b/g, ' unknown '],
  [/\b365 (?:days|dias)(?: (?:a|per|of the|al|por|del) (?:year|ano))?/g, ' daily '],
  [/\b(?:(?:the )?(?:whole |entire )?month of|(?:todo )?el mes de)\b/g, ' '],
  [/\b(?:open )?(?:(?:all )?(?:7|seven) (days|nights)(?: ?(?:a|per|each|of the|\/) ?week)?)\b/g, ' daily $1 '],
  [/\b(?:every ?day|any day|each day|all days|all week(?: long)?)(?: of the week)?\b/g, ' daily '],
  [/\b(?:every|each|all) ?(?:night|evening)s?\b|\bnightly\b|\b(?:todas las|cada) noches?\b/g, ' daily nights '],
  [/\b(?:every|each) morning\b|\btodas las mananas\b/g, ' daily mornings '],
  [/\b(?:every|each|all) (?:week ?day|business day)s?\b/g, ' weekdays '],
  [/\b(?:every|each|all) weekends?\b/g, ' weekends '],
  [
    /\b(?:todos los dias|cada dia|diario|diaria(?:mente|s)?|diarios|los (?:7|siete) dias|(?:7|siete) dias)(?: (?:de|a|por) la semana)?\b/g,
    ' daily ',
  ],
  [/\bdaily ((?:nights )?)(?:[ ,.;]*daily\b(?: nights\b)?)+/g, ' daily $1'],
  [
    /\b(?:los )?(?:dias )?entre semana\b|\b(?:los )?dias (?:habiles|laborables|laborales|de (?:la )?semana|de trabajo)\b/g,
    ' weekdays ',
  ],
  [/\b(?:business|working|work) ?days\b|\bweek days\b|\bweekday\b|\bwkda?ys?\b/g, ' weekdays '],
  [/\b(?:los )?fin(?:es)? de semana\b|\b(?:week|wk)-?ends?\b/g, ' weekends '],
  [
    /\b(?:of|in) (?:(?:the|each|every|a|ea\.?) )?(?:calendar )?mo(?:nth)?\b\.?|\b(?:each|every|ea\.?) month\b|\bea\.? mo\b\.?|\bmonthly\b|\b(?:del|de cada|cada|al|de|c\/) ?mes\b|\bmensual(?:mente)?\b/g,
    ' ofmonth ',
  ],
  [/\b(?:on|a|in|los|las|the)? ?(?:the )?(?:same day|el mismo dia|mismo dia)\b/g, ' sameday '],
  [
    /\b(?:the )?(?:next|following) (?:day|morning)\b|\b(?:del?|al) (?:dia siguiente|siguiente dia)\b|\b(?:la )?manana siguiente\b/g,
    ' nextday ',
  ],
  [/\b(?:por|en|de) las? mananas?\b|\bin the mornings?\b|\bmananas?\b/g, ' mornings '],
  [/\b(?:las )?tardes\b(?= (?:de )?\d|: )/g, ' evenings '],
  [/ ?\/ ?(?=(?:mornings|evenings) ?:)/g, '; '],
  [/\b(?:por|en|de) las? (?:tardes?|noches?)\b|\bin the (?:afternoons?|evenings?)\b|\bat nights?\b/g, ' evenings '],
];

const holidayWord = `(?:${[...holidayNames].join('|')})\\b`;

const holidays: [RegExp, string][] = [
  // In the format of OpenStreetMap.
  [/\bph (?:off|closed)\b/g, ' holidays closed '],
  [/\bholiday clos(?:ings?|ures?)\b(?= ?:)/g, ' closed '],
  [
    /\b(?:the |el )?(?:day after christmas|dia despues de (?:la )?navidad)\b(?: ?\((?:dec(?:ember)?\.? 26(?:th)?|26 de diciembre)\))?/g,
    ' dec 26 ',
  ],
  [/\b(thanksgiving(?: day)?)(?: ?,| ?&| and)+ the (?:friday|day) after\b(?! \w)/g, '$1 & afterthanksgiving '],
  [/\bday after thanksgiving\b|\bblack friday\b|\bfriday after thanksgiving\b/g, ' afterthanksgiving '],
  [/\bthanksgiving(?: day)?\b|\bdia de (?:accion de )?gracias\b|\baccion de gracias\b/g, ' thanksgiving '],
  [/\bchristmas eve(?: day)?\b|\bnochebuena\b/g, ' christmaseve '],
  [/\b(?:christmas|x-?mas)(?: day)?\b|\b(?:dia de )?navidad\b/g, ' christmas '],
  [/\bnew year'?s'? eve\b|\b(?:fin de ano|ano viejo|nochevieja)\b/g, ' newyeareve '],
  [/\bnew year'?s?'?(?: day)?\b|\b(?:dia de )?ano nuevo\b/g, ' newyear '],
  [
    /\b(?:4th|fourth) of july\b|\bjuly (?:4th|fourth)\b|\bindependence day\b|\b(?:4|cuatro) de julio\b(?! del? \d)|\bdia de la independencia\b/g,
    ' independenceday ',
  ],
  // "Christmas (Dec 25)". Another date may be the day on which the holiday is observed.
  [/\bchristmas ?\((?:dec(?:ember)?\.? 25(?:th)?|(?:el )?25 de diciembre)\)/g, ' christmas '],
  [/\bchristmaseve ?\((?:dec(?:ember)?\.? 24(?:th)?|(?:el )?24 de diciembre)\)/g, ' christmaseve '],
  [/\bnewyear ?\((?:jan(?:uary)?\.? 1(?:st)?|(?:el )?(?:1|1ro|primero) de enero)\)/g, ' newyear '],
  [/\bnewyeareve ?\((?:dec(?:ember)?\.? 31(?:st)?|(?:el )?31 de diciembre)\)/g, ' newyeareve '],
  [
    /\b(christmas|christmaseve|newyear|newyeareve) ?(?=\((?:<month> \d{1,2}(?:st|nd|rd|th)?|\d{1,2} de <month>)\))/g,
    '$1 unknown ',
  ],
  [/\b(christmas|newyear)eve ?(?:,|and|&|\/|y|or)+ ?day\b/g, '$1eve & $1 '],
  [/\blabor day\b|\bdia del trabajo\b/g, ' laborday '],
  [/\bmemorial day\b|\bdia de los caidos\b/g, ' memorialday '],
  [/\b(?:mlk|martin luther king)(?:,? jr\.?)?(?: day)?\b/g, ' mlkday '],
  [/\bjuneteenth\b/g, ' juneteenth '],
  [/\bveterans'?(?:'s)? day\b|\bdia de los veteranos\b/g, ' veteransday '],
  [/\bpresident'?s?'? day\b|\bdia de los presidentes\b/g, ' presidentsday '],
  [/\bgood friday\b|\bviernes santo\b/g, ' goodfriday '],
  [/\beaster(?: sunday)?\b|\b(?:domingo de )?(?:pascua|resurreccion)\b/g, ' easter '],
  // "no abrimos en Nochebuena, Navidad ni Año Nuevo"
  ...replaceNoService('()\\b', ` (?:(?:on|en|el|the) )*(?=${holidayWord})`),
  [new RegExp(`(${holidayWord}) ?,? (?:ni|nor) (?:(?:on|en|el) )*(?=${holidayWord})`, 'g'), '$1 & '],
  // "closed Thanksgiving and Friday": one Friday.
  [
    /\b(thanksgiving|christmas|newyear|easter|independenceday|goodfriday|laborday|memorialday)(?: ?,| ?&| (?:and|y))+ (?:the |el )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b(?!,? (?:\d|<month>))/g,
    '$1 unknown ',
  ],
  // Open "including Christmas". Not in a text with closings: "holidays, including Christmas, closed".
  [
    /^(?![\s\S]*\b(?:clos|clsd|cerr|cierr|off\b|shut|observ|exc|menos\b|salvo\b|but\b|no\b|holiday|festivo|feriado))([\s\S]*?),? ?\b(?:even|including|incluyendo|incluso)(?:(?: on| in| el| la| en|,| and| &| y)* (?:thanksgiving|christmas|christmaseve|newyear|newyeareve|easter|independenceday|laborday|memorialday))+ ?/g,
    '$1 ',
  ],
  [
    /\b(?:on |los |dias )*(?:all |most |major |federal |state |national |legal |bank |public |observed |city |county |us |u\.s\. |the )*(?:and (?:federal|state|national|major) )?holidays?(?: observed)?\b|\b(?:en |los |todos |dias )*(?:dias )?(?:festivos|feriados)(?: (?:federales|nacionales|oficiales))?\b/g,
    ' holidays ',
  ],
];

const tables = [gone, ...changePhrases, nthDays, contact, leftovers, holidays, allDay, clock, days];

/** Rewrites phrases to single words. */
export function rewritePhrases(plain: string): string {
  return replaceAll(withDigits(plain), tables.flat());
}

/** Words after which nobody can be sure: alternating weeks, conditions, changes, and comparisons with other days. */
const doubt = new RegExp(
  `\\b(?:${[
    'every other|every (?:two|three|2|3|4) weeks?|bi-?weekly|bi-?monthly|altern\\w*|odd|fortnight\\w*|semi|cada (?:otr[oa]|dos|tres|15|quince)|un \\w+ si|quincena\\w*',
    'weeks?|semanas?|months?|mes(?:es)?|quarter\\w*|semesters?|school|escuelas?|escolar\\w*|academic|ciclo',
    'weather|clima|permitting|permite|temperatures?|freez\\w*|degrees|grados|below|bajo|dawn|dusk|sun(?:rise|set|down|up)|daylight|dark|amanecer|anochecer|atardecer',
    'var(?:y|ies|ia|ian|iable)|depend\\w*|subject|approx\\w*|about|around|aprox\\w*|usually|generally|normally|typically|sometimes|occasional\\w*|temporar\\w*|temporal\\w*|tb[ad]|tentativ\\w*|flexible|irregular|often',
    'other|others|otr[oa]s?|or|o|if|si|when|cuando|unless|provided|while|mientras|long as|siempre que|whenever|before|antes|after|despues|during|durante|starting|starts?|begin\\w*|empieza|comienza|inicia|partir|not|no|never|nunca|some|most|algunos|might|puede|pueden|appointments?|appts?|citas?',
    'early|late|later|temprano|tarde|extended|reduced|special|next|proximo|this|este|esta|today|hoy|tomorrow|tonight|pending|pausad?[oa]?|suspen\\w*|cancel\\w*|discontinu\\w*|formerly|former|was|were|lottery|rotat\\w*|further|notice|aviso|once|twice|vez|veces|second to last|penultim\\w*|earlier|even|yearly|annual\\w*|anual\\w*|segun|as needed|request|solicitud|full moon|quarterly|except when|unknown|desconocid\\w*|sometime|half|quarter|too|fifteen|thirty|forty|media',
  ].join('|')})\\b|\\?|\\dish\\b`,
);
const seasons =
  /\b(?:summer|winter|spring|fall|autumn|verano|invierno|primavera|otono|season\w*|temporada|off-season)\b/;

/** Returns true if the rewritten text contains words that this parser does not interpret and that can change its meaning. */
export function isDoubtful(rewritten: string, hasMonths: boolean): boolean {
  return doubt.test(rewritten) || (!hasMonths && seasons.test(rewritten));
}
