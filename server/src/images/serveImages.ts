import { imageName } from '@amparo/domain/feedback/feedbackImage.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { imageAddress } from './imageAddress.ts';
import type { ImageStore } from './imageStore.ts';

/** Gives an image to whoever knows its name: an `<img>` cannot say who asks. The name is told only to those who may see it. */
export function serveImages(app: FastifyInstance, images: ImageStore): void {
  app.get<{ Params: { name: string } }>(imageAddress(':name'), { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    const jpeg = imageName.safeParse(name).success && (await isShown(app.db, name)) ? await images.read(name) : null;
    if (!jpeg) throw new ApiError('NOT_FOUND');
    // Never shared, and not kept for long: what was deleted is soon gone everywhere.
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=3600').send(jpeg);
  });
}

/** Not once its message has been deleted, though both are kept for a while. */
async function isShown(db: Kysely<Database>, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('feedbackImages')
    .leftJoin('feedbacks', 'feedbacks.id', 'feedbackId')
    .select('feedbackImages.name')
    .where('feedbackImages.name', '=', name)
    .where('feedbacks.deletedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
