import { z } from 'zod';
import { coordinates } from '../places/coordinates.ts';
import { locationPrecisions } from '../places/locationPrecision.ts';
import { needIds } from '../understanding/needs/needIds.ts';
import { bedGroupNames } from './bedGroups.ts';
import { bilingualFields } from './bilingualTexts.ts';
import { StoredScheduleEntry } from './hours/schedule.ts';
import { type TextField, textFields } from './serviceFields.ts';
import { audiences, serviceTypes, subTypes } from './taxonomy/serviceTypes.ts';

/** The directory that an imported service came from, and the service's id in that directory. */
export const Source = z.strictObject({ name: z.string().min(1).max(200), id: z.string().min(1).max(200) });

/** The result of openStatus (rules.md §1) at the time of the response. */
const OpenStatusAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), until: z.string().nullable() }),
  z.object({ kind: z.literal('closed'), opensAt: z.string().nullable() }),
  z.object({ kind: z.literal('permanentlyClosed') }),
  z.object({ kind: z.literal('contact') }),
  z.object({ kind: z.literal('unknown') }),
]);

const Instant = z.iso.datetime();
const Point = z.object({ coordinates });
const texts = Object.fromEntries(textFields.map((name) => [name, z.string()])) as Record<TextField, z.ZodString>;

/** A service in API responses (spec §3, api.md). The API never sends other fields. */
export const Service = z.object({
  id: z.uuid(),
  ...texts,
  alternateNames: z.array(z.string()),
  /** The texts that were translated by machine, and that no person has edited or checked yet. */
  machineMade: z.array(z.enum(bilingualFields)),
  /** The stale texts: the other language has changed since. */
  staleTexts: z.array(z.enum(bilingualFields)),
  category: z.array(z.enum(audiences)),
  type: z.array(z.enum(serviceTypes)),
  subTypes: z.array(z.enum(subTypes)),
  schedules: z.array(StoredScheduleEntry),
  closeSchedules: z.array(StoredScheduleEntry),
  isContact: z.boolean(),
  isShowFlag: z.boolean(),
  isShowDonate: z.boolean(),
  isApproved: z.boolean(),
  isAddressConfidential: z.boolean(),
  isSample: z.boolean(),
  isCriticalHeader: z.boolean(),
  isCriticalNeverExpire: z.boolean(),
  criticalExpiredAt: Instant.nullable(),
  availableBeds: z.number().int(),
  totalBeds: z.number().int(),
  /** The beds by group, if the shelter counts them so. They add up to `availableBeds` and `totalBeds`. */
  bedGroups: z.array(z.object({ group: z.enum(bedGroupNames), total: z.number().int(), available: z.number().int() })),
  bedsUpdatedAt: Instant.nullable(),
  likes: z.number().int(),
  /** Null if unknown, or if the address is confidential and the viewer may not see it. */
  location: Point.nullable(),
  /**
   * How exact the position is from which `distance` is measured (rules.md §5). Show a distance only for `exact` and
   * `street`. `zip` and `city` are centers. `hidden`: the address is confidential, and `distance` is rounded to five.
   */
  locationPrecision: z.enum(locationPrecisions),
  timeZone: z.string(),
  openStatus: OpenStatusAnswer,
  /**
   * Miles from `currentCoordinate`, or from `nearCoordinate` if that is missing; one decimal. Absent if neither was
   * sent.
   */
  distance: z.number().optional(),
  /** The needs that the service very likely meets, strongest first. */
  needs: z.array(z.enum(needIds)),
  source: Source.nullable(),
  verifiedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Present while the service is paused: lists leave it out. `until` is the day it returns by itself, or null. */
  pause: z.object({ until: z.iso.date().nullable() }).optional(),
  /** Why an administrator sent the waiting service back. Absent otherwise, and for other people than the editors. */
  sentBackReason: z.string().optional(),
  /** The owner and the managers. Only they and administrators receive these fields. */
  user: z.uuid().nullable().optional(),
  userEmail: z.string().nullable().optional(),
  managedUsers: z.array(z.object({ id: z.uuid(), email: z.string() })).optional(),
});
export type Service = z.infer<typeof Service>;

/** A service with the fields that only its page shows. */
export const ServiceDetails = Service.extend({
  /** Other published services at the same public address. */
  alsoHere: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The same service at other addresses, if its source says so. */
  alsoAt: z.array(z.object({ id: z.uuid(), name: z.string(), address1: z.string(), city: z.string() })),
});
export type ServiceDetails = z.infer<typeof ServiceDetails>;
