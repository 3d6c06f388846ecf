import { ApiError } from '@amparo/domain/http/apiError.ts';
import { noticeCan } from '@amparo/domain/permissions/permissions.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { listNotices } from '@amparo/domain/regional-notices/listNotices.ts';
import { regionalNoticeRoutes } from '@amparo/domain/regional-notices/regionalNoticeRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { authoredWrites } from '../../database/asAuthor.ts';
import { serve } from '../../http/serve.ts';
import { RegionalNoticeRepository } from './regionalNoticeRepository.ts';

interface Setting {
  gazetteer: Gazetteer;
  /** The time zone of the region. */
  zone: string;
  regionCounties: readonly string[];
  now: () => Temporal.Instant;
}

export function serveRegionalNotices(
  app: FastifyInstance,
  notices: RegionalNoticeRepository,
  { now, ...setting }: Setting,
): void {
  const write = authoredWrites(app.db, (trx) => new RegionalNoticeRepository(trx));
  const requireCounties = (names: readonly string[] = []) => {
    if (names.every((name) => setting.regionCounties.includes(name))) return;
    throw new ApiError('VALIDATION', { counties: 'NOT_ONE_OF' });
  };

  serve(app, regionalNoticeRoutes.list, async ({ query, viewer }) => {
    if (query.isOver && !noticeCan.write(viewer)) throw new ApiError(viewer ? 'NOT_ALLOWED' : 'NOT_SIGNED_IN');
    return listNotices(await notices.all(), query, setting, now());
  });

  serve(app, regionalNoticeRoutes.detail, async ({ params }) => {
    const notice = await notices.find(params.id);
    if (!notice) throw new ApiError('NOT_FOUND');
    return { data: notice };
  });

  serve(app, regionalNoticeRoutes.add, async ({ body, viewer }) => {
    requireCounties(body.counties);
    return { data: await write(viewer, (notices) => notices.add(body)) };
  });

  serve(app, regionalNoticeRoutes.edit, async ({ params, body, viewer }) => {
    requireCounties(body.counties);
    const notice = await write(viewer, (notices) => notices.edit(params.id, body));
    if (!notice) throw new ApiError('NOT_FOUND');
    return { data: notice };
  });

  serve(app, regionalNoticeRoutes.remove, async ({ params, viewer }) => {
    if (!(await write(viewer, (notices) => notices.remove(params.id)))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });
}
