import { z } from 'zod';
import { Region } from '../regions/region.ts';

/** A regional coordinator (spec §3). */
export const Coordinator = z.object({
  displayName: z.string(),
  title: z.string(),
  email: z.string(),
  officePhone: z.string(),
  fax: z.string(),
  mobile: z.string(),
  extension: z.string(),
});

export type Coordinator = z.infer<typeof Coordinator>;

/** A group of coordinators; its website and counties are those of its region (spec §3). */
export const Unit = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  /** The region's id, or with `populate=region` the region itself. */
  region: z.union([z.uuid(), Region]),
  website: z.string(),
  counties: z.array(z.string()),
  coordinators: z.array(Coordinator),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Unit = z.infer<typeof Unit>;
