import { z } from 'zod';
import { CurrentUser } from './currentUser.ts';

/** An account as administrators see it. */
export const ManagedUser = CurrentUser.extend({
  /** How many services are theirs. */
  countServices: z.number().int(),
  /** Set where it was deleted: for 30 days it can be restored. */
  deletedAt: z.iso.datetime().nullable(),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

/** In a list: coordinators, who choose who manages a service, are told no more than whom they choose. */
export const ListedUser = ManagedUser.partial().required({ id: true, email: true, displayName: true });
export type ListedUser = z.infer<typeof ListedUser>;
