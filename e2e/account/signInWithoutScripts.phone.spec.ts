import type { APIRequestContext, Page } from '@playwright/test';
import { staySignedIn } from '../services/serviceForm.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { address } from '../support/testConfig.ts';
import { expect, openMenu, signIn, test } from './accountTest.ts';

test.use({ tab: 'shared' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in, the profile, signing out', async ({ page, context, person }) => {
    await page.goto('/update_profile');
    await page.getByRole('main').getByRole('link', { name: 'Please sign in first' }).click();
    await signIn(page, { ...person, password: 'not this one' });
    await expect(page.getByRole('alert').filter({ hasText: 'Please check your Email or Password' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await signIn(page, person);
    await expect(title(page)).toHaveText('Your profile');
    const cookie = (await context.cookies()).find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

    await page.getByRole('textbox', { name: 'Phone' }).fill('325 555');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('325 555');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('Please input valid Phone');
    await page.getByRole('textbox', { name: 'Phone' }).fill('325 555 0199');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your profile was updated' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(325) 555-0199');

    const answer = await page.goto('/?type=FOOD');
    expect(answer?.headers()['cache-control']).toBe('no-store');
    const menu = await openMenu(page);
    await expect(menu.getByRole('heading', { name: 'Signed in: Ana Sample' })).toBeVisible();
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Signed out successfully' })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
    await page.goto('/update_profile');
    await expect(page.getByRole('link', { name: 'Please sign in first' })).toBeVisible();
  });

  test('signing up, and another password', async ({ page }, { testId }) => {
    await page.goto('/login?tab=sign_up');
    await page.getByRole('textbox', { name: 'Email' }).fill(`bea-${testId}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill('a light left on');
    await page.getByRole('textbox', { name: 'Name' }).fill('Bea Sample');
    await page.getByRole('button', { name: 'Sign up' }).click();
    const terms = page.getByRole('checkbox', { name: /I accept/ });
    await expect(terms).toHaveAccessibleDescription('Please accept Terms & Privacy to continue.');
    await terms.check();
    await page.getByLabel('Password', { exact: true }).fill('a light left on');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(title(page)).toHaveText('My services');

    await page.goto('/change_password');
    await page.getByLabel('Current password', { exact: true }).fill('a light left on');
    await page.getByLabel('New password', { exact: true }).fill('a new light');
    await page.getByLabel('New password again', { exact: true }).fill('a new light');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your password was changed.' })).toBeVisible();
    await expect(title(page)).toHaveText('Sign in');
  });
});

test('a person who signed in before hydration stays signed in: the token moves to the device', async ({
  page,
  context,
  person,
}) => {
  await context.addCookies([{ name: 'session', value: person.token, url: address, httpOnly: true, sameSite: 'Lax' }]);
  await gotoHydrated(page, '/update_profile');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Sample');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain(person.token);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click();
  await expect(title(page)).toHaveText('Sign in');
});

test.describe('a token on the device and a newer one in the cookie', () => {
  test.beforeEach(async ({ page, context, person }) => {
    await gotoHydrated(page, '/login?back=/update_profile');
    // Wait for hydration: the plain form would leave the token in the cookie.
    await expect(page.getByRole('button', { name: 'Show: Password' })).toBeVisible();
    await signIn(page, person);
    await expect(title(page)).toHaveText('Your profile');
    await context.addCookies([{ name: 'session', value: person.token, url: address, httpOnly: true, sameSite: 'Lax' }]);
  });

  test('the newer token replaces the older one, which ends', async ({ page, context, request, person }) => {
    const older = await storedToken(page);
    await page.reload();
    await expect.poll(() => storedToken(page)).toBe(person.token);
    await expect.poll(() => isGood(request, older)).toBe(false);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  });

  test('signing out ends both', async ({ page, context, request, person }) => {
    const older = await storedToken(page);
    await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Signed out successfully' })).toBeVisible();
    await expect(title(page)).toHaveText('Sign in');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
    expect(await isGood(request, older)).toBe(false);
    expect(await isGood(request, person.token)).toBe(false);
    await page.goto('/update_profile');
    await expect(title(page)).toHaveText('Sign in');
  });
});

test('a token that reaches the device during a plain sign-out is ended there', async ({ page, request, person }) => {
  await staySignedIn(page, request, person);
  await page.goto('/login?done=signedOut');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  await expect(page.getByRole('status').filter({ hasText: 'Signed out successfully' })).toBeVisible();
  expect(await isGood(request, person.token)).toBe(false);
});

async function storedToken(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').token);
}

async function isGood(request: APIRequestContext, token: string): Promise<boolean> {
  const answer = await request.get('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } });
  return answer.ok();
}

test('the cookie gives no access to the API or to a form of another site', async ({ request, person }) => {
  const cookie = `already-accessed=true; session=${person.token}`;
  expect((await request.get('/api/auth/profile', { headers: { cookie } })).status()).toBe(401);
  const page = await request.get('/', { headers: { cookie } });
  expect(page.headers()['cache-control']).toBe('no-store');
  expect(await (await request.get('/', { headers: { cookie: 'already-accessed=true' } })).text()).not.toContain('Ana');
  for (const path of ['/sign_out', '/auth/session', '/update_profile', '/login']) {
    const foreign = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await request.post(path, { headers: foreign, form: { displayName: 'Eve' }, maxRedirects: 0 });
    expect([400, 403], path).toContain(answer.status());
    expect(answer.headers()['set-cookie'] ?? '', path).not.toContain('Max-Age=0');
  }
  const authorization = `Bearer ${person.token}`;
  const { data } = await (await request.get('/api/auth/profile', { headers: { authorization } })).json();
  expect(data.displayName).toBe('Ana Sample');
});
