import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { moment, port } from '../support/testConfig.ts';
import { expect, openMenu, signIn, type TestUser, test } from './accountTest.ts';

/** Browsers have no passkeys for an IP address. */
const here = `http://localhost:${port}`;

test.use({
  otherOrigin: here,
  storageState: { cookies: [], origins: [] },
});

/** Turns codes on. Returns the recovery codes. */
async function turnOnCodes(request: APIRequestContext, { token, password }: TestUser): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const begun = await request.post('/api/auth/second-factor', { headers, data: { password } });
  const secret = Secret.fromBase32((await begun.json()).data.setUp.secret);
  const code = new TOTP({ secret }).generate({ timestamp: Date.parse(moment) });
  const turnedOn = await request.put('/api/auth/second-factor', { headers, data: { code } });
  return (await turnedOn.json()).data.recoveryCodes;
}

/** A phone that recognizes its owner at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const passkeys = (page: Page) =>
  page.getByRole('region', { name: 'Second step at sign-in' }).getByRole('listitem').filter({ hasText: 'This phone' });

test('add a passkey, sign out, sign in with it', async ({ page, request, person }) => {
  const [forSignIn = '', forPasskey = ''] = await turnOnCodes(request, person);
  await page.context().addCookies([{ name: 'already-accessed', value: 'true', url: here }]);
  await addAuthenticator(page);

  await test.step('add it on the profile page', async () => {
    await gotoHydrated(page, `${here}/login?back=/update_profile`);
    await signIn(page, person);
    await page.getByRole('textbox', { name: 'Code' }).fill(forSignIn);
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('This phone');
    await page.getByRole('textbox', { name: 'Code' }).fill(forPasskey);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create the passkey' }).click();
    await expect(passkeys(page)).toContainText('Not used yet');
  });

  await test.step('sign in with it, in Spanish', async () => {
    await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click();
    await expect(title(page)).toHaveText('Sign in');
    await gotoHydrated(page, `${here}/login?back=/update_profile`);
    await signIn(page, person);
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await gotoHydrated(page, `${page.url()}&lang=es`);
    const use = page.getByRole('button', { name: 'Usar una llave de acceso' });
    await expect(use).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeInViewport({ ratio: 1 });
    await use.click();
    await expect(title(page)).toHaveText('Su perfil');
    const used = page.getByRole('listitem').filter({ hasText: 'This phone' });
    await expect(used).toContainText('Último uso');
  });
});
