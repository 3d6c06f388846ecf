import type { Page } from '@playwright/test';

/** Simulates a browser that stores nothing for pages, as some do in private windows. Call it before the page opens. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
}
