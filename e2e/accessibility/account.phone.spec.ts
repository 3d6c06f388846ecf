import { expect, test } from '../account/accountTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';

const screens = [
  '/login',
  '/login?tab=sign_up',
  '/login?problem=noEmail&by=facebook&tab=sign_up',
  '/auth/twitter/callback',
  '/forgot_password',
  '/auth/resetPassword?token=abc&email=ana%40example.org',
  '/auth/resetPassword',
  '/change_password',
  '/update_profile',
];

/** Pages of words alone. */
const formless = ['/auth/resetPassword', '/auth/twitter/callback'];

for (const path of screens) {
  test(`${path} has no barrier, nor at 320 px`, async ({ page, context, request, person }) => {
    const { token } = person;
    const answer = await request.get('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } });
    const { data: user } = await answer.json();
    if (/change|update/.test(path)) {
      await context.addInitScript((kept) => localStorage.setItem('session', kept), JSON.stringify({ token, user }));
    }
    await gotoHydrated(page, `${path}${path.includes('?') ? '&' : '?'}lang=es`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const send = page.getByRole('main').locator('button[type=submit]');
    // With all possible errors.
    if (!formless.includes(path)) await send.click();
    // After scrolling, only the bar of the header is visible.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectReflow(page);
  });
}
