import { renameApp } from '@amparo/domain/places/region-look/appName.ts';

/** A character that no message and no visitor writes (private use). */
const mark = '\ue000';

/**
 * Returns messages with a mark for the name of the app. Mails are written in many places, and the outbox puts the region's
 * name into all of them. What people wrote stays as it is, even if it says "Amparo".
 */
export function withNameMark<Messages extends object>(messages: Messages): Messages {
  return renameApp(messages, mark);
}

export function putName(text: string, appName: string): string {
  return text.replaceAll(mark, () => appName);
}
