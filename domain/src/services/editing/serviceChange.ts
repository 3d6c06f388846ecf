import { z } from 'zod';
import { changeKinds } from './changeKind.ts';

/** How it was done: by someone signed in, by an import, or by the link of a mail. */
export const changeWays = ['person', 'import', 'link'] as const;
export type ChangeWay = (typeof changeWays)[number];

const Fields = z.record(z.string(), z.unknown());

/** One entry of the change log (rules.md §3). */
export const ServiceChange = z.object({
  id: z.uuid(),
  service: z.object({ id: z.uuid(), name: z.string(), isDeleted: z.boolean() }),
  kind: z.enum(changeKinds),
  way: z.enum(changeWays),
  /** Who did it, where it was somebody who still has an account. */
  user: z.object({ id: z.uuid(), email: z.string(), displayName: z.string() }).nullable(),
  at: z.iso.datetime(),
  /** Only the fields that changed. */
  before: Fields,
  after: Fields,
});
export type ServiceChange = z.infer<typeof ServiceChange>;
