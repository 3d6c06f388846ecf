import { fuzzyMatcher, messageWords } from '../phrases/fuzzyMatch.ts';
import { foldText } from '../words/foldText.ts';
import { stemWord } from '../words/stemWord.ts';
import { stopWords } from '../words/stopWords.ts';

/** A question of the FAQ page, with its answer as text. */
export interface FaqQuestion {
  /** The question in the form `do-i-need-an-id`. */
  topic: string;
  question: string;
  answer: string;
}

/** Groups of words with the same meaning in questions about Amparo. The first word of a group is its key. */
const sameMeaning = `
  pet pets dog dogs cat cats puppy animal animals perro perros perrito gato gatos gatito mascota mascotas,
  id identification identity license card ids identificacion credencial ine licencia documento documents,
  immigration undocumented papers illegal immigrant status visa migrante inmigrante indocumentado indocumentada indocumentados migratorios papeles inmigracion ilegal,
  free cost costs pay charge charges charged fee price money gratis cuesta cobran cobra pagar precio costo gratuito,
  offline internet wifi data network signal connection conexion senal datos red,
  language spanish english translate idioma espanol ingles lenguaje lengua,
  location gps locate track position where ubicacion rastrear rastrean localizacion,
  accurate sure right correct trust true exact reliable real fake exactas confiable seguras correctas ciertas verdad reales verdaderos,
  wrong incorrect error mistake outdated bad report equivocado equivocada incorrecto mal malo error reportar corregir avisar corrijo,
  add list register new post agregar anadir registrar publicar poner inscribir agrego,
  organization service agency church program organizacion servicio agencia iglesia programa negocio,
  claim own mine reclamar mio,
  kudos clap thumbs applause aplausos aplauso agradecimientos agradecimiento,
  shelter shelters refugio refugios albergue albergues,
  favorite favorites star save saved favoritos favorito estrella guardar guardados guardo,
  app amparo website site page phone aplicacion sitio pagina app,
  underage under minor teenager menor adolescente,
  use using work works working usar usarla funciona funcionar sirve,
  difference different versus vs diferencia distinto distinta,
  warming cooling calentarse refrescarse enfriamiento calefaccion,
  bring come allow allowed accept take llevar traer aceptan permiten dejan entrar,
  share give obligatorio compartir dar,
  contact write email talk human escribir contactar correo,
  car ride drive carro coche auto,
  school children kids escuela hijos ninos,
  change switch cambiar cambio pongo poner,
  need ask require required necesito piden pedir requieren exigen requisito`;

const meaningOf = new Map<string, string>();
for (const group of sameMeaning.split(',')) {
  const words = group.trim().split(/\s+/);
  for (const word of words) meaningOf.set(stemWord(word), `=${words[0]}`);
}
const vocabulary = sameMeaning.split(/[\s,]+/).filter((word) => word.length > 3);

interface PreparedQuestion {
  topic: string;
  inQuestion: Set<string>;
  inAnswer: Set<string>;
}

/** Returns a higher weight for a meaning that fewer questions contain. */
type Weigh = (meaning: string) => number;

export type FaqMatcher = (text: string) => { topic: string; score: number } | null;

/**
 * Makes a matcher that finds the question of the FAQ page with the same meaning as a text. `score` is at most 1. Null
 * if none is similar.
 */
export function faqMatcher(questions: readonly FaqQuestion[]): FaqMatcher {
  const prepared = questions.map(({ topic, question, answer }) => ({
    topic,
    inQuestion: meaningsOf(foldText(question).split(' ')),
    inAnswer: meaningsOf(foldText(answer).split(' ')),
  }));
  const correctSpelling = fuzzyMatcher([
    ...vocabulary,
    ...questions.flatMap(({ question }) => foldText(question).split(' ')),
  ]);
  const weigh = weightsOf(prepared);
  return (text) => {
    const words = messageWords(text).filter((word) => !stopWords.has(word) || meaningOf.has(stemWord(word)));
    const query = new Set(correctSpelling(words).map((word) => meaningOf.get(stemWord(word)) ?? stemWord(word)));
    let best: { topic: string; score: number } | null = null;
    for (const one of prepared) {
      const score = scoreOf(query, one, weigh);
      if (score > (best?.score ?? 0.2)) best = { topic: one.topic, score };
    }
    return best;
  };
}

function meaningsOf(words: readonly string[]): Set<string> {
  const significant = words.filter((word) => word !== '' && (!stopWords.has(word) || meaningOf.has(stemWord(word))));
  return new Set(significant.map((word) => meaningOf.get(stemWord(word)) ?? stemWord(word)));
}

function weightsOf(questions: readonly PreparedQuestion[]): Weigh {
  const uses = new Map<string, number>();
  for (const { inQuestion } of questions)
    for (const meaning of inQuestion) uses.set(meaning, (uses.get(meaning) ?? 0) + 1);
  return (meaning) => Math.log(1 + questions.length / (1 + (uses.get(meaning) ?? 0)));
}

/** A word of the answer counts less than a word of the question. */
const ANSWER_WEIGHT = 0.35;

function scoreOf(query: ReadonlySet<string>, { inQuestion, inAnswer }: PreparedQuestion, weigh: Weigh): number {
  let [all, found] = [0, 0];
  for (const meaning of query) {
    const weight = weigh(meaning);
    all += weight;
    found += inQuestion.has(meaning) ? weight : inAnswer.has(meaning) ? weight * ANSWER_WEIGHT : 0;
  }
  let [whole, covered] = [0, 0];
  for (const meaning of inQuestion) {
    const weight = weigh(meaning);
    whole += weight;
    if (query.has(meaning)) covered += weight;
  }
  if (all === 0 || whole === 0 || covered === 0) return 0;
  const [ofQuery, ofQuestion] = [found / all, covered / whole];
  return (1.6 * ofQuery * ofQuestion) / (0.6 * ofQuestion + ofQuery);
}
