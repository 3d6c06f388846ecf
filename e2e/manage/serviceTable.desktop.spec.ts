import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../account/accountTest.ts';
import { addService } from '../services/addService.ts';
import { signInAdministrator } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { administrator, serviceOwner } from '../support/testConfig.ts';

test.use({ data: 'own' });

const table = (page: Page) => page.getByRole('table', { name: 'Services' });
const names = (page: Page) => table(page).locator('[data-row]');

test('an administrator filters, sorts, and changes services in a table', async ({ page, request }) => {
  await addService(request, await signInAdministrator(request), { phone: '' });
  await gotoHydrated(page, '/login?back=%2Fmanage_services');
  await signIn(page, administrator);
  await test.step('the menu is beside the table, which has no barrier', async () => {
    await expect(table(page)).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Your account' });
    await expect(menu.getByRole('link', { name: /^Manage services/ })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    // Twenty services are on the first screen.
    await expect(names(page).nth(19)).toBeInViewport({ ratio: 0.9 });
  });
  await test.step('a column sorts, and the order is in the address', async () => {
    await table(page).getByRole('link', { name: 'Name', exact: true }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(table(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    const shown = await names(page).allTextContents();
    expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'en')));
  });
  await test.step('a filter leaves the services that lack something', async () => {
    await page.getByLabel('Kind of help').selectOption('Shelter');
    await page.getByLabel('What is missing').selectOption('No owner');
    await expect(page).toHaveURL(/type=SHELTER.*problem=NO_OWNER/);
    await expect(table(page).locator('tbody tr').first()).toContainText('Shelter');
    await expect(table(page).locator('tbody tr').first()).toContainText('No owner');
  });
  await test.step('a missing phone number is added beside the table, with keys only', async () => {
    await page.getByLabel('What is missing').selectOption('No phone');
    await expect(page).toHaveURL(/problem=NO_PHONE/);
    await page.getByLabel('Kind of help').selectOption('Any kind');
    await expect(names(page).filter({ hasText: 'Sample Pantry' })).toHaveCount(1);
    const [first = ''] = await names(page).allTextContents();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expect(names(page).first()).toBeFocused();
    await page.keyboard.press('e');
    const panel = page.getByRole('complementary', { name: `Edit ${first}` });
    await expect(panel.getByRole('textbox', { name: 'Phone' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('3255550142');
    await page.keyboard.press('Enter');
    await expectAnnouncement(page, 'Saved');
    await expect(panel).toHaveCount(0);
    await expect(names(page).filter({ hasText: first })).toHaveCount(0);
    await page.getByLabel('What is missing').selectOption('No owner');
  });
  await test.step('several are confirmed, assigned, and explained keys are turned off', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Still correct' }).click();
    await expectAnnouncement(page, '2 services were confirmed');
    await names(page).first().focus();
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Assign' }).click();
    await page.getByRole('textbox', { name: 'Email of the new owner’s account' }).fill('nobody@example.org');
    await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText('No account has this email.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email of the new owner’s account' }).fill(serviceOwner.email);
    await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
    await expectAnnouncement(page, '1 service was assigned');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectAnnouncement(page, '1 service is as it was before.');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toContainText('Next and previous row');
    await help.getByRole('checkbox', { name: 'Use these keys on this device' }).uncheck();
    await help.getByRole('button', { name: 'Close' }).click();
    await names(page).first().focus();
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toHaveCount(0);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await help.getByRole('checkbox', { name: 'Use these keys on this device' }).check();
    await help.getByRole('button', { name: 'Close' }).click();
  });
  await test.step('two rows are selected with keys, deleted at once, and brought back', async () => {
    const [first = '', second = ''] = await names(page).allTextContents();
    await names(page).first().focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByText('2 selected')).toBeVisible();
    // The panel covers none of the actions.
    await page.keyboard.press('e');
    const panel = page.getByRole('complementary', { name: `Edit ${second}` });
    await expect(panel.locator(':focus')).toHaveCount(1);
    await expect(page.getByText('2 selected')).toBeVisible();
    for (const action of await page.locator('.table-bulk button').all()) {
      const { x, width } = (await action.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual((await panel.boundingBox())!.x);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(names(page).filter({ hasText: first })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names(page).filter({ hasText: first })).toBeFocused();
    await expect(names(page).filter({ hasText: second })).toHaveCount(1);
  });
});
