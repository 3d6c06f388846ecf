import { ApiError } from '@amparo/domain/http/apiError.ts';
import { duplicateRoutes } from '@amparo/domain/services/duplicates/duplicateRoutes.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { serve } from '../../../http/serve.ts';
import { DuplicateRepository } from './duplicateRepository.ts';
import { findSimilar } from './findSimilar.ts';

const PAGE_SIZE = 25;
/** People type; a form asks at most once a second. */
const SEARCHES_PER_MINUTE = 120;

export function serveDuplicates(
  app: FastifyInstance,
  { db, now }: { db: Kysely<Database>; now: () => Temporal.Instant },
): void {
  const duplicates = new DuplicateRepository(db);

  serve(app, duplicateRoutes.findSimilar, async ({ body, viewer }) => ({ data: await findSimilar(db, body, viewer) }), {
    requestsPerMinute: SEARCHES_PER_MINUTE,
  });

  serve(app, duplicateRoutes.list, ({ query: { limit = PAGE_SIZE, ...query } }) =>
    duplicates.list({ ...query, limit }),
  );

  serve(app, duplicateRoutes.decide, async ({ body: { services, isDuplicate }, viewer }) => {
    const isPair = await duplicates.decide(services, { isDuplicate, userId: viewer.id, at: now() });
    if (!isPair) throw new ApiError('NOT_FOUND');
    return { data: { services, isDuplicate } };
  });
}
