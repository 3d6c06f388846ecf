import type { APIRequestContext, Page } from '@playwright/test';
import { staySignedIn } from '../services/serviceForm.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expect, signIn, type TestUser, test } from './accountTest.ts';

test.use({ tab: 'shared' });

const windows = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0';

/** Signs in on another device. Returns its token. */
async function signInElsewhere(request: APIRequestContext, { email, password }: TestUser): Promise<string> {
  const headers = { 'user-agent': windows };
  const answer = await request.post('/api/auth/sign-in', { headers, data: { email, password } });
  return (await answer.json()).data.token;
}

async function statusOf(request: APIRequestContext, token: string): Promise<number> {
  return (await request.get('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } })).status();
}

const sessions = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');

test('a person sees where she is signed in, and signs out a lost device', async ({ page, request, person }) => {
  await staySignedIn(page, request, person);
  const lost = await signInElsewhere(request, person);
  await gotoHydrated(page, '/update_profile');
  const item = sessions(page).filter({ hasText: 'Firefox, Windows' });
  await expect(item).toContainText('Last used');
  await item.getByRole('button', { name: 'Sign out: Firefox, Windows' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Signed out there' })).toBeVisible();
  await expect(item).toHaveCount(0);
  expect(await statusOf(request, lost)).toBe(401);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Sample');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('all other devices are signed out, and this one stays', async ({ page, request, person }) => {
    const [first, second] = [await signInElsewhere(request, person), await signInElsewhere(request, person)];
    await page.goto('/login?back=/update_profile');
    await signIn(page, person);
    await expect(sessions(page).filter({ hasText: 'This device' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Signed out there' })).toBeVisible();
    await expect(sessions(page)).toHaveCount(1);
    expect([await statusOf(request, first), await statusOf(request, second)]).toEqual([401, 401]);
  });
});
