import { textFields } from '../services/serviceFields.ts';
import type { DeviceService } from './deviceService.ts';

/** Raise this number when older pages cannot read the chunks. */
export const PACKAGE_FORMAT = 3;

/**
 * Characters of a hash: 54 bits of SHA-256. Two of 10,000 chunks have the same hash with a probability of one in 300
 * million.
 */
export const HASH_LENGTH = 9;

/** The area of the services that belong to no other. */
export const OTHER_AREA = '*';
/** The area of the services without a county, such as telephone lines. */
export const NO_COUNTY = '';

/** The part of the package that a service belongs to: its county, if the package is divided by counties. */
export function areaOf(county: string, areas: object): string {
  return Object.hasOwn(areas, county) ? county : OTHER_AREA;
}

/**
 * Everything in the package besides the services: each is one chunk. `areas` are the names of the areas. `likes` are by
 * area, in the order of the services' ids.
 */
export const parts = [
  ...(['areas', 'likes', 'notices', 'guides', 'crisisLines', 'liaisons', 'regions', 'units'] as const),
  ...(['gazetteer', 'mapGround', 'community'] as const),
  ...(['ABOUT', 'ABOUT_ES', 'TERMS', 'TERMS_ES', 'PRIVACY', 'PRIVACY_ES', 'FAQ', 'FAQ_ES'] as const),
] as const;
export type PackagePart = (typeof parts)[number];

/** A service of the package. Likes change often, so they are a part of their own. */
export type PackedService = Omit<DeviceService, 'likes'>;

const texts = Object.fromEntries(textFields.map((name) => [name, ''])) as Record<(typeof textFields)[number], ''>;

/** A service without any values. Chunks leave out columns with only these. A new field does not compile without one. */
const empty: PackedService = {
  ...texts,
  ...{ id: '', alternateNames: [], machineMade: [], staleTexts: [], category: [], type: [], subTypes: [], needs: [] },
  ...{ schedules: [], closeSchedules: [], isContact: false, isShowFlag: false, isShowDonate: false, isApproved: true },
  ...{ isAddressConfidential: false, isSample: false, isCriticalHeader: false, isCriticalNeverExpire: false },
  ...{
    criticalExpiredAt: null,
    availableBeds: 0,
    totalBeds: 0,
    bedGroups: [],
    bedsUpdatedAt: null,
    location: null,
    position: null,
  },
  ...{ locationPrecision: 'exact', timeZone: null, source: null, verifiedAt: null, createdAt: '', updatedAt: '' },
};
const fields = Object.keys(empty) as (keyof PackedService)[];

/**
 * Writes services as JSON with one list per field: this compresses better than one object per service. The same services
 * always have the same text.
 */
export function packServices(services: readonly PackedService[]): string {
  const columns = fields.map((field) => [field, services.map((service) => service[field])] as const);
  const isEmpty = (field: keyof PackedService, values: readonly unknown[]) =>
    values.every((value) => JSON.stringify(value) === JSON.stringify(empty[field]));
  const filled = columns.filter(([field, values]) => !isEmpty(field, values));
  return JSON.stringify(Object.fromEntries(filled));
}

/** Reads services that `packServices` wrote. */
export function unpackServices(text: string): PackedService[] {
  const columns = JSON.parse(text) as { [Field in keyof PackedService]?: PackedService[Field][] };
  return (columns.id ?? []).map((_, n) => {
    const service: Record<string, unknown> = {};
    for (const field of fields) service[field] = columns[field] ? columns[field][n] : empty[field];
    return service as unknown as PackedService;
  });
}
