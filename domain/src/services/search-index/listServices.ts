import type { Viewer } from '../../permissions/permissions.ts';
import { periodOf } from '../../understanding/times/periodOf.ts';
import { openAtText, readOpenAt } from '../open-status/readOpenAt.ts';
import type { UnderstoodTime, UnderstoodTown } from '../serviceRoutes.ts';
import type { OpenMoment } from './columns/hoursPatterns.ts';
import type { IndexQuery, QueryContext } from './filters.ts';
import type { RefPage, ServiceIndex } from './serviceIndex.ts';
import type { TextSearch, UnderstoodText } from './text/textSearch.ts';

/** The services of a list, and everything that lists need to find them. */
export interface ListSource {
  index: ServiceIndex;
  search: TextSearch;
  /** The region's time zone, for services without one of their own if the viewer sends none either. */
  zone: string;
  /** Brings the index up to date. */
  refresh(): Promise<void>;
  /** The ids of the published services that a text names. */
  findNamed(text: string): Promise<string[]>;
  /** The ids of the services that belong to owners named in the text. */
  findByOwner(query: IndexQuery, viewer: Viewer | null): Promise<string[]>;
  /** The ids of the services that contain the typed text literally; only among `ids` unless they are null. */
  findContaining(q: string, query: IndexQuery, ids: readonly string[] | null): Promise<string[]>;
}

/** The time and place at which a viewer looks at services. */
export interface Viewpoint extends OpenMoment {
  /** The point from which distance is reported, `[longitude, latitude]`, if it is known. */
  from: readonly [number, number] | undefined;
}

/** A page of a list, and what the typed text was understood to mean. */
export interface ServiceList extends RefPage {
  viewpoint: Viewpoint;
  /** The corrected text, if words were misspelled. */
  searchedFor?: string | undefined;
  /** The needs in the typed text. */
  needs: readonly { need: string; weight: number }[];
  /** The time that the typed text names. */
  understoodTime?: UnderstoodTime | undefined;
  /** The town that the typed text names. */
  understoodTown?: UnderstoodTown | undefined;
}

/** If the viewer manages more services than this, a text is searched in all services. */
const FEW_MANAGED = 5000;
const MOST_CRITICAL = 20;

/** Lists services for a viewer (rules.md §2). */
export async function listServices(
  source: ListSource,
  requested: IndexQuery,
  viewer: Viewer | null,
  at: Temporal.Instant,
): Promise<ServiceList> {
  const isTextContained = requested.isManaged || requested.beds;
  const text =
    requested.q && !isTextContained ? await source.search.understand(requested.q, requested.search) : undefined;
  const understoodTime = text && timeIn(text, requested, at.toZonedDateTimeISO(source.zone).toPlainDateTime());
  const query = withLimit(text ? withMeaning(requested, text, understoodTime) : requested);
  const viewpoint = viewpointOf(query, at, source.zone);
  const context = { query, viewer, at, fallbackZone: viewpoint.fallbackZone };
  await source.refresh();
  const found = text ? await findText(source, context, text) : await findServices(source, context);
  const { searchedFor, terms, town: understoodTown } = text ?? {};
  return { ...found, viewpoint, searchedFor, needs: terms?.needs ?? [], understoodTime, understoodTown };
}

/** At most twenty critical headers are shown (rules.md §4). */
function withLimit(query: IndexQuery): IndexQuery {
  const { isCriticalHeader, limit } = query;
  return isCriticalHeader ? { ...query, limit: Math.min(limit || MOST_CRITICAL, MOST_CRITICAL) } : query;
}

/** The viewpoint of a query. */
export function viewpointOf(
  { currentCoordinate, nearCoordinate, userTimezone }: IndexQuery,
  at: Temporal.Instant,
  zone: string,
): Viewpoint {
  return { at, from: currentCoordinate ?? nearCoordinate, fallbackZone: userTimezone ?? zone };
}

async function findText(source: ListSource, context: QueryContext, text: UnderstoodText): Promise<RefPage> {
  const { query, viewer } = context;
  const ownerIds = await source.findByOwner(query, viewer);
  const named = query.q && !query.search && !text.isOnlyWish ? await source.findNamed(query.q) : [];
  if (text.isHopeless && ownerIds.length + named.length === 0) return { page: [], total: 0 };
  const hits = text.terms && (await source.search.find(text.terms));
  return source.index.query(context, hits && source.index.withFirst(hits, named, ownerIds, viewer));
}

/** Lists of managed services and of beds find any part of a word, also in services that are not indexed yet. */
async function findServices({ index, findContaining }: ListSource, context: QueryContext): Promise<RefPage> {
  const { query } = context;
  if (!query.q) return index.query(context, null);
  const among = index.query({ ...context, query: { ...query, skip: 0, limit: FEW_MANAGED } }, null);
  const ids = among.total > FEW_MANAGED ? null : among.page.map(({ id }) => id);
  const _id = await findContaining(query.q, query, ids ?? query._id ?? null);
  return index.query({ ...context, query: { ...query, _id } }, null);
}

/** The time that a text names, unless the query names one. `now` is the region's local time. */
function timeIn(
  { openNow, time }: UnderstoodText,
  query: IndexQuery,
  now: Temporal.PlainDateTime,
): UnderstoodTime | undefined {
  if (query.openAt !== undefined || (openNow && query.isOpen !== undefined) || !(openNow || time)) return undefined;
  const read = time ? { openAt: openAtText(periodOf(time, now)) } : { isOpen: true as const };
  return { at: now.toString().slice(0, 16), ...read };
}

/** Adds what the typed text says about place and time, unless the query says it itself. */
function withMeaning(query: IndexQuery, { near }: UnderstoodText, time: UnderstoodTime | undefined): IndexQuery {
  const period = time?.openAt === undefined ? undefined : readOpenAt(time.openAt);
  return {
    ...query,
    nearCoordinate: query.nearCoordinate ?? (near && [...near]),
    isOpen: query.isOpen ?? time?.isOpen,
    openAt: query.openAt ?? (typeof period === 'string' ? undefined : period),
    // Services with unknown hours are not known to be closed. A filter of the query itself excludes them.
    areUnknownHoursListed: query.areUnknownHoursListed ?? (time !== undefined && query.isOpen !== true),
  };
}
