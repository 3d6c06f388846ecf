import { lexicon } from '../lexicon/lexicon.ts';
import { needById } from '../lexicon/typesOfNeeds.ts';
import { parseTerms } from '../matching/parseTerms.ts';
import type { NeedId } from '../needs/needIds.ts';

/** Returns the words that search for a need: its first phrase of the lexicon. */
export function needName(need: NeedId, language: 'en' | 'es'): string {
  return parseTerms(needById(need)?.[language])[0]?.text ?? need.replaceAll('-', ' ');
}

let needsByName: ReadonlyMap<string, NeedId> | undefined;

/** Divides a text that begins with English names of needs: `diapers car seat blue` has two needs and one other word. */
export function leadingNeeds(text: string): { needs: NeedId[]; rest: string } {
  needsByName ??= new Map(lexicon.map(({ id }) => [needName(id, 'en'), id]));
  const words = text.split(' ');
  for (let length = words.length; length > 0; length--) {
    const need = needsByName.get(words.slice(0, length).join(' '));
    if (!need) continue;
    const { needs, rest } = leadingNeeds(words.slice(length).join(' '));
    return { needs: [need, ...needs], rest };
  }
  return { needs: [], rest: text };
}
