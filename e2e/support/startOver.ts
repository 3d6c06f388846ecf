import type { Page } from '@playwright/test';
import { returningVisitor } from './testConfig.ts';

/**
 * Makes the next step of a test begin as another visitor: without the cookies and the storage of the last step. A new
 * context would load and compile all code again, which costs twice as much as the page itself.
 */
export async function startOver(page: Page, visitor = returningVisitor): Promise<void> {
  const hasWorker = await page.evaluate(() => !!navigator.serviceWorker?.controller);
  // A page without scripts, because a page may store something when a person leaves it. A worker has stored the first one.
  await page.goto(hasWorker ? '/offline/en/no_network' : '/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (hasWorker) await page.evaluate(resetLanguage);
  await page.context().clearCookies();
  await page.context().addCookies(visitor.cookies);
}

/** Runs in the browser. The service worker remembers the last language. */
function resetLanguage(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('amparo');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('settings', 'readwrite');
      transaction.objectStore('settings').put('en', 'language');
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
