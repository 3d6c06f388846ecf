import type { Page } from '@playwright/test';
import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { administrator } from '../support/testConfig.ts';
import { addWaiting, editByApi } from './serviceForm.ts';

test.use({ data: 'own' });

const rows = (page: Page) => page.getByRole('table', { name: 'Services that wait' }).locator('[data-row]');

test('an administrator decides on waiting services with keys, beside the table', async ({ page, request, person }) => {
  const newest = await addWaiting(request, person, 22);
  await editByApi(request, person, newest.id, { phone: '3255550142' });
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/manage_approvals');
  const panel = (name: string) => page.getByRole('complementary', { name });
  await test.step('twenty services are on the first screen', async () => {
    await expect(rows(page)).toHaveCount(22);
    await expect(rows(page).nth(19)).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(page);
  });
  await test.step('Enter shows one beside the table, with its map and what changed', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(panel('Waiting Pantry 22').getByRole('heading', { name: 'Waiting Pantry 22' })).toBeFocused();
    await expect(panel('Waiting Pantry 22').getByRole('group', { name: /Waiting Pantry 22/ })).toBeVisible();
    await expect(panel('Waiting Pantry 22').getByRole('region', { name: 'What changed' })).toContainText('555-0142');
    await expectAccessible(page);
  });
  await test.step('approving shows the next one, and can be undone', async () => {
    await page.keyboard.press('a');
    await expectAnnouncement(page, 'Approved successfully');
    await expect(panel('Waiting Pantry 21')).toBeVisible();
    await expect(rows(page)).toHaveCount(21);
    await page.keyboard.press('u');
    await expect(rows(page)).toHaveCount(22);
  });
  await test.step('one is sent back with a reason, and the keys work afterwards', async () => {
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: /Waiting Pantry 21/ });
    await dialog.getByRole('textbox').fill('Please add a phone number.');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(rows(page)).toHaveCount(21);
    await expect(panel('Waiting Pantry 20').getByRole('heading', { name: 'Waiting Pantry 20' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(panel('Waiting Pantry 19')).toBeVisible();
  });
  await test.step('one is edited without leaving the table', async () => {
    await page.keyboard.press('e');
    const form = panel('Edit Waiting Pantry 19');
    await form.getByRole('textbox', { name: 'Name of the service' }).fill('Edited Pantry');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(panel('Edited Pantry')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Edited Pantry' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(rows(page).filter({ hasText: 'Edited Pantry' })).toBeFocused();
  });
  await test.step('a filter and an order are in the address', async () => {
    await page.getByLabel('What to look at').selectOption('No phone');
    await expect(page).toHaveURL(/problem=NO_PHONE/);
    await expect(rows(page)).toHaveCount(20);
    await page.getByRole('table').getByRole('link', { name: 'Name', exact: true }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(rows(page).first()).toHaveText('Edited Pantry');
  });
});
