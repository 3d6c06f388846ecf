import { type ServiceType, serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { choiceParam } from '../../../../routing/paging.ts';
import type { WaitingService } from '../waiting/waitingService.ts';

/** Why a waiting service needs a closer look. */
export const waitingProblems = ['DUPLICATE', 'EMAIL', 'NO_PHONE', 'NO_HOURS', 'NO_POSITION'] as const;
type WaitingProblem = (typeof waitingProblems)[number];

/** The orders. Without one, the newest come first; `createdAt` puts the oldest first. */
export const waitingSorts = ['createdAt', 'name', 'city', 'addedBy'] as const;
export type WaitingSort = (typeof waitingSorts)[number];

/** Which waiting services the table shows, and in which order. An empty text: all, or the usual order. */
export type WaitingView = {
  type: '' | ServiceType;
  problem: '' | WaitingProblem;
  sort: '' | WaitingSort;
};

/** Reads the view from the address of the page. Unknown values are ignored. */
export function readWaitingView(searchParams: URLSearchParams): WaitingView {
  return {
    type: choiceParam(searchParams, 'type', serviceTypes),
    problem: choiceParam(searchParams, 'problem', waitingProblems),
    sort: choiceParam(searchParams, 'sort', waitingSorts),
  };
}

const hasProblem: Record<WaitingProblem, (service: WaitingService) => boolean> = {
  DUPLICATE: ({ similar }) => similar.length > 0,
  EMAIL: ({ waitsForEmail }) => waitsForEmail,
  NO_PHONE: ({ facts }) => facts.phone === '',
  NO_HOURS: ({ facts }) => facts.hours === '' && !facts.isContact,
  NO_POSITION: ({ facts }) => facts.mapped === null,
};

/** The problems that the other columns do not show. */
export function problemsOf(service: WaitingService): WaitingProblem[] {
  const others = waitingProblems.filter((problem) => problem !== 'NO_PHONE' && problem !== 'NO_HOURS');
  return others.filter((problem) => hasProblem[problem](service));
}

/** The services of a view in its order. */
export function applyWaitingView(
  services: readonly WaitingService[],
  { type, problem, sort }: WaitingView,
): WaitingService[] {
  const shown = services.filter(
    (service) => (!type || service.types.includes(type)) && (!problem || hasProblem[problem](service)),
  );
  if (!sort) return shown;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return shown.sort((a, b) => compare(a[sort] ?? '', b[sort] ?? ''));
}
