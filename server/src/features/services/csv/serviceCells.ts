import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import {
  addressFields,
  type ServiceField,
  serviceFields,
  type TextField,
} from '@amparo/domain/services/serviceFields.ts';
import { cellOf, readCell } from '../../../csv/cellValues.ts';
import type { Cells } from '../../../csv/writeCsv.ts';

type Field = Exclude<ServiceField, 'location'>;
const fields = (Object.keys(serviceFields) as ServiceField[]).filter((name) => name !== 'location');

/** How to read the cells of each field that is not a text. */
const readers: Record<Exclude<Field, TextField>, (cell: string) => unknown> = {
  alternateNames: (cell) => cell.split(';'),
  type: readCell.codes,
  subTypes: readCell.codes,
  category: readCell.codes,
  isAddressConfidential: readCell.flag,
  schedules: readCell.json,
  closeSchedules: readCell.json,
  isContact: readCell.flag,
  timeZone: readCell.textOrNone,
  availableBeds: readCell.number,
  totalBeds: readCell.number,
  bedGroups: readBedGroups,
  isShowFlag: readCell.flag,
  isShowDonate: readCell.flag,
  isCriticalHeader: readCell.flag,
  isCriticalNeverExpire: readCell.flag,
  criticalExpiredAt: readCell.textOrNone,
  locationPrecision: readCell.textOrNone,
};

/** Reads `WOMEN 3/10; MEN 0/20`: the free beds and all beds of each group. */
function readBedGroups(cell: string): unknown {
  const parts = cell.split(/[;,]/).filter((part) => part.trim() !== '');
  const groups = parts.map(
    (part) => /^\s*(?<group>[a-z]+)[\s:]+(?<available>\d+)\s*\/\s*(?<total>\d+)\s*$/i.exec(part)?.groups,
  );
  if (groups.includes(undefined)) return cell;
  return groups.map((found) => ({
    group: found!.group!.toUpperCase(),
    total: Number(found!.total),
    available: Number(found!.available),
  }));
}

function readField(field: Field, cell: string): unknown {
  return field in readers ? readers[field as keyof typeof readers](cell) : readCell.text(cell);
}

export const csvColumns = [...fields, 'longitude', 'latitude', 'userEmail', 'isApproved'];

/** The columns that reveal a confidential address, which no export contains (rules.md §4). */
export const addressColumns = [...addressFields, 'longitude', 'latitude'];

export function cellsOfInput(input: ServiceInput): Cells {
  const [longitude, latitude] = input.location?.coordinates ?? [];
  const plain = fields.map((field) => [field, hasEntries(field) ? entriesCell(input[field]) : cellOf(input[field])]);
  return {
    ...Object.fromEntries(plain),
    alternateNames: input.alternateNames.join('; '),
    bedGroups: input.bedGroups.map(({ group, total, available }) => `${group} ${available}/${total}`).join('; '),
    locationPrecision: cellOf(input.isAddressConfidential ? 'hidden' : input.locationPrecision),
    longitude: cellOf(longitude),
    latitude: cellOf(latitude),
  };
}

/** The values for the form's schema. */
export function valuesOfCells(cells: Cells): Record<string, unknown> {
  const known = fields.filter((field) => cells[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, readField(field, cells[field]!)]));
}

/** The location in a row. A row may change only one of the two coordinates. */
export function locationOf(
  cells: Cells,
  before: ServiceInput['location'],
): { location?: unknown; locationPrecision?: unknown } {
  if (cells.longitude === undefined && cells.latitude === undefined) return {};
  const [oldLongitude, oldLatitude] = before?.coordinates ?? [];
  const [longitude, latitude] = [cells.longitude ?? cellOf(oldLongitude), cells.latitude ?? cellOf(oldLatitude)];
  if (longitude.trim() === '' && latitude.trim() === '') return { location: null, locationPrecision: null };
  // A new position has no precision unless the row names one.
  const locationPrecision = readCell.textOrNone(cells.locationPrecision ?? '');
  return { location: { coordinates: [readCell.number(longitude), readCell.number(latitude)] }, locationPrecision };
}

function hasEntries(field: Field): field is 'schedules' | 'closeSchedules' {
  return field === 'schedules' || field === 'closeSchedules';
}

/** The hours in the API's format, without derived fields. */
function entriesCell(entries: unknown): string {
  const list = entries as Record<string, unknown>[];
  if (list.length === 0) return '';
  return JSON.stringify(list.map(({ startTimeSeconds: _, ...entry }) => entry));
}
