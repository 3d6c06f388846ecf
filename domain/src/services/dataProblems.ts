import { uncertaintyMiles } from '../places/locationPrecision.ts';
import { type BilingualField, textPairs } from './bilingualTexts.ts';
import type { Service } from './service.ts';

/** What a service lacks, or what a person should look at. Its editors can list the services with one of these. */
export const dataProblems = [
  ...(['NO_OWNER', 'NO_PHONE', 'NO_SPANISH', 'MACHINE_TEXT', 'STALE_TEXT', 'IMPRECISE'] as const),
] as const;
export type DataProblem = (typeof dataProblems)[number];

/** A position is imprecise if the building may be farther away than this, in miles. */
export const impreciseMiles = uncertaintyMiles.street;

/** Whether each text is filled in both languages, or in none. */
export function isTranslated(service: Pick<Service, BilingualField>): boolean {
  return textPairs.every(([english, spanish]) => (service[english] === '') === (service[spanish] === ''));
}
