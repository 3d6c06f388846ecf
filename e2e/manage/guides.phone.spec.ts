import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { returningVisitor } from '../support/testConfig.ts';
import { expect, test } from './adminTest.ts';

test.use({ data: 'own' });

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function writeGuide(page: Page): Promise<void> {
  await box(page, 'Title').first().fill('Where to sleep tonight');
  await box(page, 'Text').first().click();
  await page.keyboard.type('Call 2-1-1 first.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Heading', exact: true }).first().click();
  await page.keyboard.type('Women and children');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask for a family room.');
}

test('an administrator writes a guide, and visitors find it in the search and in the menu', async ({
  page,
  admin: _,
  browser,
  baseURL,
}) => {
  await gotoHydrated(page, '/manage_pages?lang=en');
  await page.getByRole('link', { name: 'Add a guide' }).click();
  await writeGuide(page);
  await test.step('the preview shows the page in both languages, Spanish readers get the English text', async () => {
    const preview = page.getByRole('region', { name: 'In Spanish' });
    await preview.getByText('Women and children').click();
    await expect(preview.getByText('Ask for a family room.')).toBeVisible();
    await box(page, /^Title in Spanish/).fill('Dónde dormir esta noche');
    await expect(preview.getByText('Dónde dormir esta noche')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });
  await page.getByRole('checkbox', { name: /^Published/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectAnnouncement(page, 'The guide was added successfully');

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState: returningVisitor });
  const visitor = await plain.newPage();
  await visitor.goto('/?q=shelter&lang=es');
  const line = visitor.getByRole('main').getByRole('link', { name: 'Dónde dormir esta noche' });
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(48);
  await line.click();
  await visitor.getByText('Women and children').click();
  await expect(visitor.getByText('Ask for a family room.')).toBeVisible();
  await visitor.goto('/menu?lang=en');
  await visitor.getByRole('link', { name: 'Where to sleep tonight' }).click();
  await expect(visitor).toHaveURL(/\/guides\/where-to-sleep-tonight/);
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText('Ask for a family room.')).toBeVisible();
  await plain.close();
  await gotoHydrated(page, '/guides/where-to-sleep-tonight?lang=en');
  await expectAccessible(page);
});
