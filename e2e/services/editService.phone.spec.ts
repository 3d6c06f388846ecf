import { endSession, expect, signIn, test } from '../account/accountTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { addPantry, editByApi, fillIn, openForm, openStep, staySignedIn } from './serviceForm.ts';

test.use({ data: 'own' });

test('an owner changes a service, and its page shows the entered hours', async ({ page, request, person }) => {
  const { id } = await addPantry(request, person, 'Pantry to be changed');
  await staySignedIn(page, request, person);
  await openForm(page, `/services/${id}/edit`);
  await expect(page.getByLabel('Monday', { exact: true })).toBeChecked();
  await page.getByLabel('Tuesday', { exact: true }).check();
  await page.getByLabel('Phone (optional)').fill('3255550111');
  await page.locator('[name=name]').fill('Pantry with a new name');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: /was updated successfully/ })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Pantry with a new name');
  await page.getByRole('link', { name: 'See its page' }).click();
  await expect(page.getByRole('main')).toContainText('(325) 555-0111');
  await expect(page.getByRole('main').locator('dl', { hasText: 'Tuesday' })).toContainText('9 AM to noon');
});

test('when two people edit a service, conflicts are chosen and other changes merged', async ({
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
  await expect(page.getByRole('heading', { name: 'Someone else changed this' })).toBeFocused();
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

test('the draft appears in another tab, or is discarded', async ({ page, request, person, context }) => {
  await staySignedIn(page, request, person);
  await openForm(page);
  await page.locator('[name=name]').fill('Half a pantry');
  await openStep(page, 'when');
  await page.getByLabel('Friday', { exact: true }).check();
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await page.close();

  const tab = await context.newPage();
  await gotoHydrated(tab, '/add_service');
  await expect(tab.getByText(/You started this on/)).toBeVisible();
  await tab.getByRole('button', { name: 'Go on' }).click();
  await expect(tab.locator('[name=name]')).toHaveValue('Half a pantry');
  await expect(tab.getByLabel('Friday', { exact: true })).toBeChecked();
  await gotoHydrated(tab, '/add_service');
  await tab.getByRole('button', { name: 'Start over' }).click();
  await expect(tab.locator('[name=name]')).toHaveValue('');
});

test('the input survives an expired session, and signing in returns to it', async ({ page, request, person }) => {
  await staySignedIn(page, request, person);
  await openForm(page);
  await fillIn(page, 'Patient pantry');
  await openStep(page, 'when');
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

  test('the input survives a network failure and is saved afterwards', async ({ page, request, person, context }) => {
    await staySignedIn(page, request, person);
    await openForm(page);
    await fillIn(page, 'Pantry on the road');
    await openStep(page, 'when');
    await page.getByRole('button', { name: 'Every day' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/No network\. What you typed is kept/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: /An administrator looks at it first/ })).toBeFocused();
  });
});

test('signing out deletes the draft; a stranger may not edit', async ({ page, request, person }) => {
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
