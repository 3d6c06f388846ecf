import { z } from 'zod';
import { CrisisLine } from '../crisis-lines/crisisLine.ts';
import { emergencyKinds } from '../understanding/danger/emergencyKinds.ts';

/** Danger that is told in the search box: what stands above everything that was found. */
export const SearchEmergency = z.object({
  kind: z.enum(emergencyKinds),
  language: z.enum(['en', 'es']),
  text: z.string(),
  crisisLines: z.array(CrisisLine),
});
export type SearchEmergency = z.infer<typeof SearchEmergency>;
