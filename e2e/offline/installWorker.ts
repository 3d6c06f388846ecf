import type { Locator, Page, Worker } from '@playwright/test';
import { gotoHydrated } from '../support/gotoHydrated.ts';

/**
 * Opens a page as a first visit does, and waits until the service worker has stored the pages. Empties the browser's
 * cache, as full phones do, so that nothing depends on it.
 */
export async function installWorker(page: Page, path = '/menu'): Promise<void> {
  await startOfflineAtOnce(page);
  await gotoHydrated(page, path);
  await waitForWorker(page);
  await clearCache(page);
}

/**
 * Lets the next page register its worker without the three seconds of startOfflineLater.ts. Pages that have a worker keep
 * their time.
 */
export async function startOfflineAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (navigator.serviceWorker?.controller) return;
    const original = window.setTimeout;
    const shortened = (act: TimerHandler, ms?: number, ...rest: unknown[]) => {
      if (ms !== 3_000) return original(act, ms, ...rest);
      // Only this first one: messages are shown for as long.
      Object.assign(window, { setTimeout: original });
      return original(act, 0, ...rest);
    };
    Object.assign(window, { setTimeout: shortened });
  });
}

export async function clearCache(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until the worker has stored the data, and sets its clock to the time of the server. */
export async function storeData(page: Page, moment: string): Promise<void> {
  await workerOf(page).evaluate(async () => {
    const { engine } = self as unknown as { engine: { sync(options: object): Promise<void> } };
    await engine.sync({ place: null, isCostly: false });
  });
  await setWorkerClock(page, moment);
}

export function workerOf(page: Page): Worker {
  return page.context().serviceWorkers().at(-1)!;
}

/** Sets the clock by which the worker computes opening hours. */
export async function setWorkerClock(page: Page, time: string): Promise<void> {
  await workerOf(page).evaluate((now) => {
    Temporal.Now.instant = () => Temporal.Instant.from(now);
  }, time);
}

/** The counties of which the device has all services, in the order in which it stored them. Null before it has finished. */
export function readStoredAreas(page: Page): Promise<string[] | null> {
  return page.evaluate(
    () =>
      new Promise<string[] | null>((resolve, reject) => {
        const opening = indexedDB.open('amparo');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const request = database.transaction('settings').objectStore('settings').get('areas');
          request.onsuccess = () => {
            database.close();
            const areas = request.result as { stored: string[]; plan: string } | undefined;
            resolve(areas?.plan ? areas.stored : null);
          };
        };
      }),
  );
}

/** The line that says how old the data of the device are. */
export function savedLine(page: Page, words = 'No network.'): Locator {
  return page.getByRole('paragraph').filter({ hasText: words });
}
