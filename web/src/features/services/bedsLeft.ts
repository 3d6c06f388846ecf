import type { BedGroup } from '@amparo/domain/services/bedGroups.ts';
import type { Service } from '@amparo/domain/services/service.ts';

export interface BedsLeft {
  free: number;
  total: number;
  updatedAt: string | null;
  /** The free beds by group, if the shelter counts them so. */
  groups?: readonly BedGroup[];
}

/** Returns the beds of a shelter that has reported a total, otherwise null. */
export function bedsLeft(
  service: Pick<Service, 'type' | 'availableBeds' | 'totalBeds' | 'bedsUpdatedAt' | 'bedGroups'>,
): BedsLeft | null {
  if (!service.type.includes('SHELTER') || service.totalBeds < 1) return null;
  const { availableBeds: free, totalBeds: total, bedsUpdatedAt: updatedAt, bedGroups: groups } = service;
  return { free, total, updatedAt, ...(groups.length > 0 && { groups }) };
}

const minuteMs = 60_000;
const staleAfterHours = 24;

export type BedsAge = { unit: 'minutes' | 'hours' | 'days'; count: number };

/** The age of a count of beds. After 24 hours it is in days, and the page asks visitors to call first (rules.md §4). */
export function bedsAge(updatedAt: string, now: string): BedsAge {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(updatedAt)) / minuteMs));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  if (hours < staleAfterHours) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / 24) };
}
