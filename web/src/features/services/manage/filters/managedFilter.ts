import { isUuid } from '@amparo/domain/http/isUuid.ts';
import { dataProblems } from '@amparo/domain/services/dataProblems.ts';
import { type ServiceType, serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { choiceParam, searchTextParam } from '../../../../routing/paging.ts';

export const statuses = ['waiting', 'published'] as const;
/** Without a sort order, the newest services come first. */
export const sorts = ['name', 'updatedAt', 'verifiedAt'] as const;

/** What a service lacks. Unconfirmed: for as many months as the region allows. */
export const managedProblems = ['UNCONFIRMED', ...dataProblems] as const;
type ManagedProblem = (typeof managedProblems)[number];

/** Which services an administrator sees, and in which order. An empty text: no filter, or the usual order. */
export type ManagedFilter = {
  status: '' | (typeof statuses)[number];
  type: '' | ServiceType;
  county: string;
  /** The id of an account: services that it owns or manages. */
  user: string;
  problem: '' | ManagedProblem;
  sort: '' | (typeof sorts)[number];
};

/** Reads the filter from the address of the page. Unknown values are ignored. */
export function readManagedFilter(searchParams: URLSearchParams): ManagedFilter {
  const user = searchTextParam(searchParams, 'user');
  return {
    status: choiceParam(searchParams, 'status', statuses),
    type: choiceParam(searchParams, 'type', serviceTypes),
    county: searchTextParam(searchParams, 'county'),
    user: isUuid(user) ? user : '',
    problem: choiceParam(searchParams, 'problem', managedProblems),
    sort: choiceParam(searchParams, 'sort', sorts),
  };
}

/** Returns the filter as a query of the API. `confirmationMonths`: after so many months, a confirmation is too old. */
export function queryOf({ status, type, county, user, problem, sort }: ManagedFilter, confirmationMonths: number) {
  return {
    ...(status === 'waiting' ? { isWaiting: true } : {}),
    ...(status === 'published' ? { isApproved: true } : {}),
    ...(type ? { type: [type] } : {}),
    ...(county ? { county: [county] } : {}),
    ...(user ? { user: [user] } : {}),
    ...(problem === 'UNCONFIRMED' ? { unconfirmedMonths: confirmationMonths } : {}),
    ...(problem && problem !== 'UNCONFIRMED' ? { problem: [problem] } : {}),
    // What changed last comes first; what was confirmed last comes last.
    ...(sort ? { sort: [sort], direction: [sort === 'updatedAt' ? ('desc' as const) : ('asc' as const)] } : {}),
  };
}

/** Whether the filter hides services. */
export function isFiltering({ sort: _, ...filters }: ManagedFilter): boolean {
  return Object.values(filters).some((value) => value !== '');
}
