import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { BedLink } from '@amparo/domain/services/editing/bedLinkRoutes.ts';
import type { Kysely } from 'kysely';
import { currentServiceId } from '../../../database/mergedServices.ts';
import type { Database } from '../../../database/schema.ts';
import { hashToken } from '../../../http/opaqueToken.ts';
import { ownershipOf, readStates, type ServiceState } from '../persistence/serviceState.ts';

interface NewLink {
  token: string;
  serviceId: string;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** A valid link: the shelter, and the person who created it: the history names this person. */
interface ValidLink {
  shelter: ServiceState;
  creator: Viewer;
  expiresAt: Date;
  tokenHash: Buffer;
}

/** The links that count the beds of shelters without an account. */
export class BedLinkRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Replaces the link of the shelter. */
  async replace({ token, ...link }: NewLink): Promise<void> {
    const values = { ...link, tokenHash: hashToken(token), lastUsedAt: null };
    await this.#db
      .insertInto('bedLinks')
      .values(values)
      .onConflict((conflict) => conflict.column('serviceId').doUpdateSet(values))
      .execute();
  }

  async remove(serviceId: string): Promise<void> {
    await this.#db.deleteFrom('bedLinks').where('serviceId', '=', serviceId).execute();
  }

  /** The link of a shelter that has not expired, as its sender sees it. */
  async find(serviceId: string, at: Date): Promise<BedLink | undefined> {
    const found = await this.#db
      .selectFrom('bedLinks as l')
      .innerJoin('users as u', 'u.id', 'l.userId')
      .select(['l.createdAt', 'l.expiresAt', 'l.lastUsedAt', 'u.displayName as createdBy'])
      .where('l.serviceId', '=', serviceId)
      .where('l.expiresAt', '>', at)
      .executeTakeFirst();
    return (
      found && {
        createdAt: found.createdAt.toISOString(),
        expiresAt: found.expiresAt.toISOString(),
        lastUsedAt: found.lastUsedAt?.toISOString() ?? null,
        createdBy: found.createdBy,
      }
    );
  }

  /**
   * The shelter of a token. Its link counts while the shelter is published and its creator may share the beds. The link of a
   * merged shelter counts the beds of the one that was kept. `isLocked` prevents other writes of the shelter until the
   * transaction ends.
   */
  async open(serviceId: string, token: string, { at, isLocked = false }: { at: Date; isLocked?: boolean }) {
    const tokenHash = hashToken(token);
    const currentId = await currentServiceId(this.#db, serviceId);
    const link = await this.#db
      .selectFrom('bedLinks as l')
      .innerJoin('users as u', 'u.id', 'l.userId')
      .select(['u.id', 'u.role', 'l.expiresAt'])
      .where('l.tokenHash', '=', tokenHash)
      .where('l.serviceId', 'in', [serviceId, currentId])
      .where('l.expiresAt', '>', at)
      .executeTakeFirst();
    const shelter = link && (await readStates(this.#db, [currentId], { isLocked })).get(currentId);
    if (!shelter?.isApproved || shelter.deletedAt || !shelter.input.type.includes('SHELTER')) return;
    const creator: Viewer = { id: link!.id, role: link!.role };
    if (!serviceCan.shareBeds(creator, ownershipOf(shelter))) return;
    return { shelter, creator, expiresAt: link!.expiresAt, tokenHash } satisfies ValidLink;
  }

  async setUsed(tokenHash: Buffer, at: Date): Promise<void> {
    await this.#db.updateTable('bedLinks').set({ lastUsedAt: at }).where('tokenHash', '=', tokenHash).execute();
  }
}
