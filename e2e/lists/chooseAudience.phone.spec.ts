import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { cardsOnPage } from './cardsOnPage.ts';

test.use({ tab: 'shared' });

function box(page: Page, name: string) {
  return page.getByRole('main').getByRole('checkbox', { name, exact: true });
}

test('the panel of audiences', async ({ page }) => {
  await test.step('the chip names the choices, the address contains them, and a service needs only one of them', async () => {
    await gotoHydrated(page, '/?type=FOOD');
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    const all = (await cardsOnPage(page)).map(({ name }) => name);
    const choose = async (name: string) => {
      await main.getByText(/^For: /).click();
      await box(page, name).check();
      await main.getByRole('button', { name: 'Show services' }).click();
      await expect(box(page, name)).toBeHidden();
    };
    await choose('Seniors');
    await expect(main.getByText(/^For: seniors$/)).toBeVisible();
    const forSeniors = (await cardsOnPage(page)).map(({ name }) => name);
    expect(forSeniors.length).toBeLessThan(all.length);

    await choose('Families');
    await expect(main.getByText(/^For: seniors, families/)).toBeVisible();
    await expect(page).toHaveURL(/\/\?type=FOOD&category=SENIORS,FAMILIES$/);
    const forBoth = (await cardsOnPage(page)).map(({ name }) => name);
    expect(forBoth).toEqual(expect.arrayContaining(forSeniors));

    await page.goBack();
    await expect(main.getByText(/^For: seniors$/)).toBeVisible();
    expect((await cardsOnPage(page)).map(({ name }) => name)).toEqual(forSeniors);
  });
  await test.step('the panel closes when the focus leaves, and drops unapplied choices', async () => {
    await startOver(page);
    await gotoHydrated(page, '/?type=FOOD');
    const chip = page.getByRole('main').getByText(/^For: anyone/);
    await chip.click();
    await box(page, 'Women').check();
    await page.mouse.click(page.viewportSize()!.width - 5, 300);
    await expect(box(page, 'Women')).toBeHidden();
    expect(page.url()).toMatch(/type=FOOD$/);
  });
});
