import { z } from 'zod';
import { Role, SignInMethod } from '../permissions/user.ts';

/** What someone who is signed in is told of themselves (spec §3). */
export const CurrentUser = z.object({
  id: z.uuid(),
  email: z.string(),
  displayName: z.string(),
  phone: z.string(),
  /** A list for the specification's sake: each user has one role. */
  roles: z.array(Role),
  /** How they signed in last; `local` is by password. */
  lastMethod: SignInMethod,
  totalServices: z.number().int(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSignedIn: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;
