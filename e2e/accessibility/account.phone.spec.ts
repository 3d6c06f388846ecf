import type { Page } from '@playwright/test';
import { expect, test } from '../account/accountTest.ts';
import { staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';

const screens = [
  '/login',
  '/login?problem=noEmail&by=facebook&tab=sign_up',
  '/auth/twitter/callback',
  '/forgot_password',
  '/verify_email',
  '/auth/resetPassword?token=abc&email=ana%40example.org',
  '/auth/resetPassword',
];
const signedInScreens = ['/change_password', '/update_profile', '/delete_account'];

/** Pages of words alone. */
const formless = ['/auth/resetPassword', '/auth/twitter/callback'];

async function expectNoBarriers(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await gotoHydrated(page, `${path}${path.includes('?') ? '&' : '?'}lang=es`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      const send = page.getByRole('main').locator('button[type=submit]').first();
      // With all possible errors.
      if (!formless.includes(path)) await send.click();
      // After scrolling, only the bar of the header is visible.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
      await expectReflow(page);
    });
  }
}

test('the account pages for guests have no barrier, nor at 320 px', async ({ page }) => {
  await expectNoBarriers(page, screens);
});

test('the account pages for people who are signed in have no barrier, nor at 320 px', async ({
  page,
  request,
  person,
}) => {
  await staySignedIn(page, request, person);
  await expectNoBarriers(page, signedInScreens);
});
