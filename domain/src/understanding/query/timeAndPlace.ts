import { type NamedTime, readTime } from '../times/readTime.ts';

type Phrases = ReadonlyMap<string, string[][]>;

/** The words of phrases by their first word. */
function phrases(list: string): Phrases {
  return Map.groupBy(
    list.split(',').map((phrase) => phrase.trim().split(/\s+/)),
    ([first]) => first as string,
  );
}

const openNow = phrases(`open right now, right now open, open now, now open, currently open, open at the moment,
  open this minute, still open, whats open, what is open, what s open, is open, abierto ahora mismo, abierto ahora, abierta ahora,
  abiertos ahora, abierto ahorita, abierta ahorita, abiertos ahorita, abierto en este momento, que este abierto, esta abierto,
  este abierto ahora, que esta abierto, ahorita abierto, abre ahora, abren ahora, abren ahorita`);

const nearMe =
  phrases(`close to where i am, near where i live, close to where i live, near my location, near my house, near my home,
  close to my house, close to my home, close to me, close to here, near to me, near me, near here, near by, nearby, around here,
  around me, close by, in my area, in my neighborhood, in my town, by me, nearest, closest, walking distance, mas cerca de mi, cerca de mi casa, cerca de mi ubicacion,
  cerca de donde vivo, cerca de donde estoy, cerca de mi, cerca de aqui, cercano a mi, cercana a mi, cercanos a mi, por mi casa, por aqui cerca, aqui cerca,
  por aqui, en mi area, mas cercano, mas cercana, mas cercanos, mas cercanas, cercano, cercana, cercanos, cercanas, cerca`);

export interface TimeAndPlace {
  /** When services must be open; null if now, or if no time is named. */
  time: NamedTime | null;
  isOpenNow: boolean;
  isNearMe: boolean;
  /** For each word, whether it only names the time or the place. */
  isTaken: boolean[];
}

/** Finds phrases such as "tonight", "open now", and "near me" in folded words. */
export function extractTimeAndPlace(words: readonly string[]): TimeAndPlace {
  const { time, isNow, isTaken } = readTime(words);
  const take = (list: Phrases): boolean => {
    let isFound = false;
    for (let start = 0; start < words.length; start++) {
      for (const phrase of list.get(words[start] as string) ?? []) {
        if (!phrase.every((word, i) => words[start + i] === word)) continue;
        isTaken.fill(true, start, start + phrase.length);
        isFound = true;
      }
    }
    return isFound;
  };
  const isOpen = take(openNow);
  const isNearMe = take(nearMe);
  const hasMoment = time !== null || isNow || isNearMe;
  const isOpenThen = hasMoment && takeOpenWords(words, isTaken);
  return { time, isOpenNow: time === null && (isOpen || isNow || isOpenThen), isNearMe, isTaken };
}

const openWord = /^(?:opens?|abiert[oa]s?|abren?)$/;
/** Before or after such a word, "open" is not about hours: "how to open a bank account", "open enrollment". */
const beforeOther = /^(?:to|para)$/;
const afterOther =
  /^(?:an?|my|up|accounts?|cases?|doors?|enrollment|heart|house|mic|sores?|warrants?|wounds?|una?|mi|cuentas?|puertas?)$/;

/**
 * Takes words such as "open" beside a time or a place: "open on Christmas", "open pantry near me". Otherwise they can
 * belong to a need, such as "open a business".
 */
function takeOpenWords(words: readonly string[], isTaken: boolean[]): boolean {
  let isFound = false;
  for (const [i, word] of words.entries()) {
    if (!openWord.test(word) || beforeOther.test(words[i - 1] ?? '') || afterOther.test(words[i + 1] ?? '')) continue;
    isTaken[i] = true;
    isFound = true;
  }
  return isFound;
}
