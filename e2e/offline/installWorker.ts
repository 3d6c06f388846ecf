import type { Page } from '@playwright/test';
import { gotoHydrated } from '../support/gotoHydrated.ts';

/** Opens a page as a first visit does, and waits until the service worker has stored the pages. */
export async function installWorker(page: Page, path = '/'): Promise<void> {
  await gotoHydrated(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
