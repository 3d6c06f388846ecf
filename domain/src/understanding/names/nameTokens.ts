import type { ServiceType } from '../../services/taxonomy/serviceTypes.ts';
import { foldText } from '../words/foldText.ts';
import { stopWords } from '../words/stopWords.ts';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/**
 * The fields that people use to name a service: its names and its place. `address1` is empty if the address is
 * confidential.
 */
export interface NameSource {
  id: string;
  name: string;
  alternateNames?: readonly string[];
  address1?: string;
  city?: string;
  type?: readonly ServiceType[];
}

/** Returns the words of a name without stop words. */
export function nameTokens(name: string): string[] {
  return foldText(name)
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word));
}

const FEWEST_INITIALS = 3;

/** Returns a name without its program: "Noah Project" for "Noah Project – Family Violence Shelter". */
export function organizationOf(name: string): string {
  return name.split(/ [–—-] |[:(]/)[0] as string;
}

/** Returns the initials of a name with and without its stop words: `bobs` and `bbs` for "Breakfast on Beech Street". */
export function initialsOf(name: string): string[] {
  const organization = organizationOf(name);
  const lists = [foldText(organization).split(' '), nameTokens(organization)];
  const initials = lists.map((words) => words.map((word) => word.charAt(0)).join(''));
  return [...new Set(initials)].filter((letters) => letters.length >= FEWEST_INITIALS && /^[a-z]+$/.test(letters));
}

const directions = wordsOf('north south east west n s e w ne nw se sw norte sur este oeste sample');
const streetSuffixes = wordsOf(
  'street st avenue ave av road rd drive dr lane ln boulevard blvd highway hwy parkway pkwy court ct circle cir square plaza suite ste loop way',
);

/** Returns the words of the street in an address with a house number: `pine` for "1857 North Pine Street". */
export function streetTokens(address: string): string[] {
  const [number = '', ...words] = foldText(address.split(',')[0] ?? '').split(' ');
  if (!/^\d+$/.test(number)) return [];
  const end = words.findIndex((word, i) => i > 0 && streetSuffixes.has(word));
  return words.slice(0, end < 0 ? undefined : end).filter((word) => !directions.has(word));
}

/** Words before a street: "on pine", "de la calle pine", "on north 10th". */
const beforeStreet =
  /(?:^| )(?:on|off|calle|at(?= \d)|(?:de|en|por|sobre) la(?: calle)?)(?: (?:the|la|calle|\d+|north|south|east|west|n|s|e|w|norte|sur))*$/;

/** Returns the index of the first word that introduces a street at index `i`, or -1 if no words introduce it. */
export function streetIntroduction(words: readonly string[], i: number): number {
  const before = words.slice(Math.max(0, i - 4), i).join(' ');
  const found = beforeStreet.exec(before);
  return found ? i - found[0].trim().split(' ').length : -1;
}

export function isStreetSuffix(word: string | undefined): boolean {
  return word !== undefined && streetSuffixes.has(word);
}

/** Words that people use for services of a type. */
export const kindWords: Readonly<Record<ServiceType, ReadonlySet<string>>> = {
  FOOD: wordsOf('food pantry bank kitchen meal meals dining despensa comida comedor cocina banco'),
  SHELTER: wordsOf('shelter house home refugio albergue casa hogar'),
  HEALTH: wordsOf('clinic doctor dentist hospital health clinica doctora consultorio dispensario'),
  RESOURCES: wordsOf('closet clothes thrift store showers laundry office program ropero tienda ropa oficina'),
  EDUCATION: wordsOf('school class classes library job escuela clase clases trabajo'),
};

/** Words that replace the name of a place: "the one on Pine", "la de la Walnut". */
export const standIns = wordsOf('one place that thats el la los las lugar');

/** Articles and demonstratives. The words after them name one particular place. */
export const definiteWords = wordsOf('the that this el la los las del al ese esa este esta');

/** Words for a time. A name may contain them ("Sudsy Tuesday Laundry"), but they do not distinguish names. */
export const dayWords = wordsOf(`
  monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight morning evening
  lunes martes miercoles jueves viernes sabado domingo hoy manana noche tarde`);

/** Words that many names contain. Alone they name no place, not even with an article. */
export const genericWords = wordsOf(`
  office center centre church school hall house home place building library store bank class room park desk line team
  meeting city town county street road community ministry ministries agency department program project
  food meal meals kitchen pantry shelter clinic hospital health family families women men kids children senior seniors
  veteran veterans bus truck van day night morning evening week weekend summer winter safe open closed second first third
  last next back new old free local main good best help work job jobs legal law level public number phone time date hours
  saint san santa santo dime digame doorstep walk start person people app website chat form list
  map same other stop after north south east west side northside southside labor central texas courthouse
  square interstate highway big mountain front wind cots whole stuff thing door
  oficina centro iglesia escuela sala casa hogar lugar edificio biblioteca tienda banco clase cuarto parque calle ciudad
  condado comunidad ministerio agencia programa comida comidas cocina despensa refugio albergue clinica hospital salud
  familia familias mujeres hombres ninos dia noche tarde manana semana verano invierno abierto abierta primera segundo
  segunda ultima numero telefono hora horas puerta gente persona lista misma mismo otra otro cosa mercado camion autobus`);
