import { correctCounty } from '@amparo/domain/places/county.ts';
import { foldText } from '@amparo/domain/understanding/words/foldText.ts';

/** Merges chosen and typed counties without duplicates. Uses the spelling of known counties. */
export function addCounties(chosen: readonly string[], typed: string, known: readonly string[]): string[] {
  const spelt = new Map([...known, ...chosen].map((county) => [foldText(county), county]));
  const added = typed
    .split(/[,;\n]/)
    .map(correctCounty)
    .filter((county) => county !== '')
    .map((county) => spelt.get(foldText(county)) ?? county);
  return [...new Set([...chosen, ...added])];
}
