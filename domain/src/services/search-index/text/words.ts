import type { TextField, WeightedWord } from './ranking.ts';
import { stemsOf } from './searchDocument.ts';

/** A word in more than this share of the services is ignored if the query has rarer words. */
const COMMON_SHARE = 0.2;

/** The words of the published services: their frequency and their spelling. */
export interface Words {
  services: number;
  /** Stem → number of services that contain it. */
  documentFrequency: ReadonlyMap<string, number>;
  /** Word of the names or the summary, without accents → number of services. */
  spellings: ReadonlyMap<string, number>;
}

/**
 * The words of a query, weighted by inverse document frequency. Leaves out words that no service has and, unless
 * `hasCommonWords`, common words beside a rarer one.
 */
export function weightWords(
  typed: string[],
  { services, documentFrequency }: Words,
  fields: readonly TextField[],
  { hasCommonWords = false } = {},
): WeightedWord[] {
  const known = typed.flatMap((word) => {
    const own = stemsOf(word).filter((stem) => documentFrequency.has(stem));
    const uses = Math.min(services, Math.max(0, ...own.map((stem) => documentFrequency.get(stem)!)));
    if (own.length === 0 || uses === 0) return [];
    return [{ share: uses / services, word: { stems: own, fields, weight: Math.log(1 + services / uses) } }];
  });
  const rare = known.filter(({ share }) => hasCommonWords || share <= COMMON_SHARE);
  return (rare.length > 0 ? rare : known).map(({ word }) => word);
}
