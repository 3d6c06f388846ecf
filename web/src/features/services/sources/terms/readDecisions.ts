import type { TermMeaning } from '@amparo/domain/sources/sourceKinds.ts';

interface Decision {
  term: string;
  meanings: TermMeaning[] | null;
}

/** Reads what the form says about each term. An audience alone is a decision, too. */
export function readDecisions(form: Record<string, string>): Decision[] {
  const decisions: Decision[] = [];
  for (let i = 0; `term-${i}` in form; i += 1) {
    const [term, kind, audience] = [`term-${i}`, `kind-${i}`, `audience-${i}`].map((name) => form[name] ?? '');
    const isGuess = kind === 'guess' && audience === '';
    const meanings = [kind, audience].filter((code) => code !== '' && code !== 'guess') as TermMeaning[];
    decisions.push({ term: term ?? '', meanings: isGuess ? null : meanings });
  }
  return decisions;
}
