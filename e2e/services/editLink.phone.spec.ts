import { expect, signIn, test } from '../account/accountTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { addPantry, approve, signInAdministrator, staySignedIn } from './serviceForm.ts';

test.use({ data: 'own' });

test('only the owner sees the edit link on the page of a service', async ({ page, request, person, browser }) => {
  const { id } = await addPantry(request, person, 'Pantry with a pencil');
  await approve(request, id);
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit', exact: true });
  await gotoHydrated(page, `/services/${id}`);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(edit).toHaveCount(0);
  await staySignedIn(page, request, person);
  await gotoHydrated(page, `/services/${id}`);
  await edit.click();
  await expect(page).toHaveURL(`/services/${id}/edit`);
  await expect(page.locator('[name=name]')).toHaveValue('Pantry with a pencil');

  const office = await browser.newContext();
  const other = await office.newPage();
  await staySignedIn(other, request, { token: await signInAdministrator(request) });
  await gotoHydrated(other, `/services/${id}?lang=es`);
  await expect(other.getByRole('main').getByRole('link', { name: 'Editar', exact: true })).toBeVisible();
  await office.close();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a plain link', async ({ page, request, person }) => {
    const { id } = await addPantry(request, person, 'Plain pantry');
    await approve(request, id);
    const edit = page.getByRole('main').getByRole('link', { name: 'Edit', exact: true });
    await page.goto(`/services/${id}`);
    await expect(edit).toHaveCount(0);
    await page.goto('/login');
    await signIn(page, person);
    await page.goto(`/services/${id}`);
    await expect(edit).toHaveAttribute('href', `/services/${id}/edit`);
  });
});
