import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';

test.use({ tab: 'shared' });

test('the icon in the header hides and shows the search box, and is on no page without a search', async ({ page }) => {
  for (const { path, hint } of [
    { path: '/?type=FOOD', hint: 'What do you need?' },
    { path: '/crisis_lines', hint: /\S/ },
  ]) {
    await gotoHydrated(page, path);
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Search this list' });
    const box = page.getByRole('searchbox');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toHaveAttribute('placeholder', hint);
    await toggle.click();
    await expect(box).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.press('Enter');
    await expect(box).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  }
  await gotoHydrated(page, '/about');
  await expect(page.getByRole('banner').getByRole('link', { name: /Location/ })).toBeVisible();
  await expect(page.getByRole('banner').getByText('this list')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is always visible, and the icon links to it', async ({ page }) => {
    await page.goto('/?type=FOOD');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Search this list' }).click();
    await expect(page).toHaveURL(/#search$/);
  });
});
