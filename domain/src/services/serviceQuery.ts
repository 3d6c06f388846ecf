import { z } from 'zod';
import { queryFlag, queryList, queryListOf, queryNumber, queryText } from '../http/queryValues.ts';
import { queryCoordinate } from '../places/coordinate.ts';
import { queryTimeZone } from './hours/queryTimeZone.ts';
import { audienceOf } from './taxonomy/chosenAudiences.ts';
import { audiences, serviceTypes, subTypes } from './taxonomy/serviceTypes.ts';

/** The largest page. `limit=0` means all. */
const largestLimit = 1000;

/** Sort orders. The default is `createdAt`, newest first (spec §9). */
const serviceSorts = ['createdAt', 'updatedAt', 'name', 'likes', 'distance', 'availableBeds', 'verifiedAt'] as const;

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
  filter: queryListOf(filterFields).describe('Which equality filters stand beside it; naming them is optional'),
  search: queryListOf(searchFields).describe('Fields to look for q in; all of them where it is missing'),
  q: queryText.describe('What a person typed, in English or Spanish, misspelt or not'),
  sort: queryListOf(serviceSorts)
    .pipe(z.array(z.enum(serviceSorts)).max(1).optional())
    .describe('createdAt (the default), updatedAt, name, likes, distance, availableBeds or verifiedAt'),
  direction: queryListOf(['asc', 'desc', 'ASC', 'DESC'])
    .pipe(
      z
        .array(z.enum(['asc', 'desc', 'ASC', 'DESC']))
        .max(1)
        .optional(),
    )
    .describe('asc or desc'),
  limit: queryNumber(0, largestLimit).describe('Page size, 100 where it is missing; 0 means all'),
  skip: queryNumber(0, 1_000_000).describe('How many to leave out at the beginning'),
  isApproved: queryFlag.describe('true or false; guests see approved services only, whatever they ask for'),
  type: queryListOf(serviceTypes).describe('Comma list of FOOD, SHELTER, HEALTH, RESOURCES, EDUCATION'),
  subType: queryListOf(subTypes).describe(
    'Comma list of MEALS, FOOD_PANTRIES, EMERGENCY, TRANSITIONAL, MEDICAL, COUNSELING, CLOTHES, HYGIENE, TRANSIT, ASSISTANCE, LEARNING, EMPLOYMENT',
  ),
  category: queryList
    .transform((values) => values?.map(audienceOf))
    .pipe(z.array(z.enum(audiences)).optional())
    .describe('Comma list of MEN, WOMEN, KIDS, SENIORS, DISABLED, FAMILIES, VETERANS, LGBT, ALL'),
  isOpen: queryFlag.describe('true: just those that are open at this moment'),
  userTimezone: queryTimeZone.describe('IANA name or offset in minutes, for services without a zone of their own'),
  nearCoordinate: queryCoordinate.describe('lon|lat: sorts by distance from there'),
  currentCoordinate: queryCoordinate.describe('lon|lat: from where distance is told, in miles'),
  user: queryList
    .pipe(z.array(z.uuid('MALFORMED')).max(1).optional())
    .describe('Services of one user, told to that user and to administrators'),
  isManaged: queryFlag.describe(
    'true: just those that the viewer keeps, all of them for administrators; q is then looked for as it stands in them',
  ),
  isShowAll: queryFlag.describe('true: permanently closed ones too'),
  isCriticalHeader: queryFlag.describe('true: live critical headers, within 50 miles where a coordinate is known'),
  zip: queryList.describe('Comma list of ZIP codes'),
  state: queryList.describe('Comma list of two-letter states'),
  city: queryList.describe('Comma list of cities'),
  county: queryList.describe('Comma list of counties'),
  _id: queryList.pipe(z.array(z.uuid('MALFORMED')).optional()).describe('Comma list of ids'),
});
export type ServiceQuery = z.output<typeof ServiceQuery>;

/** `GET /services/beds`. Returns all shelters by default. */
export const BedsQuery = ServiceQuery.pick({ currentCoordinate: true, userTimezone: true, skip: true }).extend({
  isManaged: queryFlag.describe('true: just those whose beds the viewer may tell, all of them for coordinators'),
  q: queryText.describe('What name or city contain'),
  limit: queryNumber(0, largestLimit).describe('Page size; all where it is missing or 0'),
});
export type BedsQuery = z.output<typeof BedsQuery>;
