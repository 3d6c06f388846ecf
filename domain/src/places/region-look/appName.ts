/** The name of the app in the messages. A region can call it otherwise. */
const usualName = 'Amparo';

export function appNameOf({ appName }: { appName?: string | undefined }): string {
  return appName ?? usualName;
}

/** Returns the messages, also compiled ones, with another name of the app. */
export function renameApp<Messages extends object>(messages: Messages, name: string): Messages {
  const inText = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(messages).replaceAll(usualName, () => inText)) as Messages;
}
