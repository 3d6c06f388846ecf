import type { Page } from '@playwright/test';
import { card, expect, readAsGuest, test } from '../manage/adminTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { editByApi } from './serviceForm.ts';

test.use({ data: 'own' });

const directory = 'Sample County Aid';
const heading = 'Number;Agency;Street;Town;ZIP;Hours;Call;What they do;Kind;Price';
const place = '100 Sample St;Abilene;79601;Mon 9-12';
const pantry = (phone: string) => `7;Cottonwood Pantry;${place};${phone};Groceries for a week;Food;Free`;

async function upload(page: Page, rows: string[]): Promise<void> {
  const buffer = Buffer.from([heading, ...rows].join('\n'));
  await page.getByLabel(/^File/).setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  // Loading the page again before the answer would end the upload.
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/upload'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  expect((await answer).status()).toBe(200);
}

/** A background job imports the file. Its page is loaded again, as an administrator does. */
async function expectImported(page: Page, what: string): Promise<void> {
  const newest = page.getByRole('region', { name: 'Imports' }).getByRole('listitem').first();
  await expect(async () => {
    await page.reload();
    await expect(newest).toContainText(what, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(newest).toContainText('done');
}

test('an administrator adds a source, chooses the columns of its table, and decides about a value that differs', async ({
  page,
  request,
  admin,
}) => {
  await gotoHydrated(page, '/manage_sources');
  await page.getByRole('link', { name: 'Add a source' }).click();
  await page.locator('form [name=name]').fill(directory);
  await page.locator('form [name=kind]').selectOption('Files that we upload');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAnnouncement(page, 'The source was added successfully');
  await card(page, directory).getByRole('link', { name: directory, exact: true }).click();

  await test.step('a table of any shape waits for its columns, and a preview says what would happen', async () => {
    await upload(page, [pantry('325-555-0140'), `8;;${place};;Has no name;Food;`]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Columns of the table');
    const column = (name: string) => page.getByLabel(name, { exact: true });
    await expect(column('Name')).toHaveValue('Agency');
    await column('Phone').selectOption('Call');
    await column('Description').selectOption('What they do');
    await column('Kind of help').selectOption('Kind');
    await column('Cost').selectOption('Price');
    await page.getByRole('button', { name: 'Show what would happen' }).click();
    const result = page.getByRole('region', { name: 'The import would do this' });
    await expect(result.getByRole('status')).toHaveText(/^1 new.*1 refused/);
    await expect(result).toContainText('Line 3: Name');
    await expect(column('Phone')).toHaveValue('Call');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(directory);
    await expectImported(page, '1 new');
  });

  await test.step('the page of the service says where it is from, and what it costs', async () => {
    const [service] = (await readAsGuest(request, '/services')).filter(({ name }) => name === 'Cottonwood Pantry');
    const id = String(service?.id);
    await gotoHydrated(page, `/services/${id}`);
    await expect(page.getByRole('main')).toContainText(`From ${directory}`);
    await expect(page.getByRole('definition').filter({ hasText: /^Free$/ })).toBeVisible();
    await editByApi(request, admin, id, { phone: '(325) 555-0141' });
  });

  await test.step('a value that a person corrected stays until an administrator decides', async () => {
    await gotoHydrated(page, '/manage_sources');
    await card(page, directory).getByRole('link', { name: directory, exact: true }).click();
    await upload(page, [pantry('325-555-0142')]);
    await expectImported(page, '1 to decide');
    await gotoHydrated(page, '/source_conflicts');
    const conflict = card(page, 'Cottonwood Pantry');
    await expect(conflict).toContainText('(325) 555-0141');
    await expect(conflict).toContainText('(325) 555-0142');
    await expectAccessible(page);
    await conflict.getByRole('button', { name: /^Take theirs/ }).click();
    await expect(page.getByText('Nothing to decide')).toBeVisible();
    const services = await readAsGuest(request, '/services');
    expect(services.find(({ name }) => name === 'Cottonwood Pantry')?.phone).toBe('(325) 555-0142');
  });
});
