import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { bedLinkDays } from '@amparo/domain/services/editing/bedLinkDays.ts';
import { bedLinkRoutes } from '@amparo/domain/services/editing/bedLinkRoutes.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createToken } from '../../../http/opaqueToken.ts';
import { serve } from '../../../http/serve.ts';
import { isVisible } from '../commands/serviceAccess.ts';
import { countBeds } from '../commands/updateBeds.ts';
import { ownershipOf, readStates, type ServiceState } from '../persistence/serviceState.ts';
import { BedLinkRepository } from './bedLinkRepository.ts';

/** Per IP address. A night shift opens the page a few times. */
const OPENED_PER_MINUTE = 60;
const COUNTS_PER_MINUTE = 30;
const LINKS_PER_MINUTE = 10;

/** Serves the link with which the staff of a shelter count its beds without an account (docs/decisions/bed-links.md). */
export function serveBedLinks(app: FastifyInstance): void {
  serveManagement(app);
  const { db, now } = app;

  serve(
    app,
    bedLinkRoutes.open,
    async ({ params: { id }, body: { token } }) => {
      const link = await new BedLinkRepository(db).open(id, token, { at: toDate(now()) });
      if (!link) throw new ApiError('CONFIRM_LINK_INVALID');
      const { input, bedsUpdatedAt } = link.shelter;
      const { name, city, availableBeds, totalBeds, bedGroups } = input;
      const counted = { availableBeds, totalBeds, bedGroups, bedsUpdatedAt: bedsUpdatedAt?.toISOString() ?? null };
      return { data: { id: link.shelter.id, name, city, ...counted, expiresAt: link.expiresAt.toISOString() } };
    },
    { requestsPerMinute: OPENED_PER_MINUTE },
  );

  serve(
    app,
    bedLinkRoutes.count,
    async ({ params: { id }, body }) => ({
      data: { id, bedsUpdatedAt: await countByLink(db, { id, ...body }, now()) },
    }),
    { requestsPerMinute: COUNTS_PER_MINUTE },
  );
}

/** Routes of the people who share the beds of a shelter. */
function serveManagement(app: FastifyInstance): void {
  const { db, now, publicUrl } = app;
  const links = new BedLinkRepository(db);

  serve(app, bedLinkRoutes.show, async ({ params: { id }, viewer }) => {
    const { input, isApproved } = await requireShareable(db, id, viewer);
    const link = await links.find(id, toDate(now()));
    return { data: { name: input.name, isPublished: isApproved, link: link ?? null } };
  });

  serve(
    app,
    bedLinkRoutes.create,
    async ({ params: { id }, viewer }) => {
      await requireShareable(db, id, viewer);
      const [token, createdAt] = [createToken(), now()];
      const expiresAt = toDate(createdAt.add({ hours: bedLinkDays * 24 }));
      await links.replace({ token, serviceId: id, userId: viewer.id, createdAt: toDate(createdAt), expiresAt });
      const url = `${publicUrl}/services/${id}/beds?${new URLSearchParams({ token })}`;
      return { data: { url, expiresAt: expiresAt.toISOString() } };
    },
    { requestsPerMinute: LINKS_PER_MINUTE },
  );

  serve(app, bedLinkRoutes.revoke, async ({ params: { id }, viewer }) => {
    await requireShareable(db, id, viewer);
    await links.remove(id);
    return { data: { id } };
  });
}

/** Returns the shelter, or throws if the viewer may not share its beds. */
async function requireShareable(db: Kysely<Database>, id: string, viewer: Viewer): Promise<ServiceState> {
  const state = (await readStates(db, [id])).get(id);
  if (!state?.input.type.includes('SHELTER') || state.deletedAt) throw new ApiError('NOT_FOUND');
  if (serviceCan.shareBeds(viewer, ownershipOf(state))) return state;
  throw new ApiError(isVisible(state, viewer) ? 'NOT_ALLOWED' : 'NOT_FOUND');
}

interface LinkCount {
  id: string;
  token: string;
  total: number;
  groups?: Parameters<typeof countBeds>[1][number]['groups'];
  ifUnmodifiedSince?: string | undefined;
}

/** Stores a count in the name of the person who created the link, and returns its time. */
async function countByLink(
  db: Kysely<Database>,
  { token, ...count }: LinkCount,
  now: Temporal.Instant,
): Promise<string> {
  const at = toDate(now);
  return db.transaction().execute(async (trx) => {
    const links = new BedLinkRepository(trx);
    const link = await links.open(count.id, token, { at, isLocked: true });
    if (!link) throw new ApiError('CONFIRM_LINK_INVALID');
    const by = { viewer: link.creator, way: 'link', may: serviceCan.shareBeds } as const;
    const { refused, bedsUpdatedAt } = await countBeds(trx, [{ ...count, id: link.shelter.id }], { at, by });
    const [refusal] = refused;
    if (refusal) {
      // A shelter that now has other groups was changed meanwhile.
      const key = refusal.key === 'COUNT_BY_GROUP' ? 'CHANGED_MEANWHILE' : refusal.key;
      throw new ApiError(key, undefined, refusal);
    }
    await links.setUsed(link.tokenHash, at);
    return bedsUpdatedAt;
  });
}
