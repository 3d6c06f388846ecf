import type { Page } from '@playwright/test';
import { returningVisitor } from './testConfig.ts';

/**
 * Makes the next step of a test begin as another visitor: without the cookies and the storage of the last step. A new
 * context would load and compile all code again, which costs twice as much as the page itself.
 */
export async function startOver(page: Page, visitor = returningVisitor): Promise<void> {
  // A page without scripts, because a page may store something when a person leaves it.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.context().addCookies(visitor.cookies);
}
