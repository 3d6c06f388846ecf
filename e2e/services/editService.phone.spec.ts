import { endSession, expect, signIn, test } from '../account/accountTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { addPantry, editByApi, fillIn, openForm, staySignedIn } from './serviceForm.ts';

test.use({ data: 'own' });

test('one’s own service is changed, and its hours are read as they were entered', async ({ page, request, person }) => {
  const { id } = await addPantry(request, person, 'Pantry to be changed');
  await staySignedIn(page, request, person);
  await openForm(page, `/services/${id}/edit`);
  await expect(page.getByLabel('Monday', { exact: true })).toBeChecked();
  await page.getByLabel('Tuesday', { exact: true }).check();
  await page.getByLabel('Phone (if you like)').fill('3255550111');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: /was updated successfully/ })).toBeFocused();
  await page.getByRole('link', { name: 'See its page' }).click();
  await expect(page.getByRole('main')).toContainText('(325) 555-0111');
  await expect(page.getByRole('main').locator('dl', { hasText: 'Tuesday' })).toContainText('9:00 AM to 12:00 PM');
});

test('two people edit at once: what both changed is chosen, what one did is kept', async ({
  page,
  request,
  person,
}) => {
  const { id } = await addPantry(request, person, 'Pantry of two');
  await staySignedIn(page, request, person);
  await openForm(page, `/services/${id}/edit`);
  await page.locator('[name=name]').fill('Pantry of mine');
  await page.locator('[name=age]').fill('18 and older');
  await editByApi(request, person, id, { name: 'Pantry of theirs', phone: '(325) 555-0122' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Someone else changed this service' })).toBeFocused();
  const name = page.getByRole('group', { name: 'Name of the service' });
  await expect(name.getByLabel(/Pantry of mine/)).toBeChecked();
  await name.getByLabel(/Pantry of theirs/).check();
  await expect(page.getByRole('group', { name: 'Phone' }).getByLabel(/555-0122/)).toBeChecked();
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByRole('heading', { name: /was updated successfully/ })).toBeFocused();
  const { data } = await (
    await request.get(`/api/services/${id}`, { headers: { authorization: `Bearer ${person.token}` } })
  ).json();
  expect(data).toMatchObject({ name: 'Pantry of theirs', phone: '(325) 555-0122', age: '18 and older' });
});

test('what was typed is there again in another tab; or one starts afresh', async ({
  page,
  request,
  person,
  context,
}) => {
  await staySignedIn(page, request, person);
  await openForm(page);
  await page.locator('[name=name]').fill('Half a pantry');
  await page.getByLabel('Friday', { exact: true }).check();
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await page.close();

  const tab = await context.newPage();
  await gotoHydrated(tab, '/add_service');
  await expect(tab.getByText(/You began this on/)).toBeVisible();
  await tab.getByRole('button', { name: 'Go on' }).click();
  await expect(tab.locator('[name=name]')).toHaveValue('Half a pantry');
  await expect(tab.getByLabel('Friday', { exact: true })).toBeChecked();
  await gotoHydrated(tab, '/add_service');
  await tab.getByRole('button', { name: 'Start afresh' }).click();
  await expect(tab.locator('[name=name]')).toHaveValue('');
});

test('a sign-in that has run out keeps all, and leads back to it', async ({ page, request, person }) => {
  await staySignedIn(page, request, person);
  await openForm(page);
  await fillIn(page, 'Patient pantry');
  await page.getByRole('button', { name: 'Every day' }).click();
  await endSession(request, person.token);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in and go on' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await signIn(page, person);
  await expect(page.getByText('Here is what you typed before.')).toBeVisible();
  await expect(page.locator('[name=name]')).toHaveValue('Patient pantry');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: /An administrator looks at it first/ })).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|status of 4\d\d/ });

  test('what was typed is kept, and saved once it is back', async ({ page, request, person, context }) => {
    await staySignedIn(page, request, person);
    await openForm(page);
    await fillIn(page, 'Pantry on the road');
    await page.getByRole('button', { name: 'Every day' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/No network\. What you typed is kept/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: /An administrator looks at it first/ })).toBeFocused();
  });
});

test('who signs out leaves no draft behind; a stranger may not edit', async ({ page, request, person }) => {
  const { id } = await addPantry(request, person, 'Pantry of another');
  await staySignedIn(page, request, person);
  await openForm(page, `/services/${id}/edit`);
  await page.locator('[name=name]').fill('Something private');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await gotoHydrated(page, '/menu');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Something private');
  await gotoHydrated(page, `/services/${id}/edit`);
  await expect(page).toHaveURL(/\/login\?back=/);
});
