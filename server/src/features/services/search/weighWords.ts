import type { WeightedWord } from '../catalogue/weighServices.ts';
import type { Words } from './vocabulary.ts';

/** A word that more than this share of the services has tells them apart no more, where there are rarer ones beside it. */
const COMMON_SHARE = 0.2;

/**
 * The words of a query as text search takes them, the rarer the heavier (inverse document frequency). Words that no
 * service has are left out, and so, unless kept, are common ones beside a rarer one. `fields` are text search weights; without any,
 * as for `ABCD`, which is all of them, the index need not look into the texts.
 */
export function weighWords(
  typed: string[],
  stems: ReadonlyMap<string, string[]>,
  { services, usesOfStem }: Words,
  fields: string,
  { areCommonKept = false } = {},
): WeightedWord[] {
  const known = typed.flatMap((word) => {
    const own = (stems.get(word) ?? [word]).filter((stem) => usesOfStem.has(stem));
    const uses = Math.min(services, Math.max(0, ...own.map((stem) => usesOfStem.get(stem)!)));
    if (own.length === 0 || uses === 0) return [];
    const quoted = own.map((stem) => `'${stem.replaceAll(/['\\]/g, '$&$&')}'`);
    const weighted = (weights: string) => quoted.map((stem) => stem + weights).join(' | ');
    const tsquery = weighted(fields === 'ABCD' ? '' : `:${fields}`);
    const weight = Math.log(1 + services / uses);
    return [{ share: uses / services, word: { tsquery, stems: weighted(''), weight } }];
  });
  const rare = known.filter(({ share }) => areCommonKept || share <= COMMON_SHARE);
  return (rare.length > 0 ? rare : known).map(({ word }) => word);
}
