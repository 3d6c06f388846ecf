export interface Term {
  text: string;
  weight: number;
}

/** Returns the terms of a comma list with their weights: `bread:0.6` has the weight 0.6, `bread` has 1. */
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
