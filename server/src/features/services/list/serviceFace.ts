import { milesBetween } from '@amparo/domain/places/distance.ts';
import type { Hours } from '@amparo/domain/services/hours/hours.ts';
import { type OpenStatus, openStatus } from '@amparo/domain/services/openStatus.ts';
import type { Service } from '@amparo/domain/services/service.ts';

const DAY_MS = 86_400_000;

/** From where, when and by whose clock a service is looked at. */
export interface Viewpoint {
  at: Temporal.Instant;
  /** `[longitude, latitude]` from where distance is told, where one is known. */
  from: readonly [number, number] | undefined;
  /** The zone of services that have none of their own. */
  fallbackZone: string;
}

/** What of a service depends on who looks, and when. */
export type Outlook = Pick<Service, 'likes' | 'timeZone' | 'openStatus' | 'distance'>;

/** A service, and how many kudos it has at this moment. */
export interface Seen {
  face: ServiceFace;
  likes: number;
}

/** What a row tells whoever looks at it from wherever and whenever, and by what the rest is told. */
export interface ServiceFace {
  constant: Omit<Service, keyof Outlook>;
  /** The same as JSON, where it has been written already. */
  written?: Buffer;
  hours: Hours;
  ownTimeZone: string | null;
  /** From where distance is measured. */
  position: readonly [number, number] | null;
  isAddressConfidential: boolean;
  /** The status that was last asked for, and how long it stays true. */
  status?: { zone: string; from: number; until: number; value: OpenStatus };
}

/** The service as it is seen from a place at a moment. */
export function seeFrom(view: Viewpoint, seen: Seen): Service {
  return { ...seen.face.constant, ...outlookFrom(view, seen) };
}

export function outlookFrom(view: Viewpoint, { face, likes }: Seen): Outlook {
  const timeZone = face.ownTimeZone ?? view.fallbackZone;
  const openStatus = statusOf(face, view.at.epochMilliseconds, timeZone);
  return { likes, timeZone, openStatus, distance: distanceOf(face, view) };
}

/** A status stays true until the change that it tells; one that tells none is asked for anew each day. */
function statusOf(face: ServiceFace, now: number, zone: string): OpenStatus {
  const known = face.status;
  if (known && known.zone === zone && known.from <= now && now < known.until) return known.value;
  const value = openStatus(face.hours, new Date(now).toISOString(), zone);
  const change = value.kind === 'open' ? value.until : value.kind === 'closed' ? value.opensAt : null;
  face.status = { zone, from: now, until: change === null ? now + DAY_MS : Date.parse(change), value };
  return value;
}

/** Miles with one decimal; to the nearest five, from the middle of its city, where the address is confidential (rules.md §4). */
function distanceOf({ position, isAddressConfidential }: ServiceFace, { from }: Viewpoint): number | undefined {
  if (!from || !position) return undefined;
  const miles = milesBetween(from, position);
  return isAddressConfidential ? Math.round(miles / 5) * 5 : Math.round(miles * 10) / 10;
}
