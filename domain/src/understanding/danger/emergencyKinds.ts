/** The dangers that the chat answers with a number first (api.md). */
export const emergencyKinds = [
  'SUICIDE',
  'OVERDOSE',
  'VIOLENCE',
  'SEXUAL_ASSAULT',
  'TRAFFICKING',
  'CHILD_ABUSE',
  'MEDICAL',
  'RUNAWAY',
  'POISON',
  'FIRE',
  'ELDER_ABUSE',
] as const;
export type EmergencyKind = (typeof emergencyKinds)[number];
