import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { isPermanentlyClosed } from '@amparo/domain/services/hours/hoursRows.ts';
import { type RawBuilder, sql } from 'kysely';
import { openMinuteRanges } from './openMinuteRanges.ts';

/** Where the middle of a ZIP code or city lies, in the gazetteer; null where it knows neither. */
export type FindCentroid = (place: { city: string; zip?: string; state?: string }) => Coordinates | null;

/** The columns that a service's input fills, those derived from it included. */
export function serviceColumnsOf(input: ServiceInput, findMiddle: FindCentroid) {
  const { location, source, schedules, closeSchedules, ...plain } = input;
  return {
    ...plain,
    schedules: JSON.stringify(schedules),
    closeSchedules: JSON.stringify(closeSchedules),
    sourceName: source?.name ?? null,
    sourceId: source?.id ?? null,
    longitude: location?.coordinates[0] ?? null,
    latitude: location?.coordinates[1] ?? null,
    isPermanentlyClosed: isPermanentlyClosed(input),
    ...openMinuteRanges(input),
    nameKey: foldName(input.name),
    position: positionOf(input, findMiddle),
    search: searchDocument(input),
  };
}

/** A name as lists sort it: no case, no accents. */
function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * From where lists measure distance. A confidential address counts as the middle of its city, so that not even the order
 * of a list tells where it is; one that nobody has located, as the middle of its ZIP code or city.
 */
function positionOf(input: ServiceInput, findMiddle: FindCentroid): RawBuilder<string> | null {
  const own = input.location?.coordinates;
  const point = input.isAddressConfidential
    ? (findMiddle({ city: input.city, state: input.state }) ?? (own && toTenthOfDegree(own)))
    : (own ?? findMiddle(input));
  return point ? sql<string>`ll_to_earth(${point[1]}, ${point[0]})::cube` : null;
}

/** Some six miles: for a confidential address in a place that the gazetteer does not know. */
function toTenthOfDegree([longitude, latitude]: Coordinates): Coordinates {
  return [Math.round(longitude * 10) / 10, Math.round(latitude * 10) / 10];
}

/** The words a service is found by: A its name, B its summary, C its description, D where it is and how to reach it. */
function searchDocument(input: ServiceInput): RawBuilder<string> {
  const place = input.isAddressConfidential ? '' : `${input.address1} ${input.address2} ${input.zip}`;
  const contact = `${place} ${input.city} ${input.county} ${input.phone.replace(/\D/g, '')} ${input.contactEmail}`;
  return sql<string>`
    setweight(to_tsvector('english_unaccented', ${input.name}), 'A') ||
    setweight(to_tsvector('spanish_unaccented', ${input.name}), 'A') ||
    setweight(to_tsvector('english_unaccented', ${input.serviceSummary}), 'B') ||
    setweight(to_tsvector('spanish_unaccented', ${input.serviceSummaryEs}), 'B') ||
    setweight(to_tsvector('english_unaccented', ${input.description}), 'C') ||
    setweight(to_tsvector('spanish_unaccented', ${input.descriptionEs}), 'C') ||
    setweight(to_tsvector('simple', ${contact.normalize('NFD').replace(/\p{M}/gu, '')}), 'D')`;
}
