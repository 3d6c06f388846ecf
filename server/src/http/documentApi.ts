import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** Serves the OpenAPI description of the declared routes at /api/openapi.json, and as pages at /api/docs. */
export async function documentApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  // serve() validates and serializes, also for calls within the process.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Amparo',
        version: '1',
        description: 'Where a person in a region of Texas finds help. Errors are application/problem+json.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({}),
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
