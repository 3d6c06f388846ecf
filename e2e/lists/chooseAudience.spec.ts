import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { cardsOnPage } from './cardsOnPage.ts';

const groups = [
  'Men',
  'Women',
  'Children and youth',
  'Seniors',
  'People with disabilities',
  'Families',
  'Veterans',
  'LGBT+',
];

function box(page: Page, name: string) {
  return page.getByRole('main').getByRole('checkbox', { name, exact: true });
}

test('everyone checks and clears every box; clearing one clears it; the last one sets it', async ({ page }) => {
  await gotoHydrated(page, '/?type=FOOD');
  const main = page.getByRole('main');
  await main.getByText(/^For: anyone/).click();
  await box(page, 'Everyone').check();
  for (const name of groups) await expect(box(page, name)).toBeChecked();

  await box(page, 'Seniors').uncheck();
  await expect(box(page, 'Everyone')).not.toBeChecked();
  for (const name of groups) await expect(box(page, name)).toBeChecked({ checked: name !== 'Seniors' });

  await box(page, 'Seniors').check();
  await expect(box(page, 'Everyone')).toBeChecked();
  await box(page, 'Everyone').uncheck();
  for (const name of groups) await expect(box(page, name)).not.toBeChecked();
});

test('those chosen are counted on the chip, stand in the address, and any of them will do', async ({ page }) => {
  await gotoHydrated(page, '/?type=FOOD');
  const main = page.getByRole('main');
  const all = (await cardsOnPage(page)).map(({ name }) => name);
  const choose = async (name: string) => {
    await main.getByText(/^For: /).click();
    await box(page, name).check();
    await main.getByRole('button', { name: 'Show services' }).click();
    await expect(box(page, name)).toBeHidden();
  };
  await choose('Seniors');
  await expect(main.getByText('For: Seniors')).toBeVisible();
  const forSeniors = (await cardsOnPage(page)).map(({ name }) => name);
  expect(forSeniors.length).toBeLessThan(all.length);

  await choose('Families');
  await expect(main.getByText('For: 2 groups')).toBeVisible();
  await expect(page).toHaveURL(/\/\?type=FOOD&category=SENIORS,FAMILIES$/);
  const forBoth = (await cardsOnPage(page)).map(({ name }) => name);
  expect(forBoth).toEqual(expect.arrayContaining(forSeniors));

  await page.goBack();
  await expect(main.getByText('For: Seniors')).toBeVisible();
  expect((await cardsOnPage(page)).map(({ name }) => name)).toEqual(forSeniors);
});

test('the panel goes when one turns to something else, and what was not shown is forgotten', async ({ page }) => {
  await gotoHydrated(page, '/?type=FOOD');
  const chip = page.getByRole('main').getByText(/^For: anyone/);
  await chip.click();
  await box(page, 'Women').check();
  await page.mouse.click(page.viewportSize()!.width - 5, 300);
  await expect(box(page, 'Women')).toBeHidden();
  expect(page.url()).toMatch(/type=FOOD$/);
});
