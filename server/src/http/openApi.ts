import { apiErrors, type ErrorKey } from '@amparo/domain/http/apiError.ts';
import type { RouteDeclaration } from '@amparo/domain/http/route.ts';
import { z } from 'zod';
import { acceptsIdempotencyKey } from './idempotency.ts';

const OnceHeader = z.object({
  'Idempotency-Key': z
    .string()
    .max(200)
    .optional()
    .describe(
      'A random value that the client chooses for each new object. A repeat within eight days with the same body gets the first response. With a different body, a signed-in person gets KEY_USED_OTHERWISE (409), and a guest makes a new request.',
    ),
});

/** The description of a declared route for OpenAPI. */
export function openApiSchema(route: RouteDeclaration): Record<string, unknown> {
  return {
    operationId: route.operationId ?? operationIdOf(route),
    summary: route.summary,
    tags: [route.path.split('/')[1]],
    security: route.access(null) ? [] : [{ session: [] }],
    'x-errors': route.errors,
    ...(acceptsIdempotencyKey(route) ? { headers: OnceHeader } : {}),
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.bodyTypes ? { consumes: route.bodyTypes } : {}),
    ...(route.answerType ? { produces: [route.answerType] } : {}),
    ...(route.body ? { body: route.bodyTypes ? z.string().meta({ format: 'binary' }) : route.body } : {}),
    response: { [route.status ?? 200]: route.response },
  };
}

/** `GET /services/:id/changes` is `getServicesByIdChanges`. */
function operationIdOf({ method, path }: RouteDeclaration): string {
  const words = path.split(/[/-]/).filter(Boolean);
  const named = words.map((word) => (word.startsWith(':') ? `By${capitalize(word.slice(1))}` : capitalize(word)));
  return method.toLowerCase() + named.join('');
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The body of every error: application/problem+json (RFC 9457). */
const problem = {
  type: 'object',
  description: 'An error (RFC 9457). `key` never changes; `errors` has the reason for each field of the request.',
  required: ['type', 'title', 'status', 'key', 'errors'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string', description: 'The error in English, for developers' },
    status: { type: 'integer' },
    code: { type: 'integer' },
    message: { type: 'string' },
    key: { type: 'string', enum: Object.keys(apiErrors) },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    data: { description: 'What the client needs to continue, such as the newer version of a record' },
  },
};

interface Operation {
  'x-errors'?: readonly ErrorKey[];
  responses?: Record<string, unknown>;
}

/** The document of Swagger. Its types know only versions without `null` and `const`. */
export interface OpenApiDocument {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

/** Adds the errors of each operation. */
export function describeErrors<Document extends OpenApiDocument>(document: Document): Document {
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, withErrors(operation)])),
  ]);
  const components = { ...document.components, schemas: { ...document.components?.schemas, Problem: problem } };
  return { ...document, paths: Object.fromEntries(paths), components };
}

function withErrors({ 'x-errors': keys = [], ...operation }: Operation): Operation {
  const byStatus = Map.groupBy(keys, (key) => apiErrors[key]);
  const responses = [...byStatus].map(([status, named]) => [status, problemResponse(named.join(', '))]);
  return {
    ...operation,
    responses: {
      ...operation.responses,
      ...Object.fromEntries(responses),
      '4XX': problemResponse('Every other error of the request'),
    },
  };
}

function problemResponse(description: string) {
  return { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } };
}
