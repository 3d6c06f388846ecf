import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { type TextProblem, textProblems } from '@amparo/domain/services/bilingualTexts.ts';
import { monthDayYear } from '@amparo/domain/services/hours/calendarDay.ts';
import { calendarDate } from '@amparo/domain/services/hours/clockText.ts';
import { endedSeason } from '@amparo/domain/services/hours/season.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { type BedsLeft, bedsLeft } from '../../bedsLeft.ts';

/** The data of a service in its editors' list. */
export interface ManagedCardData {
  id: string;
  name: string;
  type: ServiceType[];
  city: string;
  phone: string;
  /** The owner's email, for administrators. Empty if nobody owns the service. */
  owner: string;
  isApproved: boolean;
  sentBackReason: string | null;
  /** Present while lists leave it out. `until` is the day it returns, or null. */
  pause: { until: string | null } | null;
  isPausable: boolean;
  isDeletable: boolean;
  updatedAt: string;
  changedOn: string;
  isConfirmed: boolean;
  confirmedAt: string;
  confirmedOn: string;
  /** The date at the service, if it is confirmed now. */
  today: string;
  /** The last date of a season that is over. */
  seasonEnd: string | null;
  beds: BedsLeft | null;
  /** The texts that a person should look at, in the order of the form. */
  texts: ReturnType<typeof textProblems>;
}

export function toManagedCard(service: Service, { id, roles }: CurrentUser, now: string): ManagedCardData {
  const { timeZone, updatedAt, createdAt, verifiedAt } = service;
  const confirmedAt = verifiedAt ?? createdAt;
  const seasonEnd = endedSeason(service, now, timeZone);
  return {
    id: service.id,
    name: service.name,
    type: service.type,
    city: service.city,
    phone: service.phone,
    owner: service.userEmail ?? '',
    isApproved: service.isApproved,
    sentBackReason: service.sentBackReason ?? null,
    pause: service.pause ? { until: service.pause.until && monthDayYear(service.pause.until) } : null,
    isPausable: serviceCan.pause({ id, role: roles[0] ?? 'USER' }, service),
    isDeletable: serviceCan.delete({ id, role: roles[0] ?? 'USER' }, service),
    updatedAt,
    changedOn: calendarDate(updatedAt, timeZone),
    isConfirmed: verifiedAt !== null,
    confirmedAt,
    confirmedOn: calendarDate(confirmedAt, timeZone),
    today: calendarDate(now, timeZone),
    seasonEnd: seasonEnd && monthDayYear(seasonEnd),
    beds: bedsLeft(service),
    texts: textProblems(service),
  };
}

/** What its editors call the state of a service. */
export function statusOf({
  isApproved,
  pause,
  sentBackReason,
}: Pick<ManagedCardData, 'isApproved' | 'pause' | 'sentBackReason'>) {
  if (isApproved) return 'published';
  if (pause) return pause.until === null ? 'paused' : 'pausedUntil';
  return sentBackReason === null ? 'waiting' : 'sentBack';
}

const worstFirst = ['stale', 'machine', 'missing'] as const;

/** The worst problem of the service's translations, which a table has room for. */
export function translationOf({ texts }: Pick<ManagedCardData, 'texts'>): TextProblem | null {
  return worstFirst.find((worst) => texts.some(({ problem }) => problem === worst)) ?? null;
}
