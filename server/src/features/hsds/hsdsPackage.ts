import {
  type HsdsRow,
  type HsdsTable,
  hsdsCell,
  hsdsTables,
  type Rows,
  referencedTable,
  rowsOfService,
  type TableName,
  tableNames,
} from '@amparo/domain/hsds/hsdsTables.ts';
import { publishedService } from '@amparo/domain/hsds/publishedService.ts';
import { bedUnits, type HsdsContext } from '@amparo/domain/hsds/toHsdsService.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { csvLines } from '../../csv/writeCsv.ts';
import { englishTerms as terms } from './englishTerms.ts';
import { membersOf, type PublishedServices } from './recordGroups.ts';

/** Who publishes a package: the community and its operator. */
export interface PackageTitle {
  title: string;
  contributor: string;
}

export function packageTitle({ name, operator }: RegionProfile): PackageTitle {
  return { title: `Services in ${name.en}`, contributor: operator.name };
}

/**
 * Writes all services as a ZIP file, in pieces: the tables of HSDS as CSV with `datapackage.json`
 * (https://specs.frictionlessdata.io), and complete records in `services.json`. Only compressed data is in memory. Services
 * with a confidential address are left out: files are passed on.
 */
export async function* writeHsdsPackage(
  services: PublishedServices,
  title: PackageTitle,
  at: Temporal.Instant,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipWriter(at);
  zip.add('datapackage.json', JSON.stringify(describePackage(title, at), null, 2), true);
  for (const name of tableNames) zip.add(hsdsTables[name].path, csvLines([headingOf(hsdsTables[name])]));
  zip.add('services.json', '[');
  const tables = new TableWriter(zip);
  tables.add({
    unit: bedUnits(terms),
    taxonomy: [...terms.taxonomies.values()],
    taxonomy_term: [...terms.terms.values()],
  } as Rows);
  let separator = '\n';
  for await (const { group, context } of groupsOf(services, at)) {
    const record = publishedService(group, context);
    tables.add(rowsOfService(record as unknown as HsdsRow));
    zip.add('services.json', separator + JSON.stringify(record));
    separator = ',\n';
    yield* zip.take();
  }
  zip.add('services.json', '\n]\n');
  zip.end();
  yield* zip.take();
}

/** The services of each record, in the order of the first of them. */
async function* groupsOf(services: PublishedServices, at: Temporal.Instant) {
  const shared = await services.shared('service');
  for await (const page of services.pages()) {
    const leaders = page.filter(
      ({ id, isAddressConfidential }) => !isAddressConfidential && (shared.get(id)?.leaderId ?? id) === id,
    );
    const members = membersOf(
      leaders.map(({ id }) => id),
      shared,
    );
    const ids = [...members.values()].flat();
    const known = new Map(leaders.map((service) => [service.id, service]));
    const others = await services.byIds(ids.filter((id) => !known.has(id)));
    const context: HsdsContext = { terms, at, sent: await services.sent(ids) };
    for (const group of members.values())
      yield { group: group.flatMap((id) => known.get(id) ?? others.get(id) ?? []), context };
  }
}

const headingOf = ({ columns }: HsdsTable) => columns.map(({ name }) => name);

/**
 * Adds rows to the tables. A row that another service has already added, such as that of its organization, is added once;
 * one that lacks a required cell is only in `services.json`, and so is a reference to it.
 */
class TableWriter {
  readonly #zip: ZipWriter;
  /** The rows that several services can have. Rows of one service are not in memory: there can be millions. */
  readonly #written = new Set<string>();
  /** Two sources can send the same service. */
  readonly #services = new Set<unknown>();

  constructor(zip: ZipWriter) {
    this.#zip = zip;
  }

  add(rows: Rows): void {
    for (const { id } of rows.service ?? []) {
      if (this.#services.has(id)) return;
      this.#services.add(id);
    }
    const own = new Set<string>();
    const isThere = (key: string) => own.has(key) || this.#written.has(key);
    for (const name of tableNames) {
      const { path, columns } = hsdsTables[name];
      const cells = (rows[name] ?? []).flatMap((row) => {
        const key = `${name} ${String(row.id)}`;
        if (isThere(key)) return [];
        const line = columns.map((column) => cellOf(row, column, isThere));
        if (columns.some(({ isRequired }, i) => isRequired && line[i] === '')) return [];
        (this.#isShared(name, row) ? this.#written : own).add(key);
        return [line];
      });
      if (cells.length > 0) this.#zip.add(path, csvLines(cells));
    }
  }

  /** Whether another service can have the row, too: it belongs to an organization or a location. */
  #isShared(name: TableName, row: HsdsRow): boolean {
    if (sharedTables.has(name)) return true;
    // They refer to organizations and locations. Without them, no row of theirs is shared either.
    if (name === 'service' || name === 'service_at_location') return false;
    const { link_entity, link_id, resource_type, resource_id } = row;
    const owners = [
      ...Object.entries(row).map(([column, id]) => [referencedTable(column), id] as const),
      ...([[link_entity, link_id] as const, [resource_type, resource_id] as const] as const),
    ];
    return owners.some(([table, id]) => !isTerm(table) && this.#written.has(`${String(table)} ${String(id)}`));
  }
}

/** Many services have the same terms and units. */
const isTerm = (table: unknown) => table === 'taxonomy_term' || table === 'taxonomy' || table === 'unit';

const sharedTables: ReadonlySet<TableName> = new Set([
  ...(['organization', 'program', 'location', 'unit', 'taxonomy', 'taxonomy_term'] as const),
]);

function cellOf(
  row: HsdsRow,
  { name, type, isRequired }: HsdsTable['columns'][number],
  isThere: (key: string) => boolean,
) {
  const value = row[name];
  const reference = referencedTable(name);
  if (reference && !isThere(`${reference} ${String(value)}`)) return '';
  const cell = hsdsCell(value, type);
  return cell === '' && isRequired && name === 'description' ? hsdsCell(row.name, type) : cell;
}

/** The description of the tables: https://specs.frictionlessdata.io/tabular-data-package. */
function describePackage({ title, contributor }: PackageTitle, at: Temporal.Instant): object {
  return {
    ...{ name: 'human_services_data', title, profile: 'tabular-data-package', version: '3.2' },
    ...{ created: at.toString({ smallestUnit: 'second' }), contributors: [{ title: contributor, role: 'publisher' }] },
    resources: tableNames.map((name) => {
      const { path, columns } = hsdsTables[name];
      return {
        ...{ name, path, profile: 'tabular-data-resource', format: 'csv', mediatype: 'text/csv', encoding: 'utf-8' },
        schema: { fields: columns.map(fieldOf), primaryKey: 'id', foreignKeys: columns.flatMap(foreignKeyOf) },
      };
    }),
  };
}

function fieldOf({ name, type, isRequired }: HsdsTable['columns'][number]): object {
  const isText = type === 'uuid' || type === 'uri' || type === 'email';
  return {
    name,
    ...(isText ? { type: 'string', format: type } : { type }),
    ...(isRequired ? { constraints: { required: true, ...(name === 'id' ? { unique: true } : {}) } } : {}),
  };
}

function foreignKeyOf({ name }: HsdsTable['columns'][number]): object[] {
  const resource = referencedTable(name);
  return resource ? [{ fields: name, reference: { resource, fields: 'id' } }] : [];
}

/** Adds to several files of a ZIP file in turn. */
class ZipWriter {
  readonly #pieces: Uint8Array[] = [];
  readonly #files = new Map<string, ZipDeflate>();
  readonly #at: Date;
  readonly #zip = new Zip((error, piece) => {
    if (error) throw error;
    this.#pieces.push(piece);
  });

  constructor(at: Temporal.Instant) {
    this.#at = new Date(at.epochMilliseconds);
  }

  add(path: string, text: string, isComplete = false): void {
    let file = this.#files.get(path);
    if (!file) {
      file = new ZipDeflate(path, { level: 6 });
      file.mtime = this.#at;
      this.#files.set(path, file);
      this.#zip.add(file);
    }
    file.push(strToU8(text), isComplete);
    if (isComplete) this.#files.delete(path);
  }

  end(): void {
    for (const file of this.#files.values()) file.push(new Uint8Array(), true);
    this.#zip.end();
  }

  /** The pieces that are ready. */
  take(): Uint8Array[] {
    return this.#pieces.splice(0);
  }
}
