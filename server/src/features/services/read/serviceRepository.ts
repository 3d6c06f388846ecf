import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { Hours } from '@amparo/domain/services/hours/schedule.ts';
import { endedSeason } from '@amparo/domain/services/hours/season.ts';
import { openAtText, queryOpenAt } from '@amparo/domain/services/open-status/openAt.ts';
import type { Service, ServiceDetails } from '@amparo/domain/services/service.ts';
import type { BedsQuery, ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import type { UnderstoodTime } from '@amparo/domain/services/serviceRoutes.ts';
import type { Town } from '@amparo/domain/services/towns/town.ts';
import { periodOf } from '@amparo/domain/understanding/times/periodOf.ts';
import { type Kysely, sql } from 'kysely';
import { containsText } from '../../../database/pages.ts';
import type { Database } from '../../../database/schema.ts';
import type { IndexQuery } from '../search-index/filters.ts';
import type { SearchIndex, ServiceRef } from '../search-index/index.ts';
import type { TextSearch, UnderstoodText } from '../search-index/textSearch.ts';
import { ServiceCache } from './serviceCache.ts';
import { type ServiceWithLikes, toServiceResponse, type Viewpoint } from './serviceResponse.ts';

/** If the viewer manages more services than this, a text is searched in all services. */
const FEW_MANAGED = 5000;

/** Another service at the same address. */
interface Neighbor extends Hours {
  id: string;
  name: string;
  timeZone: string | null;
}

/** A page of a list. */
export interface ServicePage {
  services: ServiceWithLikes[];
  viewpoint: Viewpoint;
  /** The number of services on all pages. */
  total: number;
  /** The corrected text, if words were misspelled. */
  searchedFor?: string | undefined;
  /** The needs in the typed text. */
  needs: readonly { need: string; weight: number }[];
  /** The time that the typed text names. */
  understoodTime?: UnderstoodTime | undefined;
}

/** Returns the ids of the published services that a text names. */
export type FindNamed = (text: string) => Promise<string[]>;

/** Reads services for responses. The search index says which services a list has. */
export class ServiceRepository {
  readonly #db: Kysely<Database>;
  readonly #index: SearchIndex;
  readonly #search: TextSearch;
  readonly #cache: ServiceCache;
  readonly #zone: string;
  readonly #findNamed: FindNamed;

  /** `zone` is the region's time zone, for services without one of their own if the viewer sends none either. */
  constructor(
    db: Kysely<Database>,
    parts: { index: SearchIndex; search: TextSearch; zone: string; findNamed: FindNamed },
  ) {
    this.#db = db.withoutPlugins();
    this.#index = parts.index;
    this.#search = parts.search;
    this.#cache = new ServiceCache(this.#db);
    this.#zone = parts.zone;
    this.#findNamed = parts.findNamed;
  }

  async list(requested: IndexQuery, viewer: Viewer | null, at: Temporal.Instant): Promise<ServicePage> {
    const text =
      requested.q && !isTextContained(requested)
        ? await this.#search.understand(requested.q, requested.search)
        : undefined;
    const understoodTime = text && this.#timeIn(text, requested, at);
    const query = text ? withMeaning(requested, text, understoodTime) : requested;
    const viewpoint = this.#viewpointOf(query, at);
    const { page, total } = await this.#find(query, text, viewer, viewpoint);
    const services = await this.#cache.take(
      page,
      viewer,
      requested.beds === 'updated' ? serviceCan.seeBeds : serviceCan.see,
    );
    return {
      services,
      viewpoint,
      total,
      searchedFor: text?.searchedFor,
      needs: text?.terms?.needs ?? [],
      understoodTime,
    };
  }

  /** One service; undefined if there is none that the viewer may see. It needs no index, which may still be loading. */
  async find(
    id: string,
    query: Partial<Pick<ServiceQuery, 'currentCoordinate' | 'userTimezone'>>,
    viewer: Viewer | null,
    at: Temporal.Instant,
  ): Promise<Service | undefined> {
    const { rows } = await sql<Omit<ServiceRef, 'isPrivate'>>`SELECT s.id, s.xmin::text::float8 AS version, k.likes
      FROM services s JOIN service_kudos k ON k.service_id = s.id WHERE s.id = ${id}`.execute(this.#db);
    const refs = rows.map((row) => ({ ...row, isPrivate: viewer !== null }));
    const [service] = await this.#cache.take(refs, viewer);
    return service && toServiceResponse(service, this.#viewpointOf(query, at));
  }

  /**
   * The other published services at the address, unless one of them is confidential. Like lists, it leaves out services
   * that are closed for good or out of season.
   */
  async neighborsOf(service: Service, at: Temporal.Instant): Promise<ServiceDetails['alsoHere']> {
    const { id, address1, city, isAddressConfidential } = service;
    if (isAddressConfidential || !/\d/.test(address1)) return [];
    const { rows } = await sql<Neighbor>`SELECT s.id, s.name, s.schedules, s.close_schedules AS "closeSchedules",
        s.is_contact AS "isContact", s.time_zone AS "timeZone" FROM services s
      WHERE lower(s.address1) = lower(${address1}) AND lower(s.city) = lower(${city}) AND s.id <> ${id}
        AND s.is_approved AND NOT s.is_address_confidential AND NOT s.is_permanently_closed
      ORDER BY s.name`.execute(this.#db);
    const listed = rows.filter((other) => endedSeason(other, at, other.timeZone ?? this.#zone) === null);
    return listed.map((other) => ({ id: other.id, name: other.name }));
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
    return this.#index.towns({ query: {}, viewer: null, at, fallbackZone: this.#zone });
  }

  /** Adds one kudo to a published service; undefined if there is none. */
  async like(id: string): Promise<{ id: string; likes: number } | undefined> {
    const update = sql<{ id: string; likes: number }>`UPDATE service_kudos k SET likes = likes + 1 FROM services s
      WHERE k.service_id = ${id} AND s.id = k.service_id AND s.is_approved RETURNING s.id, k.likes`;
    return (await update.execute(this.#db)).rows[0];
  }

  async #find(
    query: IndexQuery,
    text: UnderstoodText | undefined,
    viewer: Viewer | null,
    { at, fallbackZone }: Viewpoint,
  ): Promise<{ page: ServiceRef[]; total: number }> {
    await this.#index.refresh();
    this.#cache.clearUnlessLoaded(this.#index.loadCount);
    const context = { query, viewer, at, fallbackZone };
    if (text) {
      const ownerIds = await this.#findByOwner(query, viewer);
      const named = query.q && !query.search ? await this.#findNamed(query.q) : [];
      if (text.isHopeless && ownerIds.length + named.length === 0) return nothing;
      const hits = text.terms && (await this.#search.find(text.terms));
      return this.#index.query(context, hits && this.#index.withFirst(hits, named, ownerIds, viewer));
    }
    if (!query.q) return this.#index.query(context, null);
    const among = this.#index.query({ ...context, query: { ...query, skip: 0, limit: FEW_MANAGED } }, null);
    const ids = among.total > FEW_MANAGED ? null : among.page.map(({ id }) => id);
    const _id = await this.#findContaining(query.q, query, ids ?? query._id ?? null);
    return this.#index.query({ ...context, query: { ...query, _id } }, null);
  }

  /** Services with an owner whose email address contains the text. Only for viewers who may see the owner. */
  async #findByOwner({ q, search }: IndexQuery, viewer: Viewer | null): Promise<string[]> {
    const isSearched = search ? search.includes('userEmail') : q?.includes('@');
    if (!q || !viewer || !isSearched) return [];
    const { rows } = await sql<{ id: string }>`SELECT s.id FROM services s JOIN users o ON o.id = s.owner_id
      WHERE ${containsText(q, ['o.email'])}`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  /** The ids of the services that contain the typed text literally. */
  async #findContaining(q: string, { beds }: IndexQuery, ids: string[] | null): Promise<string[]> {
    const contact = ['service_summary', 'description', 'address1', 'address2', 'phone', 'contact_email'];
    const columns = ['name', 'city', ...(beds ? [] : contact)].map((column) => `s.${column}`);
    const { rows } = await sql<{ id: string }>`
      SELECT s.id FROM services s LEFT JOIN users o ON o.id = s.owner_id
      WHERE ${containsText(q, beds ? columns : [...columns, 'o.email'])}
        AND ${ids ? sql`s.id = ANY(${ids}::uuid[])` : sql`true`}`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  /** The time that a text names, unless the query names one. */
  #timeIn({ openNow, time }: UnderstoodText, query: IndexQuery, at: Temporal.Instant): UnderstoodTime | undefined {
    if (query.openAt !== undefined || (openNow && query.isOpen !== undefined) || !(openNow || time)) return undefined;
    const now = at.toZonedDateTimeISO(this.#zone).toPlainDateTime();
    const read = time ? { openAt: openAtText(periodOf(time, now)) } : { isOpen: true as const };
    return { at: now.toString().slice(0, 16), ...read };
  }

  #viewpointOf(query: Partial<ServiceQuery>, at: Temporal.Instant): Viewpoint {
    const from = query.currentCoordinate ?? query.nearCoordinate;
    return { at, from, fallbackZone: query.userTimezone ?? this.#zone };
  }
}

const nothing = { page: [], total: 0 };

/** Lists of managed services and of beds find any part of a word, also in services that are not indexed yet. */
function isTextContained({ isManaged, beds }: IndexQuery): boolean {
  return isManaged === true || beds === 'counted' || beds === 'updated';
}

/** Adds what the typed text says about place and time, unless the query says it itself. */
function withMeaning(query: IndexQuery, { near }: UnderstoodText, time: UnderstoodTime | undefined): IndexQuery {
  return {
    ...query,
    nearCoordinate: query.nearCoordinate ?? (near && [...near]),
    isOpen: query.isOpen ?? time?.isOpen,
    openAt: query.openAt ?? (time?.openAt === undefined ? undefined : queryOpenAt.parse(time.openAt)),
  };
}
