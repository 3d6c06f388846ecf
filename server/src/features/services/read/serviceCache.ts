import { setImmediate } from 'node:timers/promises';
import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { ServiceRef } from '@amparo/domain/services/search-index/serviceIndex.ts';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/schema.ts';
import { type PublishedParts, partsOf, type ServiceWithLikes } from './serviceResponse.ts';
import { readPublishedRows, readRowsWithPeople } from './serviceRow.ts';
import type { ServiceStore } from './serviceStore.ts';

/** The others are in the store. */
const MOST_IN_MEMORY = 2000;
/** Reading or writing more at once would keep other requests waiting. */
const MOST_AT_ONCE = 500;

/** Receives how many services of a list were in memory, and how many had to be read. */
export type CountLookups = (counts: { hits: number; misses: number }) => void;

type CanSee = typeof serviceCan.open;

/**
 * Published services in memory and in a temporary file, because reading them from the database takes most of a list's
 * time. Reads only changed versions again.
 */
export class ServiceCache {
  readonly #db: Kysely<Database>;
  #loadCount = 0;
  readonly #recent: LRUCache<string, PublishedParts>;
  readonly #store: ServiceStore;
  readonly #countLookups: CountLookups;

  /** `db` without plugins: the columns have the names of the response. */
  constructor(
    db: Kysely<Database>,
    store: ServiceStore,
    countLookups: CountLookups,
    { mostInMemory = MOST_IN_MEMORY } = {},
  ) {
    this.#recent = new LRUCache({ max: mostInMemory });
    this.#db = db;
    this.#store = store;
    this.#countLookups = countLookups;
  }

  /** Forgets the services if the index was loaded again: needs can change without their services. */
  clearAfterReload(loadCount: number): void {
    if (loadCount !== this.#loadCount) {
      this.#recent.clear();
      this.#store.clear();
    }
    this.#loadCount = loadCount;
  }

  /**
   * The services in the order of the refs, with the fields that the viewer may see. Omits services that were hidden
   * meanwhile.
   */
  async take(refs: ServiceRef[], viewer: Viewer | null, canSee: CanSee = serviceCan.see): Promise<ServiceWithLikes[]> {
    const services = await this.#findCached(refs);
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

  async #findCached(refs: ServiceRef[]): Promise<(PublishedParts | undefined)[]> {
    const found = refs.map(({ id, version, isPrivate }) => {
      const recent = isPrivate ? undefined : this.#recent.get(id);
      return recent?.version === version ? recent : undefined;
    });
    const others = refs.filter(({ isPrivate }, n) => !isPrivate && !found[n]).map(({ id }) => id);
    const stored = new Map<string, PublishedParts>();
    for (const some of slicesOf(others)) {
      for (const parts of this.#store.read(some)) stored.set(parts.id, parts);
      if (some.length === MOST_AT_ONCE) await setImmediate();
    }
    return refs.map(({ id, version }, n) => {
      if (found[n]) return found[n];
      const parts = stored.get(id);
      if (parts?.version !== version) return undefined;
      this.#recent.set(id, parts);
      return parts;
    });
  }

  /** The services that the viewer may see, with their owners if the viewer may see them. Not cached. */
  async #readFor(viewer: Viewer | null, ids: string[], canSee: CanSee): Promise<Map<string, PublishedParts>> {
    const rows = await readRowsWithPeople(this.#db, ids);
    const visible = rows.filter((row) => canSee(viewer, row));
    return new Map(visible.map((row) => [row.id, partsOf(row, serviceCan.seeAll(viewer, row))]));
  }

  async #readPublished(ids: string[]): Promise<Map<string, PublishedParts>> {
    const loadCount = this.#loadCount;
    const rows = await readPublishedRows(this.#db, ids);
    const services = rows.map((row) => partsOf(row, false));
    for (const some of slicesOf(services)) {
      // After a reload, the needs of the same version can be others.
      if (loadCount !== this.#loadCount) break;
      this.#store.write(some);
      for (const service of some) this.#recent.set(service.id, service);
      if (some.length === MOST_AT_ONCE) await setImmediate();
    }
    return new Map(services.map((service) => [service.id, service]));
  }
}

function* slicesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let begin = 0; begin < items.length; begin += MOST_AT_ONCE) yield items.slice(begin, begin + MOST_AT_ONCE);
}
