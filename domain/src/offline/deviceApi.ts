import type { z } from 'zod';
import { unitRoutes } from '../coordinators/unitRoutes.ts';
import type { CrisisLine } from '../crisis-lines/crisisLine.ts';
import { crisisLinePageSize, crisisLineRoutes } from '../crisis-lines/crisisLineRoutes.ts';
import { ApiError } from '../http/apiError.ts';
import type { CallResult, RouteDeclaration, ValidRequest } from '../http/route.ts';
import { liaisonRoutes } from '../liaisons/liaisonRoutes.ts';
import { correctCounty } from '../places/county.ts';
import { buildGazetteer, type Gazetteer, type GazetteerData } from '../places/gazetteer/gazetteer.ts';
import { reversePlace } from '../places/gazetteer/reversePlace.ts';
import { searchPlaces } from '../places/gazetteer/searchPlaces.ts';
import { placeRoutes } from '../places/placeRoutes.ts';
import { regionRoutes } from '../regions/regionRoutes.ts';
import type { DeviceService } from '../services/search-index/device/deviceService.ts';
import { DeviceServices } from '../services/search-index/device/deviceServices.ts';
import { toDeviceResponse } from '../services/search-index/device/toDeviceResponse.ts';
import { watchSearch } from '../services/search-index/watchSearch.ts';
import { serviceRoutes } from '../services/serviceRoutes.ts';
import { staticPageRoutes } from '../static-pages/staticPageRoutes.ts';
import type { DangerTexts } from '../understanding/danger/dangerNotice.ts';
import { noDanger } from '../understanding/danger/detectDanger.ts';
import { asksForCrisisLine, crisisLinesFor } from '../understanding/service-needs/crisisLinesFor.ts';
import type { PackagePart } from './servicePackage.ts';

/** The public data of a device, as the package brought it. */
export interface DeviceData {
  services: readonly DeviceService[];
  parts: Record<Exclude<PackagePart, 'likes'>, unknown>;
}

/** A request for the API. `query` has the texts of the address. */
export interface DeviceCall {
  method: string;
  /** Below `/api`. */
  path: string;
  query: Readonly<Record<string, string>>;
  body?: unknown;
}

type Handle<R extends RouteDeclaration> = (
  request: ValidRequest<R>,
  now: Temporal.Instant,
) => Promise<CallResult<R>> | CallResult<R>;

interface Route {
  declaration: RouteDeclaration;
  handle: (request: never, now: Temporal.Instant) => unknown;
}

/** Answers the requests of guests that read public data, exactly as the server answers them. */
export class DeviceApi {
  readonly #routes: readonly Route[];

  constructor(data: DeviceData, dangerTexts: (language: 'en' | 'es') => DangerTexts) {
    const region = data.parts.community as { counties: string[]; timeZone: string };
    const gazetteer = buildGazetteer(data.parts.gazetteer as GazetteerData);
    const place = { gazetteer, regionCounties: region.counties, zone: region.timeZone };
    const services = new DeviceServices(data.services, place);
    this.#routes = [
      ...serviceAnswers(services, data, dangerTexts),
      ...directoryAnswers(data),
      ...placeAnswers(gazetteer, region.counties, data),
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

function answer<R extends RouteDeclaration>(declaration: R, handle: Handle<R>): Route {
  return { declaration, handle };
}

function serviceAnswers(
  services: DeviceServices,
  { parts }: DeviceData,
  dangerTexts: (language: 'en' | 'es') => DangerTexts,
): Route[] {
  const lines = parts.crisisLines as CrisisLine[];
  const watch = watchSearch(
    async () => services.names(),
    async () => lines,
    dangerTexts,
  );
  return [
    answer(serviceRoutes.towns, (_request, now) => {
      const towns = services.towns(now);
      return { data: towns, total: towns.length };
    }),
    answer(serviceRoutes.list, async ({ query }, now) => {
      if (query.sort?.[0] === 'distance' && !query.nearCoordinate)
        throw new ApiError('VALIDATION', { nearCoordinate: 'REQUIRED' });
      const [list, search] = await Promise.all([
        services.list(query, now),
        query.q ? watch(query.q) : { danger: noDanger },
      ]);
      const hasLines = search.danger.level === 'none' && !query.skip && asksForCrisisLine(list.needs);
      return {
        data: list.services.map((service) => toDeviceResponse(service, list.viewpoint)),
        ...{ total: list.total, searchedFor: list.searchedFor, understoodTime: list.understoodTime },
        ...search,
        ...(hasLines ? { crisisLines: crisisLinesFor(list.needs, lines) } : {}),
      };
    }),
    answer(serviceRoutes.detail, ({ params, query }, now) => {
      const found = services.find(params.id, query, now);
      if (!found) throw new ApiError('NOT_FOUND');
      return { data: { ...toDeviceResponse(found.service, found.viewpoint), alsoHere: found.neighbors } };
    }),
  ];
}

/** The pages show whole directories. Only the server searches in them. */
function directoryAnswers({ parts }: DeviceData): Route[] {
  const { crisisLines, liaisons, regions, units } = parts as Record<PackagePart, never[]>;
  const all = (list: never[]) => ({ data: list, total: list.length });
  return [
    answer(crisisLineRoutes.list, ({ query: { limit = crisisLinePageSize, skip = 0 } }) => ({
      data: crisisLines.slice(skip, limit === 0 ? undefined : skip + limit),
      total: crisisLines.length,
    })),
    answer(liaisonRoutes.list, ({ query: { county } }) => {
      const name = county === undefined ? undefined : correctCounty(county).toLowerCase();
      return all(liaisons.filter((one: { county: string }) => name === undefined || one.county.toLowerCase() === name));
    }),
    answer(regionRoutes.list, () => all(regions)),
    answer(unitRoutes.list, () => all(units)),
    answer(staticPageRoutes.detail, ({ params }) => ({ data: parts[params.name] as never })),
  ];
}

function placeAnswers(gazetteer: Gazetteer, regionCounties: string[], { parts }: DeviceData): Route[] {
  return [
    answer(placeRoutes.map, () => ({ data: parts.mapGround as never })),
    answer(placeRoutes.search, ({ body }) => ({ data: searchPlaces(gazetteer, body.keyword, { regionCounties }) })),
    answer(placeRoutes.reverse, ({ query }) => {
      const place = reversePlace(gazetteer, query.coordinate);
      if (!place) throw new ApiError('NOT_FOUND');
      return { data: { ...place, address1: '' } };
    }),
  ];
}
