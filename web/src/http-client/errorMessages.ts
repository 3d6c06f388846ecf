import type { ErrorKey } from '@amparo/domain/http/apiError.ts';

/** Messages for errors that any call can return and that a person can act on. */
export const errorMessages = {
  UNREACHABLE: 'errors.UNREACHABLE',
  UNAVAILABLE: 'errors.UNAVAILABLE',
  EMAIL_NOT_PROVEN: 'lifecycle.emailNotProven',
  TOO_MANY_REQUESTS: 'errors.TOO_MANY_REQUESTS',
} as const satisfies Partial<Record<ErrorKey, string>>;

const ofSaving = ['STILL_UNDER_WAY', 'KEY_USED_OTHERWISE', 'GONE_MEANWHILE'] as const;

/** Returns the message for a failed call. */
export function errorMessage(key: string) {
  return errorMessages[key as keyof typeof errorMessages] ?? 'errors.INTERNAL';
}

/** Returns the message for a failed save. Some of these messages belong to the forms that save. */
export function saveErrorMessage(part: 'editForm' | 'feedback', key: string) {
  const own = ofSaving.find((one) => one === key);
  return own ? (`${part}.problems.${own}` as const) : errorMessage(key);
}
