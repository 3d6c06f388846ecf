import { infinitiveOf } from './spanishVerbs.ts';

/** Words that keep their endings. Without the ending they would have the stem of another word. */
const whole = new Set(
  'bedding parking housing training hearing during evening morning nothing something anything everything king wedding ceiling nursing boarding pass gas bus news lens always plus aids diabetes ged papa mama data ingles frances mes dos tres seis lunes martes miercoles jueves viernes address process business access illness fitness wellness homeless loss class glass dress stress less mess boss kiss red need feed speed bleed weed seed breed breeding being morbid pizza mosque'.split(
    ' ',
  ),
);

/**
 * English words that equal a Spanish word without its last vowel ("techo", "parto", "calle"). These Spanish words keep
 * the vowel.
 */
const shields = new Set(
  'act all and arm call cant car cart dad her man men never not pap part past sell sin tall tech trail prep port put pat pen rat sit can met ten mes son sand ton bus cat ran'.split(
    ' ',
  ),
);

/** English forms that no rule finds. */
const irregular = new Map<string, string>(
  Object.entries({
    children: 'child',
    childrens: 'child',
    men: 'man',
    mens: 'man',
    women: 'woman',
    womens: 'woman',
    teeth: 'tooth',
    feet: 'foot',
    mice: 'mouse',
    cloth: 'clothe',
    cloths: 'clothe',
    clothing: 'clothe',
    clothes: 'clothe',
    policy: 'policy',
    policies: 'policy',
    kiddos: 'kid',
    kiddo: 'kid',
    wives: 'wife',
    knives: 'knife',
    lives: 'life',
    died: 'die',
    dying: 'die',
    dies: 'die',
    ate: 'eat',
    slept: 'sleep',
    lost: 'lose',
    bought: 'buy',
    paid: 'pay',
    stole: 'steal',
    stolen: 'steal',
    luces: 'luz',
    veces: 'vez',
    lapices: 'lapiz',
    narices: 'nariz',
    mujeres: 'mujer',
    hogares: 'hogar',
    bebes: 'bebe',
    placa: 'placa',
    placas: 'placa',
    nenes: 'nene',
  }),
);

/** Common Spanish diminutives, such as "perrito" or "casita". */
const diminutive =
  /^(ancian|viej|abuel|hij|nin|herman|perr|gat|muchach|ropa|cas|cam|carr|senor|amig|much|sol|poc|chiqu|enferm|nuev)(?:c|qu)?it([oa])s?$/;

const cache = new Map<string, string>();
const cacheSize = 20_000;

/**
 * Returns the stem of a folded word. Its plural, gender, and usual verb forms have the same stem, in English and in
 * Spanish ("families" and "familias" are both "famili"). It removes little, so that words of different meanings keep
 * different stems.
 */
export function stemWord(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stem = findStem(word);
  if (cache.size >= cacheSize) cache.clear();
  cache.set(word, stem);
  return stem;
}

function findStem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word === 'ids' ? 'id' : word;
  const known = irregular.get(word);
  if (known) return known;
  if (whole.has(word)) return word;
  const small = diminutive.exec(word);
  if (small) return findStem(`${small[1]}${small[2]}`);
  const infinitive = infinitiveOf(word);
  return dropLastVowel(infinitive ?? dropVerbEnding(dropPlural(word)));
}

function dropPlural(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const vowel = /[aeiouy]/;

function dropVerbEnding(word: string): string {
  const ending = /(?:ing|ed)$/.exec(word);
  if (!ending || word.endsWith('eed')) return word;
  const root = word.slice(0, ending.index);
  if (root.length < 3 || !vowel.test(root)) return word;
  const last = root.charAt(root.length - 1);
  if (last === root.charAt(root.length - 2)) return 'lsz'.includes(last) ? root : root.slice(0, -1);
  if (/^[^aeiou][aeiou][^aeiouwxy]$/.test(root)) return `${root}e`;
  return root;
}

function dropLastVowel(word: string): string {
  const last = word.charAt(word.length - 1);
  if (last === 'y' && word.length > 3 && !'aeiou'.includes(word.charAt(word.length - 2)))
    return `${word.slice(0, -1)}i`;
  const bare = word.slice(0, -1);
  if ((last === 'a' || last === 'o') && word.length > 3) return shields.has(bare) ? word : bare;
  if (last === 'e' && word.length > 4) return shields.has(bare) ? word : bare;
  return word;
}
