/** How well a service fits a query: 3 exactly, 2 clearly helps, 1 may help. Unjudged services count as 0. */
export type Grade = 1 | 2 | 3;
export type Grades = ReadonlyMap<string, Grade>;

/**
 * nDCG of the first ten ranked ids, from 0 to 1: gain 2^grade − 1, discount log2(rank + 1), relative to the best ten of all
 * judged services. A repeated id counts once, at its first rank. Returns 0 without judged services.
 */
export function ndcgAt10(rankedIds: readonly string[], grades: Grades): number {
  const ranked = [...new Set(rankedIds)].map((id) => grades.get(id) ?? 0);
  const ideal = [...grades.values()].sort((a, b) => b - a);
  const best = discountedGain(ideal);
  return best === 0 ? 0 : discountedGain(ranked) / best;
}

function discountedGain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
