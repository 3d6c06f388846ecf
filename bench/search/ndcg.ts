/** How well a service answers a query: 3 exactly what is asked, 2 clearly helps, 1 may help; unjudged counts as 0. */
export type Grade = 1 | 2 | 3;
export type Grades = ReadonlyMap<string, Grade>;

/**
 * nDCG of the first ten ranked ids, between 0 and 1: gain 2^grade − 1, discount log2(rank + 1), against the best ten of all
 * judged services. An id ranked twice counts once, at its first place. Without any judged service the answer is 0.
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
