import { describe, expect, it } from 'vitest';
import { type EvaluationSet, findProblems, loadEvaluationSet } from './evaluationSet.ts';

const set = loadEvaluationSet();

describe('the evaluation set', () => {
  it('is valid, and large enough to compare searches', () => {
    expect(findProblems(set)).toEqual([]);
    expect(set.services.length).toBeGreaterThanOrEqual(240);
    expect(set.queries.length).toBeGreaterThanOrEqual(180);
  });

  it('contains only invented people and places', () => {
    for (const line of set.services.map((service) => JSON.stringify(service))) {
      expect(line).toMatch(/"phone":\s*"\(325\) 555-01\d\d"/);
      expect(line).toMatch(/"website":\s*"https:\/\/example\.org\//);
    }
  });
});

describe('findProblems', () => {
  const first = set.queries[0]!;
  const broken: [string, Partial<EvaluationSet>, string][] = [
    [
      'a query that occurs twice',
      { queries: [...set.queries, { ...first, id: 'new' }] },
      `query "${first.text}" occurs twice`,
    ],
    ['an id used twice', { queries: [...set.queries, { ...first, text: 'new' }] }, `query ${first.id} occurs twice`],
    ['a query without judgments', { judgments: without(first.id) }, `query ${first.id} has no service of grade 3`],
    ['too few queries', { queries: set.queries.slice(0, 149) }, '149 queries, fewer than 150'],
    [
      'too little Spanish',
      { queries: set.queries.map((query) => ({ ...query, language: 'en' as const })) },
      '0 % of the queries are Spanish, less than 40 %',
    ],
    [
      'too few misspelt',
      { queries: set.queries.map((query) => ({ ...query, isMisspelt: false })) },
      '0 % of the queries are misspelt, less than a third',
    ],
    [
      'an unknown service',
      { services: set.services.filter((service) => service.id !== 'se-001') },
      `food-01 judges se-001, which is no service`,
    ],
  ];

  it.each(broken)('tells of %s', (_name, change, problem) => {
    expect(findProblems({ ...set, ...change })).toContain(problem);
  });

  function without(queryId: string) {
    return new Map([...set.judgments].filter(([id]) => id !== queryId));
  }
});
