import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { servicePageSize } from '@amparo/domain/services/servicePageSize.ts';
import type { BedsQuery, ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { canChoose, chooseServices } from '../catalogue/chooseServices.ts';
import { OpenServices } from '../catalogue/openServices.ts';
import type { Sought } from '../catalogue/weighServices.ts';
import type { ServiceSearch, UnderstoodSearch } from '../search/serviceSearch.ts';
import type { Counts } from './counts.ts';
import type { HoursInUse } from './hoursInUse.ts';
import { openFilter } from './openFilter.ts';
import { type Seen, seeFrom, type Viewpoint } from './serviceFace.ts';
import { earthPoint, filterServices, filterShelters, isMine, visibleTo } from './serviceFilters.ts';
import type { ServiceList } from './serviceList.ts';
import { faceOf, likesColumn, type ServiceRow, serviceColumns } from './serviceRow.ts';
import { ServiceShelf, type Wanted } from './serviceShelf.ts';

type Rows = Kysely<Database>;

/** Some of a list's services; to count how many there are in all may take longer than to find them. */
interface Found {
  seen: Seen[];
  count(): number | Promise<number>;
}

interface Page extends Found, Pick<ServiceList, 'view' | 'searchedFor'> {}

/** Reading services: the only SQL that selects them for an answer. */
export class ServiceRepository {
  readonly #db: Rows;
  readonly #catalogue: Catalogue;
  readonly #open: OpenServices;
  readonly #counts: Counts;
  readonly #hours: HoursInUse;
  readonly #search: ServiceSearch;
  readonly #shelf: ServiceShelf;
  readonly #zone: string;

  /** `zone` is the region's time zone, for services without one of their own where the viewer sends none either. */
  constructor(
    db: Rows,
    options: { catalogue: Catalogue; counts: Counts; hours: HoursInUse; search: ServiceSearch; zone: string },
  ) {
    // Rows come out named as the answer names them, so the renaming plugin would only cost time.
    this.#db = db.withoutPlugins();
    this.#shelf = new ServiceShelf(this.#db);
    this.#catalogue = options.catalogue;
    this.#open = new OpenServices(this.#db, options.catalogue, options.hours);
    this.#counts = options.counts;
    this.#hours = options.hours;
    this.#search = options.search;
    this.#zone = options.zone;
  }

  async list(asked: ServiceQuery, viewer: Viewer | null, at: Temporal.Instant): Promise<ServiceList> {
    const { seen, view, count, searchedFor } = await this.#page(asked, viewer, at);
    return { seen, view, total: await count(), searchedFor };
  }

  /** Shelters that count their beds, or only those with free ones, as a list of services is answered. */
  async shelters(asked: ServiceQuery, isFree: boolean, at: Temporal.Instant): Promise<Service[]> {
    const query = { ...asked, type: ['SHELTER' as const] };
    const withBeds = isFree ? sql<boolean>`s.available_beds > 0` : sql<boolean>`s.total_beds > 0`;
    const { seen, view } = await this.#page(query, null, at, withBeds);
    return seen.map((one) => seeFrom(view, one));
  }

  /** A page of the same list alone: to count how many there are in all takes longer than to find the first. */
  async page(asked: ServiceQuery, viewer: Viewer | null, at: Temporal.Instant): Promise<Service[]> {
    const { seen, view } = await this.#page(asked, viewer, at);
    return seen.map((one) => seeFrom(view, one));
  }

  /** One service, or undefined where there is none that the viewer may see. */
  async find(
    id: string,
    query: Partial<Pick<ServiceQuery, 'currentCoordinate' | 'userTimezone'>>,
    viewer: Viewer | null,
    at: Temporal.Instant,
  ) {
    const view = this.#viewpoint(query, at);
    const [row] = await this.#read(viewer, sql`FROM services s WHERE s.id = ${id} AND ${visibleTo(viewer)}`);
    return row && seeFrom(view, row);
  }

  /** The shelters with beds that the viewer may see, by name. */
  async beds(query: BedsQuery, viewer: Viewer | null, at: Temporal.Instant): Promise<ServiceList> {
    const view = this.#viewpoint(query, at);
    const { limit = 0, skip = 0 } = query;
    const where = filterShelters(query, viewer);
    const page = sql`${limit === 0 ? sql`` : sql`LIMIT ${limit}`} OFFSET ${skip}`;
    const seen = await this.#read(viewer, sql`FROM services s WHERE ${where} ORDER BY s.name_key, s.id ${page}`);
    const isAll = skip === 0 && (limit === 0 || seen.length < limit);
    const count = sql<{ total: number }>`SELECT count(*)::int AS total FROM services s WHERE ${where}`;
    const total = isAll ? seen.length : (await count.execute(this.#db)).rows[0]!.total;
    return { seen, view, total };
  }

  /** Adds one kudo to a published service; undefined where there is none. */
  async like(id: string): Promise<{ id: string; likes: number } | undefined> {
    const update = sql<{ id: string; likes: number }>`UPDATE service_kudos k SET likes = likes + 1 FROM services s
      WHERE k.service_id = ${id} AND s.id = k.service_id AND s.is_approved RETURNING s.id, k.likes`;
    return (await update.execute(this.#db)).rows[0];
  }

  async #page(
    asked: ServiceQuery,
    viewer: Viewer | null,
    at: Temporal.Instant,
    besides?: RawBuilder<boolean>,
  ): Promise<Page> {
    const search = asked.q && !asked.isManaged ? await this.#search.understand(asked.q, asked.search) : null;
    const query = search ? withMeant(asked, search) : asked;
    const view = this.#viewpoint(query, at);
    const told = { view, searchedFor: search?.searchedFor };
    if (search?.isHopeless) return { ...told, seen: [], count: () => 0 };
    const sought = search?.sought ?? null;
    const isChosen = viewer === null && !besides && canChoose(query);
    const page = isChosen ? this.#choose(query, sought, view) : this.#select(query, sought, view, viewer, besides);
    return { ...told, ...(await page) };
  }

  /** A page of what the public sees, chosen from the catalogue. */
  async #choose(query: ServiceQuery, sought: Sought | null, view: Viewpoint): Promise<Found> {
    const { limit = servicePageSize, skip = 0 } = query;
    await this.#catalogue.becomeCurrent();
    const matches = sought && (await this.#search.find(sought));
    const open = query.isOpen === undefined ? null : await this.#open.take(view);
    const choosing = { at: view.at, matches, open, count: skip + limit };
    const { services } = this.#catalogue;
    const { numbers, total } = chooseServices(services, query, choosing);
    const wanted = numbers.slice(skip).map((number) => services.wanted(number));
    return { seen: await this.#shelf.take(wanted), count: () => total };
  }

  /** A page selected by the database: for those who see more than the public, and by what the catalogue does not know. */
  async #select(
    query: ServiceQuery,
    sought: Sought | null,
    view: Viewpoint,
    viewer: Viewer | null,
    besides: RawBuilder<boolean> = sql`true`,
  ): Promise<Found> {
    const { limit = servicePageSize, skip = 0 } = query;
    const where = sql<boolean>`${await this.#conditions(query, viewer, view)} AND ${besides}`;
    const source = sought
      ? sql`${await this.#rowsOf(sought)} m JOIN services s ON s.id = m.service_id`
      : sql`services s`;
    const page = sql`${limit === 0 ? sql`` : sql`LIMIT ${limit}`} OFFSET ${skip}`;
    const seen = await this.#read(
      viewer,
      sql`FROM ${source}${kudosFor(query)} WHERE ${where} ORDER BY ${orderOf(query, sought !== null)} ${page}`,
    );
    const isWhole = (limit === 0 || seen.length < limit) && (seen.length > 0 || skip === 0);
    const counted = sql<{ total: number }>`SELECT count(*)::int AS total FROM ${source} WHERE ${where}`;
    if (isWhole) return { seen, count: () => skip + seen.length };
    // To remember what a search found would take as much room as the search itself.
    return {
      seen,
      count: async () => (sought ? (await counted.execute(this.#db)).rows[0]!.total : this.#counts.of(counted)),
    };
  }

  /** All that match, as rows `(service_id, relevance, tier)`. */
  async #rowsOf(sought: Sought): Promise<RawBuilder<unknown>> {
    await this.#catalogue.becomeCurrent();
    const matches = await this.#search.find(sought);
    const ids = Array.from(matches.numbers, (number) => this.#catalogue.services.ids[number]!);
    const [relevance, tiers] = [[...matches.relevance], [...matches.tiers]];
    return sql`(SELECT * FROM unnest(${ids}::uuid[], ${relevance}::float8[], ${tiers}::smallint[]) AS found(service_id, relevance, tier))`;
  }

  /** The services of `services s` that the rest of a query finds: for the public by their versions, else whole. */
  async #read(viewer: Viewer | null, rest: RawBuilder<unknown>): Promise<Seen[]> {
    if (viewer === null) {
      const { rows } = await sql<Wanted>`SELECT s.id, s.xmin::text AS version, ${likesColumn} ${rest}`.execute(
        this.#db,
      );
      return this.#shelf.take(rows);
    }
    const { rows } = await sql<
      ServiceRow & { likes: number }
    >`SELECT ${serviceColumns}, ${likesColumn}${mineColumns(viewer)} ${rest}`.execute(this.#db);
    return rows.map(({ likes, ...row }) => ({ face: faceOf(row), likes }));
  }

  #viewpoint(query: Partial<ServiceQuery>, at: Temporal.Instant): Viewpoint {
    const from = query.currentCoordinate ?? query.nearCoordinate;
    return { at, from, fallbackZone: query.userTimezone ?? this.#zone };
  }

  async #conditions(query: ServiceQuery, viewer: Viewer | null, view: Viewpoint): Promise<RawBuilder<boolean>> {
    const filters = filterServices(query, viewer, new Date(view.at.epochMilliseconds));
    if (query.isOpen === undefined) return filters;
    const isOpen = await openFilter({ at: view.at, hours: this.#hours, fallbackZone: view.fallbackZone });
    return query.isOpen ? sql`${filters} AND ${isOpen}` : sql`${filters} AND NOT ${isOpen}`;
  }
}

/** Kudos are joined where they order the list; else they are looked up for what is shown. */
function kudosFor({ sort }: ServiceQuery): RawBuilder<unknown> {
  return sort?.[0] === 'likes' ? sql` JOIN service_kudos k ON k.service_id = s.id` : sql``;
}

/** The parameters with what the typed text says of place and time, where none stand for these. */
function withMeant(asked: ServiceQuery, { near, isOpenWanted }: UnderstoodSearch): ServiceQuery {
  return {
    ...asked,
    nearCoordinate: asked.nearCoordinate ?? (near && [...near]),
    isOpen: asked.isOpen ?? (isOpenWanted || undefined),
  };
}

/** Whether the row is the viewer's to see whole; and whose it is, which faceOf tells only then. */
function mineColumns(viewer: Viewer): RawBuilder<unknown> {
  return sql`, ${isMine(viewer)} AS "isMine", s.owner_id AS user,
    (SELECT email FROM users WHERE id = s.owner_id) AS "userEmail",
    (SELECT coalesce(json_agg(json_build_object('id', u.id, 'email', u.email)), '[]')
      FROM service_managers m JOIN users u ON u.id = m.user_id WHERE m.service_id = s.id) AS "managedUsers"`;
}

const columnOfSort = {
  createdAt: sql`s.created_at`,
  updatedAt: sql`s.updated_at`,
  name: sql`s.name_key`,
  likes: sql`k.likes`,
  availableBeds: sql`s.available_beds`,
  verifiedAt: sql`s.verified_at`,
};

/** Order of a list (rules.md §2): what was asked for; else how well it matches, then distance, then name; else the newest. */
function orderOf(query: ServiceQuery, isSearch: boolean): RawBuilder<unknown> {
  const near = query.nearCoordinate && distanceTo(query.nearCoordinate, query);
  const sort = query.sort?.[0];
  if (sort && sort !== 'distance') return sortedBy(columnOfSort[sort], sort, query.direction?.[0]);
  if (isSearch && !sort) {
    return near ? sql`m.tier DESC, ${near}, s.name_key, s.id` : sql`m.relevance DESC, s.name_key, s.id`;
  }
  if (near) return sql`${near}, s.id`;
  return sortedBy(columnOfSort.createdAt, 'createdAt', query.direction?.[0]);
}

/** Where only certain places are asked for, they are found by name and sorted: the nearest of all may be far from them. */
function distanceTo(point: readonly [number, number], { city, county, zip, _id }: ServiceQuery): RawBuilder<unknown> {
  const distance = sql`s.position <-> ${earthPoint(point)}`;
  return city || county || zip || _id ? sql`(${distance}) + 0` : distance;
}

function sortedBy(column: RawBuilder<unknown>, sort: string, direction: string | undefined): RawBuilder<unknown> {
  const isAscending = direction ? direction.toLowerCase() === 'asc' : sort === 'name';
  if (isAscending) return sql`${column} ASC, s.id ASC`;
  // Said only where it matters: an index without it does not serve the order.
  return sort === 'verifiedAt' ? sql`${column} DESC NULLS LAST, s.id DESC` : sql`${column} DESC, s.id DESC`;
}
