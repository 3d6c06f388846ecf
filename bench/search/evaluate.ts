import { type EvaluationSet, loadEvaluationSet, type SearchLanguage, type SearchQuery } from './evaluationSet.ts';
import { ndcgAt10 } from './ndcg.ts';

/** Returns the corpus ids (`se-001`) of the services that a text finds, best first. */
export type Search = (text: string, language: SearchLanguage) => Promise<string[]>;

export type ScoredQuery = SearchQuery & {
  /** From 0 to 1. */
  ndcg: number;
  found: string[];
  /** The services of grade 3 that are missing from the first ten. */
  missed: string[];
};

/** The mean nDCG@10 and the number of a group of queries. */
export type GroupScore = { group: string; queries: number; ndcg: number };

export type SearchEvaluation = {
  overall: GroupScore;
  byLanguage: GroupScore[];
  bySpelling: GroupScore[];
  byKind: GroupScore[];
  /** All queries, worst first. */
  scores: ScoredQuery[];
};

/** Runs every query of the set, and scores its first ten results by nDCG@10. */
export async function evaluate(search: Search, set: EvaluationSet = loadEvaluationSet()): Promise<SearchEvaluation> {
  const scores: ScoredQuery[] = [];
  for (const query of set.queries) {
    const grades = set.judgments.get(query.id) ?? new Map();
    const ranked = await search(query.text, query.language);
    const found = [...new Set(ranked)].slice(0, 10);
    const missed = [...grades].filter(([id, grade]) => grade === 3 && !found.includes(id)).map(([id]) => id);
    scores.push({ ...query, ndcg: ndcgAt10(ranked, grades), found, missed });
  }
  return {
    overall: groupScore('all', scores),
    byLanguage: groupScores(scores, (query) => query.language),
    bySpelling: groupScores(scores, (query) => `${query.language} ${query.isMisspelt ? 'misspelt' : 'well spelt'}`),
    byKind: groupScores(scores, (query) => query.kind),
    scores: scores.sort((a, b) => a.ndcg - b.ndcg),
  };
}

function groupScores(scores: readonly ScoredQuery[], groupOf: (query: ScoredQuery) => string): GroupScore[] {
  return [...Map.groupBy(scores, groupOf)].map(([group, members]) => groupScore(group, members));
}

function groupScore(group: string, scores: readonly ScoredQuery[]): GroupScore {
  const sum = scores.reduce((total, query) => total + query.ndcg, 0);
  return { group, queries: scores.length, ndcg: scores.length === 0 ? 0 : sum / scores.length };
}
