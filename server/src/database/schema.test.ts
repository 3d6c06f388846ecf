import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-kit/testDatabase.ts';

/** Columns by name, such as `users.email_proven_at`, with their type, and ` | null` if they can be null. */
type Columns = Record<string, string>;

/** Only triggers and SQL functions use these. */
const SQL_ONLY = ['services.changed_in', 'services.name_words', 'service_kudos.changed_in', /^services_gone\./];

/** The type in schema.ts of each PostgreSQL type, as pg parses it. */
const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  date: 'string',
  cube: 'string',
  tsvector: 'string',
  int4multirange: 'string',
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'timestamp with time zone': 'Date',
  'text[]': 'string[]',
  'uuid[]': 'string[]',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function readDatabase(): Promise<Columns> {
  const { rows } = await database.pool.query<{ name: string; type: string; isNullable: boolean }>(`
    SELECT table_name || '.' || column_name AS name, is_nullable = 'YES' AS "isNullable",
      format_type(format('%I.%I', udt_schema, udt_name)::regtype, NULL) AS type
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'schema_migrations'`);
  const columns = rows
    .filter(({ name }) => !SQL_ONLY.some((known) => (known instanceof RegExp ? known.test(name) : known === name)))
    .map(({ name, type, isNullable }) => [name, `${TYPES[type] ?? type}${isNullable ? ' | null' : ''}`]);
  return Object.fromEntries(columns);
}

/** Reads the types that Kysely selects, by the compiler. jsonb can have any type. */
function readSchema(database: Columns): Columns {
  const probe = fileURLToPath(new URL('./probe.ts', import.meta.url));
  const text = `import type { Selectable } from 'kysely';
    import type { Database } from './schema.ts';
    export declare const rows: { [Table in keyof Database]: Selectable<Database[Table]> };`;
  const program = compile(probe, text);
  const checker = program.getTypeChecker();
  const [rows] = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(probe)!)!);
  const columns: Columns = {};
  for (const table of checker.getTypeOfSymbol(rows!).getProperties()) {
    for (const column of checker.getTypeOfSymbol(table).getProperties()) {
      const name = `${toSnakeCase(table.name)}.${toSnakeCase(column.name)}`;
      const type = checker.getTypeOfSymbol(column);
      const isNullable = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
      const base = database[name]?.startsWith('jsonb') ? 'jsonb' : simplify(checker, checker.getNonNullableType(type));
      columns[name] = `${base}${isNullable ? ' | null' : ''}`;
    }
  }
  return columns;
}

/** Returns `string` for a union of texts, and `string[]` for a list of them. */
function simplify(checker: ts.TypeChecker, type: ts.Type): string {
  const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (item) return `${simplify(checker, item)}[]`;
  const name = checker.typeToString(checker.getBaseTypeOfLiteralType(type));
  return name.replace(/<.*>$/, '');
}

function compile(probe: string, text: string): ts.Program {
  const options = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext, strict: true, noEmit: true };
  const host = ts.createCompilerHost({ ...options, allowImportingTsExtensions: true, types: ['node'] });
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === probe || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === probe ? ts.createSourceFile(file, text, ts.ScriptTarget.ESNext) : getSourceFile(file, ...rest);
  return ts.createProgram([probe], { ...options, allowImportingTsExtensions: true, types: ['node'] }, host);
}

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('schema.ts has the tables, columns, types and nullability of the migrated database', async () => {
  const columns = await readDatabase();
  const schema = readSchema(columns);
  expect(Object.keys(schema).length).toBeGreaterThan(100);
  expect(schema).toEqual(columns);
});
