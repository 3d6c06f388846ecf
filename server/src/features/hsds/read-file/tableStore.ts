import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CsvRow } from '../../../csv/readCsv.ts';

export type Row = Record<string, string>;

/** The tables of a package that are joined, and the columns by which their rows are found. */
const links: Record<string, readonly string[]> = {
  'services.csv': [],
  'organizations.csv': ['id'],
  'locations.csv': ['id'],
  'taxonomy_terms.csv': ['id'],
  'units.csv': ['id'],
  'service_at_location.csv': ['service_id'],
  'addresses.csv': ['location_id'],
  'accessibility.csv': ['location_id'],
  'attributes.csv': ['link_id'],
  'schedules.csv': ['service_id', 'location_id', 'service_at_location_id'],
  'phones.csv': ['service_id', 'location_id', 'service_at_location_id', 'organization_id'],
  'url.csv': ['service_id'],
  'service_capacity.csv': ['service_id'],
  'languages.csv': ['service_id', 'location_id'],
  'required_documents.csv': ['service_id'],
  'cost_options.csv': ['service_id'],
  'service_areas.csv': ['service_id'],
  'contacts.csv': ['service_id'],
  'funding.csv': ['service_id'],
};
export const tablePaths = Object.keys(links);

/** The memory for pages of the tables. The others are read from the disk again. */
const CACHE_KILOBYTES = 48_000;

/**
 * The tables of a large package, joined on disk: a region's schedules do not fit into memory. A temporary file of SQLite
 * without a name holds them; the system removes it when it is closed.
 */
export class TableStore implements Disposable {
  readonly #database = new DatabaseSync('');
  readonly #finders = new Map<string, StatementSync>();

  constructor() {
    this.#database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -${CACHE_KILOBYTES}`);
    for (const [path, columns] of Object.entries(links)) {
      const names = columns.map((name) => `${name} TEXT,`).join(' ');
      this.#database.exec(`CREATE TABLE "${path}" (row INTEGER PRIMARY KEY, ${names} cells TEXT) STRICT`);
    }
  }

  async load(path: string, rows: AsyncIterable<CsvRow>): Promise<void> {
    const columns = links[path]!;
    const marks = ['row', ...columns, 'cells'].map(() => '?').join(', ');
    const insert = this.#database.prepare(`INSERT INTO "${path}" VALUES (${marks})`);
    this.#database.exec('BEGIN');
    for await (const { row, cells } of rows)
      insert.run(row, ...columns.map((name) => cells[name] ?? ''), JSON.stringify(filledCells(cells)));
    this.#database.exec('COMMIT');
    for (const name of columns)
      this.#database.exec(`CREATE INDEX "${path} ${name}" ON "${path}" (${name}) WHERE ${name} <> ''`);
  }

  /** The rows of a table that refer to a record. */
  all(path: string, column: string, value = ''): Row[] {
    if (value === '') return [];
    const finder = this.#finders.get(`${path} ${column}`) ?? this.#prepare(path, column);
    return finder.all(value).map(({ cells }) => JSON.parse(cells as string) as Row);
  }

  find(path: string, id?: string): Row | undefined {
    return this.all(path, 'id', id)[0];
  }

  *services(): Generator<CsvRow> {
    const rows = this.#database.prepare('SELECT row, cells FROM "services.csv" ORDER BY row').iterate();
    for (const { row, cells } of rows) yield { row: row as number, cells: JSON.parse(cells as string) };
  }

  count(): number {
    return this.#database.prepare('SELECT count(*) AS count FROM "services.csv"').get()!.count as number;
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }

  #prepare(path: string, column: string): StatementSync {
    const finder = this.#database.prepare(
      `SELECT cells FROM "${path}" WHERE ${column} = ? AND ${column} <> '' ORDER BY row`,
    );
    this.#finders.set(`${path} ${column}`, finder);
    return finder;
  }
}

/** Empty cells say nothing, and most cells of a package are empty. */
function filledCells(cells: Row): Row {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
}
