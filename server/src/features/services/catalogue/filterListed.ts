import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { flags, kindBits, type ListedServices, type PlaceName } from './listedServices.ts';
import type { OpenMarks } from './openServices.ts';

/**
 * Whether a list that the public asks for has the service of a number: what `filterServices` asks of the database for others,
 * save for what the catalogue does not know (canChoose). `open` says which are open, where that is asked.
 */
export function filterListed(
  services: ListedServices,
  query: ServiceQuery,
  at: Temporal.Instant,
  open: OpenMarks | null,
): (number: number) => boolean {
  const { kinds, criticalUntil } = services;
  const { type, subType, category, isShowAll, isCriticalHeader } = query;
  // Whoever is approved has one of these bits at least.
  const anyKind = 2 ** 31 - 1;
  const types = type ? kindBits('types', type) : anyKind;
  const subTypes = subType ? kindBits('subTypes', subType) : anyKind;
  const isForAll = !category || category.includes('ALL');
  const audiences = isForAll ? anyKind : kindBits('audiences', [...category, 'ALL']);
  // A filter must not tell what an answer hides.
  const hiding = query.zip ? flags.isAddressConfidential : 0;
  const refused = hiding | (isShowAll ? 0 : flags.isPermanentlyClosed);
  const shownUntil = isCriticalHeader === false ? at.epochMilliseconds : Number.POSITIVE_INFINITY;
  const isThere = placesOf(services, query);
  return (number) => {
    const has = kinds[number]!;
    if (!(has & flags.isApproved) || has & refused) return false;
    if (!(has & types) || !(has & subTypes) || !(has & audiences)) return false;
    if (open && (open[number] === 1) !== query.isOpen) return false;
    return criticalUntil[number]! <= shownUntil && (isThere === null || isThere(number));
  };
}

/** Whether a service is in one of the cities, counties, states and ZIP codes that are asked for; null where none are. */
function placesOf(
  services: ListedServices,
  { city, county, state, zip }: ServiceQuery,
): ((number: number) => boolean) | null {
  const asked = Object.entries({ city, county, state, zip }).flatMap(([name, values]) => {
    if (!values) return [];
    const texts = values.map((value) => services.textNumber(name === 'zip' ? value : value.toLowerCase()));
    return [{ of: services.places[name as PlaceName], texts }];
  });
  return asked.length === 0 ? null : (number) => asked.every(({ of, texts }) => texts.includes(of[number]));
}
