// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { email, ifUnmodifiedSince, optionalLine, optionalPhone } from '../form-fields/formFields.ts';
import { roles } from '../permissions/permissions.ts';

export const Role = z.enum(roles);

/** Methods to sign in with an external identity provider. */
export const SocialMethod = z.enum(['facebook', 'google', 'twitter']);
export type SocialMethod = z.infer<typeof SocialMethod>;

/** All methods to sign in (spec §3). `local` is by password. */
const SignInMethod = z.enum([...SocialMethod.options, 'local']);
export type SignInMethod = z.infer<typeof SignInMethod>;

/** The signed-in user's own account (spec §3). */
export const CurrentUser = z.object({
  id: z.uuid(),
  email: z.string(),
  displayName: z.string(),
  phone: z.string(),
  /** A list, as in the specification. Each user has one role. */
  roles: z.array(Role),
  /** The method of the last sign-in. */
  lastMethod: SignInMethod,
  totalServices: z.int(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSignedIn: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** An account, as administrators see it. */
export const ManagedUser = z.extend(CurrentUser, {
  /** The number of services that the user owns. */
  countServices: z.int(),
  /** The number of services that the user manages, and does not own. */
  countManaged: z.int(),
  /** Null unless the account was deleted. */
  deletedAt: z.nullable(z.iso.datetime()),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

/** One account, as administrators see it. */
export const ManagedUserDetail = z.extend(ManagedUser, {
  hasSecondFactor: z.boolean(),
  /** When the person asked for a higher limit of services. Null if nobody has to decide. */
  limitRequestedAt: z.nullable(z.iso.datetime()),
});
export type ManagedUserDetail = z.infer<typeof ManagedUserDetail>;

/** A user in a list. Coordinators, who choose the managers of a service, receive only the required fields. */
export const ListedUser = z.required(z.partial(ManagedUser), { id: true, email: true, displayName: true });
export type ListedUser = z.infer<typeof ListedUser>;

/** An invitation by an administrator. The mail and the first page are in this language. */
export const InvitationInput = z.strictObject({
  email,
  displayName: z.optional(optionalLine),
  language: z.enum(['en', 'es'], 'NOT_ONE_OF'),
});
export type InvitationInput = z.output<typeof InvitationInput>;

/** The default number of services that a user may add (spec §9). */
export const defaultTotalServices = 3;

/**
 * The fields of a user that an administrator edits (spec §5). Missing fields keep their value. `totalServices` null or
 * empty means the default (rules.md §5).
 */
export const UserInput = z.strictObject({
  displayName: z.optional(optionalLine),
  phone: z.optional(optionalPhone),
  totalServices: z.optional(
    z.pipe(
      z.transform((sent: number | null) => ((sent as unknown) === '' ? null : sent)),
      z.nullable(z.int('WRONG_TYPE').check(z.minimum(1, 'MINIMUM_TOTAL_SERVICE'), z.maximum(10_000, 'TOO_BIG'))),
    ),
  ),
  updatedAt: ifUnmodifiedSince,
});
export type UserInput = z.output<typeof UserInput>;
