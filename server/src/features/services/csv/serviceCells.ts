import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { cellOf, readCell } from '../../../csv/cellValues.ts';
import type { Cells } from '../../../csv/writeCsv.ts';

/** The columns of a service that are a field of it, in the order of the form, and how a cell is read. */
const readers = {
  name: readCell.text,
  type: readCell.codes,
  subTypes: readCell.codes,
  category: readCell.codes,
  age: readCell.text,
  ageEs: readCell.text,
  serviceSummary: readCell.text,
  serviceSummaryEs: readCell.text,
  description: readCell.text,
  descriptionEs: readCell.text,
  address1: readCell.text,
  address2: readCell.text,
  city: readCell.text,
  county: readCell.text,
  state: readCell.text,
  zip: readCell.text,
  country: readCell.text,
  isAddressConfidential: readCell.flag,
  phone: readCell.text,
  contactEmail: readCell.text,
  website: readCell.text,
  facebook: readCell.text,
  twitter: readCell.text,
  instagram: readCell.text,
  youtube: readCell.text,
  schedules: readCell.json,
  closeSchedules: readCell.json,
  isContact: readCell.flag,
  timeZone: readCell.textOrNone,
  availableBeds: readCell.number,
  totalBeds: readCell.number,
  isShowFlag: readCell.flag,
  isShowDonate: readCell.flag,
  isCriticalHeader: readCell.flag,
  criticalDescription: readCell.text,
  criticalDescriptionEs: readCell.text,
  isCriticalNeverExpire: readCell.flag,
  criticalExpiredAt: readCell.textOrNone,
} satisfies Partial<Record<keyof ServiceInput, (cell: string) => unknown>>;

type Field = keyof typeof readers;
const fields = Object.keys(readers) as Field[];

export const serviceColumns = [...fields, 'longitude', 'latitude', 'userEmail', 'isApproved'];

/** What tells where a confidential address is (rules.md §4: in no export). */
export const addressColumns = ['address1', 'address2', 'zip', 'longitude', 'latitude'];

export function cellsOfInput(input: ServiceInput): Cells {
  const [longitude, latitude] = input.location?.coordinates ?? [];
  const plain = fields.map((field) => [field, hasEntries(field) ? entriesCell(input[field]) : cellOf(input[field])]);
  return { ...Object.fromEntries(plain), longitude: cellOf(longitude), latitude: cellOf(latitude) };
}

/** As the schema of the form takes them. */
export function valuesOfCells(said: Cells): Record<string, unknown> {
  const known = fields.filter((field) => said[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, readers[field](said[field]!)]));
}

/** Where the pin is put, as far as the row speaks of it: of the two numbers, either may be the one that is changed. */
export function locationOf(said: Cells, before: ServiceInput['location']): { location?: unknown } {
  if (said.longitude === undefined && said.latitude === undefined) return {};
  const [wasLongitude, wasLatitude] = before?.coordinates ?? [];
  const [longitude, latitude] = [said.longitude ?? cellOf(wasLongitude), said.latitude ?? cellOf(wasLatitude)];
  if (longitude.trim() === '' && latitude.trim() === '') return { location: null };
  return { location: { coordinates: [readCell.number(longitude), readCell.number(latitude)] } };
}

function hasEntries(field: Field): field is 'schedules' | 'closeSchedules' {
  return field === 'schedules' || field === 'closeSchedules';
}

/** The hours, as the API takes them; what is derived from them is not written. */
function entriesCell(entries: unknown): string {
  const list = entries as Record<string, unknown>[];
  if (list.length === 0) return '';
  return JSON.stringify(list.map(({ startTimeSeconds: _, ...entry }) => entry));
}
