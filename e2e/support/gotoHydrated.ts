import type { Page } from '@playwright/test';

/** Opens a page and waits for hydration, so that keys and buttons work. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}
