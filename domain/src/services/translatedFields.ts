/** Spanish fields of a service and the English field of each. The server can translate them. */
export const englishFieldOf = {
  serviceSummaryEs: 'serviceSummary',
  descriptionEs: 'description',
  ageEs: 'age',
} as const;

export type TranslatedField = keyof typeof englishFieldOf;
export const translatedFields = ['serviceSummaryEs', 'descriptionEs', 'ageEs'] as const satisfies TranslatedField[];
