/** The Spanish texts of a service, each with the English one that it tells: a machine may fill them in. */
export const englishFieldOf = {
  serviceSummaryEs: 'serviceSummary',
  descriptionEs: 'description',
  ageEs: 'age',
} as const;

export type TranslatedField = keyof typeof englishFieldOf;
export const translatedFields = ['serviceSummaryEs', 'descriptionEs', 'ageEs'] as const satisfies TranslatedField[];
