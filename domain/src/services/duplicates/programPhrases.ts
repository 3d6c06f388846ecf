import { editCost } from '../../understanding/words/editCost.ts';
import { nameWords } from './nameWords.ts';

/**
 * What services call themselves, by what they do, in both languages. Two names with different programs are two services,
 * even at one address. A phrase belongs to one program. The longest phrase of a name wins.
 */
const phrases = {
  pantry: 'food pantry, pantry, food distribution, groceries, food, food cupboard, despensa, despensa de alimentos, despensa de comida, alimentos, viveres',
  'food bank': 'food bank, foodbank, banco de alimentos, banco de comida',
  meals: 'soup kitchen, community kitchen, kitchen, meals, hot meals, breakfast, lunch, dinner, dining room, comedor, cocina, comidas, comidas calientes, desayuno, almuerzo, cena',
  'senior meals': 'senior meals, sr meals, senior nutrition, congregate meals, comidas para personas mayores, comidas para adultos mayores',
  'delivered meals': 'home delivered meals, comidas a domicilio',
  'child meals': 'summer meals, kids meals, snack pack, backpack program, comidas de verano',
  wic: 'wic, women infants and children wic, women infants and children, women infants children',
  shelter: 'shelter, emergency shelter, homeless shelter, overnight shelter, albergue, albergue de emergencia, refugio, refugio de emergencia',
  'family shelter': 'family shelter, fam shelter, albergue familiar, refugio familiar, albergue para familias',
  'violence shelter': 'domestic violence shelter, family violence shelter, womens shelter, albergue para mujeres, refugio para mujeres',
  'youth shelter': 'youth shelter, albergue juvenil, refugio juvenil',
  housing: 'transitional housing, supportive housing, housing, vivienda, vivienda de transicion',
  clinic: 'clinic, health clinic, medical clinic, health center, community health center, medical, clinica, clinica de salud, clinica medica, centro de salud',
  dental: 'dental, dental clinic, dentist, clinica dental, dentista',
  vision: 'eye clinic, vision, glasses, lentes, clinica de ojos',
  pharmacy: 'pharmacy, prescription, prescriptions, farmacia, medicinas',
  counseling: 'counseling, counselling, counseling center, mental health, behavioral health, consejeria, salud mental',
  recovery: 'recovery, substance abuse, detox, rehab, recuperacion, desintoxicacion',
  clothes: 'clothes closet, clothing closet, clothing, clothes, closet, clothing bank, ropero, ropa, armario de ropa',
  thrift: 'thrift store, thrift shop, thrift, resale shop, tienda de segunda mano, tienda de segunda',
  rent: 'rent assistance, rental assistance, rent help, ayuda para la renta, ayuda con la renta, ayuda de renta, asistencia de renta',
  utilities: 'utility assistance, utility help, utilities, energy assistance, ayuda con los servicios publicos, ayuda para la luz, asistencia de energia',
  showers: 'showers, showers and laundry, shower, hygiene, duchas, duchas y lavanderia, regaderas, higiene',
  laundry: 'laundry, lavanderia',
  jobs: 'job training, job trng, employment, job center, jobs, workforce center, capacitacion laboral, empleo, centro de empleo',
  english: 'english classes, esl, english as a second language, esl classes, clases de ingles, ingles',
  ged: 'ged, ged classes, adult education, educacion para adultos',
  'after school': 'after school, afterschool, after school program, afterschool program, programa despues de la escuela, despues de la escuela',
  childcare: 'child care, childcare, day care, daycare, head start, preschool, guarderia, cuidado de ninos, preescolar',
  legal: 'legal aid, legal services, legal clinic, ayuda legal, servicios legales',
  tax: 'tax help, vita, income tax, tax preparation, ayuda con impuestos, impuestos',
  diapers: 'diaper bank, diapers, banco de panales, panales',
  pets: 'pet food, pets, animal shelter, comida para mascotas, mascotas',
  furniture: 'furniture, furniture bank, muebles, banco de muebles',
  transport: 'transportation, rides, bus passes, transporte, pases de autobus',
  veterans: 'veterans services, veteran services, veterans, servicios para veteranos, veteranos',
  seniors: 'senior center, senior services, centro para personas mayores',
  library: 'library, public library, biblioteca, biblioteca publica',
  hotline: 'hotline, crisis line, crisis hotline, helpline, linea de crisis, linea de ayuda',
  support: 'support group, support groups, grupo de apoyo, grupos de apoyo',
  case: 'case management, manejo de casos',
}; // biome-ignore format: one program a line

/** The name of a program in `phrases`. */
export type Program = keyof typeof phrases;

const programOfPhrase = new Map(
  Object.entries(phrases).flatMap(([program, list]) =>
    list.split(', ').map((phrase) => [nameWords(phrase).join(' '), program as Program] as const),
  ),
);
/** The number of words of the longest phrase that begins with a word. */
const longestOf = new Map<string, number>();
for (const phrase of programOfPhrase.keys()) {
  const words = phrase.split(' ');
  longestOf.set(words[0]!, Math.max(words.length, longestOf.get(words[0]!) ?? 0));
}
const knownWords = new Set([...programOfPhrase.keys()].flatMap((phrase) => phrase.split(' ')));

/** Splits the words of a name into its programs and the words that are left: those of the organization. */
export function splitPrograms(typed: readonly string[]): { programs: Program[]; rest: string[] } {
  const words = typed.map(correctWord);
  const programs = new Set<Program>();
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestPhrase(words, at);
    if (found) programs.add(found.program);
    else rest.push(typed[at]!);
    at += found?.length ?? 1;
  }
  return { programs: [...programs], rest };
}

function longestPhrase(words: readonly string[], at: number): { program: Program; length: number } | undefined {
  for (let length = Math.min(longestOf.get(words[at]!) ?? 0, words.length - at); length > 0; length -= 1) {
    const program = programOfPhrase.get(words.slice(at, at + length).join(' '));
    if (program) return { program, length };
  }
  return undefined;
}

/** Corrections by word. Names repeat their words, and each word is compared with all known ones. */
const corrections = new Map<string, string>();
const MOST_CORRECTIONS = 20_000;

/** Corrects a typing error in a word of a phrase: `shletr` is `shelter`. Short words have too many neighbors. */
function correctWord(word: string): string {
  if (word.length < 5 || knownWords.has(word)) return word;
  const known = corrections.get(word);
  if (known !== undefined) return known;
  if (corrections.size === MOST_CORRECTIONS) corrections.clear();
  const limit = word.length >= 8 ? 2 : 1;
  const close = [...knownWords].find((other) => other.length >= 4 && editCost(word, other, limit) <= limit);
  corrections.set(word, close ?? word);
  return close ?? word;
}
