import type { Page, Route } from '@playwright/test';

/** As over a slow network: the page is there, its scripts are not yet. Answers what lets them come. */
export async function blockScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/**', (route) => {
    if (isHeld && route.request().resourceType() === 'script') held.push(route);
    else return route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
