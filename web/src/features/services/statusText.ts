import type { OpenStatus } from '@amparo/domain/services/openStatus.ts';
import {
  type OpenStatusMessage,
  openStatusMessage,
  openStatusValues,
} from '@amparo/domain/services/openStatusMessage.ts';
import type { Language } from '../../i18n/language.ts';

/**
 * Returns the text of an open status. Runs while loading, because the first date format of a time zone is slow on
 * cheap phones.
 */
export interface StatusText extends ReturnType<typeof openStatusValues> {
  kind: OpenStatus['kind'];
  key: OpenStatusMessage['key'];
  isClosingSoon: boolean;
}

export function statusText(status: OpenStatus, timeZone: string, now: string, language: Language): StatusText {
  const words = openStatusMessage(status, now, timeZone);
  return {
    kind: status.kind,
    key: words.key,
    isClosingSoon: 'isClosingSoon' in words && words.isClosingSoon,
    ...openStatusValues(words, now, timeZone, language),
  };
}
