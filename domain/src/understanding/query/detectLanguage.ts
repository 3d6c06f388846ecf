import { lexicon } from '../lexicon/lexicon.ts';
import { foldText } from '../words/foldText.ts';

/** Common Spanish words that do not exist in English. They show that a query is Spanish. */
const spanishWords: readonly string[] =
  `el la los las lo un una unos unas de del al en con por para y e que se su sus mi mis
  te tu les nos nosotros yo usted ustedes ella ellos es soy eres somos esta estan estoy estamos este esto esa ese eso
  hay tengo tiene tienen tenemos tener haya muy ya si tambien como cuando cual quien quienes porque pero aqui alla ahi puedo puede
  pueden podemos poder quiero quiere quisiera favor gracias hola necesito necesita necesitamos busco donde adonde ayuda
  ayudar ayuden gratis dan dar regalan ocupo sin cerca abierto ahora ahorita hoy hijo hija hijos mama papa esposo esposa
  casa bebe nino ninos ninas mujer mujeres hombre hombres viejito abuela abuelo familia trabajo comida ropa dinero hacer
  conseguir encontrar quiero gratuita gratuito alguien algo mucho mucha`.split(/\s+/);

const weights = new Map<string, number>();

/** The weights of words in the lexicon: above 0 for words of mostly Spanish phrases, below 0 for English. */
function weightsOfWords(): Map<string, number> {
  if (weights.size > 0) return weights;
  const count = (text: string | undefined, by: number) => {
    for (const word of new Set(foldText(text ?? '').split(' '))) weights.set(word, (weights.get(word) ?? 0) + by);
  };
  for (const { en, es, enAsk, esAsk } of lexicon) {
    count(es, 1);
    count(esAsk, 1);
    count(en, -1);
    count(enAsk, -1);
  }
  for (const word of spanishWords) weights.set(word, 40);
  return weights;
}

/** Returns a number above 0 if the folded words are Spanish, below 0 if they are English, and 0 if that is unknown. */
export function spanishScore(words: readonly string[]): number {
  let sum = 0;
  for (const word of words) sum += Math.sign(weightsOfWords().get(word) ?? 0);
  return sum;
}

/** Returns the language of most folded words. The default is English. */
export function detectLanguage(words: readonly string[]): 'en' | 'es' {
  return spanishScore(words) > 0 ? 'es' : 'en';
}
