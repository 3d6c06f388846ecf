import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { hsdsTables, nestedTables, type TableName } from '@amparo/domain/hsds/hsdsTables.ts';
import type { CsvRow } from '../../../csv/readCsv.ts';

export type Row = Record<string, string>;

/** How a record of one table names those of another: by its own column, or by theirs. */
export function linkColumn(table: TableName, nested: TableName): { column: string; isOne: boolean } {
  if (nested === 'attribute') return { column: 'link_id', isOne: false };
  if (nested === 'metadata') return { column: 'resource_id', isOne: false };
  const own = `${nested}_id`;
  const isOne = hsdsTables[table].columns.some(({ name }) => name === own);
  return isOne ? { column: own, isOne } : { column: `${table}_id`, isOne };
}

/** The columns by which tables that HSDS does not have can refer to a record. */
export const unknownLinks = ['service_id', 'organization_id', 'location_id', 'service_at_location_id'];
/** A package with more tables has been made to keep us busy. */
const MOST_UNKNOWN_TABLES = 50;

/** The tables of HSDS, and the columns by which their rows are found. */
const links = new Map<string, Set<string>>([['services.csv', new Set()]]);
for (const [table, fields] of Object.entries(nestedTables))
  for (const nested of Object.values(fields)) {
    const { column, isOne } = linkColumn(table as TableName, nested);
    const { path } = hsdsTables[nested];
    links.set(path, (links.get(path) ?? new Set()).add(isOne ? 'id' : column));
  }

/** The files of a package that are tables, among these names: those of HSDS, and others with plain names. */
export function tablesAmong(paths: Iterable<string>): string[] {
  const all = [...paths];
  const unknown = all.filter((path) => !links.has(path) && /^[a-z][a-z0-9_]{0,60}\.csv$/.test(path));
  return [...all.filter((path) => links.has(path)), ...unknown.slice(0, MOST_UNKNOWN_TABLES)];
}

/** The memory for pages of the tables. The others are read from the disk again. */
const CACHE_KILOBYTES = 48_000;

/**
 * The tables of a large package, joined on disk: a region's schedules do not fit into memory. A temporary file of SQLite
 * without a name holds them; the system removes it when it is closed.
 */
export class TableStore implements Disposable {
  readonly #database = new DatabaseSync('');
  readonly #finders = new Map<string, StatementSync>();
  readonly #cyclic = new Map<string, boolean>();
  /** The columns by which the rows of each table are found. */
  readonly #columns = new Map<string, readonly string[]>();

  constructor() {
    this.#database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -${CACHE_KILOBYTES}`);
  }

  async load(path: string, rows: AsyncIterable<CsvRow>): Promise<void> {
    const columns = [...(links.get(path) ?? unknownLinks)];
    this.#columns.set(path, columns);
    const names = columns.map((name) => `${name} TEXT,`).join(' ');
    this.#database.exec(`CREATE TABLE "${path}" (row INTEGER PRIMARY KEY, ${names} cells TEXT) STRICT`);
    const marks = ['row', ...columns, 'cells'].map(() => '?').join(', ');
    const insert = this.#database.prepare(`INSERT INTO "${path}" VALUES (${marks})`);
    this.#database.exec('BEGIN');
    for await (const { row, cells } of rows)
      insert.run(row, ...columns.map((name) => cells[name] ?? ''), JSON.stringify(filledCells(cells)));
    this.#database.exec('COMMIT');
    for (const name of columns)
      this.#database.exec(`CREATE INDEX "${path} ${name}" ON "${path}" (${name}) WHERE ${name} <> ''`);
  }

  has(path: string): boolean {
    return this.#columns.has(path);
  }

  /** The tables that HSDS does not have, and that can refer to a record by this column. */
  unknownTables(column: string): string[] {
    return [...this.#columns].flatMap(([path, columns]) =>
      !links.has(path) && columns.includes(column) ? [path] : [],
    );
  }

  /** The rows of a table that refer to a record. */
  all(path: string, column: string, value = ''): Row[] {
    if (value === '' || !this.has(path)) return [];
    const finder = this.#finders.get(`${path} ${column}`) ?? this.#prepare(path, column);
    return finder.all(value).map(({ cells }) => JSON.parse(cells as string) as Row);
  }

  /** Whether the references of a record to its parents lead back to a record on the way. */
  isCyclic(path: string, column: string, id = ''): boolean {
    const key = `${path} ${id}`;
    const known = this.#cyclic.get(key);
    if (known !== undefined) return known;
    const seen = new Set<string>();
    let next = id;
    while (next !== '' && !seen.has(next)) {
      seen.add(next);
      next = this.all(path, 'id', next)[0]?.[column] ?? '';
    }
    this.#cyclic.set(key, next !== '');
    return next !== '';
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
