import { z } from 'zod';
import { CrisisLine } from '../../crisis-lines/crisisLine.ts';
import { Danger } from './detectDanger.ts';
import { emergencyKinds } from './emergencyKinds.ts';

/** A certain danger in the search text. The list shows it above all results. */
export const SearchEmergency = z.object({
  /** The most likely kind. The text is about this kind. */
  kind: z.enum(emergencyKinds),
  language: z.enum(['en', 'es']),
  text: z.string(),
  crisisLines: z.array(CrisisLine),
});
export type SearchEmergency = z.infer<typeof SearchEmergency>;

/** A possible danger in the search text. The list shows one calm line above its results. */
const DangerHint = SearchEmergency.omit({ kind: true });
export type DangerHint = z.infer<typeof DangerHint>;

/** The danger in a search text, and the lines and text to show for it. */
export const SearchDanger = z.object({
  danger: Danger,
  emergency: SearchEmergency.optional(),
  dangerHint: DangerHint.optional(),
});
export type SearchDanger = z.infer<typeof SearchDanger>;
