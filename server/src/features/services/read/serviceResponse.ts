import { milesBetween } from '@amparo/domain/places/distance.ts';
import { shownMiles } from '@amparo/domain/places/shownMiles.ts';
import { DAY_MS } from '@amparo/domain/services/hours/calendarDay.ts';
import type { Hours } from '@amparo/domain/services/hours/schedule.ts';
import { openStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import type { Viewpoint } from '@amparo/domain/services/search-index/listServices.ts';
import { Service } from '@amparo/domain/services/service.ts';
import { serviceRoutes } from '@amparo/domain/services/serviceRoutes.ts';
import { LRUCache } from 'lru-cache';
import { jsonSerializer, PreSerialized } from '../../../http/jsonSerializer.ts';
import { type ServiceRow, storedService } from './serviceRow.ts';

/** About 700 bytes each. */
const MOST_STATUSES = 4000;

/** The fields that depend on the viewpoint, or change more often than the rest. */
const viewFields = { likes: true, timeZone: true, openStatus: true, distance: true } as const;

const serializeStored = jsonSerializer(Service.omit(viewFields));
const serializeStatus = jsonSerializer(Service.pick({ timeZone: true, openStatus: true }));

/** A service for one version of its row, ready for responses. */
export interface PublishedParts {
  id: string;
  version: number;
  /** As JSON, because objects need more memory. */
  hours: string;
  ownTimeZone: string | null;
  position: readonly [number, number] | null;
  isAddressConfidential: boolean;
  /** All fields except those of `viewFields`, as JSON. Bytes need half the memory of text and are sent unchanged. */
  json: Buffer;
}

/** `isOwn`: the viewer may see all of the service. */
export function partsOf(row: ServiceRow, isOwn: boolean): PublishedParts {
  const { id, version, ownTimeZone, isAddressConfidential, publicLongitude, publicLatitude } = row;
  const { schedules, closeSchedules, isContact } = row;
  const hours: Hours = { schedules, closeSchedules, isContact };
  const text = serializeStored(storedService(row, isOwn));
  // Copy to a separate block: a shared block stays in memory as long as any part of it is used.
  const json = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  json.write(text);
  const position =
    publicLongitude === null || publicLatitude === null ? null : ([publicLongitude, publicLatitude] as const);
  return { id, version, hours: JSON.stringify(hours), ownTimeZone, position, isAddressConfidential, json };
}

/** The fields of `viewFields` as members of a JSON object. They contain only ASCII. */
function viewMembers(parts: PublishedParts, { at, from, fallbackZone }: Viewpoint, likes: number): string {
  const { hours, ownTimeZone, position, isAddressConfidential } = parts;
  const status = statusMembers(hours, ownTimeZone ?? fallbackZone, at.epochMilliseconds);
  const members = `"likes":${likes},${status}`;
  if (!from || !position) return members;
  return `${members},"distance":${shownMiles(milesBetween(from, position), isAddressConfidential)}`;
}

/** Computed statuses as members of a JSON object, and until when each is valid. Many services have the same hours. */
const statuses = new LRUCache<string, { from: number; until: number; members: string }>({ max: MOST_STATUSES });

/** The time zone and the status. A status is valid until the change that it names, otherwise for a day. */
function statusMembers(hours: string, timeZone: string, now: number): string {
  const key = `${timeZone} ${hours}`;
  const known = statuses.get(key);
  if (known && known.from <= now && now < known.until) return known.members;
  const status = openStatus(JSON.parse(hours) as Hours, new Date(now).toISOString(), timeZone);
  const change = status.kind === 'open' ? status.until : status.kind === 'closed' ? status.opensAt : null;
  const until = change === null ? now + DAY_MS : Date.parse(change);
  const members = membersOf(serializeStatus({ timeZone, openStatus: status }));
  statuses.set(key, { from: now, until, members });
  return members;
}

/** A service of a list. */
export interface ServiceWithLikes {
  service: PublishedParts;
  likes: number;
}

export function toServiceResponse({ service, likes }: ServiceWithLikes, viewpoint: Viewpoint): Service {
  return { ...JSON.parse(service.json.toString()), ...JSON.parse(`{${viewMembers(service, viewpoint, likes)}}`) };
}

/** The members of an object in JSON, without its braces. */
function membersOf(object: string): string {
  return object.slice(1, -1);
}

type Rest = Omit<ReturnType<typeof serviceRoutes.list.response.parse>, 'data'>;

const serializeRest = jsonSerializer(serviceRoutes.list.response.omit({ data: true }));

/** A list's response, assembled from cached JSON and the fields that depend on the viewpoint. */
export function serializeServices(services: ServiceWithLikes[], viewpoint: Viewpoint, rest: Rest): PreSerialized {
  // The fields contain only ASCII.
  const heads = services.map(({ service, likes }, n) => {
    return `${n > 0 ? ',' : ''}{${viewMembers(service, viewpoint, likes)},`;
  });
  const begin = '{"data":[';
  const end = Buffer.from(`],${membersOf(serializeRest(rest))}}`);
  const size = services.reduce((sum, one, n) => sum + heads[n]!.length + one.service.json.length - 1, 0);
  const json = Buffer.allocUnsafe(begin.length + size + end.length);
  let at = json.write(begin, 'latin1');
  for (const [n, { service }] of services.entries()) {
    at += json.write(heads[n]!, at, 'latin1');
    at += service.json.copy(json, at, 1);
  }
  end.copy(json, at);
  return new PreSerialized(json);
}
