import { milesBetween } from '@amparo/domain/places/distance.ts';
import { shownMiles } from '@amparo/domain/places/shownMiles.ts';
import { DAY_MS } from '@amparo/domain/services/hours/calendarDay.ts';
import type { Hours } from '@amparo/domain/services/hours/schedule.ts';
import { type OpenStatus, openStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import type { Viewpoint } from '@amparo/domain/services/search-index/listServices.ts';
import { Service } from '@amparo/domain/services/service.ts';
import { jsonSerializer } from '../../../http/jsonSerializer.ts';
import { type ServiceRow, storedService } from './serviceRow.ts';

/** The fields of a service that depend on the viewpoint, or change more often than the rest. */
const viewFields = { likes: true, timeZone: true, openStatus: true, distance: true } as const;

const serializeStored = jsonSerializer(Service.omit(viewFields));
export const serializeView = jsonSerializer(Service.pick(viewFields));

/** The response of a service for one version of its row. Bytes need half the memory of text and are sent unchanged. */
export class CachedService {
  readonly version: number;
  /** All fields except those of `viewFields`, as JSON. */
  readonly json: Buffer;
  readonly #hours: Hours;
  readonly #ownTimeZone: string | null;
  readonly #position: readonly [number, number] | null;
  readonly #isAddressConfidential: boolean;
  /** The last computed status, and until when it is valid. */
  #status: { zone: string; from: number; until: number; value: OpenStatus } | undefined;

  /** `isOwn`: the viewer may see all of it. */
  constructor(row: ServiceRow, isOwn: boolean) {
    const { schedules, closeSchedules, isContact, publicLongitude, publicLatitude } = row;
    const json = serializeStored(storedService(row, isOwn));
    this.version = row.version;
    // Copy to a separate block: a shared block stays in memory as long as any part of it is used.
    this.json = Buffer.allocUnsafeSlow(Buffer.byteLength(json));
    this.json.write(json);
    this.#hours = { schedules, closeSchedules, isContact };
    this.#ownTimeZone = row.ownTimeZone;
    this.#position = publicLongitude === null || publicLatitude === null ? null : [publicLongitude, publicLatitude];
    this.#isAddressConfidential = row.isAddressConfidential;
  }

  viewFields({ at, from, fallbackZone }: Viewpoint, likes: number): Pick<Service, keyof typeof viewFields> {
    const timeZone = this.#ownTimeZone ?? fallbackZone;
    const distance =
      from && this.#position ? shownMiles(milesBetween(from, this.#position), this.#isAddressConfidential) : undefined;
    return { likes, timeZone, openStatus: this.#statusAt(at.epochMilliseconds, timeZone), distance };
  }

  /** A status is valid until the change that it names. Without such a change, it is computed again after a day. */
  #statusAt(now: number, zone: string): OpenStatus {
    const known = this.#status;
    if (known && known.zone === zone && known.from <= now && now < known.until) return known.value;
    const value = openStatus(this.#hours, new Date(now).toISOString(), zone);
    const change = value.kind === 'open' ? value.until : value.kind === 'closed' ? value.opensAt : null;
    this.#status = { zone, from: now, until: change === null ? now + DAY_MS : Date.parse(change), value };
    return value;
  }
}

/** A service of a list. */
export interface ServiceWithLikes {
  service: CachedService;
  likes: number;
}

export function toServiceResponse({ service, likes }: ServiceWithLikes, viewpoint: Viewpoint): Service {
  return { ...JSON.parse(service.json.toString()), ...service.viewFields(viewpoint, likes) };
}
