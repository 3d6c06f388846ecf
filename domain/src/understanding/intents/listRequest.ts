import type { Slots } from '../../chatbot/intents.ts';
import { needById } from '../lexicon/typesOfNeeds.ts';
import { parseTerms } from '../matching/parseTerms.ts';
import type { NeedId } from '../needs/needIds.ts';
import type { UnderstoodQuery } from '../query/understandQuery.ts';
import type { ListRequest } from './listModel.ts';
import type { ParsedMessage } from './parseMessage.ts';

/** From this weight on a need is what the message is about. */
const MEANT = 0.72;
const AS_STRONG = 0.9;
/** Below this weight a need of the requested type is hardly meant. */
const HINTED = 0.4;

/** The need that a message is chiefly about; null where there is none, or only a cry for help. */
export function mainNeed({ needs }: UnderstoodQuery): NeedId | null {
  const [chief] = needs;
  return chief && chief.weight >= MEANT && chief.need !== 'information-referral' ? chief.need : null;
}

/** The type and the sub-filter that are looked for: the trained model knows, and the lexicon if the model does not. */
export function requestedTypes({ list, query }: ParsedMessage): Pick<Slots, 'type' | 'subType'> {
  const [named] = query.namedTypes;
  if (named && list.type !== named) return { type: named };
  if (list.type) return typesOf(list);
  const type = needById(mainNeed(query))?.types[0];
  return type ? { type } : {};
}

export function typesOf({ type, subType }: ListRequest): Pick<Slots, 'type' | 'subType'> {
  return { ...(type ? { type } : {}), ...(subType ? { subType } : {}) };
}

/** Needs that a type or a sub-filter says all of: their lists are those of the tabs and chips. */
const saidByKind = new Set<NeedId>([
  'food-pantry',
  'hot-meals',
  'emergency-shelter',
  'transitional-housing',
  'clothes',
  'job-search',
]);

/**
 * What to look for, so that the lists' own search finds it: the chief needs of this type by their names, and words of services.
 * Empty if the type and the sub-filter say it all.
 */
export function searchText(
  query: UnderstoodQuery,
  { type, subType }: Pick<Slots, 'type' | 'subType'>,
  vocabulary: ReadonlyMap<string, number>,
): string {
  if (query.namedTypes.length > 0) return '';
  const fitting = query.needs.filter(({ need }) => {
    const { types = [], subTypes = [] } = needById(need) ?? {};
    return subType ? subTypes.includes(subType) : type !== undefined && types.includes(type);
  });
  const [chief] = fitting;
  if (!chief || chief.weight < HINTED) return '';
  const chiefs = fitting.filter(({ weight }) => weight >= AS_STRONG * chief.weight).slice(0, 3);
  if (chiefs.every(({ need }) => saidByKind.has(need))) return '';
  const words = query.words.filter((word) => vocabulary.has(word)).slice(0, 4);
  return [...new Set([...chiefs.map(({ need }) => nameOf(need)), ...words])].join(' ').slice(0, 400);
}

function nameOf(need: NeedId): string {
  return parseTerms(needById(need)?.en)[0]?.text ?? need.replaceAll('-', ' ');
}

/** The audience, the place, and the time of a list. A follow-up can change one of them and keep the others. */
export function filtersIn({ place, list, openAt }: ParsedMessage): Slots {
  return {
    ...(place?.kind === 'zip' && place.zip ? { zip: place.zip } : {}),
    ...(place?.kind === 'city' && place.city ? { city: place.city } : {}),
    ...(list.isNearMe && !place ? { nearMe: true as const } : {}),
    ...(list.isOpenNow && !openAt ? { openNow: true as const } : {}),
    ...(openAt ? { openAt } : {}),
    ...(list.audiences.length > 0 ? { audience: list.audiences } : {}),
  };
}

/** A list narrowed again: another place or time replaces the one before. */
export function addFilters(before: Slots, by: Slots): Slots {
  const hasPlace = by.city !== undefined || by.zip !== undefined || by.nearMe !== undefined;
  const hasTime = by.openNow !== undefined || by.openAt !== undefined;
  const { city: _city, zip: _zip, nearMe: _nearMe, ...elsewhere } = before;
  const there = hasPlace ? elsewhere : before;
  const { openNow: _openNow, openAt: _openAt, ...atAnyTime } = there;
  return { ...(hasTime ? atAnyTime : there), ...by };
}
