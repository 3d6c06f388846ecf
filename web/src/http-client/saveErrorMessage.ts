import { errorMessages } from './errorMessages.ts';

const ofSaving = ['STILL_UNDER_WAY', 'KEY_USED_OTHERWISE', 'GONE_MEANWHILE'] as const;

/** Returns the message for a failed save. Some of these messages belong to the forms that save. */
export function saveErrorMessage(part: 'editForm' | 'feedback' | 'serviceForm', key: string) {
  const own = ofSaving.find((one) => one === key);
  return own
    ? (`${part}.problems.${own}` as const)
    : (errorMessages[key as keyof typeof errorMessages] ?? 'errors.INTERNAL');
}
