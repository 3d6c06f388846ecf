/**
 * Why a field was rejected. Screens translate the key and show it beside the field. Not in apiError.ts, because every
 * page loads that file.
 */
export const fieldErrorKeys = [
  'REQUIRED',
  'WRONG_TYPE',
  'NOT_ONE_OF',
  'TOO_LONG',
  'TOO_SHORT',
  'TOO_SMALL',
  'TOO_BIG',
  'UNKNOWN_FIELD',
  'MALFORMED',
  'EMAIL_MUST_BE_A_VALID_EMAIL',
  'NOT_YOUR_EMAIL',
  'PASSWORD_NOT_MATCH',
  'PASSWORD_TOO_COMMON',
  'PASSWORD_IS_OWN_NAME',
  'TOO_SHORT_FOR_ROLE',
  'PLEASE_ACCEPT_TERMS',
  'COORDINATE_OUT_OF_RANGE',
  'UNKNOWN_TIME_ZONE',
  'CHECK_TIME_START',
  'CHECK_DATE_START',
  'DATE_IS_PAST',
  'PLEASE_ADD_SCHEDULE',
  'PLEASE_ADD_CONTACT',
  'PLEASE_SELECT_AT_LEAST_ONE_SERVICE',
  'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY',
  'AVAILABLE_BEDS_LESS_THAN',
  'SUB_TYPE_OF_ANOTHER_TYPE',
  'ERROR_FORM_SERVICE',
  'NOT_ALLOWED',
  'UNKNOWN_ACCOUNT',
  'PLEASE_INPUT_AT_LEAST_ONE_COORDINATOR',
  'UNKNOWN_REGION',
  'MINIMUM_TOTAL_SERVICE',
  'IMAGE_GONE',
  'UNREADABLE_HOURS',
  'NAME_TAKEN',
  'TOO_MANY_PASSKEYS',
] as const;
export type FieldErrorKey = (typeof fieldErrorKeys)[number];

/** Field name, with dots for nested fields → the reason. */
export type FieldErrors = Record<string, FieldErrorKey>;
