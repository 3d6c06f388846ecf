import type { OpenStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import {
  type OpenStatusMessage,
  openStatusMessage,
  openStatusValues,
} from '@amparo/domain/services/open-status/openStatusMessage.ts';
import type { Language } from '../../i18n/language.ts';

/** The message of an open status and its values. Computed while loading, because the first date of a time zone is slow on cheap phones. */
export interface StatusText extends ReturnType<typeof openStatusValues> {
  kind: OpenStatus['kind'];
  key: OpenStatusMessage['key'];
  isClosingSoon: boolean;
  isOpeningSoon: boolean;
  /** The hours of the day that the list is about, instead of the status of now: `Thu 9 AM – noon`. */
  dayHours?: string | undefined;
}

export function statusText(status: OpenStatus, timeZone: string, now: string, language: Language): StatusText {
  const message = openStatusMessage(status, now, timeZone);
  return {
    kind: status.kind,
    key: message.key,
    isClosingSoon: 'isClosingSoon' in message && message.isClosingSoon,
    isOpeningSoon: 'isOpeningSoon' in message && message.isOpeningSoon,
    ...openStatusValues(message, now, timeZone, language),
  };
}
