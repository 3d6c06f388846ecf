/**
 * Every error the API can answer with: its stable key, its HTTP status and its English sentence (spec §8 where it has one).
 * Screens translate the key; the sentence is for people who read the API itself.
 */
export const apiErrors = {
  VALIDATION: { status: 400, message: 'Some of what was sent is not right' },
  MALFORMED_REQUEST: { status: 400, message: 'The request could not be read' },
  EMAIL_OR_PASSWORD_INVALID: { status: 400, message: 'Email or password invalid' },
  AVAILABLE_BEDS_LESS_THAN: { status: 400, message: 'Available beds must not be more than total beds' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in' },
  NOT_ALLOWED: { status: 403, message: 'You may not do this' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  EMAIL_NOT_FOUND: { status: 404, message: 'Email not found' },
  EDITED_MEANWHILE: { status: 409, message: 'Somebody else changed this in the meantime' },
  TOO_LARGE: { status: 413, message: 'That is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send JSON' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a little' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side' },
  UNREACHABLE: { status: 503, message: 'Can not connect to server. Please check your network' },
  UNAVAILABLE: { status: 503, message: 'Amparo is busy. Please try again shortly' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorKey = keyof typeof apiErrors;

/** Why one field was refused. Screens translate these beside the field. */
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
  'COORDINATE_OUT_OF_RANGE',
  'UNKNOWN_TIME_ZONE',
  'CHECK_TIME_START',
  'CHECK_DATE_START',
  'PLEASE_ADD_SCHEDULE',
  'PLEASE_SELECT_AT_LEAST_ONE_SERVICE',
  'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY',
  'AVAILABLE_BEDS_LESS_THAN',
  'SUB_TYPE_OF_ANOTHER_TYPE',
  'ERROR_FORM_SERVICE',
] as const;
export type FieldErrorKey = (typeof fieldErrorKeys)[number];

/** Field name (dotted path for nested ones) → why it was refused. */
export type FieldErrors = Record<string, FieldErrorKey>;

/** Thrown anywhere on the server; the one error handler turns it into `application/problem+json` (api.md). */
export class ApiError extends Error {
  readonly key: ErrorKey;
  readonly status: number;
  readonly fields: FieldErrors | undefined;

  constructor(key: ErrorKey, fields?: FieldErrors) {
    super(apiErrors[key].message);
    this.name = 'ApiError';
    this.key = key;
    this.status = apiErrors[key].status;
    this.fields = fields;
  }
}
