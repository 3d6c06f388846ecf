import type { Page } from '@playwright/test';
import { addPantry, editByApi } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { addByApi, changeByApi, expect, setRole, test } from './adminTest.ts';

test.use({ data: 'own' });

const rows = (page: Page) => page.getByRole('table', { name: 'Changes' }).locator('[data-row]');
const panel = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true });

test('an administrator reads the history in a table, and undoes a change', async ({ page, admin, request, person }) => {
  const { id } = await addPantry(request, admin, 'Pantry of the log');
  for (let n = 10; n < 30; n += 1) await editByApi(request, admin, id, { phone: `(325) 555-01${n}` });
  await addPantry(request, admin, 'Another pantry');
  await gotoHydrated(page, '/changes');
  await test.step('twenty changes are on the first screen', async () => {
    await expect(rows(page).nth(19)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('row', { name: /Pantry of the log Changed Phone/ }).first()).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('a search and filters apply at once, and are in the address', async () => {
    await page.getByRole('searchbox', { name: 'Search the services' }).fill('of the log');
    await expect(page.getByText('21 changes', { exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search the services' })).toBeFocused();
    await page.getByRole('combobox', { name: 'What was done' }).selectOption('Changed');
    await expect(page.getByText('20 changes', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Who did it' }).fill('admin');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/service=of\+the\+log.*person=admin|person=admin.*service=of\+the\+log/);
    await page.getByLabel('From', { exact: true }).fill('2026-11-18');
    await expect(page).toHaveURL(/from=2026-11-18/);
    await expect(rows(page)).toHaveCount(20);
  });
  await test.step('keys open a change beside the table, and the next one', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Pantry of the log').locator('ins')).toHaveText(/555-0129/);
    await expectAccessible(page);
    await page.keyboard.press('j');
    await expect(panel(page, 'Pantry of the log').locator('ins')).toHaveText(/555-0128/);
  });
  await test.step('the question shows what undoing would do', async () => {
    await panel(page, 'Pantry of the log')
      .getByRole('link', { name: /^Undo this change/ })
      .click();
    await expect(page.getByRole('main').locator('del')).toHaveText(/555-0128/);
    await expect(page.getByRole('main').locator('ins')).toHaveText(/555-0127/);
    await page.getByRole('button', { name: 'Undo this change' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The change was undone.' })).toBeVisible();
    await expect(rows(page).first()).toHaveText('Pantry of the log');
  });
  await test.step('the history of other lists and of accounts are tables, too', async () => {
    const liaison = { county: 'Taylor', schoolDistrict: 'Lost ISD', displayName: 'Bea Sample', title: 'Liaison' };
    const { id: liaisonId } = await addByApi(request, '/liaisons', { ...liaison, phone: '(325) 555-0122' });
    await changeByApi(request, `/liaisons/${liaisonId}`, { ...liaison, phone: '(325) 555-0123' });
    await page.getByRole('link', { name: 'Other lists' }).click();
    await expect(page.getByRole('row', { name: /Bea Sample, Lost ISD Liaisons Changed Phone/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Filter' }).selectOption('Guides');
    await expect(page.getByText('Nothing yet')).toBeVisible();
    await setRole(request, person, 'AUTO USER');
    await page.getByRole('link', { name: 'Accounts', exact: true }).click();
    await page.getByRole('combobox', { name: 'Filter' }).selectOption('New role');
    await page.getByRole('link', { name: 'Ana Sample' }).first().click();
    await expect(panel(page, 'Ana Sample')).toContainText('Service provider → Homeless liaison');
    await expectAccessible(page);
  });
});
