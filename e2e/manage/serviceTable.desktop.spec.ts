import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../account/accountTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { administrator } from '../support/testConfig.ts';

test.use({ data: 'own' });

const table = (page: Page) => page.getByRole('table', { name: 'Services' });
const names = (page: Page) => table(page).locator('[data-row]');

test('an administrator filters, sorts, and deletes services in a table', async ({ page }) => {
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
  await test.step('two rows are selected with keys, deleted at once, and brought back', async () => {
    const [first = '', second = ''] = await names(page).allTextContents();
    await names(page).first().focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(names(page).filter({ hasText: first })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names(page).filter({ hasText: first })).toHaveCount(1);
    await expect(names(page).filter({ hasText: second })).toHaveCount(1);
  });
});
