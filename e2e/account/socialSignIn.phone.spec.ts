import type { Page } from '@playwright/test';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { readMail } from '../support/readMail.ts';
import { socialAddress } from '../support/testConfig.ts';
import { expect, openMenu, signIn, test } from './accountTest.ts';

test.use({ otherOrigin: socialAddress });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

interface Sample {
  id: string;
  email: string;
}

/** On the other service's page. */
async function allow(page: Page, { id, email }: Sample): Promise<void> {
  await expect(title(page)).toHaveText('Sign in to Sample');
  await page.getByLabel('Id').fill(id);
  await page.getByLabel('Name').fill('Rosa Sample');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Allow' }).click();
}

const sampleOf = ({ testId }: { testId: string }): Sample => ({ id: testId, email: `rosa-${testId}@example.org` });

test('signs in by X in Spanish and returns to the page', async ({ page, context }, info) => {
  await gotoHydrated(page, '/login?back=/update_profile&lang=es');
  await page.getByRole('link', { name: 'Continuar con X' }).click();
  await allow(page, sampleOf(info));
  await expect(title(page)).toHaveText('Su perfil');
  await expect(page).toHaveURL(/\/update_profile$/);
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(
    sampleOf(info).email.toLowerCase(),
  );
  // The token is now on the device. No cookie or address of the flow can sign in.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain('Rosa Sample');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  const menu = await openMenu(page);
  await expect(menu.getByRole('heading', { name: 'Sesión de Rosa Sample' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Cambiar contraseña' })).toHaveCount(0);
  await page.goto('/change_password');
  await expect(page.getByText('Usted inició sesión con Google, Facebook o X')).toBeVisible();
});

test('Facebook sign-in confirms the email by a link, which signs in', async ({ page, person }) => {
  await gotoHydrated(page, '/login?back=/update_profile');
  await page.getByRole('link', { name: 'Continue with Facebook' }).click();
  await allow(page, { id: person.email, email: person.email });
  await expect(page.getByRole('status').filter({ hasText: 'So we sent you a link there' })).toBeVisible();
  const text = await readMail(person.email);
  await page.goto(/http\S+signed_in\S+/.exec(text)?.[0] ?? '');
  await expect(title(page)).toHaveText('Your profile');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Sample');
});

test('a person who cancels, or finds the provider down, can still sign in by email', async ({ page, person }) => {
  await gotoHydrated(page, '/login?back=/update_profile');
  await page.getByRole('link', { name: 'Continue with X' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You did not let X tell us who you are.' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Signing in with Google did not work.' })).toBeVisible();
  await signIn(page, person);
  await expect(title(page)).toHaveText('Your profile');
});

test('an expired link leads to sign in and says why', async ({ page }) => {
  await page.goto('/auth/signed_in?code=invented&back=%2Fupdate_profile');
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again.' })).toBeVisible();
  await expect(page).toHaveURL('/login?back=%2Fupdate_profile&problem=expired');
});

test('the old callback address of X leads to X, or without a code to the page to sign in', async ({
  page,
  request,
}) => {
  const answer = await request.get('/auth/twitter/callback?oauth_token=a%26b', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([
    302,
    'https://api.x.com/oauth/authenticate?oauth_token=a%26b',
  ]);
  await gotoHydrated(page, '/auth/twitter/callback');
  await page.getByRole('main').getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByRole('link', { name: 'Continue with X' })).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('by X, out and in again', async ({ page, context }, info) => {
    for (let times = 0; times < 2; times += 1) {
      await page.goto('/login?back=/update_profile');
      await page.getByRole('link', { name: 'Continue with X' }).click();
      await allow(page, sampleOf(info));
      await expect(title(page)).toHaveText('Your profile');
      const cookie = (await context.cookies()).find(({ name }) => name === 'session');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Signed out successfully' })).toBeVisible();
    }
  });
});
