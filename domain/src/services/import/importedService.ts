import { z } from 'zod';
import { _default } from 'zod/mini';
import { formatPhone } from '../../form-fields/phoneNumber.ts';
import { describeIssues } from '../../http/describeIssues.ts';
import type { FieldErrorKey } from '../../http/fieldErrors.ts';
import { pinCoordinates } from '../../places/coordinates.ts';
import { type RegionPlaces, timeZoneOfPlace } from '../../places/gazetteer/regionPlaces.ts';
import { proposeSubTypes, proposeTypes } from '../../understanding/service-needs/proposeSubTypes.ts';
import { settleBeds } from '../bedGroups.ts';
import { type ServiceInput, storedFields } from '../editing/serviceInput.ts';
import { Source } from '../service.ts';
import { maxImportedLengths, rejectContradictions } from '../serviceFields.ts';
import type { ServiceType, SubType } from '../taxonomy/serviceTypes.ts';
import {
  type CopiedText,
  hsdsPath,
  type ImportNotes,
  type NormalizedLine,
  normalizeImportLine,
} from './normalizeImportLine.ts';

export type ImportErrorKey = FieldErrorKey | 'INVALID_JSON' | 'NOT_AN_OBJECT';

/** Field name, with dots for nested fields → the reason of the rejection. '' is the whole line. */
type ImportErrors = Record<string, ImportErrorKey>;

export interface ImportedService {
  id?: string;
  input: ServiceInput;
  /** The fields that the line contains. An update leaves all other fields unchanged. */
  given: ReadonlySet<string>;
  /** Of `given`: texts that the line does not have, copied from others. */
  copied: readonly CopiedText[];
  /** Of `copied`: the line has them, but empty. */
  emptied: readonly CopiedText[];
  /** The id of the record of the directory, if several lines are from one. */
  recordId?: string;
  /** The day on which the directory last confirmed the service, `YYYY-MM-DD`. */
  confirmedOn?: string;
  /** The whole record of HSDS. It is published unchanged. */
  otherFields?: Record<string, unknown>;
  /** Names in the line that are not fields of a service. */
  ignored: string[];
  notes: ImportNotes;
}

export interface ImportDefaults {
  source: string;
  region: RegionPlaces;
  /** The local date `YYYY-MM-DD`. */
  today: string;
}

const text = (max: number) => z.string('WRONG_TYPE').trim().max(max, 'TOO_LONG').default('');

/** The record that a line is from: the name of its directory, its id there, and its place if the record can have several. */
export interface SeenRecord {
  name: string;
  id: string;
  /** The id of the whole record, if several lines are from one. */
  recordId?: string | undefined;
  placeId?: string | undefined;
}

/** Why a line was refused, and if it can be read, which record of which source it is. */
interface RefusedLine {
  errors: ImportErrors;
  values?: Record<string, string>;
  seen?: SeenRecord;
}

/** The form's fields with fewer requirements: directories have long texts, missing addresses, and services in other states. */
const ImportedFields = z
  .object({
    ...storedFields,
    // normalizeImportLine fills each of the two from the other.
    serviceSummary: text(500).pipe(z.string().min(1, 'REQUIRED')),
    description: text(maxImportedLengths.description).pipe(z.string().min(1, 'REQUIRED')),
    descriptionEs: text(maxImportedLengths.descriptionEs),
    category: _default(storedFields.category, ['ALL']),
    address1: text(200),
    city: text(100),
    state: z.optional(storedFields.state),
    zip: text(10),
    // Directories describe numbers in words. The text stays as it is, and only a number in it becomes a link.
    phone: text(maxImportedLengths.phone).transform(formatPhone),
    location: z.object({ coordinates: pinCoordinates }).nullable().default(null),
    source: z.object(Source.shape).nullable().default(null),
  })
  .superRefine(rejectContradictions);

/**
 * Reads one line of an import: a JSON object with the specification's field names. `defaults` has the directory and
 * the region for lines that contain no directory, state, or time zone, and the local date for hours that are written as text. An `id` that is a UUID is the service's own id; any other id belongs to its directory.
 */
export function parseImportedService(
  line: string,
  defaults: ImportDefaults,
): { service: ImportedService } | RefusedLine {
  const parsed = parseObject(line);
  if ('error' in parsed) return { errors: { '': parsed.error } };
  const tidy = normalizeImportLine(parsed.object, defaults.today);
  const origin = readOrigin(tidy, defaults.source);
  if ('errors' in origin) return origin;
  const read = ImportedFields.safeParse(
    { ...tidy.fields, source: origin.source, type: typesOf(tidy.fields) },
    reporting,
  );
  const issues = read.success ? {} : describeIssues(read.error.issues, 'body');
  const hours = Object.keys(tidy.unreadable).map((field) => [field, 'UNREADABLE_HOURS' as const]);
  const areOthersLong = line.length > LONGEST_OTHERS && lengthOf(tidy.otherFields) > LONGEST_OTHERS;
  if (!read.success || hours.length > 0 || areOthersLong) {
    // A field that is too long makes the whole record too long.
    const others = areOthersLong && read.success && { [longestField(tidy.otherFields)]: 'TOO_LONG' as const };
    const errors = { ...issues, ...Object.fromEntries(hours), ...others };
    const source = Source.safeParse(origin.source);
    return {
      errors,
      ...(hours.length > 0 && { values: tidy.unreadable }),
      ...(source.success && { seen: seenRecord(source.data, extrasOf(tidy)) }),
    };
  }
  const place = { state: read.data.state ?? defaults.region.state, county: read.data.county };
  const timeZone = read.data.timeZone ?? timeZoneOfPlace(defaults.region, place);
  const input = settleBeds({ ...read.data, state: place.state, timeZone, subTypes: subTypesOf(read.data) }, null);
  const { given, copied, emptied, ignored, notes } = tidy;
  if (origin.source) given.add('source');
  return {
    service: { ...(origin.id && { id: origin.id }), input, given, copied, emptied, ignored, notes, ...extrasOf(tidy) },
  };
}

/** The whole record is stored with the service, so it has a limit, too. */
const LONGEST_OTHERS = 500_000;
const lengthOf = (value: unknown): number => JSON.stringify(value ?? null).length;

/** The name of the field that makes a record too long, such as `organization.description`. */
function longestField(record: unknown): string {
  const path: string[] = [];
  let value = record;
  while (typeof value === 'object' && value !== null) {
    const [name, largest] = Object.entries(value).sort(([, a], [, b]) => lengthOf(b) - lengthOf(a))[0] ?? [];
    if (name === undefined || lengthOf(largest) * 2 < lengthOf(value)) break;
    if (!Array.isArray(value)) path.push(name);
    value = largest;
  }
  return hsdsPath(path);
}

type Extras = Pick<ImportedService, 'recordId' | 'confirmedOn' | 'otherFields'>;

/** What a line says beside the fields of a service. A value of a wrong type counts as missing. */
function extrasOf({ recordId, confirmedOn, otherFields }: NormalizedLine): Extras {
  const day = z.iso.date().safeParse(confirmedOn);
  const others = z.record(z.string(), z.unknown()).safeParse(otherFields);
  return {
    ...(typeof recordId === 'string' && { recordId }),
    ...(day.success && { confirmedOn: day.data }),
    ...(others.success && { otherFields: others.data }),
  };
}

/** Returns the record that a line is from. `otherFields` has the place of the line, with its id. */
export function seenRecord(source: { name: string; id: string }, { recordId, otherFields = {} }: Extras): SeenRecord {
  const { id: placeId } = (otherFields.place ?? {}) as { id?: unknown };
  return { ...source, recordId, placeId: placeId === undefined ? undefined : String(placeId) };
}

/** With the input, describeIssues can distinguish a wrong type from a missing value. */
const reporting = { reportInput: true };

function parseObject(line: string): { object: Record<string, unknown> } | { error: ImportErrorKey } {
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { object: value as Record<string, unknown> } : { error: 'NOT_AN_OBJECT' };
  } catch {
    return { error: 'INVALID_JSON' };
  }
}

type Origin = { id?: string; source: unknown } | { errors: ImportErrors };

/** Returns the service's own ID and its source, which the schema checks later. */
function readOrigin({ id, source, fields, notes }: NormalizedLine, defaultSource: string): Origin {
  if (id !== undefined && typeof id !== 'string') return { errors: { id: 'WRONG_TYPE' } };
  const isOwn = z.uuid().safeParse(id).success;
  const foreignId = isOwn ? undefined : id || undefined;
  if (typeof source === 'object' && source !== null && !Array.isArray(source)) {
    const filled = { name: defaultSource, ...(foreignId && { id: foreignId }), ...source };
    return { ...(isOwn && { id: id!.toLowerCase() }), source: filled };
  }
  if (source !== undefined) return { errors: { source: 'WRONG_TYPE' } };
  if (isOwn) return { id: id!.toLowerCase(), source: null };
  if (foreignId) return { source: { name: defaultSource, id: foreignId } };
  notes.id = 'RECOGNISED_BY_NAME';
  return { source: { name: defaultSource, id: nameAndPlace(fields) } };
}

/** Replaces the ID of a directory that has none, so its next import finds the service again. */
function nameAndPlace(fields: Record<string, unknown>): string {
  const parts = [fields.name, fields.type, fields.address1, fields.city, fields.phone];
  return parts
    .map((part) => String(part ?? ''))
    .join(' | ')
    .toLowerCase()
    .slice(0, 200)
    .toWellFormed();
}

/** Returns the line's types, or if there are none, the types that its words suggest. */
function typesOf({ type, name, serviceSummary }: Record<string, unknown>): unknown {
  if (type !== undefined) return type;
  if (typeof name !== 'string' || typeof serviceSummary !== 'string') return [];
  return proposeTypes({ name, serviceSummary }) satisfies ServiceType[];
}

function subTypesOf(input: Pick<ServiceInput, 'name' | 'serviceSummary' | 'type' | 'subTypes'>): SubType[] {
  return input.subTypes.length > 0 ? input.subTypes : proposeSubTypes(input);
}
