import { z } from 'zod';
import { queryFlag, queryList, queryListOf, queryNumber, queryText } from '../http/queryValues.ts';
import { queryCoordinate } from '../places/coordinate.ts';
import { dataProblems } from './dataProblems.ts';
import { queryTimeZone } from './hours/queryTimeZone.ts';
import { queryOpenAt } from './open-status/openAt.ts';
import { audienceOf } from './taxonomy/chosenAudiences.ts';
import { audiences, serviceTypes, subTypes } from './taxonomy/serviceTypes.ts';

/** The largest page. `limit=0` means all. */
const largestLimit = 1000;

/** Sort orders. The default is `createdAt`, newest first (spec §9). */
export const serviceSorts = [
  'createdAt',
  'updatedAt',
  'name',
  'likes',
  'distance',
  'availableBeds',
  'verifiedAt',
  'openFirst',
  'bestOpenFirst',
] as const;

/** The fields that `q` can search (spec §9). `search` selects some of them. */
const searchFields = [
  'name',
  'description',
  'serviceSummary',
  'address1',
  'address2',
  'phone',
  'userEmail',
  'contactEmail',
] as const;

/** The equality filters that `filter` may name (rules.md §2). */
const filterFields = [
  'type',
  'subType',
  'category',
  'isApproved',
  'user',
  'zip',
  'state',
  'city',
  'county',
  '_id',
] as const;

/** `GET /services`, with every parameter of spec §7. */
export const ServiceQuery = z.object({
  filter: queryListOf(filterFields).describe(
    'The names of the equality filters in this query. Naming them is optional',
  ),
  search: queryListOf(searchFields).describe('The fields in which q is searched, by default all'),
  q: queryText.describe('The typed text, in English or Spanish. It may contain typos'),
  sort: queryListOf(serviceSorts)
    .pipe(z.array(z.enum(serviceSorts)).max(1).optional())
    .describe(
      'createdAt (the default), updatedAt, name, likes, distance, availableBeds, verifiedAt, openFirst, or bestOpenFirst. openFirst: open, open but without a free bed (in lists with shelters), opening soonest (within seven days), call for hours, opening later, closed; within each the nearest first if nearCoordinate is sent, otherwise by name. bestOpenFirst: the best matches of q first, as without sort, but open services (with nearCoordinate: within 30 miles) before others that match about as well; without a match of words like openFirst',
    ),
  direction: queryListOf(['asc', 'desc', 'ASC', 'DESC'])
    .pipe(
      z
        .array(z.enum(['asc', 'desc', 'ASC', 'DESC']))
        .max(1)
        .optional(),
    )
    .describe('asc or desc'),
  limit: queryNumber(0, largestLimit).describe('Page size, by default 100. 0 means all'),
  skip: queryNumber(0, 1_000_000).describe('The number of services to skip'),
  isApproved: queryFlag.describe('true or false. Guests receive only approved services in any case'),
  type: queryListOf(serviceTypes).describe('Comma list of FOOD, SHELTER, HEALTH, RESOURCES, EDUCATION'),
  subType: queryListOf(subTypes).describe(
    'Comma list of MEALS, FOOD_PANTRIES, EMERGENCY, TRANSITIONAL, MEDICAL, COUNSELING, CLOTHES, HYGIENE, TRANSIT, ASSISTANCE, LEARNING, EMPLOYMENT',
  ),
  category: queryList
    .transform((values) => values?.map(audienceOf))
    .pipe(z.array(z.enum(audiences)).optional())
    .describe('Comma list of MEN, WOMEN, KIDS, SENIORS, DISABLED, FAMILIES, VETERANS, LGBT, ALL'),
  isOpen: queryFlag.describe('true: services that are open now. false: all others'),
  openAt: queryOpenAt.describe(
    'A local date and time (2026-11-26T18:00), or a start and an end (2026-11-26T18:00/2026-11-26T22:00, at most 31 days): services that are open then, or at some moment before the end, by the clock of each service. Times that q names, such as tonight, do the same, but services with unknown hours come after those that are open then. any ignores them',
  ),
  hasFreeBeds: queryFlag.describe(
    'true: shelters that report a free bed. With category: a bed that one of these audiences can use, if the shelter counts by group',
  ),
  userTimezone: queryTimeZone.describe('IANA name or offset in minutes. Used for services without their own time zone'),
  nearCoordinate: queryCoordinate.describe('lon|lat: sorts by distance from there'),
  currentCoordinate: queryCoordinate.describe('lon|lat: distances are reported from there, in miles'),
  user: queryList
    .pipe(z.array(z.uuid('MALFORMED')).max(1).optional())
    .describe('Services that one user owns or manages. Only for that user and for administrators'),
  isManaged: queryFlag.describe(
    'true: services that the viewer owns or manages; for administrators all. q then matches literally',
  ),
  problem: queryListOf(dataProblems).describe(
    'Comma list of NO_OWNER, NO_PHONE, NO_SPANISH, MACHINE_TEXT, STALE_TEXT, IMPRECISE: services with one of these. Only those that the viewer may edit',
  ),
  unconfirmedMonths: queryNumber(1, 120).describe(
    'Services that nobody has confirmed or added in so many calendar months. Only those that the viewer may edit',
  ),
  isShowAll: queryFlag.describe('true: also services that are permanently closed or out of season'),
  isWaiting: queryFlag.describe(
    'true: services that wait for approval, without those that were sent back or paused. false: all others',
  ),
  isCriticalHeader: queryFlag.describe(
    'true: services with a critical header that has not expired, within 50 miles if a coordinate is sent',
  ),
  zip: queryList.describe('Comma list of ZIP codes'),
  state: queryList.describe('Comma list of two-letter states'),
  city: queryList.describe('Comma list of cities'),
  county: queryList.describe('Comma list of counties'),
  _id: queryList.pipe(z.array(z.uuid('MALFORMED')).optional()).describe('Comma list of ids'),
});
export type ServiceQuery = z.output<typeof ServiceQuery>;

/** `GET /services/beds`. Returns all shelters that count their beds by default. */
export const BedsQuery = ServiceQuery.pick({ currentCoordinate: true, userTimezone: true, skip: true }).extend({
  isManaged: queryFlag.describe('true: shelters where the viewer may update the beds; for coordinators all'),
  q: queryText.describe('A part of the name or city'),
  limit: queryNumber(0, largestLimit).describe('Page size, by default all. 0 means all'),
});
export type BedsQuery = z.output<typeof BedsQuery>;
