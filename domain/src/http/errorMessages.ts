import type { ErrorKey } from './apiError.ts';

/** Clients may show these texts to people who ask for help, so they must be polite and clear (rules.md §5). */
const urgentNumbers = 'In danger, call 911. In a crisis, call 988. For other help, call 2-1-1';

/** The English text of each error for API developers. Texts of spec §8 are used where it has one. */
export const errorMessages: Record<ErrorKey, string> = {
  VALIDATION: 'Some fields are not valid',
  MALFORMED_REQUEST: 'The request could not be read',
  EMAIL_OR_PASSWORD_INVALID: 'Email or password invalid',
  EMAIL_ALREADY_USED: 'This email already has an account',
  CURRENT_PASSWORD_WRONG: 'Please check your current password and try again',
  NO_PASSWORD: 'This account has no password. It signs in with an identity provider',
  RESET_LINK_INVALID: 'This link is no longer valid. Please request a new one',
  CODE_INVALID: 'This code is wrong, too old, or was used before',
  PASSKEY_INVALID: 'This passkey was not accepted. Begin again for a new challenge',
  SIGN_IN_EXPIRED: 'This sign-in is no longer valid. Please start again',
  CONFIRM_LINK_INVALID: 'This link is no longer valid. Sign in to change or confirm the service',
  EMAIL_LINK_INVALID: 'This link is no longer valid. Sign in to request a new one',
  AVAILABLE_BEDS_LESS_THAN: 'Available beds must not be more than total beds',
  IMAGE_UNREADABLE: 'This image could not be read. Send a JPEG, PNG, or WebP image',
  NOT_SIGNED_IN: 'Please sign in',
  SECOND_FACTOR_REQUIRED: 'This account also needs a code. Send it with the challenge in data, or use a passkey',
  NOT_ALLOWED: 'You may not do this',
  NOT_FOUND: 'Not found',
  EMAIL_NOT_FOUND: 'Email not found',
  YOU_REACHED_LIMIT_SERVICE:
    'You reached the Max Limit for adding new services, check with the app admin to request more',
  GONE_MEANWHILE: 'A related record, such as an account, was deleted in the meantime',
  CHANGED_MEANWHILE: 'Somebody else changed this in the meantime',
  CHANGE_NOT_REVERTIBLE: 'This change cannot be reverted',
  CLAIM_NOT_OPEN: 'This claim is not open: it was archived, or its service was deleted',
  REGION_IN_USE: 'Coordinators belong to this region. Move or delete them first',
  EMAIL_NOT_PROVEN: 'The owner must first verify the email with the link of a mail',
  LAST_ADMINISTRATOR: 'There must be an administrator. Make another user an administrator first',
  KEY_USED_OTHERWISE: 'This Idempotency-Key was used for a different request. Use a new key',
  STILL_UNDER_WAY: 'The first request with this key is still in progress. Please try again shortly',
  TOO_LARGE: 'That is too large',
  UNSUPPORTED_MEDIA_TYPE: 'This content type is not supported',
  TOO_MANY_REQUESTS: `Too many requests. Please wait a little. ${urgentNumbers}`,
  TOO_MANY_ATTEMPTS: `Too many attempts. Please wait 15 minutes. ${urgentNumbers}`,
  INTERNAL: 'Something went wrong on our side',
  UNREACHABLE: 'Can not connect to server. Please check your network',
  TRANSLATOR_NOT_CONFIGURED: 'No translator is configured. Please type the text',
  TRANSLATOR_UNAVAILABLE: `The translator does not answer. Please try again later, or type the text. ${urgentNumbers}`,
  UNAVAILABLE: `This site is busy. Please try again shortly. ${urgentNumbers}`,
};
