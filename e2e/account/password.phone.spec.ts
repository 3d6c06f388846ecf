import type { APIRequestContext, Page } from '@playwright/test';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { readMail } from '../support/readMail.ts';
import { address, appResetLink, tiledAddress } from '../support/testConfig.ts';
import { expect, openMenu, signIn, test } from './accountTest.ts';

test.use({ hasTiledServer: true });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The path of the link in the mail. */
async function linkFor(email: string): Promise<string> {
  const [link] = /http\S+/.exec(await readMail(email)) ?? [''];
  expect(link.startsWith(`${address}/auth/resetPassword?token=`)).toBe(true);
  return link.slice(address.length);
}

async function setPassword(page: Page, words: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

async function failOften(request: APIRequestContext, email: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await request.post('/api/auth/sign-in', { data: { email, password: `guess ${attempt}` } });
    expect(answer.status()).toBe(400);
  }
}

test('too many tries from a device lock the account there, and the link in a mail unlocks it once', async ({
  page,
  person,
}) => {
  await failOften(page.request, person.email);
  await gotoHydrated(page, '/login');
  await signIn(page, person);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please wait 15 minutes, or set a new password.' }),
  ).toBeFocused();

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(title(page)).toHaveText('Forgot your password?');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill(`nobody-${person.email}`);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(email).toHaveAccessibleDescription('Email not found');
  await email.fill(person.email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: `We sent a link to ${person.email}.` })).toBeFocused();

  const link = await linkFor(person.email);
  await gotoHydrated(page, link);
  await expect(page.getByText(`For ${person.email.toLowerCase()}`)).toBeVisible();
  await page.reload();
  await setPassword(page, '12345');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    'At least 6 characters Please use at least 6 characters',
  );
  await setPassword(page, 'a new light');
  await expectAnnouncement(page, 'Your new password is set.');
  await expect(title(page)).toHaveText('Sign in');
  await signIn(page, { ...person, password: 'a new light' });
  await expect(title(page)).toHaveText('My services');

  await gotoHydrated(page, link);
  await setPassword(page, 'another one');
  await expect(page.getByRole('alert').filter({ hasText: 'This link does not work anymore.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(title(page)).toHaveText('Forgot your password?');
});

test('the password link works on a device without the agreement cookie', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const answer = await page.goto(`${address}/auth/resetPassword?token=abc&email=ana%40example.org`);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(title(page)).toHaveText('Set a new password');
  await page.goto(`${address}/auth/resetPassword`);
  await expect(page.getByRole('alert').filter({ hasText: 'This link does not work anymore.' })).toBeVisible();
  await context.close();
});

test('changing the password signs out, and only the new password signs in', async ({ page, person }) => {
  await gotoHydrated(page, '/login');
  await signIn(page, person);
  await expect(title(page)).toHaveText('My services');
  await (await openMenu(page)).getByRole('link', { name: 'Change password' }).click();
  const fill = async (oldOne: string, newOne: string, again: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(oldOne);
    await page.getByLabel('New password', { exact: true }).fill(newOne);
    await page.getByLabel('New password again', { exact: true }).fill(again);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill(person.password, 'a new light', 'a new night');
  await expect(page.getByLabel('New password again', { exact: true })).toHaveAccessibleDescription(
    'New Password did not Match',
  );
  await fill('not this one', 'a new light', 'a new light');
  const current = page.getByLabel('Current password', { exact: true });
  await expect(current).toHaveAccessibleDescription('Please check your current password and try again');
  await expect(current).toBeFocused();
  await fill(person.password, 'a new light', 'a new light');
  await expectAnnouncement(page, 'Your password was changed.');
  await expect(title(page)).toHaveText('Sign in');
  await signIn(page, person);
  await expect(page.getByRole('alert').filter({ hasText: 'Please check your Email or Password' })).toBeVisible();
  await signIn(page, { ...person, password: 'a new light' });
  await expect(title(page)).toHaveText('My services');
});

test('a phone with the community’s app may set the password there', async ({ page }) => {
  const path = '/auth/resetPassword?token=abc&email=ana%2Bb%40example.org';
  const toApp = page.getByRole('link', { name: 'Open in the app' });
  await gotoHydrated(page, `${tiledAddress}${path}`);
  await expect(toApp).toHaveAttribute('href', `${appResetLink}?token=abc&email=ana%2Bb%40example.org`);
  await expect(toApp).toBeVisible();
  await gotoHydrated(page, path);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(toApp).toHaveCount(0);
});
