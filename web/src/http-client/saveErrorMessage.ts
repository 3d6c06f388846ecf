import { errorMessages } from './errorMessages.ts';

const ofSaving = ['STILL_UNDER_WAY', 'KEY_USED_OTHERWISE', 'GONE_MEANWHILE'] as const;

/** The sentence for what went wrong as something was saved: by a page with a form, among whose own sentences some of them stand. */
export function saveErrorMessage(part: 'directories' | 'feedback' | 'serviceForm', key: string) {
  const own = ofSaving.find((one) => one === key);
  return own
    ? (`${part}.problems.${own}` as const)
    : (errorMessages[key as keyof typeof errorMessages] ?? 'errors.INTERNAL');
}
