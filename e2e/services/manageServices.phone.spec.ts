import { expect, openMenu, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { placeOf, settledPlace } from '../support/placeOf.ts';
import { administrator } from '../support/testConfig.ts';
import { addService, signInForToken } from './addService.ts';

test.use({ data: 'own' });

test('a person without services learns how to begin', async ({ page, person }) => {
  await signInOnDevice(page, person);
  await gotoHydrated(page, '/manage_services');
  await expect(page.getByText('You have no services yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a service' })).toHaveAttribute('href', '/add_service');
});

test('the list shows the status of own services, is searched while typing, and has no add button at the limit', async ({
  page,
  person,
  request,
}) => {
  for (const name of ['Oak Street Pantry', 'Elm Street Closet', 'Pine Street Meals'])
    await addService(request, person.token, { name });
  await signInOnDevice(page, person);
  await gotoHydrated(page, '/');
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: /^Manage services\s*3$/ })).toBeVisible();
  await menu.getByRole('link', { name: /^Manage services/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My services' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('Pine Street Meals');
  await expect(cards.first()).toContainText('Waiting for approval: people do not see it yet');
  await expect(cards.first()).toContainText('Confirmed 11-18-2026');
  await expect(page.getByText('You reached the Max Limit for adding new services')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for more services' }).click();
  await expect(page.getByRole('button', { name: 'Request sent' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add a service' })).toHaveCount(0);

  await page.getByRole('searchbox').fill('elm str');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 service');
  await expect(cards).toHaveCount(1);
  await page.getByRole('searchbox').fill('birch');
  await expect(page.getByText('No service found')).toBeVisible();
  await page.getByRole('search').getByRole('link', { name: 'Clear search' }).click();
  await expect(cards).toHaveCount(3);
});

test('a service is deleted after a confirmation, and restored by undo', async ({ page, person, request }) => {
  const { id } = await addService(request, person.token, { name: 'Oak Street Pantry' });
  await addService(request, person.token, { name: 'Elm Street Closet' });
  await signInOnDevice(page, person);
  await gotoHydrated(page, '/manage_services');
  const cards = page.getByRole('main').getByRole('article');
  await page.getByRole('link', { name: /^Delete.*Oak Street Pantry/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Do you want to delete this?' });
  await expect(question).toContainText('Oak Street Pantry');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: /^Delete.*Oak Street Pantry/ }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('The service was deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  const read = () => request.get(`/api/services/${id}`, { headers: { authorization: `Bearer ${person.token}` } });
  expect((await read()).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The service is back.')).toBeVisible();
  await expect(cards).toHaveCount(2);
  expect((await read()).status()).toBe(200);
});

test('an administrator’s list contains all services and loads more on scrolling', async ({ page }) => {
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/manage_services');
  await expect(page.getByRole('heading', { level: 1, name: 'All services' })).toBeVisible();
  await expect(page).toHaveTitle(/^All services/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(25);
  await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(40);
});

test('the same card is at the same place when a person returns to the list, or loads it again twice', async ({
  page,
}) => {
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/manage_services');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(25);
  const link = cards.nth(20).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  const one = page.getByRole('link', { name, exact: true });
  await one.scrollIntoViewIfNeeded();
  const place = () => placeOf(one);
  const before = await settledPlace(page, one);
  await one.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect.poll(place).toBe(before);
  // The second time before the list is there.
  await page.reload({ waitUntil: 'commit' });
  await page.reload();
  await expect.poll(place).toBe(before);
});

test('the page has no barrier', async ({ page, person, request }) => {
  await addService(request, person.token);
  await signInOnDevice(page, person);
  await gotoHydrated(page, '/manage_services?lang=es');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
});

test('the page of a service shows the report and donate links only if administrators allow them', async ({
  page,
  request,
}) => {
  const token = await signInForToken(request, administrator);
  const { id } = await addService(request, token, { isShowDonate: true, isShowFlag: false });
  await gotoHydrated(page, `/services/${id}`);
  const links = page.getByRole('region', { name: 'Help keep this right' }).getByRole('link');
  await expect(links).toHaveText(['I run this place', 'Donate']);
  await expect(links.last()).toHaveAttribute('href', 'https://www.example.org/donate');
  await request.delete(`/api/services/${id}`, { headers: { authorization: `Bearer ${token}` } });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is searched, and a service is deleted on a confirmation page', async ({ page, person, request }) => {
    await addService(request, person.token, { name: 'Oak Street Pantry' });
    await addService(request, person.token, { name: 'Elm Street Closet' });
    await page.goto('/login?back=/manage_services');
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);
    await page.getByRole('searchbox').fill('oak');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(cards).toHaveCount(1);
    await page.getByRole('link', { name: /^Delete.*Oak Street Pantry/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Do you want to delete this?' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The service was deleted.' })).toBeVisible();
    await expect(cards).toHaveCount(1);
  });
});
