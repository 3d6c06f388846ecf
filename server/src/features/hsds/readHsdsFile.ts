import { fromHsdsService, type ReadOptions } from '@amparo/domain/hsds/fromHsdsService.ts';
import { hsdsTables } from '@amparo/domain/hsds/hsdsTables.ts';
import { SentService } from '@amparo/domain/hsds/sentService.ts';
import { unzipSync } from 'fflate';
import { readCsv } from '../../csv/readCsv.ts';

type Row = Record<string, string>;
type Tables = Map<string, Row[]>;

/** An uncompressed package may have this many bytes. A ZIP bomb announces more, or does not fit what it announces. */
const LARGEST_PACKAGE = 1_000_000_000;

/**
 * Returns the services of a file, complete and not yet checked. The file is a ZIP package with tables as CSV or with
 * `services.json`, a JSON text (a service, a list, or a page of an API), or NDJSON. Throws an error for people if the file
 * is none of them.
 */
export function readHsdsFile(bytes: Uint8Array): unknown[] {
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? readPackage(bytes) : readJson(textOf(bytes));
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('the file is not UTF-8 text');
  }
}

function readJson(text: string): unknown[] {
  const whole = parse(text);
  if (Array.isArray(whole)) return whole;
  if (whole !== undefined) {
    const { contents } = whole as { contents?: unknown };
    return Array.isArray(contents) ? contents : [whole];
  }
  const lines = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ line, number: i + 1 }]));
  return lines.map(({ line, number }) => {
    const record = parse(line);
    if (record === undefined) throw new Error(`line ${number} is not valid JSON`);
    return record;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readPackage(bytes: Uint8Array): unknown[] {
  const files = unpack(bytes);
  const complete = files.get('services.json');
  if (complete) return readJson(textOf(complete));
  const tables: Tables = new Map();
  for (const [path, content] of files) if (path.endsWith('.csv')) tables.set(path, rowsOf(path, content));
  if (!tables.has(hsdsTables.service.path))
    throw new Error(`the package has neither ${hsdsTables.service.path} nor services.json`);
  return joinServices(tables);
}

/** The files of a package by their name without folders. */
function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        if (size > LARGEST_PACKAGE) throw new Error('the package is larger than 1 GB');
        return /\.(csv|json)$/i.test(name);
      },
    });
    return new Map(Object.entries(files).map(([name, file]) => [name.split('/').at(-1)!.toLowerCase(), file]));
  } catch (error) {
    throw new Error(`the package cannot be unpacked: ${(error as Error).message}`);
  }
}

function rowsOf(path: string, content: Uint8Array): Row[] {
  const read = readCsv(content);
  if ('table' in read) return read.table.rows.map(({ cells }) => cells);
  // Packages contain the tables that they do not fill, too.
  if (read.problem.key === 'EMPTY') return [];
  const row = read.problem.row === null ? '' : `, row ${read.problem.row}`;
  throw new Error(`${path}${row}: ${read.problem.key}`);
}

/** Joins the tables to complete records, as the API of HSDS sends them. */
function joinServices(tables: Tables): unknown[] {
  const { find, all } = indexOf(tables);
  const attributesOf = (id: string) =>
    all('attributes.csv', 'link_id', id).map((row) => ({
      ...row,
      taxonomy_term: find('taxonomy_terms.csv', row.taxonomy_term_id),
    }));
  const schedulesOf = (column: string, id: string) =>
    all('schedules.csv', column, id).map((row) => ({ ...row, attributes: attributesOf(row.id ?? '') }));
  const contactsOf = (column: string, id: string) => ({
    phones: all('phones.csv', column, id),
    schedules: schedulesOf(column, id),
  });
  const locationOf = (id = '') => {
    const location = find('locations.csv', id);
    const addresses = all('addresses.csv', 'location_id', id);
    return location && { ...location, ...contactsOf('location_id', id), addresses, attributes: attributesOf(id) };
  };
  return (tables.get('services.csv') ?? []).map((service) => {
    const id = service.id ?? '';
    const owner = find('organizations.csv', service.organization_id);
    const list = (path: string) => all(path, 'service_id', id);
    return {
      ...{ ...service, ...contactsOf('service_id', id), attributes: attributesOf(id) },
      organization: owner && { ...owner, phones: all('phones.csv', 'organization_id', owner.id) },
      service_at_locations: list('service_at_location.csv').map((place) => ({
        ...{
          ...place,
          ...contactsOf('service_at_location_id', place.id ?? ''),
          location: locationOf(place.location_id),
        },
      })),
      additional_urls: list('url.csv'),
      capacities: list('service_capacity.csv').map((row) => ({ ...row, unit: find('units.csv', row.unit_id) })),
      languages: list('languages.csv'),
      required_documents: list('required_documents.csv'),
      cost_options: list('cost_options.csv'),
    };
  });
}

/** Finds rows of a table by their id, or by a column that refers to another table. */
function indexOf(tables: Tables) {
  const byColumn = new Map<string, Map<string, Row[]>>();
  const all = (path: string, column: string, value = ''): Row[] => {
    const key = `${path} ${column}`;
    const index = byColumn.get(key) ?? Map.groupBy(tables.get(path) ?? [], (row) => row[column] ?? '');
    byColumn.set(key, index);
    return value === '' ? [] : (index.get(value) ?? []);
  };
  const find = (path: string, id?: string): Row | undefined => all(path, 'id', id)[0];
  return { all, find };
}

/**
 * Returns the services of a file as lines of an import (NDJSON), and how many of them have hours that cannot be expressed
 * here. A record that is no service stays as it is, and the import refuses its line.
 */
export function hsdsLines(records: readonly unknown[], options: ReadOptions): { lines: string[]; unclear: number } {
  const read = records.flatMap((record) => {
    const service = SentService.safeParse(record);
    return service.success ? fromHsdsService(service.data, options, record) : [{ line: record, isHoursUnclear: false }];
  });
  const unclear = read.filter(({ isHoursUnclear }) => isHoursUnclear).length;
  return { lines: read.map(({ line }) => JSON.stringify(line)), unclear };
}
