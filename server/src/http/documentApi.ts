import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { describeErrors, type OpenApiDocument } from './openApi.ts';

const describe = createJsonSchemaTransform({});

/** Serves the OpenAPI description of the declared routes at /api/openapi.json, and as pages at /api/docs. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  // serve() validates and serializes, also for calls within the process.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Amparo',
        version: '1',
        description: 'Where people of a region find help. Errors are application/problem+json.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    // Only routes with an id: pages and sign-in forms are not for programs.
    transform: (route) => (route.schema?.operationId ? describe(route) : { schema: { hide: true }, url: route.url }),
    transformObject: (document) =>
      describeErrors(('openapiObject' in document ? document.openapiObject : {}) as OpenApiDocument) as object,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformStaticCSP: onlyOwnSources });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** The pages load nothing from other hosts, and no other page may frame them. */
function onlyOwnSources(policy: string): string {
  return policy
    .replaceAll(/ (https:|validator\.swagger\.io)(?=[ ;])/g, '')
    .replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'");
}
