import type { ErrorKey } from './apiError.ts';

/** Each error in English, for people who read the API itself: in the words of spec §8 where it has some. */
export const errorSentences: Record<ErrorKey, string> = {
  VALIDATION: 'Some of what was sent is not right',
  MALFORMED_REQUEST: 'The request could not be read',
  EMAIL_OR_PASSWORD_INVALID: 'Email or password invalid',
  EMAIL_ALREADY_USED: 'This email already has an account',
  CURRENT_PASSWORD_WRONG: 'Please check your current password and try again',
  NO_PASSWORD: 'This account has no password. It is signed in to by another service',
  RESET_LINK_INVALID: 'This link is no longer good. Please ask for a new one',
  SIGN_IN_EXPIRED: 'This sign-in is no longer good. Please begin again',
  CONFIRM_LINK_INVALID: 'This link is no longer good. Sign in to change or confirm the service',
  AVAILABLE_BEDS_LESS_THAN: 'Available beds must not be more than total beds',
  IMAGE_UNREADABLE: 'This image could not be read. Send a JPEG, PNG or WebP',
  NOT_SIGNED_IN: 'Please sign in',
  NOT_ALLOWED: 'You may not do this',
  NOT_FOUND: 'Not found',
  EMAIL_NOT_FOUND: 'Email not found',
  YOU_REACHED_LIMIT_SERVICE:
    'You reached the Max Limit for adding new services, check with the app admin to request more',
  CHANGED_MEANWHILE: 'Somebody else changed this in the meantime',
  CHANGE_NOT_REVERTIBLE: 'This change cannot be taken back',
  REGION_IN_USE: 'Coordinators belong to this region. Move or delete them first',
  LAST_ADMINISTRATOR: 'There has to be an administrator. Make somebody else one first',
  TOO_LARGE: 'That is too large',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of body is not understood',
  TOO_MANY_REQUESTS: 'Too many requests. Please wait a little',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait 15 minutes',
  INTERNAL: 'Something went wrong on our side',
  UNREACHABLE: 'Can not connect to server. Please check your network',
  UNAVAILABLE: 'Amparo is busy. Please try again shortly',
};
