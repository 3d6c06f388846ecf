import { z } from 'zod';
import { roles } from './roles.ts';

export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** A method to sign in (spec §3). */
export const SignInMethod = z.enum(['facebook', 'google', 'local', 'twitter']);
export type SignInMethod = z.infer<typeof SignInMethod>;

/** Methods with an external identity provider. */
export const SocialMethod = SignInMethod.exclude(['local']);
export type SocialMethod = z.infer<typeof SocialMethod>;

/** A signed-in user, as permissions see them. A guest is `null`. */
export interface Viewer {
  id: string;
  role: Role;
}
