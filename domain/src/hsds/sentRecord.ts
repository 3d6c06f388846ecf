import type { SentFields } from '../services/import/mergeSent.ts';
import { DEEPEST, isUnsafeField } from '../services/import/normalizeImportLine.ts';
import { type HsdsRow, hsdsTables, isHsdsRow, nestedTables, referencedTable, type TableName } from './hsdsTables.ts';
import { isOwnOrganization, uuidOf } from './relatedId.ts';

/** A record of a service as its source sent it, for one of its places. It is stored with the service, and published. */
export interface StoredRecord {
  /** Everything but the places. */
  service: HsdsRow;
  /** The place, with its location. */
  place?: HsdsRow;
  /** The position of the place in the record. */
  position: number;
}

/** A stored record, and how the service was understood when it was imported. */
export interface SentRecord extends StoredRecord {
  /** The name of the source. */
  source: string;
  /** The fields that the import read. */
  values: SentFields;
  /** The id of the record if it has several places. Each of them is a service here. */
  publishedId: string | null;
  /** When one of its places was last changed, confirmed, or hidden. */
  modifiedAt: string;
}

/** Records of HSDS that several services here can share. */
export type SharedKind = 'service' | 'organization' | 'location';

/** A service that shares a record with others. */
export interface SharedRecord {
  serviceId: string;
  /** The first of the services that share it. */
  leaderId: string;
  /** The id under which the record is published. */
  recordId: string;
  /** When a service of the record was last changed, confirmed, or hidden. */
  modifiedAt: string;
}

/** Returns what a source sent about a service at one of its places, without empty fields and without hidden addresses. */
export function storedRecordOf(sent: unknown, position: number): StoredRecord | undefined {
  const record = tidy(sent);
  if (!isHsdsRow(record)) return undefined;
  // The time of a change is that of the copy, and a change of it alone is none.
  const { service_at_locations: places, reference_cycles: _cycles, last_modified: _time, ...service } = record;
  // An alert of another installation is not copied: it would stay here after its end.
  if (isOwnOrganization(service.organization, service.id)) delete service.alert;
  if (isHsdsRow(service.organization)) {
    // HSDS adds them to organizations that are read by themselves. They have addresses of other services.
    const { locations: _locations, services: _services, ...organization } = service.organization;
    service.organization = organization;
  }
  const place = Array.isArray(places) ? places[position] : undefined;
  return {
    service: withoutOurTerms(service),
    ...(isHsdsRow(place) && { place: withoutOurTerms(placeWithoutOurTerms(place)) }),
    position,
  };
}

const placeWithoutOurTerms = (place: HsdsRow): HsdsRow =>
  isHsdsRow(place.location) ? { ...place, location: withoutOurTerms(place.location) } : place;

/** Our own terms are written again when the record is published. */
function withoutOurTerms(record: HsdsRow): HsdsRow {
  const { attributes, ...others } = record;
  if (!Array.isArray(attributes)) return record;
  const theirs = attributes.filter(
    (one) =>
      !(isHsdsRow(one) && isHsdsRow(one.taxonomy_term) && String(one.taxonomy_term.taxonomy).startsWith('Amparo ')),
  );
  return theirs.length > 0 ? { ...others, attributes: theirs } : others;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields that reveal where a place is. */
const addressFields = new Set(['addresses', 'latitude', 'longitude', 'external_identifier', 'accessibility']);

function tidy(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => tidy(item, depth + 1)).filter((item) => item !== undefined);
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  return isHsdsRow(value) ? tidyRow(value, depth) : value;
}

function tidyRow(row: HsdsRow, depth: number): HsdsRow {
  const tidied: HsdsRow = {};
  for (const [name, item] of Object.entries(row)) {
    const value = tidy(item, depth + 1);
    if (!isEmpty(value) && name !== '__proto__') tidied[name] = value;
  }
  const isHidden = 'attributes' in tidied && JSON.stringify(tidied.attributes).includes('POSITION_HIDDEN');
  if (isHidden) for (const name of addressFields) delete tidied[name];
  return tidied;
}

interface IdOptions {
  source: string;
  stableId(name: string): string;
}

/**
 * Completes a record for other programs: each part has an id, ids are UUIDs, and numbers are no texts. Everything but this
 * and links that run code stays as it was sent.
 */
export function withIds(record: HsdsRow, table: TableName, options: IdOptions): HsdsRow {
  const { source, stableId } = options;
  const idOf = (name: string, id: unknown) => uuidOf(id) ?? stableId(`${source}/${name}/${String(id)}`);
  const tablesThere = nestedTables[table] ?? {};
  const completed = withoutUnsafeLinks(record, tablesThere);
  for (const { name, type } of hsdsTables[table].columns) {
    const value = completed[name];
    if (isEmpty(value)) continue;
    if (type === 'uuid') completed[name] = idOf(name === 'id' ? table : (referencedTable(name) ?? table), value);
    else if (type === 'number' && typeof value === 'string' && Number.isFinite(Number(value)))
      completed[name] = Number(value);
    else if (type !== 'number' && typeof value === 'number') completed[name] = String(value);
  }
  for (const [field, nested] of Object.entries(tablesThere)) {
    const value = record[field];
    const complete = (item: unknown, position: number) => {
      if (!isHsdsRow(item)) return safeValue(field, item);
      const known = item.id ?? (nested === 'taxonomy_term' ? (item.code ?? item.name) : undefined);
      const id = known ?? stableId(`${String(completed.id)}/${field}/${position}`);
      return withIds({ ...item, id }, nested, options);
    };
    if (Array.isArray(value)) completed[field] = value.map(complete);
    else if (isHsdsRow(value)) completed[field] = complete(value, 0);
  }
  return completed;
}

/** Leaves the rows of nested tables as they are. */
function withoutUnsafeLinks(record: HsdsRow, nested: object = {}): HsdsRow {
  const safe: HsdsRow = {};
  for (const [name, value] of Object.entries(record)) {
    const left = Object.hasOwn(nested, name) ? value : safeValue(name, value);
    if (left !== undefined) safe[name] = left;
  }
  return safe;
}

function safeValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return isUnsafeField(name, value) ? undefined : value;
  if (Array.isArray(value)) return value.map((item) => safeValue(name, item)).filter((item) => item !== undefined);
  return isHsdsRow(value) ? withoutUnsafeLinks(value) : value;
}
