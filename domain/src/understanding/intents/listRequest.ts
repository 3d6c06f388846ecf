import type { Slots } from '../../chatbot/intents.ts';
import type { ServiceType, SubType } from '../../services/taxonomy/serviceTypes.ts';
import { needById } from '../lexicon/typesOfNeeds.ts';
import { parseTerms } from '../matching/parseTerms.ts';
import type { NeedId } from '../needs/needIds.ts';
import type { UnderstoodQuery } from '../query/understandQuery.ts';
import type { ParsedMessage } from './parseMessage.ts';

/** From this weight on a need is what the message is about. */
const MEANT = 0.72;
const AS_STRONG = 0.9;
const STRONG = 0.75;

/** The need that a message is chiefly about; null where there is none, or only a cry for help. */
export function mainNeed({ needs }: UnderstoodQuery): NeedId | null {
  const [chief] = needs;
  return chief && chief.weight >= MEANT && chief.need !== 'information-referral' ? chief.need : null;
}

/** Needs that are only a group of people: said of a list, they narrow it. */
const groups = new Set<NeedId>([
  'senior-services',
  'veteran-services',
  'disability-services',
  'lgbt-services',
  'family-support',
  'youth-programs',
  'womens-health',
  'senior-center',
  'homeless-services',
]);

/** True where the need is no more than the people it is for. */
export function isOnlyAudience({ needs, audiences }: UnderstoodQuery): boolean {
  const [chief] = needs;
  return chief !== undefined && audiences.length > 0 && groups.has(chief.need);
}

/** Words that name a sub-filter where the needs of both would be meant by the type's own word ("food", "shelter"). */
const namesSubType: Partial<Record<SubType, RegExp>> = {
  FOOD_PANTRIES: /\b(?:pantr|grocer|food ?bank|despens|mandado|banco|boxe?s?\b|cupboard|viveres)/,
  MEALS:
    /\b(?:meals?\b|soup|kitchen|lunch|dinner|supper|breakfast|hot|eat\b|comedor|comidas\b|comer\b|desayun|almuerz|cena|caliente|sopa|plato)/,
  EMERGENCY:
    /\b(?:emergenc|tonight|sleep|nowhere|street|stay\b|stuck|dorm|noche|quedar|calle|overnight|techo|roof|place to go)/,
  TRANSITIONAL: /\b(?:transi)/,
};

/** The type and the sub-filter that the needs stand under, the latter where it is told. */
export function requestedTypes(query: UnderstoodQuery, text: string): Pick<Slots, 'type' | 'subType'> {
  const [chief] = query.needs;
  const need = chief && needById(chief.need);
  const type: ServiceType | undefined = need?.types[0];
  if (!chief || !need || !type) return {};
  const rivals = query.needs
    .filter(({ weight }) => weight >= Math.max(STRONG, AS_STRONG * chief.weight))
    .flatMap((one) => needById(one.need) ?? [])
    .filter(({ types, subTypes }) => types.includes(type) && subTypes.length > 0);
  const subType = need.subTypes[0];
  if (type === 'FOOD' || type === 'SHELTER') {
    const told = [...new Set([...(subType ? [subType] : []), ...rivals.flatMap(({ subTypes }) => subTypes)])];
    const named = told.find((one) => namesSubType[one]?.test(text));
    return named ? { type, subType: named } : { type };
  }
  const isShared = subType !== undefined && rivals.every(({ subTypes }) => subTypes.includes(subType));
  return isShared || (subType && rivals[0] === need) ? { type, subType } : { type };
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

/** What to look for, so that the lists' own search finds it: the chief needs by their names, and words of services. */
export function searchText(query: UnderstoodQuery, vocabulary: ReadonlyMap<string, number>): string {
  const [chief] = query.needs;
  const chiefs = query.needs.filter(({ weight }) => chief && weight >= AS_STRONG * chief.weight).slice(0, 3);
  if (chiefs.every(({ need }) => saidByKind.has(need))) return '';
  const words = query.words.filter((word) => vocabulary.has(word)).slice(0, 4);
  return [...new Set([...chiefs.map(({ need }) => nameOf(need)), ...words])].join(' ').slice(0, 400);
}

function nameOf(need: NeedId): string {
  return parseTerms(needById(need)?.en)[0]?.text ?? need.replaceAll('-', ' ');
}

/** For whom, where and when: what may change about a list while the rest stays. */
export function filtersIn({ place, query, openAt }: ParsedMessage): Slots {
  return {
    ...(place?.kind === 'zip' && place.zip ? { zip: place.zip } : {}),
    ...(place?.kind === 'city' && place.city ? { city: place.city } : {}),
    ...(query.isNearMe && !place ? { nearMe: true as const } : {}),
    ...(query.isOpenNow ? { openNow: true as const } : {}),
    ...(openAt ? { openAt } : {}),
    ...(query.audiences.length > 0 ? { audience: query.audiences } : {}),
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
