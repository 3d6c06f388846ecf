import type { Started } from '../browser/offline/startOffline.ts';
import { deleteOutbox } from '../browser/storage/outbox.ts';
import { asLanguage } from '../i18n/language.ts';
import { loadEngine } from './respondToApi.ts';
import { leaveDeviceDatabase, writeSetting } from './stored-data/deviceDatabase.ts';
import { worker } from './workerScope.ts';

/** `left`: the person has left the site quickly. `removed`: the person removes everything from this device. */
export type MessageOfPage = Started | { type: 'left' } | { type: 'removed' };

export async function handleMessage(message: MessageOfPage): Promise<void> {
  if (message.type === 'started') await handleStarted(message);
  if (message.type === 'left') deleteOutbox();
  if (message.type === 'removed') {
    leaveDeviceDatabase();
    worker.engine?.leave();
  }
}

async function handleStarted(started: Started): Promise<void> {
  await activateForOnlyPage(started);
  const language = asLanguage(started.language);
  if (language) await writeSetting('language', language);
  if (!started.isSyncAllowed) return;
  // Without a network or storage, the data stay as they are.
  await loadEngine()
    .sync(started)
    .catch(() => {});
}

/**
 * A new worker waits until the pages of the older build are closed. It waits no longer if the only page already has the
 * new build.
 */
async function activateForOnlyPage(started: Started): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (started.version === worker.build.version && pages.length === 1) await worker.skipWaiting();
}
