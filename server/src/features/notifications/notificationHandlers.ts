import { urlOfRoute } from '@amparo/domain/http/route.ts';
import { kindsFor, pageOf } from '@amparo/domain/notifications/notificationKinds.ts';
import { notificationRoutes } from '@amparo/domain/notifications/notificationRoutes.ts';
import { isAdministrator } from '@amparo/domain/permissions/permissions.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { NotificationRepository } from './notificationRepository.ts';

const PAGE_SIZE = 25;
const UNSUBSCRIBES_PER_MINUTE = 30;

/** People's own notifications, and which of them they turned off. */
export function serveNotifications(app: FastifyInstance): void {
  const notifications = new NotificationRepository(app.db);

  serve(app, notificationRoutes.list, async ({ query: { limit = PAGE_SIZE, skip }, viewer }) => {
    const { rows, total } = await notifications.list(viewer.id, { limit, skip });
    const data = rows.map(({ id, kind, serviceId, details, readAt, createdAt }) => ({
      ...{ id, kind, values: details, isRead: readAt !== null, at: createdAt.toISOString() },
      page: pageOf(kind, serviceId, details),
    }));
    return { data, total };
  });

  serve(app, notificationRoutes.read, async ({ body: { until }, viewer }) => ({
    data: { read: await notifications.markRead(viewer.id, until, app.now()) },
  }));

  serve(app, notificationRoutes.settings, async ({ viewer }) => ({ data: await notifications.settings(viewer.id) }));

  serve(app, notificationRoutes.saveSettings, async ({ body: { muted, language }, viewer }) => {
    const known = kindsFor(viewer);
    const own = muted?.filter(({ kind }) => isAdministrator(viewer) || known.includes(kind));
    return { data: await notifications.saveSettings(viewer.id, { language, muted: own }) };
  });

  // Mail programs without RFC 8058 open the address. Opening must not unsubscribe: programs that check links open it too.
  app.get(urlOfRoute(notificationRoutes.unsubscribe.path), { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`/unsubscribe${new URL(request.url, 'http://localhost').search}`),
  );

  // The response is the same for an unknown token, so that nobody can find out which ones exist.
  serve(
    app,
    notificationRoutes.unsubscribe,
    async ({ query: { token, kind } }) => {
      await notifications.muteMail(token, kind);
      return { data: { kind } };
    },
    { requestsPerMinute: UNSUBSCRIBES_PER_MINUTE },
  );
}
