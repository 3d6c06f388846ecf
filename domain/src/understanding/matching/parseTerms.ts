export interface Term {
  text: string;
  weight: number;
}

/** The terms of a comma list, each with its weight (`bread:0.6`; 1 where it says none). */
export function parseTerms(list: string | undefined): Term[] {
  if (!list) return [];
  return list
    .split(',')
    .map((term) => {
      const [, text = '', weight] = /^\s*(.*?)(?::([\d.]+))?\s*$/s.exec(term) ?? [];
      return { text: text.replace(/\s+/g, ' '), weight: weight ? Number(weight) : 1 };
    })
    .filter(({ text }) => text !== '');
}
