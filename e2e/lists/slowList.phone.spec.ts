import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { cardsOnPage } from './cardsOnPage.ts';

/** Holds every response of the list until the test releases it. */
async function holdLists(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/services?*', async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test('a slow list says that it loads', async ({ page }) => {
  await test.step('a slow list shows placeholders', async () => {
    await gotoHydrated(page, '/?type=FOOD');
    const letGo = await holdLists(page);
    await page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link', { name: 'Health' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeHidden();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^\d+\splaces/ })).toBeVisible();
    expect((await cardsOnPage(page)).length).toBeGreaterThan(0);
  });
  await test.step('loading more of a list is announced', async () => {
    await startOver(page);
    await gotoHydrated(page, '/?q=Abilene');
    const letGo = await holdLists(page);
    const more = page.getByRole('main').getByRole('link', { name: /Show more|Loading more/ });
    await more.scrollIntoViewIfNeeded();
    await expect(more).toHaveText('Loading more…');
    letGo();
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(100);
  });
});

test.describe('without network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('a failed list keeps the current one, also when more fails to load', async ({ page, context }) => {
    await gotoHydrated(page, '/?q=Abilene');
    const before = await cardsOnPage(page);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link', { name: 'Food' }).click();
    await expect(page.getByText('Can not connect to server. Please check your network')).toBeVisible();
    expect(await cardsOnPage(page)).toEqual(before);
    await page.getByRole('main').getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').getByRole('link', { name: 'Show more' })).toBeVisible();
    expect(await cardsOnPage(page)).toEqual(before);
  });
});
