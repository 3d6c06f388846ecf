/** The texts of a service that exist in English and Spanish. The server can translate them in both directions. */
export const textPairs = [
  ['serviceSummary', 'serviceSummaryEs'],
  ['description', 'descriptionEs'],
  ['age', 'ageEs'],
] as const;

export type BilingualField = (typeof textPairs)[number][number];
export const bilingualFields = [
  ...(['serviceSummary', 'description', 'age'] as const),
  ...(['serviceSummaryEs', 'descriptionEs', 'ageEs'] as const),
] as const satisfies BilingualField[];

/** The field of the same text in the other language. */
export const otherTextOf = Object.fromEntries(
  textPairs.flatMap(([english, spanish]) => [
    [english, spanish],
    [spanish, english],
  ]),
) as Record<BilingualField, BilingualField>;

export function languageOfText(name: BilingualField): 'en' | 'es' {
  return name.endsWith('Es') ? 'es' : 'en';
}

/**
 * What a person should look at. `missing`: only the other language has this text. `machine`: a machine translated it.
 * `stale`: the other language has changed since.
 */
export type TextProblem = 'missing' | 'machine' | 'stale';

type Texts = Record<BilingualField, string> & Record<'machineMade' | 'staleTexts', readonly BilingualField[]>;

/** The problems of a service's texts, in the order of the form. A stale machine translation is stale. */
export function textProblems(service: Texts): { name: BilingualField; problem: TextProblem }[] {
  return bilingualFields.flatMap((name) => {
    const problem = problemOf(service, name);
    return problem === null ? [] : [{ name, problem }];
  });
}

function problemOf(service: Texts, name: BilingualField): TextProblem | null {
  if (service[name] === '') return service[otherTextOf[name]] === '' ? null : 'missing';
  if (service.staleTexts.includes(name)) return 'stale';
  return service.machineMade.includes(name) ? 'machine' : null;
}
