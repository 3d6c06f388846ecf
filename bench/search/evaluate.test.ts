import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { EvaluationSet, SearchQuery } from './evaluationSet.ts';
import type { Grades } from './ndcg.ts';

const query = (id: string, change: Partial<SearchQuery>): SearchQuery => ({
  id,
  text: id,
  language: 'en',
  isMisspelt: false,
  kind: 'word',
  ...change,
});

const set: EvaluationSet = {
  services: [],
  queries: [
    query('food', {}),
    query('fod', { isMisspelt: true }),
    query('no tengo k comer', { language: 'es', isMisspelt: true, kind: 'situation' }),
  ],
  judgments: new Map<string, Grades>([
    ['food', new Map([['pantry', 3]])],
    ['fod', new Map([['pantry', 3]])],
    [
      'no tengo k comer',
      new Map([
        ['pantry', 3],
        ['kitchen', 3],
      ]),
    ],
  ]),
};

it('reports means by language, spelling and kind, and the worst queries first with their missed services', async () => {
  const answers: Record<string, string[]> = { food: ['pantry'], fod: [], 'no tengo k comer': ['pantry', 'zoo'] };
  const asked: string[] = [];
  const result = await evaluate(async (text, language) => {
    asked.push(`${language} ${text}`);
    return answers[text] ?? [];
  }, set);

  expect(asked).toEqual(['en food', 'en fod', 'es no tengo k comer']);
  const half = 1 / (1 + 1 / Math.log2(3));
  expect(result.byLanguage).toEqual([
    { group: 'en', queries: 2, ndcg: 0.5 },
    { group: 'es', queries: 1, ndcg: half },
  ]);
  expect(result.bySpelling.map(({ group, queries }) => [group, queries])).toEqual([
    ['en well spelt', 1],
    ['en misspelt', 1],
    ['es misspelt', 1],
  ]);
  expect(result.byKind.map(({ group }) => group)).toEqual(['word', 'situation']);
  expect(result.overall.ndcg).toBeCloseTo((1 + 0 + half) / 3, 10);
  expect(result.scores.map(({ id }) => id)).toEqual(['fod', 'no tengo k comer', 'food']);
  expect(result.scores[1]).toMatchObject({ found: ['pantry', 'zoo'], missed: ['kitchen'] });
});
