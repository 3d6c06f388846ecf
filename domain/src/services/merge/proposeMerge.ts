import { isPrecise } from '../../places/locationPrecision.ts';
import { choicesFor, type MergeChoice, type MergeChoices, type MergedFields } from './mergeFields.ts';
import { type MergeGroup, type MergeGroupName, mergeGroups } from './mergeGroups.ts';

/** A service with what says how fresh its data are. */
export interface DatedService extends MergedFields {
  verifiedAt: string | null;
  bedsUpdatedAt: string | null;
  updatedAt: string;
}

/** A service with what says which of two should stay. */
export interface RankedService {
  isApproved: boolean;
  likes: number;
  createdAt: string;
  user?: string | null | undefined;
}

/** How full a group is: the fuller one is proposed, and of two equal ones the fresher. */
const fullness: Partial<Record<MergeGroupName, (service: DatedService) => number>> = {
  age: ({ age, ageEs }) => age.length + ageEs.length,
  serviceSummary: ({ serviceSummary, serviceSummaryEs }) => serviceSummary.length + serviceSummaryEs.length,
  description: ({ description, descriptionEs }) => description.length + descriptionEs.length,
  // A merge must not publish an address that one of the two keeps private.
  place: ({ isAddressConfidential, address1, locationPrecision }) =>
    isAddressConfidential ? 3 : Number(address1 !== '') + Number(isPrecise(locationPrecision ?? 'city')),
  hours: ({ schedules, closeSchedules, isContact }) =>
    Number(schedules.length + closeSchedules.length > 0 || isContact),
  beds: ({ totalBeds }) => Number(totalBeds > 0),
  alert: ({ isCriticalHeader }) => Number(isCriticalHeader),
};

/** Proposes what to take from which service: the fuller or fresher value, and lists united. */
export function proposeMerge(kept: DatedService, other: DatedService): MergeChoices {
  return Object.fromEntries(mergeGroups.map((group) => [group.name, proposeFor(group, kept, other)]));
}

function proposeFor(group: MergeGroup, kept: DatedService, other: DatedService): MergeChoice {
  if (choicesFor(group, kept, other).includes('both')) return 'both';
  const fill = fullness[group.name] ?? (({ [group.fields[0]!]: value }: DatedService) => Number(isFilled(value)));
  const [own, others] = [fill(kept), fill(other)];
  if (own !== others) return own > others ? 'kept' : 'other';
  const time = group.name === 'beds' ? bedsTime : confirmedTime;
  return time(other) > time(kept) ? 'other' : 'kept';
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null;
}

const confirmedTime = ({ verifiedAt, updatedAt }: DatedService): number => Date.parse(verifiedAt ?? updatedAt);
const bedsTime = ({ bedsUpdatedAt }: DatedService): number => (bedsUpdatedAt ? Date.parse(bedsUpdatedAt) : 0);

/** Proposes which service stays: a published one, one with an owner, the one that more people know, the older one. */
export function proposeKept<Service extends RankedService>(one: Service, other: Service): [Service, Service] {
  const ranks = ({ isApproved, user, likes, createdAt }: Service) => [
    Number(isApproved),
    Number(Boolean(user)),
    likes,
    -Date.parse(createdAt),
  ];
  const [a, b] = [ranks(one), ranks(other)];
  const decisive = a.findIndex((rank, i) => rank !== b[i]);
  return decisive >= 0 && a[decisive]! < b[decisive]! ? [other, one] : [one, other];
}
