import type { z } from 'zod';
import { chatbotRoutes } from '../chatbot/chatbotRoutes.ts';
import type { ChatTexts } from '../chatbot/dialog/replyToMessage.ts';
import { watchSearch } from '../chatbot/dialog/watchSearch.ts';
import { unitRoutes } from '../coordinators/unitRoutes.ts';
import type { CrisisLine } from '../crisis-lines/crisisLine.ts';
import { crisisLineRoutes } from '../crisis-lines/crisisLineRoutes.ts';
import { ApiError } from '../http/apiError.ts';
import type { CallResult, RouteDeclaration, ValidRequest } from '../http/route.ts';
import { liaisonRoutes } from '../liaisons/liaisonRoutes.ts';
import { correctCounty } from '../places/county.ts';
import { buildGazetteer, type Gazetteer, type GazetteerData } from '../places/gazetteer/gazetteer.ts';
import { reversePlace } from '../places/gazetteer/reversePlace.ts';
import { searchPlaces } from '../places/gazetteer/searchPlaces.ts';
import type { MapGround } from '../places/mapGround.ts';
import { placeRoutes } from '../places/placeRoutes.ts';
import { listNotices } from '../regional-notices/listNotices.ts';
import type { RegionalNotice } from '../regional-notices/regionalNotice.ts';
import { regionalNoticeRoutes } from '../regional-notices/regionalNoticeRoutes.ts';
import { regionRoutes } from '../regions/regionRoutes.ts';
import { searchServices } from '../services/search-index/searchServices.ts';
import type { ServiceQuery } from '../services/serviceQuery.ts';
import { serviceRoutes } from '../services/serviceRoutes.ts';
import type { Guide } from '../static-pages/guides/guide.ts';
import { guideRoutes } from '../static-pages/guides/guideRoutes.ts';
import { listGuides } from '../static-pages/guides/listGuides.ts';
import { staticPageRoutes } from '../static-pages/staticPageRoutes.ts';
import { DeviceChat, type DeviceRegion } from './deviceChat.ts';
import { DeviceServices, type ServiceData } from './deviceServices.ts';
import type { PackagePart } from './servicePackage.ts';
import { toDeviceResponse } from './toDeviceResponse.ts';

/** The public data of a device, from the offline package. */
export interface DeviceData extends ServiceData {
  parts: Record<Exclude<PackagePart, 'areas' | 'likes'>, unknown>;
  /** The counties that the device has stored; null for the whole region. */
  counties: readonly string[] | null;
  /** Whether the server hides the service from guests. Other unknown services may be newer than the data. */
  isHidden: (id: string) => Promise<boolean>;
  /** Whether the person has stored this file of streets. */
  hasStreets?: (url: string) => Promise<boolean>;
}

/** A request for the API. `query` has the texts of the address. */
export interface DeviceCall {
  method: string;
  /** Below `/api`. */
  path: string;
  query: Readonly<Record<string, string>>;
  body?: unknown;
}

type Answer<R extends RouteDeclaration> = CallResult<R> | null;

/** Returns null if only the server can answer. */
type Handle<R extends RouteDeclaration> = (
  request: ValidRequest<R>,
  now: Temporal.Instant,
) => Promise<Answer<R>> | Answer<R>;

interface InProcessRoute {
  declaration: RouteDeclaration;
  handle: (request: never, now: Temporal.Instant) => unknown;
}

/** Answers the requests of guests that read public data, exactly as the server answers them. */
export class DeviceApi {
  readonly #routes: readonly InProcessRoute[];

  constructor(data: DeviceData, texts: ChatTexts) {
    const region = data.parts.community as DeviceRegion;
    const place = new DevicePlaces(data.parts, region);
    const services = new DeviceServices(data, place);
    this.#routes = [
      ...serviceRoutesOf(services, data, texts),
      ...directoryRoutesOf(data),
      ...guideRoutesOf(data),
      noticeRouteOf(data, place),
      ...placeRoutesOf(data, place),
      chatRouteOf(new DeviceChat(services, data.parts, { place, region, texts })),
    ];
  }

  /** Null if only the server can answer. Throws an ApiError like the server. */
  async answer({ method, path, query, body }: DeviceCall, now: Temporal.Instant): Promise<unknown> {
    for (const { declaration, handle } of this.#routes) {
      const params = declaration.method === method ? matchPath(declaration.path, path) : null;
      if (!params) continue;
      const request = {
        viewer: null,
        params: parse(declaration.params, params),
        query: parse(declaration.query, query),
        body: parse(declaration.body as z.ZodType | undefined, body),
      };
      return Object.values(request).includes(invalid) ? null : handle(request as never, now);
    }
    return null;
  }
}

/** The places of the region. The gazetteer is built when it is first needed, because most lists do without it. */
class DevicePlaces {
  readonly regionCounties: string[];
  readonly zone: string;
  readonly #parts: DeviceData['parts'];
  #gazetteer: Gazetteer | undefined;

  constructor(parts: DeviceData['parts'], region: DeviceRegion) {
    this.#parts = parts;
    this.regionCounties = region.counties;
    this.zone = region.timeZone;
  }

  get gazetteer(): Gazetteer {
    this.#gazetteer ??= buildGazetteer(this.#parts.gazetteer as GazetteerData);
    return this.#gazetteer;
  }
}

/** The server explains what is wrong. */
const invalid = Symbol('invalid');

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value);
  return parsed?.success === false ? invalid : parsed?.data;
}

/** The parameters of a path, if the route has this path. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/');
  const texts = path.split('/');
  const isSame = names.length === texts.length && names.every((name, n) => name.startsWith(':') || name === texts[n]);
  if (!isSame) return null;
  const params = names.flatMap((name, n) => (name.startsWith(':') ? [[name.slice(1), texts[n]!]] : []));
  return Object.fromEntries(params);
}

function inProcessRoute<R extends RouteDeclaration>(declaration: R, handle: Handle<R>): InProcessRoute {
  return { declaration, handle };
}

function serviceRoutesOf(
  services: DeviceServices,
  { parts, counties, isHidden }: DeviceData,
  { dangerTexts }: ChatTexts,
): InProcessRoute[] {
  const crisisLines = async () => parts.crisisLines as CrisisLine[];
  const watch = watchSearch(() => services.names(), crisisLines, dangerTexts);
  return [
    inProcessRoute(serviceRoutes.towns, (_request, now) => {
      // Towns that are missing would be pages that do not exist.
      if (counties) return null;
      const towns = services.towns(now);
      return { data: towns, total: towns.length };
    }),
    inProcessRoute(serviceRoutes.list, async ({ query }, now) => {
      if (dependsOnAccount(query) || isElsewhere(query, counties)) return null;
      const { found, summary } = await searchServices(query, {
        list: () => services.list(query, now),
        ...{ watchSearch: watch, crisisLines },
      });
      return { data: found.services.map((service) => toDeviceResponse(service, found.viewpoint)), ...summary };
    }),
    inProcessRoute(serviceRoutes.detail, async ({ params, query }, now) => {
      // Only the server knows the managers.
      if (query.populate) return null;
      const found = await services.find(params.id, query, now);
      // Only the server knows what sources sent.
      const alsoAt: [] = [];
      if (found)
        return { data: { ...toDeviceResponse(found.service, found.viewpoint), alsoHere: found.neighbors, alsoAt } };
      if (await isHidden(params.id.toLowerCase())) throw new ApiError('NOT_FOUND');
      return null;
    }),
  ];
}

function chatRouteOf(chat: DeviceChat): InProcessRoute {
  return inProcessRoute(chatbotRoutes.query, async ({ body }, now) => {
    const data = await chat.answer(body, now);
    return data && { data };
  });
}

/** Whether signed-in people have other services in the list than guests. A device stores only public data. */
function dependsOnAccount({ isManaged, isWaiting, isApproved, user, search, ...query }: ServiceQuery): boolean {
  const isOwn = isManaged === true || isWaiting === true || isApproved === false;
  const isOfEditors = query.problem !== undefined || query.unconfirmedMonths !== undefined;
  return isOwn || isOfEditors || user !== undefined || search?.includes('userEmail') === true;
}

/** Whether a list is of counties that the device does not have. It would look as if there were no services. */
function isElsewhere({ county = [] }: ServiceQuery, counties: DeviceData['counties']): boolean {
  const known = new Set(counties?.map((name) => name.toLowerCase()));
  return counties !== null && county.length > 0 && !county.some((name) => known.has(name.toLowerCase()));
}

/** The pages show whole directories. Only the server searches in them. */
function directoryRoutesOf({ parts }: DeviceData): InProcessRoute[] {
  const { crisisLines, liaisons, regions, units } = parts as Record<PackagePart, never[]>;
  const all = (list: never[]) => ({ data: list, total: list.length });
  return [
    inProcessRoute(crisisLineRoutes.list, ({ query }) => (isWhole(query) ? all(crisisLines) : null)),
    inProcessRoute(liaisonRoutes.list, ({ query: { county, ...query } }) => {
      if (!isWhole(query)) return null;
      const name = county === undefined ? undefined : correctCounty(county).toLowerCase();
      return all(liaisons.filter((one: { county: string }) => name === undefined || one.county.toLowerCase() === name));
    }),
    inProcessRoute(regionRoutes.list, ({ query }) => (isWhole(query) ? all(regions) : null)),
    inProcessRoute(unitRoutes.list, ({ query }) => (isWhole(query) ? all(units) : null)),
    inProcessRoute(staticPageRoutes.detail, ({ params }) => ({ data: parts[params.name] as never })),
  ];
}

/** Whether a query of a directory asks for all records, as `limit=0` does. */
function isWhole({ limit, ...others }: { limit?: number | undefined }): boolean {
  return limit === 0 && Object.values(others).every((value) => value === undefined);
}

function guideRoutesOf({ parts }: DeviceData): InProcessRoute[] {
  // Missing in data that an older version has stored.
  const guides = (parts.guides ?? []) as Guide[];
  return [
    inProcessRoute(guideRoutes.list, ({ query }) => (query.isAll ? null : listGuides(guides, query.q))),
    inProcessRoute(guideRoutes.detail, ({ params }) => {
      const guide = guides.find(({ id, slug }) => [id, slug].includes(params.id.toLowerCase()));
      return guide ? { data: guide } : null;
    }),
  ];
}

function noticeRouteOf({ parts }: DeviceData, place: DevicePlaces): InProcessRoute {
  // Missing in data that an older version has stored.
  const notices = (parts.notices ?? []) as RegionalNotice[];
  return inProcessRoute(regionalNoticeRoutes.list, ({ query }, at) =>
    query.isOver ? null : listNotices(notices, query, place, at),
  );
}

function placeRoutesOf({ parts, hasStreets }: DeviceData, place: DevicePlaces): InProcessRoute[] {
  return [
    inProcessRoute(placeRoutes.map, async () => {
      const ground = parts.mapGround as MapGround;
      const { streets } = ground;
      return { data: streets && (await hasStreets?.(streets.url)) ? ground : { ...ground, streets: null } };
    }),
    inProcessRoute(placeRoutes.search, ({ body }) => ({
      data: searchPlaces(place.gazetteer, body.keyword, place),
    })),
    inProcessRoute(placeRoutes.reverse, ({ query }) => {
      const found = reversePlace(place.gazetteer, query.coordinate);
      if (!found) throw new ApiError('NOT_FOUND');
      return { data: { ...found, address1: '' } };
    }),
  ];
}
