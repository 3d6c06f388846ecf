import { z } from 'zod';
import { CrisisLine } from '../crisis-lines/crisisLine.ts';
import { emergencyKinds } from '../understanding/danger/emergencyKinds.ts';

/** An emergency in the search text. The list shows it above all results. */
export const SearchEmergency = z.object({
  kind: z.enum(emergencyKinds),
  language: z.enum(['en', 'es']),
  text: z.string(),
  crisisLines: z.array(CrisisLine),
});
export type SearchEmergency = z.infer<typeof SearchEmergency>;
