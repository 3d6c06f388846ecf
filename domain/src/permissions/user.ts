import { z } from 'zod';
import { roles } from './roles.ts';

export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** How someone signs in (spec §3). */
export const SignInMethod = z.enum(['facebook', 'google', 'local', 'twitter']);
export type SignInMethod = z.infer<typeof SignInMethod>;

/** Those where another service says who one is. */
export const SocialMethod = SignInMethod.exclude(['local']);
export type SocialMethod = z.infer<typeof SocialMethod>;

/** Someone who is signed in. */
export interface Person {
  id: string;
  role: Role;
}

/** Who asks: a signed-in user, or `null` for a guest. */
export type Asker = Person | null;
