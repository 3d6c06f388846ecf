import type { FieldErrors } from './fieldErrors.ts';

/**
 * Every error of the API: its stable key and its HTTP status. Screens translate the key. errorMessages.ts has the English
 * text for API developers; no browser loads it.
 */
export const apiErrors = {
  VALIDATION: 400,
  MALFORMED_REQUEST: 400,
  EMAIL_OR_PASSWORD_INVALID: 400,
  EMAIL_ALREADY_USED: 400,
  CURRENT_PASSWORD_WRONG: 400,
  NO_PASSWORD: 400,
  RESET_LINK_INVALID: 400,
  SIGN_IN_EXPIRED: 400,
  CODE_INVALID: 400,
  PASSKEY_INVALID: 400,
  CONFIRM_LINK_INVALID: 400,
  EMAIL_LINK_INVALID: 400,
  AVAILABLE_BEDS_LESS_THAN: 400,
  IMAGE_UNREADABLE: 400,
  NOT_SIGNED_IN: 401,
  SECOND_FACTOR_REQUIRED: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  TRANSLATOR_NOT_CONFIGURED: 404,
  EMAIL_NOT_FOUND: 404,
  YOU_REACHED_LIMIT_SERVICE: 403,
  CHANGED_MEANWHILE: 409,
  GONE_MEANWHILE: 409,
  CHANGE_NOT_REVERTIBLE: 409,
  CLAIM_NOT_OPEN: 409,
  REGION_IN_USE: 409,
  EMAIL_NOT_PROVEN: 409,
  LAST_ADMINISTRATOR: 409,
  KEY_USED_OTHERWISE: 409,
  STILL_UNDER_WAY: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL: 500,
  UNREACHABLE: 503,
  UNAVAILABLE: 503,
  TRANSLATOR_UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorKey = keyof typeof apiErrors;

/** The error handler turns this error into `application/problem+json` (api.md). */
export class ApiError extends Error {
  readonly key: ErrorKey;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  /** Data that the client needs to continue, for example the newer version of a changed record. */
  readonly data: unknown;

  constructor(key: ErrorKey, fields?: FieldErrors, data?: unknown) {
    super(key);
    this.name = 'ApiError';
    this.key = key;
    this.status = apiErrors[key];
    this.fields = fields;
    this.data = data;
  }
}
