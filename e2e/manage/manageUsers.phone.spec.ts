import type { Page } from '@playwright/test';
import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { addPantry, signInAdministrator, staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { administrator } from '../support/testConfig.ts';

test.use({ data: 'own' });

const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('an administrator makes a user a liaison, and sees the user’s services at once', async ({
  page,
  request,
  person,
}) => {
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, `/manage_users?q=${person.email}`);
  await expect(card(page, person.email)).toContainText('Service provider');
  await card(page, person.email).getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.displayName);
  await page.getByLabel('How many services they may add').fill('0');
  await page.getByLabel('Role').selectOption('Homeless liaison');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The number of services must be at least 1')).toBeVisible();
  await page.getByLabel('How many services they may add').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
  await expectAnnouncement(page, 'User updated successfully');
  await expect(page).toHaveURL(/\/manage_users/);

  await page.goto(`/manage_superusers?q=${person.email}`);
  await expect(card(page, person.email)).toContainText('Homeless liaison');
  expect((await addPantry(request, person, 'Sample liaison pantry')).isApproved).toBe(true);

  await test.step('the count of services leads to them', async () => {
    await gotoHydrated(page, `/manage_users?q=${person.email}`);
    await card(page, person.email).getByRole('link', { name: '1 service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All services');
    await expect(card(page, 'Sample liaison pantry')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('a second account of the same person is merged into it', async () => {
    const other = `second-${person.email}`;
    const account = { email: other, password: 'a light left on', displayName: 'Ana Again', phone: '' };
    expect((await request.post('/api/auth/sign-up', { data: account })).status()).toBe(201);
    await gotoHydrated(page, `/manage_users?q=${person.email}`);
    await card(page, 'Ana Sample').getByRole('link', { name: /^Edit/ }).click();
    await page.getByRole('link', { name: 'Merge with another account' }).click();
    await page.getByLabel('Search people').fill(other);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Ana Again' }).click();
    await expect(page.getByText(`${other} will no longer open an account`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('owns 1 service');
    await expect(page.getByRole('radio', { name: 'Homeless liaison, as now' })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Merge the accounts' }).click();
    await expect(page.getByText('The accounts are merged.')).toBeVisible();
    await gotoHydrated(page, `/manage_users?q=${person.email}`);
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('shows both versions when two people edit the same account', async ({ page, request, person }) => {
  const headers = bearer(await signInAdministrator(request));
  const answer = await request.get('/api/auth/profile', { headers: bearer(person.token) });
  const { data: user } = await answer.json();
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, `/users/${user.id}`);
  await page.getByLabel('Name', { exact: true }).fill('Ana Typed');
  const data = { displayName: 'Ana Newer', updatedAt: user.updatedAt };
  expect((await request.put(`/api/users/${user.id}`, { headers, data })).status()).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Someone else changed this' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Theirs Ana Newer' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Yours Ana Typed' })).toBeChecked();
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expectAnnouncement(page, 'User updated successfully');
});

test('an administrator deletes a user with the keyboard, and restores the user by undo and from the deleted list', async ({
  page,
  person,
}) => {
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, `/manage_users?q=${person.email}`);
  const button = card(page, person.email).getByRole('button', { name: /^Delete/ });
  const question = page.getByRole('alertdialog', { name: 'Do you want to delete this account?' });
  await button.press('Enter');
  await expect(question).toContainText(person.email);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('No users')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, person.email)).toBeVisible();

  await button.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('No users')).toBeVisible();
  await page.getByRole('link', { name: 'Deleted', exact: true }).click();
  await card(page, person.email)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expectAnnouncement(page, 'The account is back');
  await page.getByRole('link', { name: 'Everyone', exact: true }).click();
  await expect(card(page, person.email)).toBeVisible();
});

test('an administrator cannot change their own role or delete themselves', async ({ page }) => {
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, `/manage_users?q=${administrator.email}`);
  const own = card(page, administrator.email);
  await expect(own).toContainText('This is you');
  await expect(own.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await own.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Role')).toHaveAttribute('readonly');
  await expect(page.getByText('You cannot change your own role.')).toBeVisible();
  await expect(page.getByLabel('How many services they may add')).toHaveCount(0);
});

test('a provider is turned away from each page of people', async ({ page, request, person }) => {
  await staySignedIn(page, request, person);
  for (const path of ['/manage_users', '/manage_superusers', '/manage_access']) {
    await gotoHydrated(page, path);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your account does not have access to that page.' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/(\?.*)?$/);
  }
});

test('the list of users, a user and the permissions have no barrier', async ({ page, person }) => {
  await signInOnDevice(page, administrator);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/manage_access?lang=es', `/manage_users?q=${person.email}&lang=es`]) {
    await gotoHydrated(page, path);
    await expect(page.getByText(/^(1 persona|Aprobar servicios)$/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  }
  await card(page, person.email)
    .getByRole('link', { name: /^Editar/ })
    .click();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expectAccessible(page);
});
