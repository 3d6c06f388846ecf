import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { administrator } from '../support/testConfig.ts';

test.use({ data: 'own' });

/** The file of the crisis lines, as a spreadsheet opens it. */
async function exported(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download: Crisis lines' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('amparo-crisis-lines-2026-11-18.csv');
  return readFile(await file.path(), 'utf8');
}

async function check(page: Page, text: string): Promise<void> {
  await page.getByLabel('What is in the file?').selectOption('Crisis lines');
  const buffer = Buffer.from(text);
  await page.getByLabel(/^File \(CSV/).setInputFiles({ name: 'lines.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
}

/** Imports one changed row only, because other tests may change the other rows. */
function renamed(text: string, before: string, name: string): string {
  const [header, ...rows] = text.split('\r\n');
  const row = rows.find((one) => one.includes(`,${before},`)) ?? '';
  expect(row).not.toBe('');
  return [header, row.replace(`,${before},`, `,"${name.replaceAll('"', '""')}",`), ''].join('\r\n');
}

/** Checks accessibility at the top of the page after the message has disappeared. */
async function expectAccessibleAtTop(page: Page): Promise<void> {
  await expect(page.getByText('The file is on its way')).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
}

const report = (page: Page) =>
  page.getByRole('region', { name: /What the file would change|The changes are saved|This file cannot/ });

test('a cell is changed in a spreadsheet, checked, and imported, and guests see it', async ({ page }) => {
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/menu');
  await page.getByRole('main').getByRole('link', { name: 'Export and import' }).click();
  const text = await exported(page);
  expect(text.startsWith('\ufeffid,name,')).toBe(true);
  const file = renamed(text, 'The Trevor Project', 'Línea de prueba, "Sample"');

  await check(page, file.replace(/\r\n$/, '\r\n01a1fa92-12ee-7fc0-8dfe-8e41ea07fe17,Gone\r\n'));
  await expect(page.getByRole('heading', { name: 'This file cannot be used yet' })).toBeFocused();
  await expect(report(page)).toContainText('id is not in the list');
  await expect(page.getByRole('button', { name: 'Save these changes' })).toBeHidden();
  for (const language of ['en', 'es']) {
    if (language === 'es') {
      await gotoHydrated(page, '/import?lang=es');
      await page
        .getByLabel(/^Archivo/)
        .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('id,x\n') });
      await page.getByRole('button', { name: 'Revisar el archivo' }).click();
      await expect(page.getByText('Esta lista no tiene estas columnas: x.')).toBeVisible();
    }
    await expectAccessibleAtTop(page);
  }

  await gotoHydrated(page, '/import?lang=en');
  await check(page, file);
  await expect(page.getByRole('heading', { name: 'What the file would change' })).toBeFocused();
  await expect(report(page)).toContainText('The Trevor Project');
  await expect(report(page)).toContainText('Línea de prueba, "Sample"');
  await expect(report(page)).toContainText('1 changed');
  await expectAccessibleAtTop(page);
  expect((await (await page.request.get('/api/crisis-lines')).text()).includes('Línea de prueba')).toBe(false);
  await page.getByRole('button', { name: 'Save these changes' }).click();
  await expect(page.getByRole('heading', { name: 'The changes are saved' })).toBeFocused();
  await page.goto('/crisis_lines');
  await expect(page.getByRole('heading', { name: 'Línea de prueba, "Sample"' })).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the same, by a plain form', async ({ page }) => {
    await page.goto('/import');
    await page.getByRole('main').getByRole('link', { name: 'Please sign in first' }).click();
    await signIn(page, administrator);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Export and import');
    const file = renamed(await exported(page), 'Veterans Crisis Line', 'Línea sin scripts');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Please choose a file')).toBeVisible();
    await check(page, file);
    await expect(report(page)).toContainText('Línea sin scripts');
    await page.getByRole('button', { name: 'Save these changes' }).click();
    await expect(page.getByRole('heading', { name: 'The changes are saved' })).toBeVisible();
    await page.goto('/crisis_lines');
    await expect(page.getByRole('heading', { name: 'Línea sin scripts' })).toBeVisible();
  });
});
