import { imageName } from '@amparo/domain/feedback/feedbackInput.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ImageStore, imageAddress } from './imageStore.ts';

interface Options {
  images: ImageStore;
  /** False for the images of a deleted message, which are stored for 30 days. */
  isShown(name: string): Promise<boolean>;
}

/** Serves images by their secret names, because an `<img>` sends no access token. */
export function serveImages(app: FastifyInstance, { images, isShown }: Options): void {
  const schema = {
    operationId: 'getImagesByName',
    summary: 'Get an image of a feedback by its secret name',
    tags: ['feedbacks'],
    security: [],
    'x-errors': ['NOT_FOUND', 'UNAVAILABLE'],
    params: z.object({ name: imageName }),
    produces: ['image/jpeg'],
    response: { 200: z.string().meta({ format: 'binary' }) },
  };
  app.get<{ Params: { name: string } }>(imageAddress(':name'), { schema }, async (request, reply) => {
    const { name } = request.params;
    const read = async () => {
      try {
        return await images.read(name);
      } catch (err) {
        // The folder or the bucket may work again later.
        request.log.error({ err }, 'an image could not be read');
        throw new ApiError('UNAVAILABLE');
      }
    };
    const jpeg = imageName.safeParse(name).success && (await isShown(name)) ? await read() : null;
    if (!jpeg) throw new ApiError('NOT_FOUND');
    // Private and short, so that a deleted image soon disappears from caches.
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=3600').send(jpeg);
  });
}
