import { milesBetween } from '@amparo/domain/places/distance.ts';
import { shownMiles } from '@amparo/domain/places/shownMiles.ts';
import { DAY_MS } from '@amparo/domain/services/hours/calendarDay.ts';
import type { Hours } from '@amparo/domain/services/hours/schedule.ts';
import { openStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import type { Viewpoint } from '@amparo/domain/services/search-index/listServices.ts';
import { Service } from '@amparo/domain/services/service.ts';
import { jsonSerializer } from '../../../http/jsonSerializer.ts';
import { type ServiceRow, storedService } from './serviceRow.ts';

/** The fields that depend on the viewpoint, or change more often than the rest. */
const viewFields = { likes: true, timeZone: true, openStatus: true, distance: true } as const;

const serializeStored = jsonSerializer(Service.omit(viewFields));
const serializeStatus = jsonSerializer(Service.pick({ timeZone: true, openStatus: true }));

/** The response of a service for one version of its row. Bytes need half the memory of text and are sent unchanged. */
export class CachedService {
  readonly version: number;
  /** All fields except those of `viewFields`, as JSON. */
  readonly json: Buffer;
  /** The hours until the first status. Then only `json` has them, because objects need more memory. */
  #newHours: Hours | undefined;
  readonly #ownTimeZone: string | null;
  readonly #position: readonly [number, number] | null;
  readonly #isAddressConfidential: boolean;
  /** The last computed status as members of a JSON object, and until when it is valid. */
  #status: { zone: string; from: number; until: number; members: string } | undefined;

  /** `isOwn`: the viewer may see all of it. */
  constructor(row: ServiceRow, isOwn: boolean) {
    const { schedules, closeSchedules, isContact, publicLongitude, publicLatitude } = row;
    const json = serializeStored(storedService(row, isOwn));
    this.version = row.version;
    // Copy to a separate block: a shared block stays in memory as long as any part of it is used.
    this.json = Buffer.allocUnsafeSlow(Buffer.byteLength(json));
    this.json.write(json);
    this.#newHours = { schedules, closeSchedules, isContact };
    this.#ownTimeZone = row.ownTimeZone;
    this.#position = publicLongitude === null || publicLatitude === null ? null : [publicLongitude, publicLatitude];
    this.#isAddressConfidential = row.isAddressConfidential;
  }

  /** The fields of `viewFields` as members of a JSON object. They contain only ASCII. */
  viewMembers({ at, from, fallbackZone }: Viewpoint, likes: number): string {
    const status = this.#statusAt(at.epochMilliseconds, this.#ownTimeZone ?? fallbackZone);
    const members = `"likes":${likes},${status}`;
    if (!from || !this.#position) return members;
    return `${members},"distance":${shownMiles(milesBetween(from, this.#position), this.#isAddressConfidential)}`;
  }

  /** The time zone and the status. A status is valid until the change that it names, otherwise for a day. */
  #statusAt(now: number, timeZone: string): string {
    const known = this.#status;
    if (known && known.zone === timeZone && known.from <= now && now < known.until) return known.members;
    const hours: Hours = this.#newHours ?? JSON.parse(this.json.toString());
    this.#newHours = undefined;
    const status = openStatus(hours, new Date(now).toISOString(), timeZone);
    const change = status.kind === 'open' ? status.until : status.kind === 'closed' ? status.opensAt : null;
    const until = change === null ? now + DAY_MS : Date.parse(change);
    const members = membersOf(serializeStatus({ timeZone, openStatus: status }));
    this.#status = { zone: timeZone, from: now, until, members };
    return members;
  }
}

/** A service of a list. */
export interface ServiceWithLikes {
  service: CachedService;
  likes: number;
}

export function toServiceResponse({ service, likes }: ServiceWithLikes, viewpoint: Viewpoint): Service {
  return { ...JSON.parse(service.json.toString()), ...JSON.parse(`{${service.viewMembers(viewpoint, likes)}}`) };
}

/** The members of an object in JSON, without its braces. */
export function membersOf(object: string): string {
  return object.slice(1, -1);
}
