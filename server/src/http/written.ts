import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

/** An answer that its handler has already written as JSON, by `writerOf` its schema. */
export class Written {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}

/** Writes only what the schema names, in one go: half the cost of cutting first and writing then. */
export function writerOf(schema: z.ZodType): (value: unknown) => string {
  const described = z.toJSONSchema(schema, { io: 'output', target: 'openapi-3.0' });
  return fastJsonStringify(described as Parameters<typeof fastJsonStringify>[0]);
}
