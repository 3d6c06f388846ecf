import { cachedByText } from '../words/cachedByText.ts';
import { stemWord } from '../words/stemWord.ts';
import { shapeOf, soundCost, spellingCost, type WordShape } from '../words/wordShape.ts';
import { isFormOfKnownWord, isKnownWord } from './spelling.ts';

/** The days of the week, and the days around this one. Some have forms that many people write or say. */
const dayWords =
  `monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays
  sunday sundays lunes martes miercoles miercole jueves jueve viernes vierne sabado sabados domingo domingos today tonight
  tomorrow manana weekend weekends`.split(/\s+/);
/** Other words that look or sound like a day. */
export const likeDays: ReadonlySet<string> = new Set(
  `sabana sabanas salado salada saldado lavado lavados sabido sacado salvado salvados sanado sagrado asado asados domino
  dominos dominio dominical dominguez domingues jueces juegos huevos vienes vierte vierten manna manzana manzanas hermana
  hermanas sundae sundaes sunny sundry monty mandy mundy munday wendy thirsty frida freida freddy marte mares mates toady
  toddy weakened wicked banana bananas montana morrow mananas manada manadas luke lukes lures lynes freddys fridas marge
  marges martel byrne byrnes verne jeeves monkey monkeys salados saladas sagrados sobado sobados sacados`.split(/\s+/),
);
/** Spanish days that people write without the last letter. */
const wholeForms: Readonly<Record<string, string>> = { miercole: 'miercoles', jueve: 'jueves', vierne: 'viernes' };

const stemsOfDays = new Set(dayWords.map(stemWord));
const shortest = 4;
const mostOtherLength = 2;
/** The highest cost of short words, and of words of at least seven letters. */
const MOST_COST = 1;
const MOST_COST_OF_LONG = 1.9;
const longWord = 7;
const OTHER_START = 0.6;
const OTHER_SOUND = 0.4;
const SAME_SOUND = 0.3;

let shapes: readonly WordShape[] | undefined;

/** Returns the day that a folded word means: "tusday", "savado", "bierne". Returns null if it means no day. */
export const dayMeantBy: (word: string) => string | null = cachedByText((word) => {
  if (word.length < shortest || /\d/.test(word) || likeDays.has(word)) return null;
  if (dayWords.includes(word)) return wholeForms[word] ?? word;
  if (isKnownWord(word) || (isFormOfKnownWord(word) && !stemsOfDays.has(stemWord(word)))) return null;
  shapes ??= dayWords.map(shapeOf);
  const typed = shapeOf(word);
  let best: { word: string; cost: number } | null = null;
  for (const day of shapes) {
    if (Math.abs(day.word.length - word.length) > mostOtherLength) continue;
    const limit = Math.min(day.word.length, word.length) < longWord ? MOST_COST : MOST_COST_OF_LONG;
    const cost = costOf(typed, day, limit);
    if (cost <= limit && (!best || cost < best.cost)) best = { word: day.word, cost };
  }
  return best && (wholeForms[best.word] ?? best.word);
});

/** The first sound of a day is rarely misspelled. */
function costOf(typed: WordShape, day: WordShape, limit: number): number {
  if (typed.sound === day.sound) return SAME_SOUND;
  const start = typed.sound.charAt(0) === day.sound.charAt(0) ? 0 : OTHER_START;
  const left = limit - start;
  return start + Math.min(spellingCost(typed, day, left), OTHER_SOUND + soundCost(typed, day, left - OTHER_SOUND));
}
