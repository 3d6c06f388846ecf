import { imageName } from '@amparo/domain/feedback/feedbackImage.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { imageAddress } from './imageAddress.ts';
import type { ImageStore } from './imageStore.ts';

/** Gives an image to whoever knows its name: an `<img>` cannot say who asks. The name is told only to those who may see it. */
export function serveImages(app: FastifyInstance, images: ImageStore): void {
  app.get<{ Params: { name: string } }>(imageAddress(':name'), { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    const jpeg = imageName.safeParse(name).success ? await images.read(name) : null;
    if (!jpeg) throw new ApiError('NOT_FOUND');
    // Never shared, and not kept for long: what was deleted is soon gone everywhere.
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=3600').send(jpeg);
  });
}
