import { randomUUIDv7 } from 'node:crypto';
import type { IndexedService } from './columns/indexColumns.ts';
import type { Point } from './columns/point.ts';

/** An approved service at a point. */
export function serviceAt(
  [x, y, z]: Point,
  {
    id = randomUUIDv7() as string,
    nameKey = 'sample',
    uncertainty = 0,
    types = 'FOOD',
    hours = '[]\n[]\nf',
    availableBeds = 0,
    totalBeds = 0,
  } = {},
): IndexedService {
  return {
    ...{
      id,
      version: 1,
      likes: 0,
      availableBeds,
      totalBeds,
      types,
      subTypes: '',
      audiences: 'ALL',
      freeBedGroups: '',
    },
    ...{
      city: '',
      county: '',
      state: '',
      zip: '',
      owner: '',
      managers: '',
      isStored: true,
      isApproved: true,
      isWaiting: false,
    },
    ...{
      isPermanentlyClosed: false,
      isAddressConfidential: false,
      hasPhone: true,
      isTranslated: true,
      hasMachineText: false,
      hasStaleText: false,
      criticalUntil: 0,
      createdAt: 0,
      updatedAt: 0,
    },
    ...{ verifiedAt: Number.NaN, nameKey, hours, x, y, z, uncertainty },
  };
}
