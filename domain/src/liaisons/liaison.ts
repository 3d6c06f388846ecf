import { z } from 'zod';

/** A school district's homeless liaison (spec §3). */
export const Liaison = z.object({
  id: z.uuid(),
  county: z.string(),
  schoolDistrict: z.string(),
  displayName: z.string(),
  title: z.string(),
  email: z.string(),
  phone: z.string(),
  extension: z.string(),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Liaison = z.infer<typeof Liaison>;
