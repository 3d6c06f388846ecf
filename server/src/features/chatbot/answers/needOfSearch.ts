import { lexicon } from '@amparo/domain/understanding/lexicon/lexicon.ts';
import { parseTerms } from '@amparo/domain/understanding/matching/parseTerms.ts';
import type { NeedId } from '@amparo/domain/understanding/needs/needIds.ts';

let needsByName: ReadonlyMap<string, NeedId> | undefined;

/** The need that a search of the chat begins with: `searchText` writes needs by their first English term. */
export function needOfSearch(search: string): NeedId | null {
  needsByName ??= new Map(lexicon.map(({ id, en }) => [parseTerms(en)[0]?.text ?? id.replaceAll('-', ' '), id]));
  const words = search.split(' ');
  for (let length = words.length; length > 0; length--) {
    const need = needsByName.get(words.slice(0, length).join(' '));
    if (need) return need;
  }
  return null;
}
