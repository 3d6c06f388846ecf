/** The English stemmer of Snowball ("Porter 2"), for folded words: https://snowballstem.org/algorithms/english/ */
export function stemEnglish(word: string): string {
  if (word.length <= 2) return word;
  const exception = exceptions[word];
  if (exception !== undefined) return exception;
  const marked = markConsonantY(word);
  const regions = regionsOf(marked);
  const first = dropPlural(marked);
  if (invariants.has(first)) return first;
  const steps = [dropVerbEnding, replaceY, shortenSuffix, dropDerivation, dropLastSuffix, dropFinalLetter];
  return steps.reduce((stem, step) => step(stem, regions), first).replaceAll('Y', 'y');
}

interface Regions {
  /** R1 and R2 begin at these characters. */
  one: number;
  two: number;
}

const exceptions: Record<string, string | undefined> = {
  ...{ skis: 'ski', skies: 'sky', dying: 'die', lying: 'lie', tying: 'tie', idly: 'idl', gently: 'gentl' },
  ...{ ugly: 'ugli', early: 'earli', only: 'onli', singly: 'singl', sky: 'sky', news: 'news', howe: 'howe' },
  ...{ atlas: 'atlas', cosmos: 'cosmos', bias: 'bias', andes: 'andes' },
};
const invariants = new Set('inning outing canning herring earring proceed exceed succeed'.split(' '));

/** A `y` at the beginning or after a vowel is a consonant: `Y`. */
function markConsonantY(word: string): string {
  return word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y');
}

function regionsOf(word: string): Regions {
  const afterPair = (from: number) => {
    const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
    return found ? from + found.index + 2 : word.length;
  };
  const prefix = /^(?:gener|commun|arsen)/.exec(word);
  const one = prefix ? prefix[0].length : afterPair(0);
  return { one, two: afterPair(one) };
}

function isShort(word: string, { one }: Regions): boolean {
  return one >= word.length && endsShort(word);
}

function endsShort(word: string): boolean {
  return /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/.test(word);
}

function dropPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/(?:ied|ies)$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word) || !word.endsWith('s')) return word;
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word;
}

function dropVerbEnding(word: string, regions: Regions): string {
  const eed = /eed(?:ly)?$/.exec(word);
  if (eed) return eed.index >= regions.one ? `${word.slice(0, eed.index)}ee` : word;
  const ending = /(?:ed|edly|ing|ingly)$/.exec(word);
  if (!ending) return word;
  const rest = word.slice(0, ending.index);
  if (!/[aeiouy]/.test(rest)) return word;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return /^[aeo]..$/.test(rest) ? rest : rest.slice(0, -1);
  return isShort(rest, regions) ? `${rest}e` : rest;
}

function replaceY(word: string): string {
  return /.[^aeiouy][yY]$/.test(word) ? `${word.slice(0, -1)}i` : word;
}

const shorter: readonly (readonly [string, string])[] = [
  ...([
    ['ization', 'ize'],
    ['ational', 'ate'],
    ['fulness', 'ful'],
    ['ousness', 'ous'],
    ['iveness', 'ive'],
  ] as const),
  ...([
    ['tional', 'tion'],
    ['biliti', 'ble'],
    ['lessli', 'less'],
    ['entli', 'ent'],
    ['ation', 'ate'],
  ] as const),
  ...([
    ['alism', 'al'],
    ['aliti', 'al'],
    ['ousli', 'ous'],
    ['iviti', 'ive'],
    ['fulli', 'ful'],
  ] as const),
  ...([
    ['enci', 'ence'],
    ['anci', 'ance'],
    ['abli', 'able'],
    ['izer', 'ize'],
    ['ator', 'ate'],
  ] as const),
  ...([
    ['alli', 'al'],
    ['bli', 'ble'],
    ['ogi', 'og'],
    ['li', ''],
  ] as const),
];

function shortenSuffix(word: string, { one }: Regions): string {
  const found = shorter.find(([suffix]) => word.endsWith(suffix));
  if (!found) return word;
  const rest = word.slice(0, -found[0].length);
  if (rest.length < one) return word;
  if (found[0] === 'ogi' && !rest.endsWith('l')) return word;
  if (found[0] === 'li' && !/[cdeghkmnrt]$/.test(rest)) return word;
  return rest + found[1];
}

const derivations: readonly (readonly [string, string])[] = [
  ...([
    ['ational', 'ate'],
    ['tional', 'tion'],
    ['alize', 'al'],
    ['icate', 'ic'],
    ['iciti', 'ic'],
  ] as const),
  ...([
    ['ative', ''],
    ['ical', 'ic'],
    ['ness', ''],
    ['ful', ''],
  ] as const),
];

function dropDerivation(word: string, { one, two }: Regions): string {
  const found = derivations.find(([suffix]) => word.endsWith(suffix));
  if (!found) return word;
  const rest = word.slice(0, -found[0].length);
  return rest.length < (found[0] === 'ative' ? two : one) ? word : rest + found[1];
}

const lastSuffix = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|ion)$/;

function dropLastSuffix(word: string, { two }: Regions): string {
  const found = lastSuffix.exec(word);
  if (!found || found.index < two) return word;
  return found[0] === 'ion' && !/[st]ion$/.test(word) ? word : word.slice(0, found.index);
}

function dropFinalLetter(word: string, { one, two }: Regions): string {
  const rest = word.slice(0, -1);
  if (word.endsWith('e') && (rest.length >= two || (rest.length >= one && !endsShort(rest)))) return rest;
  return word.endsWith('ll') && rest.length >= two ? rest : word;
}
