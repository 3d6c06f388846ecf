import { z } from 'zod';

/** A number to call, text or chat with in a crisis (spec §3). */
export const CrisisLine = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  descriptionEs: z.string(),
  phone: z.string(),
  text: z.string(),
  chatWebLink: z.string(),
  website: z.string(),
  area: z.string(),
  areaEs: z.string(),
  time: z.string(),
  timeEs: z.string(),
  isUrgent: z.boolean(),
  /** Place in the list, from 1; 911 and 988 come first. */
  position: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CrisisLine = z.infer<typeof CrisisLine>;
