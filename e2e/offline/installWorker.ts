import type { Locator, Page } from '@playwright/test';
import { gotoHydrated } from '../support/gotoHydrated.ts';

/** Opens a page as a first visit does, and waits until the service worker has stored the pages. */
export async function installWorker(page: Page, path = '/'): Promise<void> {
  await gotoHydrated(page, path);
  await waitForWorker(page);
}

export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until the worker has stored the data, and sets its clock to the time of the server. */
export async function storeData(page: Page, moment: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(async (time) => {
    const { engine } = self as unknown as { engine: { sync(options: object): Promise<void> } };
    await engine.sync({ place: null, isCostly: false });
    Temporal.Now.instant = () => Temporal.Instant.from(time);
  }, moment);
}

/** The line that says how old the data of the device are. */
export function savedLine(page: Page, words = 'No network.'): Locator {
  return page.getByRole('paragraph').filter({ hasText: words });
}
