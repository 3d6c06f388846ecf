import type { NeedId } from '../../understanding/needs/needIds.ts';
import { leadingNeeds, needName } from '../../understanding/query/needName.ts';
import { understandQuery } from '../../understanding/query/understandQuery.ts';
import type { ChatRequest } from './answer.ts';

type Request = Pick<ChatRequest, 't' | 'language'> & { understood: { search: string } };

/** Returns the search of a request in the person's language, because the list on the pages shows it in its title. */
export function searchWords({ t, language, understood: { search } }: Request): string {
  if (language === 'en') return search;
  const { needs, rest } = leadingNeeds(search);
  return [...needs.map((need) => nameIn(language, need, t.offer(need))), rest].filter(Boolean).join(' ');
}

/** The name on the cards, which has accents, if a search understands it as this need. */
function nameIn(language: 'es', need: NeedId, offer: string | null): string {
  return offer && understandQuery(offer).needs[0]?.need === need ? offer : needName(need, language);
}
