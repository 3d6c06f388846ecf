import { milesBetween } from '../places/distance.ts';
import { shownMiles } from '../places/shownMiles.ts';
import { openStatus } from '../services/open-status/openStatus.ts';
import type { Viewpoint } from '../services/search-index/listServices.ts';
import type { Service } from '../services/service.ts';
import type { DeviceService } from './deviceService.ts';

/** The response of the API for a stored service at a time and place. */
export function toDeviceResponse(stored: DeviceService, { at, from, fallbackZone }: Viewpoint): Service {
  const { position: centroid, ...service } = stored;
  const timeZone = service.timeZone ?? fallbackZone;
  const position = centroid ?? service.location?.coordinates;
  const distance =
    from && position ? shownMiles(milesBetween(from, position), service.isAddressConfidential) : undefined;
  return { ...service, timeZone, openStatus: openStatus(service, at.toString(), timeZone), distance };
}
