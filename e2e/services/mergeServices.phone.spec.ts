import { expect, test } from '../manage/adminTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { addPantry, editByApi } from './serviceForm.ts';

test.use({ data: 'own' });

test('an administrator merges two pantries: the old address leads to the other one, and undo separates them', async ({
  page,
  request,
  admin,
}) => {
  const kept = await addPantry(request, admin, 'Riverbend Mission Pantry');
  const other = await addPantry(request, admin, 'Riverbend Mission Food Pantry');
  await editByApi(request, admin, other.id, {
    phone: '(325) 555-0188',
    description: 'Groceries each Monday, for all.',
  });
  await gotoHydrated(page, '/my_favorites');
  await page.evaluate((id) => localStorage.setItem('favorites', JSON.stringify([id])), other.id);

  await gotoHydrated(page, '/duplicates');
  const pair = page.getByRole('article').filter({ hasText: 'Riverbend' });
  await pair.getByRole('link', { name: 'Compare and merge' }).click();
  await expect(page.getByRole('heading', { name: 'Merge two services', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const choice = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(choice('Phone').getByRole('radio', { name: /0188/ })).toBeChecked();
  await choice('Name of the service')
    .getByRole('radio', { name: /Riverbend Mission Pantry/ })
    .check();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: 'The result', level: 1 })).toBeVisible();
  await expect(page.getByText('Groceries each Monday, for all.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('The two are one service now.')).toBeVisible();
  const answer = await request.get(`/services/${other.id}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `/services/${kept.id}`]);
  await gotoHydrated(page, '/my_favorites');
  await expect(page.getByRole('main').getByRole('link', { name: kept.name, exact: true })).toBeVisible();

  await gotoHydrated(page, `/services/${other.id}/unmerge`);
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText('They are two services again.')).toBeVisible();
  await expect(pair).toBeVisible();
});
