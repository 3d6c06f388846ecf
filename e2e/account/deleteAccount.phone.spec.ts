import { addPantry } from '../services/serviceForm.ts';
import { findMail } from '../support/readMail.ts';
import { expect, signIn, test } from './accountTest.ts';

test.use({ javaScriptEnabled: false });

test('a person deletes her own account without scripts, and sees first what happens to her services', async ({
  page,
  request,
  person,
}) => {
  const pantry = await addPantry(request, person, 'Sample Pantry of Ana');
  await page.goto('/login?back=/update_profile');
  await signIn(page, person);
  await page.getByRole('link', { name: 'Delete my account' }).click();
  await expect(page.getByRole('link', { name: pantry.name })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Please check your current password and try again',
  );
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your account was deleted.' })).toBeVisible();
  await signIn(page, person);
  await expect(page.getByRole('alert').filter({ hasText: 'Please check your Email or Password' })).toBeVisible();
  await findMail('your account at Amparo was deleted.');
});
