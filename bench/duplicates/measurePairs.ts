import { comparedService, matchKeys } from '@amparo/domain/services/duplicates/comparedService.ts';
import { LIKELY, scoreDuplicate } from '@amparo/domain/services/duplicates/scoreDuplicate.ts';
import type { Pair } from './generatePairs.ts';

export interface PairResult {
  precision: number;
  recall: number;
  /** The share of right answers by kind of pair. */
  kinds: { kind: string; isDuplicate: boolean; right: number; pairs: number }[];
  wrong: (Pair & { score: number })[];
}

/** Scores each pair that has a common key, and compares the answer with the truth. */
export function measurePairs(pairs: readonly Pair[]): PairResult {
  const kinds = new Map<string, PairResult['kinds'][number]>();
  const wrong: PairResult['wrong'] = [];
  const counts = { found: 0, right: 0, duplicates: 0 };
  for (const pair of pairs) {
    const [first, second] = [comparedService(pair.first), comparedService(pair.second)];
    const { score } = scoreDuplicate(first, second);
    const keys = new Set(matchKeys(first));
    const isFound = score >= LIKELY && matchKeys(second).some((key) => keys.has(key));
    const row = kinds.get(pair.kind) ?? { kind: pair.kind, isDuplicate: pair.isDuplicate, right: 0, pairs: 0 };
    kinds.set(pair.kind, row);
    row.pairs += 1;
    if (isFound === pair.isDuplicate) row.right += 1;
    else wrong.push({ ...pair, score });
    counts.found += Number(isFound);
    counts.duplicates += Number(pair.isDuplicate);
    counts.right += Number(isFound && pair.isDuplicate);
  }
  const { found, right, duplicates } = counts;
  return { precision: right / found, recall: right / duplicates, kinds: [...kinds.values()], wrong };
}
