import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { pseudoText, showInventedLanguage } from '../support/pseudoLanguage.ts';

const screens = [
  '/',
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

test('a language from right to left has no barrier on the main pages, nor at 320 px', async ({ page, request }) => {
  const service = await findService(request, 'Porchlight Night Shelter');
  for (const path of [...screens, service]) {
    await test.step(path, async () => {
      await gotoHydrated(page, path);
      await showInventedLanguage(page);
      await expect(page.getByRole('contentinfo')).toContainText(pseudoText('Privacy'));
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
      await expectReflow(page);
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
