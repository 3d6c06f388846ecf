import type { Page } from '@playwright/test';

/**
 * Opens a page and waits for hydration, so that keys and buttons work. Lazily loaded forms are hydrated after the page;
 * until then the browser sends them as it does without scripts.
 */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    [document.body, ...document.querySelectorAll('form')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}
