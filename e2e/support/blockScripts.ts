import type { Page, Route } from '@playwright/test';

/** Simulates a slow network: the page is loaded, its scripts are not. Returns a function that lets them load. */
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
