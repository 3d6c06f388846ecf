import { uncertaintyMiles } from '../places/locationPrecision.ts';
import type { Service } from './service.ts';
import { englishFieldOf, translatedFields } from './translatedFields.ts';

/** What a service lacks. Its editors can list the services with one of these. */
export const dataProblems = ['NO_OWNER', 'NO_PHONE', 'NO_SPANISH', 'IMPRECISE'] as const;
export type DataProblem = (typeof dataProblems)[number];

/** A position is imprecise if the building may be farther away than this, in miles. */
export const impreciseMiles = uncertaintyMiles.street;

/** Whether each text is filled in both languages, or in none. */
export function isTranslated(service: Pick<Service, (typeof translatedFields)[number] | EnglishField>): boolean {
  return translatedFields.every((spanish) => (service[englishFieldOf[spanish]] === '') === (service[spanish] === ''));
}

type EnglishField = (typeof englishFieldOf)[keyof typeof englishFieldOf];
