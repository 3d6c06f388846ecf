import { z } from 'zod';
import { CrisisLine } from '../crisis-lines/crisisLine.ts';
import { Danger } from '../understanding/danger/detectDanger.ts';
import { emergencyKinds } from '../understanding/danger/emergencyKinds.ts';

/** A certain danger in the search text. The list shows it above all results. */
export const SearchEmergency = z.object({
  /** The likeliest kind, which the text is about. */
  kind: z.enum(emergencyKinds),
  language: z.enum(['en', 'es']),
  text: z.string(),
  crisisLines: z.array(CrisisLine),
});
export type SearchEmergency = z.infer<typeof SearchEmergency>;

/** A possible danger in the search text. The list shows one calm line above its results. */
const DangerHint = SearchEmergency.omit({ kind: true });
export type DangerHint = z.infer<typeof DangerHint>;

/** What a search text says of danger, and what to show for it. */
export const SearchDanger = z.object({
  danger: Danger,
  emergency: SearchEmergency.optional(),
  dangerHint: DangerHint.optional(),
});
export type SearchDanger = z.infer<typeof SearchDanger>;
