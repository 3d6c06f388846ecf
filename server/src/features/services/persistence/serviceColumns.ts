import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { isPermanentlyClosed } from '@amparo/domain/services/hours/hoursRows.ts';
import { addressFields } from '@amparo/domain/services/serviceFields.ts';
import { type RawBuilder, sql } from 'kysely';
import { type FindCentroid, settlePrecision } from '../input/locationPrecision.ts';

/** The columns that are computed from a service's input. */
export function serviceColumnsOf(input: ServiceInput, findCentroid: FindCentroid) {
  const { location, source, schedules, closeSchedules, ...plain } = settlePrecision(input, null, findCentroid);
  return {
    ...plain,
    schedules: JSON.stringify(schedules),
    closeSchedules: JSON.stringify(closeSchedules),
    sourceName: source?.name ?? null,
    sourceId: source?.id ?? null,
    longitude: location?.coordinates[0] ?? null,
    latitude: location?.coordinates[1] ?? null,
    isPermanentlyClosed: isPermanentlyClosed(input),
    nameKey: foldName(input.name),
    position: positionOf(input, findCentroid),
    search: searchDocument(input),
  };
}

/** The sort key of a name: without case and accents. */
function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The point from which lists measure distance. A confidential address counts as the centroid of its city,
 * because the order of a list must not reveal it. A service without a location counts as the centroid of its ZIP code or city.
 */
function positionOf(input: ServiceInput, findCentroid: FindCentroid): RawBuilder<string> | null {
  const own = input.location?.coordinates;
  const point = input.isAddressConfidential
    ? (findCentroid({ city: input.city, state: input.state }) ?? (own && toTenthOfDegree(own)))
    : (own ?? findCentroid(input));
  return point ? sql<string>`ll_to_earth(${point[1]}, ${point[0]})::cube` : null;
}

/** About six miles. Used for a confidential address in a place that the gazetteer does not contain. */
function toTenthOfDegree([longitude, latitude]: Coordinates): Coordinates {
  return [Math.round(longitude * 10) / 10, Math.round(latitude * 10) / 10];
}

/** The full-text document. Weights: A names, B summary, C description, D address and contact. */
function searchDocument(input: ServiceInput): RawBuilder<string> {
  const names = [input.name, ...input.alternateNames].join(' / ');
  const place = input.isAddressConfidential ? '' : addressFields.map((field) => input[field]).join(' ');
  const contact = `${place} ${input.city} ${input.county} ${input.phone.replace(/\D/g, '')} ${input.contactEmail}`;
  return sql<string>`
    setweight(to_tsvector('english_unaccented', ${names}), 'A') ||
    setweight(to_tsvector('spanish_unaccented', ${names}), 'A') ||
    setweight(to_tsvector('english_unaccented', ${input.serviceSummary}), 'B') ||
    setweight(to_tsvector('spanish_unaccented', ${input.serviceSummaryEs}), 'B') ||
    setweight(to_tsvector('english_unaccented', ${input.description}), 'C') ||
    setweight(to_tsvector('spanish_unaccented', ${input.descriptionEs}), 'C') ||
    setweight(to_tsvector('simple', ${contact.normalize('NFD').replace(/\p{M}/gu, '')}), 'D')`;
}
