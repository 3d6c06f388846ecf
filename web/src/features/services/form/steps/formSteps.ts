import type { Errors } from '../../../../ui/forms/useEditForm.ts';
import { otherLanguage, textFields, type WritingLanguage } from '../language/textFields.ts';
import type { ServiceValues } from '../values/serviceValues.ts';

/** The steps of the form in the order of the page. The last one is optional. */
export const stepNames = ['what', 'where', 'when', 'who', 'contact', 'more'] as const;
export type StepName = (typeof stepNames)[number];

/** The steps that count as progress. */
export const countedSteps = stepNames.filter((step) => step !== 'more');

/** `complete`: nothing is missing. `wrong`: the page shows an error there. */
export type StepState = 'open' | 'complete' | 'wrong' | 'optional';

const fieldsOfStep: Record<StepName, readonly (keyof ServiceValues)[]> = {
  what: [
    'name',
    'alternateNames',
    'type',
    'subTypes',
    'serviceSummary',
    'serviceSummaryEs',
    'description',
    'descriptionEs',
  ],
  where: [
    'address1',
    'address2',
    'zip',
    'city',
    'county',
    'state',
    'country',
    'isAddressConfidential',
    'point',
    'locationPrecision',
  ],
  when: ['plan'],
  who: ['category', 'age', 'ageEs', 'bedGroups', 'totalBeds', 'availableBeds'],
  contact: ['phone', 'contactEmail', 'website', 'facebook', 'twitter', 'instagram', 'youtube'],
  more: [
    'isCriticalHeader',
    'criticalDescription',
    'criticalDescriptionEs',
    'isCriticalNeverExpire',
    'criticalExpiredAt',
    'managedUsers',
    'userEmail',
    'isShowFlag',
    'isShowDonate',
    'isSample',
    'translated',
    'checkedTexts',
  ],
};

/** The names of all fields that have a step. */
export const fieldsWithStep: readonly string[] = stepNames.flatMap((step) => fieldsOfStep[step]);

/** The step of a field by its path, such as `plan.week.0.days`. Texts in the other language are in the last step. */
export function stepOf(path: string, writes: WritingLanguage): StepName {
  const name = path.split('.')[0] as keyof ServiceValues;
  const others: readonly string[] = Object.values(textFields[otherLanguage(writes)]);
  if (others.includes(name)) return 'more';
  return stepNames.find((step) => fieldsOfStep[step].includes(name)) ?? 'more';
}

const missing = ['REQUIRED', 'PLEASE_SELECT_AT_LEAST_ONE_SERVICE', 'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY'];

/** Whether a person has not come to this field yet, rather than typed something wrong. */
export function isMissing(key: string): boolean {
  return missing.includes(key) || key === 'PLEASE_ADD_SCHEDULE' || key === 'PLEASE_ADD_CONTACT';
}

interface Progress {
  writes: WritingLanguage;
  /** The errors of the current values. The page shows only some of them. */
  errors: Errors;
  /** The errors that the page shows. */
  shown: Errors;
  /** Whether a step that needs nothing counts as complete: the person has left it, or filled in a part. */
  isSeen: (step: StepName) => boolean;
}

export function stateOf(step: StepName, { writes, errors, shown, isSeen }: Progress): StepState {
  const isHere = (path: string) => stepOf(path, writes) === step;
  if (Object.keys(shown).some(isHere)) return 'wrong';
  if (step === 'more') return 'optional';
  return Object.keys(errors).some(isHere) || !isSeen(step) ? 'open' : 'complete';
}
