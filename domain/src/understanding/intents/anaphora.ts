const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  last: -1,
  primero: 1,
  primera: 1,
  primer: 1,
  segundo: 2,
  segunda: 2,
  tercero: 3,
  tercera: 3,
  tercer: 3,
  cuarto: 4,
  cuarta: 4,
  quinto: 5,
  quinta: 5,
  sexto: 6,
  sexta: 6,
  ultimo: -1,
  ultima: -1,
};

export const ordinalWords: readonly string[] = Object.keys(ordinals);

/** In chats, 2 and 4 also stand for words. `messageWords` expands them. */
const digitsAsWords: Readonly<Record<string, number>> = { to: 2, for: 4 };
const beforeNumber = /^(?:number|numero|no|option|opcion|el|la|the|one|num)$/;
const beforeOrdinal =
  /^(?:the|that|this|your|my|number|option|el|la|los|las|lo|al|del|ese|esa|este|esta|de|numero|opcion|y|and|no|not)$/;
const afterOrdinal = /^(?:one|1|of|on|in|place|option|service|listed|de|en|lugar|opcion|servicio)$/;
/** In a message of so few words an ordinal needs no article: "first please". */
const FEW_WORDS = 2;

/**
 * Returns the position in the last list that the words refer to ("the second one", "la tercera", "number 3"), from 1;
 * -1 is the last.
 */
export function ordinalReference(words: readonly string[]): number | null {
  for (const [i, word] of words.entries()) {
    const place = ordinals[word];
    if (place && !isOfTime(words, i) && isOfList(words, i)) return place;
    const digit = digitsAsWords[word];
    if (digit && i === words.length - 1 && /^(?:number|numero|num|option|opcion)$/.test(words[i - 1] ?? ''))
      return digit;
    if (/^(?:10|[1-9])$/.test(word) && (words.length === 1 || beforeNumber.test(words[i - 1] ?? '')))
      return Number(word);
  }
  return null;
}

/** "Do I call first" does not refer to a list. */
function isOfList(words: readonly string[], i: number): boolean {
  return (
    words.length <= FEW_WORDS ||
    i === 0 ||
    beforeOrdinal.test(words[i - 1] ?? '') ||
    afterOrdinal.test(words[i + 1] ?? '')
  );
}

/** "Last night", "first aid", "second hand", "the first of the month". */
function isOfTime(words: readonly string[], i: number): boolean {
  const rest = words.slice(i + 1, i + 4).join(' ');
  return /^(?:(?:of the |del )?(?:month|mes)|night|week|year|time|aid|hand|baptist|responder|chance|grade|vez|ano|semana|noche|job)\b/.test(
    rest,
  );
}

const looksForPlace =
  /^(?:(?:and|also|y|tambien|ok|okay) )?(?:where (?:can|could|do)|i need|i want|looking for|donde (?:puedo|hay)|necesito|ocupo|busco)\b/;
const refersBack =
  /\b(?:it|its|they|them|their|there|here|this|that|number|su|sus|ahi|alli|alla|aqui|ese|esa|este|esta|numero|the (?:phone|address)|el (?:telefono|correo)|la direccion)\b/;

/** Whether the words look for a place ("where can I …", "necesito …"), and for none that was shown before. */
export function looksForAnother(words: readonly string[]): boolean {
  const text = words.join(' ');
  return looksForPlace.test(text) && !refersBack.test(text);
}
