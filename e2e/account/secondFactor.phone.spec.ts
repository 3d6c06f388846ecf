import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { moment } from '../support/testConfig.ts';
import { expect, openMenu, signIn, test } from './accountTest.ts';

test.use({ tab: 'shared' });

/** The server's clock stands still. A code works once, so each use has its own step: the one before, and the current one. */
const codeOf = (secret: string, step: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(moment) + step * 30_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const section = (page: Page, name: string) => page.getByRole('region', { name });

async function signOut(page: Page): Promise<void> {
  await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click();
  await expect(title(page)).toHaveText('Sign in');
}

async function typeCode(page: Page, code: string): Promise<void> {
  await expect(title(page)).toHaveText('Type your code');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Sets up the app on the open profile page. Returns its key and the recovery codes. */
async function setUp(page: Page, password: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const off = section(page, 'Second step at sign-in');
  await off.getByRole('link', { name: 'Set up' }).click();
  await off.getByLabel('Password', { exact: true }).fill(password);
  await off.getByRole('button', { name: 'Set up' }).click();
  await expect(off.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  const secret = (await off.getByRole('definition').innerText()).replaceAll(' ', '');
  await off.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, -1));
  await off.getByRole('button', { name: 'Turn on' }).click();
  const codes = section(page, 'Your recovery codes').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, recoveryCodes: await codes.allInnerTexts() };
}

test('set up, sign out, sign in with the code of the app', async ({ page, person }) => {
  await gotoHydrated(page, '/login?back=/update_profile');
  await signIn(page, person);
  const { secret } = await setUp(page, person.password);
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(section(page, 'Second step at sign-in')).toContainText('10 recovery codes are left.');
  await signOut(page);
  await signIn(page, person);
  await typeCode(page, codeOf(secret, -1));
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/it was used before/);
  await typeCode(page, codeOf(secret, 0));
  await expect(title(page)).toHaveText('My services');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('set up, sign out, sign in with a recovery code', async ({ page, person }) => {
    await page.goto('/login?back=/update_profile');
    await signIn(page, person);
    const { recoveryCodes } = await setUp(page, person.password);
    await signOut(page);
    await page.goto('/login?back=/update_profile');
    await signIn(page, person);
    await typeCode(page, recoveryCodes[3] ?? '');
    await expect(section(page, 'Second step at sign-in')).toContainText('9 recovery codes are left.');
  });
});
