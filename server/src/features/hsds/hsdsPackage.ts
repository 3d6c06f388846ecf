import {
  type HsdsTable,
  hsdsCell,
  hsdsTables,
  type Rows,
  referencedTable,
  rowsOfService,
  type TableName,
  tableNames,
} from '@amparo/domain/hsds/hsdsTables.ts';
import type { OtherFields } from '@amparo/domain/hsds/otherFields.ts';
import { bedUnits, type HsdsContext, type PublicService, toHsdsService } from '@amparo/domain/hsds/toHsdsService.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { csvLines } from '../../csv/writeCsv.ts';
import { englishTerms as terms } from './englishTerms.ts';

/** All published services. */
export interface PublishedServices {
  pages(): AsyncIterable<PublicService[]>;
  /** What their sources sent beside the fields that a service has, by the id of the service. */
  others(ids: string[]): Promise<Map<string, OtherFields>>;
}

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
 * (https://specs.frictionlessdata.io), and complete records in `services.json`. Only compressed data is in memory.
 */
export async function* writeHsdsPackage(
  { pages, others }: PublishedServices,
  title: PackageTitle,
  at: Temporal.Instant,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipWriter(at);
  zip.add('datapackage.json', JSON.stringify(describePackage(title, at), null, 2), true);
  for (const name of tableNames) zip.add(hsdsTables[name].path, csvLines([headingOf(hsdsTables[name])]));
  zip.add('services.json', '[');
  addRows(zip, {
    unit: bedUnits(terms),
    taxonomy: [...terms.taxonomies.values()],
    taxonomy_term: [...terms.terms.values()],
  });
  let separator = '\n';
  for await (const services of pages()) {
    const context: HsdsContext = { terms, at, others: await others(services.map(({ id }) => id)) };
    for (const service of services) {
      const record = toHsdsService(service, context);
      addRows(zip, rowsOfService(record));
      zip.add('services.json', separator + JSON.stringify(record));
      separator = ',\n';
    }
    yield* zip.take();
  }
  zip.add('services.json', '\n]\n');
  zip.end();
  yield* zip.take();
}

const headingOf = ({ columns }: HsdsTable) => columns.map(({ name }) => name);

function addRows(zip: ZipWriter, rows: Rows): void {
  for (const [name, items] of Object.entries(rows) as [TableName, object[]][]) {
    const { path, columns } = hsdsTables[name];
    const cells = items.map((item) =>
      columns.map((column) => hsdsCell(item[column.name as keyof typeof item], column.type)),
    );
    if (cells.length > 0) zip.add(path, csvLines(cells));
  }
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
