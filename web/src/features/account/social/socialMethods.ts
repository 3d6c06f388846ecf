import type { SocialMethod } from '@amparo/domain/users/user.ts';

/** The names of the services with which people can sign in. */
export const serviceNames: Record<SocialMethod, string> = { google: 'Google', facebook: 'Facebook', twitter: 'X' };

/** The address that redirects to the other service. */
export function startAddress(method: SocialMethod, search: { back: string; lang: string }): string {
  return `/api/auth/${method}/start?${new URLSearchParams(search)}`;
}

/** Why a person returns from another service without being signed in. */
const problems = ['denied', 'failed', 'unavailable', 'busy', 'expired', 'noEmail', 'confirm'] as const;

export interface Returned {
  problem: (typeof problems)[number];
  /** Null if the address does not name it. */
  by: SocialMethod | null;
}

/** Reads the address to which the other service, or the server, redirected. */
export function readReturned({ searchParams }: URL): Returned | null {
  const problem = problems.find((one) => one === searchParams.get('problem'));
  return problem ? { problem, by: asMethod(searchParams.get('by')) } : null;
}

function asMethod(name: string | null): SocialMethod | null {
  return name !== null && Object.keys(serviceNames).includes(name) ? (name as SocialMethod) : null;
}
