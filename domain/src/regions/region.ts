import { z } from 'zod';

/** An education service centre's region with the counties it serves (spec §3). */
export const Region = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  website: z.string(),
  counties: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Region = z.infer<typeof Region>;
