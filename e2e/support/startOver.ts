import type { Page } from '@playwright/test';
import { returningVisitor } from './testConfig.ts';

/**
 * Makes the next step of a test begin as another visitor: without the cookies and the storage of the last step. A new
 * context would load and compile all code again, which costs twice as much as the page itself.
 */
export async function startOver(page: Page, visitor = returningVisitor): Promise<void> {
  // A page without scripts, because a page may store something when a person leaves it.
  await page.goto('/robots.txt').catch(() => startOverWithoutNetwork(page));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.context().addCookies(visitor.cookies);
}

/** The service worker remembers the last language. It has stored the second page, which has no scripts. */
async function startOverWithoutNetwork(page: Page): Promise<void> {
  // The browser still opens its own page about the error.
  await page.waitForTimeout(500);
  await page.goto('/menu?lang=en');
  await page.goto('/offline/en/no_network');
}
