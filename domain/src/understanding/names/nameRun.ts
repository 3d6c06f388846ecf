import type { ReadToken } from './tokenReader.ts';

/** A word of a name in a message. */
export interface RunWord {
  token: string;
  /** The indexes of its words in the message. */
  at: readonly number[];
  cost: number;
}

/** A message, as folded words and as the tokens of names that they may stand for. */
interface Message {
  words: readonly string[];
  read: readonly ReadToken[];
}

/**
 * Returns the longest run of words that follow each other in the name and in the message. Translated words may be in any
 * order: "casa mesquite" is "Mesquite House".
 */
export function longestRun(tokens: readonly string[], message: Message): RunWord[] {
  let best: RunWord[] = [];
  for (let from = 0; from < message.read.length; from++) {
    for (let start = 0; start < tokens.length; start++) {
      const run = runInOrder(tokens, start, message, from);
      if (run.length > best.length) best = run;
    }
    const run = translatedRun(tokens, message, from);
    if (run.length > best.length) best = run;
  }
  return best;
}

function runInOrder(tokens: readonly string[], start: number, message: Message, from: number): RunWord[] {
  const run: RunWord[] = [];
  for (let i = from; i < message.read.length; i++) {
    const token = tokens[start + run.length];
    const { tokens: meant, at, cost } = message.read[i] as ReadToken;
    const follows = i === from || isNear(message, i) || isLinked(message, i);
    if (!follows || token === undefined || !meant.includes(token)) break;
    run.push({ token, at, cost });
  }
  return run;
}

/** The words of a name in any order. Empty if none of them is translated. */
function translatedRun(tokens: readonly string[], message: Message, from: number): RunWord[] {
  const rest = [...tokens];
  const run: RunWord[] = [];
  for (let i = from; i < message.read.length; i++) {
    const { tokens: meant, at, cost } = message.read[i] as ReadToken;
    const found = rest.findIndex((token) => meant.includes(token));
    if (found < 0 || !(i === from || isLinked(message, i))) break;
    run.push({ token: rest[found] as string, at, cost });
    rest.splice(found, 1);
  }
  const isTranslated = message.read.slice(from, from + run.length).some((one) => one.isTranslated);
  return run.length > 1 && isTranslated ? run : [];
}

/** Between two words of a name, the message has at most one other word. */
function isNear({ read }: Message, i: number): boolean {
  return firstOf(read[i]) - lastOf(read[i - 1]) <= 2;
}

const links = new Set('de del la el los las y of the and'.split(' '));

/** "Casa de las gaviotas" may be one name; "care dan comida" is none. */
function isLinked({ read, words }: Message, i: number): boolean {
  return words.slice(lastOf(read[i - 1]) + 1, firstOf(read[i])).every((word) => links.has(word));
}

const firstOf = (one: ReadToken | undefined): number => one?.at[0] ?? 0;
const lastOf = (one: ReadToken | undefined): number => one?.at.at(-1) ?? 0;
