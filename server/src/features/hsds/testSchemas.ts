import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

const folder = join(import.meta.dirname, 'hsds-3.2');

/** A JSON file of HSDS 3.2, unchanged. */
export const readHsds = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const lists = ['organization_list', 'service_list', 'service_at_location_list'] as const;
type SchemaName =
  | (typeof lists)[number]
  | 'service'
  | 'service_at_location'
  | 'organization'
  | 'location'
  | 'taxonomy'
  | 'taxonomy_term';

// HSDS adds its own keywords, such as `core`.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const file of readdirSync(join(folder, 'schema')).filter((name) => name.endsWith('.json')))
  ajv.addSchema(readHsds(`schema/${file}`), file.replace('.json', ''));
for (const name of lists) ajv.addSchema(readHsds(`schema/compiled/${name}.json`), name);

/** Fails if a record does not match its HSDS schema. */
export function expectHsds(name: SchemaName, record: unknown): void {
  const validate = ajv.getSchema(name)!;
  validate(record);
  if (validate.errors) expect({ record, errors: validate.errors }).toEqual({ record, errors: null });
}
