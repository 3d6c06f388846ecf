/** The Spanish texts of a service, each with the English one that it tells: a machine may fill them in. */
export const spanishTwins = {
  serviceSummaryEs: 'serviceSummary',
  descriptionEs: 'description',
  ageEs: 'age',
} as const;

export type SpanishTwin = keyof typeof spanishTwins;
export const spanishTwinNames = ['serviceSummaryEs', 'descriptionEs', 'ageEs'] as const satisfies SpanishTwin[];
