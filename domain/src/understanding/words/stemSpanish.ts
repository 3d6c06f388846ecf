/**
 * The Spanish stemmer of Snowball for folded words: https://snowballstem.org/algorithms/spanish/. Like PostgreSQL, it leaves
 * out the endings with accents, which folded words do not have.
 */
export function stemSpanish(word: string): string {
  const regions = regionsOf(word);
  const bare = dropPronoun(word, regions);
  const stem = dropSuffix(bare, regions) ?? dropYVerbEnding(bare, regions) ?? dropVerbEnding(bare, regions) ?? bare;
  return dropResidue(stem, regions);
}

interface Regions {
  /** RV, R1, and R2 begin at these characters. */
  verb: number;
  one: number;
  two: number;
}

function regionsOf(word: string): Regions {
  const afterPair = (from: number) => {
    const found = /[aeiou][^aeiou]/.exec(word.slice(from));
    return found ? from + found.index + 2 : word.length;
  };
  const verb = /^(?:[aeiou](?:[^aeiou].*?[aeiou]|[aeiou]+[^aeiou])|[^aeiou](?:[^aeiou]+[aeiou]|[aeiou].))/.exec(word);
  const one = afterPair(0);
  return { verb: verb ? verb[0].length : word.length, one, two: afterPair(one) };
}

/** The longest of the endings; undefined if the word has none. Longer endings must be first in `endings`. */
function endingOf(word: string, endings: readonly string[]): string | undefined {
  return endings.find((ending) => word.endsWith(ending));
}

function longestFirst(endings: string): readonly string[] {
  return endings.split(' ').sort((a, b) => b.length - a.length);
}

const pronouns = longestFirst('me se sela selo selas selos la le lo las les los nos');
const beforePronouns = longestFirst('ando iendo ar er ir yendo');

function dropPronoun(word: string, { verb }: Regions): string {
  const pronoun = endingOf(word, pronouns);
  if (pronoun === undefined) return word;
  const rest = word.slice(0, -pronoun.length);
  const before = endingOf(rest, beforePronouns);
  if (before === undefined || rest.length - before.length < verb) return word;
  return before === 'yendo' && !rest.endsWith('uyendo') ? word : rest;
}

type Replace = (rest: string, regions: Regions) => string | undefined;

/** Removes the ending within R2, and then one of the endings before it. */
function within(region: 'one' | 'two', by = '', before: readonly string[] = []): Replace {
  return (rest, regions) => {
    if (rest.length < regions[region]) return undefined;
    const ending = endingOf(rest, before);
    const isDropped = ending !== undefined && rest.length - ending.length >= regions.two;
    return isDropped ? dropAt(rest.slice(0, -ending.length), ending, regions) : rest + by;
  };
}

function dropAt(rest: string, ending: string, { two }: Regions): string {
  return ending === 'iv' && rest.endsWith('at') && rest.length - 2 >= two ? rest.slice(0, -2) : rest;
}

const suffixes: readonly (readonly [string, Replace])[] = (
  [
    [
      'anza anzas ico ica icos icas ismo ismos able ables ible ibles ista istas oso osa osos osas amiento amientos imiento imientos',
      within('two'),
    ],
    ['adora ador adoras adores aciones ante antes ancia ancias', within('two', '', ['ic'])],
    ['uciones', within('two', 'u')],
    ['encia encias', within('two', 'ente')],
    ['amente', within('one', '', ['iv', 'os', 'ic', 'ad'])],
    ['mente', within('two', '', ['ante', 'able', 'ible'])],
    ['idad idades', within('two', '', ['abil', 'ic', 'iv'])],
    ['iva ivo ivas ivos', within('two', '', ['at'])],
  ] as const
)
  .flatMap(([endings, replace]) => endings.split(' ').map((ending) => [ending, replace] as const))
  .sort(([a], [b]) => b.length - a.length);

function dropSuffix(word: string, regions: Regions): string | undefined {
  const found = suffixes.find(([suffix]) => word.endsWith(suffix));
  return found?.[1](word.slice(0, -found[0].length), regions);
}

const yVerbEndings = longestFirst('ya ye yan yen yeron yendo yo yas yes yais yamos');

function dropYVerbEnding(word: string, { verb }: Regions): string | undefined {
  const ending = endingOf(word.slice(verb), yVerbEndings);
  const rest = ending && word.slice(0, -ending.length);
  return rest?.endsWith('u') ? rest : undefined;
}

const shortVerbEndings = longestFirst('en es emos');
const verbEndings = longestFirst(
  `aremos eremos iremos aba ada ida ara iera ad ed id ase iese aste iste an aban aran ieran asen iesen aron ieron ado ido
  ando iendo ar er ir as abas adas idas aras ieras ases ieses abais arais ierais aseis ieseis asteis isteis ados idos amos
  imos en es emos`.replaceAll(/\s+/g, ' '),
);

function dropVerbEnding(word: string, { verb }: Regions): string | undefined {
  const ending = endingOf(word.slice(verb), verbEndings);
  if (ending === undefined) return undefined;
  const rest = word.slice(0, -ending.length);
  return shortVerbEndings.includes(ending) && rest.endsWith('gu') ? rest.slice(0, -1) : rest;
}

function dropResidue(word: string, { verb }: Regions): string {
  const ending = endingOf(word, ['os', 'a', 'o', 'e']);
  if (ending === undefined || word.length - ending.length < verb) return word;
  const rest = word.slice(0, -ending.length);
  return ending === 'e' && rest.endsWith('gu') && rest.length - 1 >= verb ? rest.slice(0, -1) : rest;
}
