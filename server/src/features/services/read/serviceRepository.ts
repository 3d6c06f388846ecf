import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { hasNeighbors, type Neighbor, neighborsOf } from '@amparo/domain/services/neighbors/neighborsOf.ts';
import type { IndexQuery } from '@amparo/domain/services/search-index/filters.ts';
import {
  type ListSource,
  listServices,
  type ServiceList,
  viewpointOf,
} from '@amparo/domain/services/search-index/listServices.ts';
import type { ServiceRef } from '@amparo/domain/services/search-index/serviceIndex.ts';
import type { TextSearch } from '@amparo/domain/services/search-index/text/textSearch.ts';
import type { Service, ServiceDetails } from '@amparo/domain/services/service.ts';
import type { BedsQuery, ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import type { Town } from '@amparo/domain/services/towns/town.ts';
import type { ServiceNames } from '@amparo/domain/understanding/intents/serviceNames.ts';
import { messageWords } from '@amparo/domain/understanding/phrases/fuzzyMatch.ts';
import { type Kysely, sql } from 'kysely';
import { currentServiceId } from '../../../database/mergedServices.ts';
import { containsText } from '../../../database/pages.ts';
import type { Database } from '../../../database/schema.ts';
import type { SearchIndex } from '../search-index/index.ts';
import { type CountLookups, ServiceCache } from './serviceCache.ts';
import { type ServiceWithLikes, toServiceResponse } from './serviceResponse.ts';
import type { ServiceStore } from './serviceStore.ts';

/** A page of a list, with its services. */
export interface ServicePage extends ServiceList {
  services: ServiceWithLikes[];
}

type FindQuery = Partial<Pick<ServiceQuery, 'currentCoordinate' | 'userTimezone'>>;

/** The other published services at an address. The first condition is that of the index `services_address`. */
export function servicesAtAddress({ id, address1, city }: Pick<Service, 'id' | 'address1' | 'city'>) {
  return sql<Neighbor>`SELECT s.id, s.name, s.address1, s.city, s.schedules,
      s.close_schedules AS "closeSchedules", s.is_contact AS "isContact", s.time_zone AS "timeZone",
      s.is_address_confidential AS "isAddressConfidential" FROM services s
    WHERE s.address1 <> '' AND lower(s.address1) = lower(${address1}) AND lower(s.city) = lower(${city})
      AND s.id <> ${id} AND s.is_approved AND NOT s.is_address_confidential AND NOT s.is_permanently_closed`;
}

/** Reads services for responses. The search index says which services a list has. */
export class ServiceRepository {
  readonly #db: Kysely<Database>;
  readonly #reads: Kysely<Database>;
  readonly #index: SearchIndex;
  readonly #source: ListSource;
  readonly #cache: ServiceCache;

  /** `zone` is the region's time zone, for services without one of their own if the viewer sends none either. */
  constructor(
    db: Kysely<Database>,
    parts: {
      index: SearchIndex;
      search: TextSearch;
      zone: string;
      names: () => Promise<ServiceNames>;
      store: ServiceStore;
      countLookups?: CountLookups;
      /** Reads what `db` contains, perhaps from a replica. */
      reads?: Kysely<Database>;
    },
  ) {
    this.#db = db.withoutPlugins();
    this.#reads = (parts.reads ?? db).withoutPlugins();
    this.#index = parts.index;
    this.#cache = new ServiceCache(this.#reads, parts.store, parts.countLookups ?? (() => undefined));
    this.#source = {
      ...parts,
      refresh: () => this.#index.refresh(),
      findNamed: async (text) => (await parts.names()).find(messageWords(text))?.ids ?? [],
      findByOwner: (query, viewer) => this.#findByOwner(query, viewer),
      findContaining: (q, query, ids) => this.#findContaining(q, query, ids),
    };
  }

  async list(query: IndexQuery, viewer: Viewer | null, at: Temporal.Instant): Promise<ServicePage> {
    const list = await listServices(this.#source, query, viewer, at);
    this.#cache.clearAfterReload(this.#index.loadCount);
    const canSee = query.beds === 'updated' ? serviceCan.seeBeds : serviceCan.see;
    return { ...list, services: await this.#cache.take(list.page, viewer, canSee) };
  }

  /** The ids of a list's services, and when each was last changed or confirmed, from the index alone. */
  async versions(query: IndexQuery, viewer: Viewer | null, at: Temporal.Instant) {
    const { page, total } = await listServices(this.#source, query, viewer, at);
    const { ids, numbers } = this.#index.columns;
    const versions = page.map(({ id }) => {
      const row = ids.find(id)!;
      // The time of the confirmation is NaN if there is none.
      const microseconds = Math.max(numbers.updatedAt[row]!, numbers.verifiedAt[row]! || 0);
      return { id, modifiedAt: new Date(Math.floor(microseconds / 1000)).toISOString() };
    });
    return { versions, total };
  }

  /** One service; undefined if there is none that the viewer may see. It needs no index, which may still be loading. */
  find(id: string, query: FindQuery, viewer: Viewer | null, at: Temporal.Instant): Promise<Service | undefined> {
    return this.#findOne(id, viewer, { query, at, canSee: serviceCan.see });
  }

  /**
   * As `find`, for the page of a service: everybody may open it while the service is paused (docs/decisions/pausing.md). The
   * id of a merged service finds the one that was kept.
   */
  async findForPage(id: string, query: FindQuery, viewer: Viewer | null, at: Temporal.Instant) {
    const options = { query, at, canSee: serviceCan.open };
    const found = await this.#findOne(id, viewer, options);
    if (found) return found;
    const current = await currentServiceId(this.#reads, id);
    return current === id ? undefined : this.#findOne(current, viewer, options);
  }

  async #findOne(
    id: string,
    viewer: Viewer | null,
    { query, at, canSee }: { query: FindQuery; at: Temporal.Instant; canSee: typeof serviceCan.open },
  ): Promise<Service | undefined> {
    const { rows } = await sql<
      Omit<ServiceRef, 'isPrivate'> & { isPaused: boolean }
    >`SELECT s.id, s.xmin::text::float8 AS version, k.likes,
        s.is_paused AS "isPaused" FROM services s JOIN service_kudos k ON k.service_id = s.id WHERE s.id = ${id}`.execute(
      this.#reads,
    );
    const refs = rows.map((row) => ({ ...row, isPrivate: viewer !== null || row.isPaused }));
    const [service] = await this.#cache.take(refs, viewer, canSee);
    return service && toServiceResponse(service, viewpointOf(query, at, this.#source.zone));
  }

  /** The other published services at the address of a service. */
  async neighborsOf(service: Service, at: Temporal.Instant): Promise<ServiceDetails['alsoHere']> {
    if (!hasNeighbors(service)) return [];
    const { rows } = await servicesAtAddress(service).execute(this.#reads);
    return neighborsOf(service, rows, at, this.#source.zone);
  }

  /** The published services that other places of the same record of a source became. */
  async otherPlacesOf({ id, source, isAddressConfidential }: Service): Promise<ServiceDetails['alsoAt']> {
    if (!source || isAddressConfidential) return [];
    const { rows } = await sql<ServiceDetails['alsoAt'][number]>`SELECT s.id, s.name, s.address1, s.city
      FROM source_records r JOIN sources o ON o.id = r.source_id
      JOIN source_records other ON other.source_id = r.source_id AND other.record_id = r.record_id
      JOIN services s ON s.id = other.service_id
      WHERE r.service_id = ${id} AND o.name = ${source.name} AND r.external_id = ${source.id} AND s.id <> ${id}
        AND s.is_approved AND NOT s.is_address_confidential AND NOT s.is_permanently_closed
      ORDER BY other.place_number, s.name, s.id`.execute(this.#reads);
    return rows;
  }

  /** The shelters with beds that the viewer may see, by name. */
  beds({ isManaged, ...query }: BedsQuery, viewer: Viewer | null, at: Temporal.Instant): Promise<ServicePage> {
    const shelters = { ...query, limit: query.limit ?? 0, sort: ['name' as const] };
    if (isManaged && serviceCan.updateBeds(viewer, {})) return this.list({ ...shelters, beds: 'updated' }, viewer, at);
    return this.list({ ...shelters, ...(isManaged ? { isManaged } : {}), beds: 'counted' }, viewer, at);
  }

  /** The towns of the services that guests see. */
  async towns(at: Temporal.Instant): Promise<Town[]> {
    await this.#index.refresh();
    return this.#index.towns({ query: {}, viewer: null, at, fallbackZone: this.#source.zone });
  }

  /** Adds one kudo to a published service, or to the one that it was merged into; undefined if there is none. */
  async like(id: string): Promise<{ id: string; likes: number } | undefined> {
    const update = sql<{ id: string; likes: number }>`UPDATE service_kudos k SET likes = likes + 1 FROM services s
      WHERE k.service_id = current_service(${id}::uuid) AND s.id = k.service_id AND s.is_approved RETURNING s.id, k.likes`;
    return (await update.execute(this.#db)).rows[0];
  }

  /** Services of owners with this text in their email address. Only for viewers who may see the owner. */
  async #findByOwner({ q, search }: IndexQuery, viewer: Viewer | null): Promise<string[]> {
    const isSearched = search ? search.includes('userEmail') : q?.includes('@');
    if (!q || !viewer || !isSearched) return [];
    const { rows } = await sql<{ id: string }>`SELECT s.id FROM services s JOIN users o ON o.id = s.owner_id
      WHERE ${containsText(q, ['o.email'])}`.execute(this.#reads);
    return rows.map(({ id }) => id);
  }

  /** The ids of the services that contain the typed text literally. */
  async #findContaining(q: string, { beds }: IndexQuery, ids: readonly string[] | null): Promise<string[]> {
    const contact = ['service_summary', 'description', 'address1', 'address2', 'phone', 'contact_email'];
    const columns = ['name', 'city', ...(beds ? [] : contact)].map((column) => `s.${column}`);
    const { rows } = await sql<{ id: string }>`
      SELECT s.id FROM services s LEFT JOIN users o ON o.id = s.owner_id
      WHERE ${containsText(q, beds ? columns : [...columns, 'o.email'])}
        AND ${ids ? sql`s.id = ANY(${ids}::uuid[])` : sql`true`}`.execute(this.#reads);
    return rows.map(({ id }) => id);
  }
}
