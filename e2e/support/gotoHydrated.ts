import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts run: keys are heard, and what they alone do can be pressed. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}
