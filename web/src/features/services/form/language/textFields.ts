import type { Errors } from '../../../../ui/forms/useEditForm.ts';

/** The languages in which providers write. */
export const writingLanguages = ['en', 'es'] as const;
export type WritingLanguage = (typeof writingLanguages)[number];

/** The fields of the same text in each language. */
export const textFields = {
  en: { summary: 'serviceSummary', description: 'description', age: 'age' },
  es: { summary: 'serviceSummaryEs', description: 'descriptionEs', age: 'ageEs' },
} as const;

export const maxLengths = { serviceSummary: 500, serviceSummaryEs: 750, age: 200, ageEs: 200 };

export function otherLanguage(language: WritingLanguage): WritingLanguage {
  return language === 'en' ? 'es' : 'en';
}

/** Shows the error of a text that is missing in both languages at the field of the language that the person writes. */
export function placeTextErrors(errors: Errors, language: WritingLanguage): Errors {
  if (language === 'en') return errors;
  const moved = Object.entries(errors).map(([name, key]) => {
    if (key !== 'REQUIRED') return [name, key];
    if (name === 'serviceSummary') return ['serviceSummaryEs', key];
    return [name === 'description' ? 'descriptionEs' : name, key];
  });
  return Object.fromEntries(moved);
}
