import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Grade, Grades } from './ndcg.ts';

export type SearchLanguage = 'en' | 'es';

export const queryKinds = ['word', 'phrase', 'question', 'situation', 'audience', 'agency', 'place'] as const;
export type QueryKind = (typeof queryKinds)[number];

export type SearchQuery = {
  id: string;
  text: string;
  language: SearchLanguage;
  isMisspelt: boolean;
  kind: QueryKind;
};

/** A service of an import file. The import checks its other fields. */
export type CorpusService = { id: string; source: { name: string; id: string }; name: string; description: string };

export type EvaluationSet = {
  services: CorpusService[];
  queries: SearchQuery[];
  judgments: ReadonlyMap<string, Grades>;
};

/** Reads corpus, queries and judgments from a folder. Throws an error that lists all their problems. */
export function loadEvaluationSet(folder: string = import.meta.dirname): EvaluationSet {
  const set = {
    services: readCorpus(path.join(folder, 'corpus')),
    queries: readFolder(path.join(folder, 'queries'), '.json').flatMap((text) => JSON.parse(text) as SearchQuery[]),
    judgments: readJudgments(path.join(folder, 'judgments')),
  };
  const problems = findProblems(set);
  if (problems.length > 0) throw new Error(`The search evaluation set is not sound:\n${problems.join('\n')}`);
  return set;
}

/** Returns one sentence for each problem that would make a measurement wrong or impossible. */
export function findProblems({ services, queries, judgments }: EvaluationSet): string[] {
  const serviceIds = new Set(services.map((service) => service.id));
  const share = (count: number) => count / queries.length;
  const spanish = share(queries.filter((query) => query.language === 'es').length);
  const misspelt = share(queries.filter((query) => query.isMisspelt).length);
  return [
    ...repeated(services.map((service) => service.id)).map((id) => `service ${id} occurs twice`),
    ...repeated(queries.map((query) => query.id)).map((id) => `query ${id} occurs twice`),
    ...repeated(queries.map((query) => query.text)).map((text) => `query "${text}" occurs twice`),
    ...services
      .filter((service) => service.source.id !== service.id)
      .map(({ id }) => `service ${id} has another source id`),
    ...queries.flatMap((query) => problemsOfQuery(query, judgments.get(query.id))),
    ...problemsOfJudgments(queries, judgments, serviceIds),
    ...(queries.length < 150 ? [`${queries.length} queries, fewer than 150`] : []),
    ...(spanish < 0.4 ? [`${percent(spanish)} of the queries are Spanish, less than 40 %`] : []),
    ...(misspelt < 1 / 3 ? [`${percent(misspelt)} of the queries are misspelt, less than a third`] : []),
  ];
}

function problemsOfQuery(query: SearchQuery, grades: Grades | undefined): string[] {
  const best = Math.max(0, ...(grades?.values() ?? []));
  return [
    ...(query.text.trim() ? [] : [`query ${query.id} is empty`]),
    ...(query.language === 'en' || query.language === 'es' ? [] : [`query ${query.id} has no known language`]),
    ...(typeof query.isMisspelt === 'boolean' ? [] : [`query ${query.id} does not say whether it is misspelt`]),
    ...(queryKinds.includes(query.kind) ? [] : [`query ${query.id} has no known kind`]),
    ...(best === 3 ? [] : [`query ${query.id} has no service of grade 3`]),
  ];
}

function problemsOfJudgments(
  queries: readonly SearchQuery[],
  judgments: ReadonlyMap<string, Grades>,
  serviceIds: ReadonlySet<string>,
): string[] {
  const queryIds = new Set(queries.map((query) => query.id));
  return [...judgments].flatMap(([queryId, grades]) => [
    ...(queryIds.has(queryId) ? [] : [`judgments for ${queryId}, which is no query`]),
    ...[...grades.keys()]
      .filter((id) => !serviceIds.has(id))
      .map((id) => `${queryId} judges ${id}, which is no service`),
    ...[...grades.values()]
      .filter((grade) => ![1, 2, 3].includes(grade))
      .map((grade) => `${queryId} has grade ${grade}`),
  ]);
}

function readCorpus(folder: string): CorpusService[] {
  return readFolder(folder, '.ndjson').flatMap((text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as CorpusService),
  );
}

/** A judgment file contains the service ids for each query and grade, separated by spaces. */
function readJudgments(folder: string): Map<string, Grades> {
  const judgments = new Map<string, Grades>();
  for (const text of readFolder(folder, '.json')) {
    for (const [queryId, byGrade] of Object.entries(JSON.parse(text) as Record<string, Record<string, string>>)) {
      if (judgments.has(queryId)) throw new Error(`Query ${queryId} is judged twice`);
      const graded = Object.entries(byGrade).flatMap(([grade, ids]) =>
        ids.split(' ').map((id) => [id, Number(grade) as Grade] as const),
      );
      for (const id of repeated(graded.map(([id]) => id))) throw new Error(`Query ${queryId} judges ${id} twice`);
      judgments.set(queryId, new Map(graded));
    }
  }
  return judgments;
}

function readFolder(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
