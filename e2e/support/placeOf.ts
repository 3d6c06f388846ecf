import { expect, type Locator, type Page } from '@playwright/test';

/** How far an element is below the top of the screen. */
export function placeOf(element: Locator): Promise<number> {
  return element.evaluate((one) => Math.round(one.getBoundingClientRect().top));
}

/** The same once the page no longer moves: cards that come near the screen get their heights then. */
export async function settledPlace(page: Page, element: Locator): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await placeOf(element);
      await page.waitForTimeout(150);
      return last === before;
    })
    .toBe(true);
  return last;
}
