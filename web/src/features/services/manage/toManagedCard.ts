import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { monthDayYear } from '@amparo/domain/services/hours/calendarDay.ts';
import { calendarDate } from '@amparo/domain/services/hours/clockText.ts';
import { endedSeason } from '@amparo/domain/services/hours/season.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { type BedsLeft, bedsLeft } from '../bedsLeft.ts';

/** The data of a service in its editors' list. */
export interface ManagedCardData {
  id: string;
  name: string;
  type: ServiceType[];
  city: string;
  isApproved: boolean;
  isDeletable: boolean;
  changedOn: string;
  isConfirmed: boolean;
  confirmedAt: string;
  confirmedOn: string;
  /** The last date of a season that is over. */
  seasonEnd: string | null;
  beds: BedsLeft | null;
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
    isApproved: service.isApproved,
    isDeletable: serviceCan.delete({ id, role: roles[0] ?? 'USER' }, service),
    changedOn: calendarDate(updatedAt, timeZone),
    isConfirmed: verifiedAt !== null,
    confirmedAt,
    confirmedOn: calendarDate(confirmedAt, timeZone),
    seasonEnd: seasonEnd && monthDayYear(seasonEnd),
    beds: bedsLeft(service),
  };
}
