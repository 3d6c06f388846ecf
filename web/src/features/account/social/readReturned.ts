import type { SocialMethod } from '@amparo/domain/users/user.ts';
import { asService } from './services.ts';

/** Why one comes back from another service without being signed in. */
const problems = ['denied', 'failed', 'unavailable', 'busy', 'expired', 'noEmail', 'confirm'] as const;

export interface Returned {
  problem: (typeof problems)[number];
  /** Null where the address does not say. */
  by: SocialMethod | null;
}

export function readReturned({ searchParams }: URL): Returned | null {
  const problem = problems.find((one) => one === searchParams.get('problem'));
  return problem ? { problem, by: asService(searchParams.get('by')) } : null;
}
