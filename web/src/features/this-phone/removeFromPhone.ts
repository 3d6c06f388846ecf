import { account } from '../../browser/storage/account.ts';
import { deleteOutbox } from '../../browser/storage/outbox.ts';
import { callApi } from '../../http-client/callApi.ts';

/** Ends the session, and deletes everything that this site stored on the device. Works without a network too. */
export async function removeFromPhone(): Promise<void> {
  // First, so that a message that is being sent is not stored again.
  deleteOutbox(true);
  // Without a network the session expires later; its token is deleted here.
  if (account.read()) await callApi('POST /auth/sign-out').catch(() => {});
  account.keep(null);
  await unregisterWorkers().catch(() => {});
  await Promise.all([deleteCaches(), deleteDatabases()].map((step) => step.catch(() => {})));
  clearStorage();
  deleteCookies();
}

/** A worker lives as long as the pages that it controls, so it also stops storing. */
async function unregisterWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const { active } of workers) active?.postMessage({ type: 'removed' });
  await Promise.all(workers.map((worker) => worker.unregister()));
}

async function deleteCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Firefox before 126 cannot list its databases. There the server's Clear-Site-Data deletes them. */
async function deleteDatabases(): Promise<void> {
  const found = (await indexedDB.databases?.()) ?? [];
  await Promise.all(found.map(({ name }) => name && deleteDatabase(name)));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // A page that keeps it open closes it when it is closed itself.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

function clearStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear();
    } catch {}
  }
  // The stores of this page read again, as those of other tabs do.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** The cookies that scripts can see. The server deletes the others. */
function deleteCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing on the phones we serve
    if (name) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
