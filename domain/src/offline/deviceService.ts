import type { Coordinates } from '../places/distance.ts';
import { uncertaintyMiles } from '../places/locationPrecision.ts';
import { isTranslated } from '../services/dataProblems.ts';
import { isPermanentlyClosed } from '../services/hours/hoursRows.ts';
import type { IndexedService } from '../services/search-index/columns/indexColumns.ts';
import { METERS_PER_MILE, pointAt } from '../services/search-index/columns/point.ts';
import { nameKeyOf } from '../services/search-index/nameKey.ts';
import type { Service } from '../services/service.ts';

/**
 * A published service as a device stores it: the response of the API without the fields that depend on the viewer and
 * the time. Instants have microseconds, because lists are sorted by them.
 */
export interface DeviceService
  extends Omit<
    Service,
    'timeZone' | 'openStatus' | 'distance' | 'pause' | 'sentBackReason' | 'user' | 'userEmail' | 'managedUsers'
  > {
  /** Null: the region's time zone. */
  timeZone: string | null;
  /** The point from which lists measure distance, if it is not `location`: the center of the ZIP code or town. */
  position: Coordinates | null;
}

const nowhere = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

/** Converts a service to the columns of the index. */
export function toIndexedService(service: DeviceService): IndexedService {
  const { schedules, closeSchedules, isContact, timeZone } = service;
  const position = service.position ?? service.location?.coordinates;
  const [x, y, z] = position ? pointAt(position) : nowhere;
  const { id, city, county, state, zip, likes, availableBeds, totalBeds, isAddressConfidential } = service;
  return {
    ...{ id, city, county, state, zip, likes, availableBeds, totalBeds, isAddressConfidential, x, y, z },
    ...{ version: 0, owner: '', managers: '', isStored: true, isApproved: true, isWaiting: false },
    isPermanentlyClosed: isPermanentlyClosed(service),
    hasPhone: service.phone !== '',
    isTranslated: isTranslated(service),
    hasMachineText: service.machineMade.length > 0,
    hasStaleText: service.staleTexts.length > 0,
    criticalUntil: criticalUntil(service),
    createdAt: microsecondsOf(service.createdAt),
    updatedAt: microsecondsOf(service.updatedAt),
    verifiedAt: service.verifiedAt === null ? Number.NaN : microsecondsOf(service.verifiedAt),
    uncertainty: uncertaintyMiles[service.locationPrecision] * METERS_PER_MILE,
    types: service.type.join(','),
    subTypes: service.subTypes.join(','),
    audiences: service.category.join(','),
    freeBedGroups: service.bedGroups
      .filter(({ available }) => available > 0)
      .map(({ group }) => group)
      .join(','),
    nameKey: nameKeyOf(service.name),
    hours: [JSON.stringify(schedules), JSON.stringify(closeSchedules), isContact ? 't' : 'f', timeZone ?? []]
      .flat()
      .join('\n'),
  };
}

function criticalUntil({ isCriticalHeader, isCriticalNeverExpire, criticalExpiredAt }: DeviceService): number {
  if (!isCriticalHeader) return 0;
  if (isCriticalNeverExpire) return Number.POSITIVE_INFINITY;
  return criticalExpiredAt === null ? 0 : microsecondsOf(criticalExpiredAt) / 1000;
}

/** Date.parse ignores everything after the milliseconds. */
function microsecondsOf(instant: string): number {
  const micros = /\.\d{3}(\d{1,3})/.exec(instant)?.[1] ?? '';
  return Date.parse(instant) * 1000 + Number(micros.padEnd(3, '0'));
}
