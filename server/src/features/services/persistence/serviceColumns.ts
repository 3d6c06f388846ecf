import type { Coordinates } from '@amparo/domain/places/distance.ts';
import { comparedService, matchKeys } from '@amparo/domain/services/duplicates/comparedService.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { isPermanentlyClosed } from '@amparo/domain/services/hours/hoursRows.ts';
import { nameKeyOf } from '@amparo/domain/services/search-index/nameKey.ts';
import { allTextFields, type TextField } from '@amparo/domain/services/search-index/text/ranking.ts';
import { type SearchedService, searchDocument } from '@amparo/domain/services/search-index/text/searchDocument.ts';
import { type RawBuilder, sql } from 'kysely';
import { type FindCentroid, settlePrecision } from '../input/locationPrecision.ts';

/** The columns that are computed from a service's input. */
export function serviceColumnsOf(input: ServiceInput, findCentroid: FindCentroid) {
  const { location, source, schedules, closeSchedules, bedGroups, ...plain } = settlePrecision(
    input,
    null,
    findCentroid,
  );
  return {
    ...plain,
    schedules: JSON.stringify(schedules),
    closeSchedules: JSON.stringify(closeSchedules),
    bedGroups: JSON.stringify(bedGroups),
    sourceName: source?.name ?? null,
    sourceId: source?.id ?? null,
    longitude: location?.coordinates[0] ?? null,
    latitude: location?.coordinates[1] ?? null,
    isPermanentlyClosed: isPermanentlyClosed(input),
    nameKey: nameKeyOf(input.name),
    position: positionOf(input, findCentroid),
    search: searchVector(input),
    matchKeys: matchKeys(comparedService(input)),
  };
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

/** The stems of a service as PostgreSQL stores them. The position of a stem is the number of its field. */
export function searchVector(service: SearchedService): RawBuilder<string> {
  const quote = (stem: string) => `'${stem.replaceAll(/['\\]/g, '$&$&')}'`;
  const positions = (fields: ReadonlySet<TextField>) =>
    [...fields].map((field) => `${allTextFields.indexOf(field) + 1}${field}`).join(',');
  const stems = [...searchDocument(service)].map(([stem, fields]) => `${quote(stem)}:${positions(fields)}`);
  return sql<string>`${stems.join(' ')}::tsvector`;
}
