import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceConfirmRoutes } from '@amparo/domain/services/editing/serviceConfirmRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { confirmByLink } from './confirmByLink.ts';

const CONFIRMATIONS_A_MINUTE = 20;

export function serveConfirmation(app: FastifyInstance, now: () => Temporal.Instant): void {
  serve(
    app,
    serviceConfirmRoutes.confirm,
    async ({ params: { id }, body: { token } }) => {
      const verifiedAt = await confirmByLink(app.db, { id, token, at: now() });
      if (!verifiedAt) throw new ApiError('CONFIRM_LINK_INVALID');
      return { data: { id, verifiedAt } };
    },
    { requestsPerMinute: CONFIRMATIONS_A_MINUTE },
  );
}
