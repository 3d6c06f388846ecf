import type { Page } from '@playwright/test';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { pseudoText, showInventedLanguage } from '../support/pseudoLanguage.ts';

const pages = [
  '/?type=FOOD&q=bread',
  '/menu',
  '/location',
  '/introduce?slide=2',
  '/crisis_lines',
  '/liaisons',
  '/coordinators',
  '/regions',
  '/chatbot',
  '/my_favorites',
  '/about',
  '/login',
];

async function openFromRightToLeft(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path);
  await showInventedLanguage(page);
  await expect(page.getByRole('contentinfo')).toContainText(pseudoText('Privacy'));
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
  await expectReflow(page);
  // A screen of 360 px has larger labels than one of 320 px.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('no page in a language from right to left, with long labels, is wider than a phone', async ({ page }) => {
  for (const path of pages) await test.step(path, () => openFromRightToLeft(page, path));
});

test('the list and a service in a language from right to left have no barrier', async ({ page, request }) => {
  const service = await findService(request, 'Porchlight Night Shelter');
  for (const path of ['/', service]) {
    await test.step(path, async () => {
      await openFromRightToLeft(page, path);
      await expectAccessible(page, 'light');
    });
  }
  await test.step('the way back points to the right, and a phone number reads from left to right', async () => {
    const icon = page
      .getByRole('banner')
      .getByRole('link', { name: pseudoText('Back'), exact: true })
      .locator('svg');
    await expect(icon).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
    const numbers = page.getByRole('main').locator('a[href^="tel:"]');
    await expect(numbers.first()).toHaveCSS('direction', 'ltr');
  });
  await test.step('the menu comes from the right, and the map keeps the east on the right', async () => {
    await gotoHydrated(page, '/?view=map');
    await showInventedLanguage(page);
    await expect(page.locator('.map-canvas')).toHaveCSS('direction', 'ltr');
    await expectReflow(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: pseudoText('Menu'), exact: true })
      .click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    const rightEdge = async () => {
      const { x, width } = (await menu.boundingBox())!;
      return Math.round(x + width);
    };
    await expect.poll(rightEdge).toBeGreaterThanOrEqual(359);
  });
});
