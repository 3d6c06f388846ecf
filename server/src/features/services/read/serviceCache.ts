import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { ServiceRef } from '@amparo/domain/services/search-index/serviceIndex.ts';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/schema.ts';
import { CachedService, type ServiceWithLikes } from './serviceResponse.ts';
import { readPublishedRows, readRowsWithPeople } from './serviceRow.ts';

const MOST_CACHED = 10_000;

/** Receives how many services of a list were in memory, and how many had to be read. */
export type CountLookups = (counts: { hits: number; misses: number }) => void;

type CanSee = typeof serviceCan.open;

/**
 * Published services in memory, because reading them takes most of a list's time. Reads only changed versions again.
 */
export class ServiceCache {
  readonly #db: Kysely<Database>;
  #loadCount = 0;
  readonly #cached = new LRUCache<string, CachedService>({ max: MOST_CACHED });
  readonly #countLookups: CountLookups;

  /** `db` without plugins: the columns have the names of the response. */
  constructor(db: Kysely<Database>, countLookups: CountLookups) {
    this.#db = db;
    this.#countLookups = countLookups;
  }

  /** Forgets the services if the index was loaded again: needs can change without their services. */
  clearUnlessLoaded(loadCount: number): void {
    if (loadCount !== this.#loadCount) this.#cached.clear();
    this.#loadCount = loadCount;
  }

  /**
   * The services in the order of the refs, with the fields that the viewer may see. Omits services that were hidden
   * meanwhile.
   */
  async take(refs: ServiceRef[], viewer: Viewer | null, canSee: CanSee = serviceCan.see): Promise<ServiceWithLikes[]> {
    const services: (CachedService | undefined)[] = refs.map(({ id, version, isPrivate }) => {
      const cached = isPrivate ? undefined : this.#cached.get(id);
      return cached?.version === version ? cached : undefined;
    });
    const missing = refs.filter((_, n) => !services[n]);
    this.#countLookups({ hits: refs.length - missing.length, misses: missing.length });
    const idsOf = (arePrivate: boolean) => missing.flatMap(({ id, isPrivate }) => (isPrivate === arePrivate ? id : []));
    const [own, read] = await Promise.all([
      this.#readFor(viewer, idsOf(true), canSee),
      this.#readPublished(idsOf(false)),
    ]);
    const taken: ServiceWithLikes[] = [];
    for (const [n, { id, likes, isPrivate }] of refs.entries()) {
      const service = services[n] ?? (isPrivate ? own : read).get(id);
      if (service) taken.push({ service, likes });
    }
    return taken;
  }

  /** The services that the viewer may see, with their owners if the viewer may see them. Not cached. */
  async #readFor(viewer: Viewer | null, ids: string[], canSee: CanSee): Promise<Map<string, CachedService>> {
    const rows = await readRowsWithPeople(this.#db, ids);
    const visible = rows.filter((row) => canSee(viewer, row));
    return new Map(visible.map((row) => [row.id, new CachedService(row, serviceCan.seeAll(viewer, row))]));
  }

  async #readPublished(ids: string[]): Promise<Map<string, CachedService>> {
    const rows = await readPublishedRows(this.#db, ids);
    const read = new Map(rows.map((row) => [row.id, new CachedService(row, false)]));
    for (const [id, service] of read) this.#cached.set(id, service);
    return read;
  }
}
