import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { cardsOnPage } from './cardsOnPage.ts';

test.use({ tab: 'shared' });

const left = '/?type=FOOD&subType=FOOD_PANTRIES&open=true&category=SENIORS,FAMILIES';

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

test('the list that a person returns to', async ({ page }) => {
  await test.step('the last list returns by the name in the header, and when the app opens again', async () => {
    await gotoHydrated(page, left);
    await expect(page.getByRole('article').first()).toBeVisible();
    const cards = await cardsOnPage(page);
    expect(cards.length).toBeGreaterThan(0);

    await gotoHydrated(page, '/crisis_lines');
    const home = page.getByRole('banner').getByRole('link', { name: 'Amparo, home' });
    await home.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible();
    await expect(page).toHaveURL(left);
    expect(await cardsOnPage(page)).toEqual(cards);

    await page.goto('/?lang=es');
    await expect(page.getByRole('heading', { level: 1, name: 'Comida' })).toBeVisible();
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname + url.search) === `${left}&lang=es`);
  });
  await test.step('going back and reloading show the list of the address', async () => {
    await startOver(page);
    await gotoHydrated(page, '/');
    await page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link', { name: 'Health' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Shelter' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Shelter' })).toBeVisible();
  });
  await test.step('"All services" in the menu resets the list, and the search is not stored', async () => {
    await startOver(page);
    await gotoHydrated(page, left);
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'All services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shelter' })).toBeVisible();
    await gotoHydrated(page, '/?q=diapers');
    await page.getByRole('banner').getByRole('link', { name: 'Amparo, home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shelter' })).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain('diapers');
  });
});

for (const way of ['the button', 'the browser'] as const) {
  test(`back by ${way} returns to the position in a long list, with all loaded pages`, async ({ page }) => {
    await gotoHydrated(page, '/?q=Abilene');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(100);
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThan(110);
    const names = (await cardsOnPage(page)).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);

    const card = cards.nth(108).getByRole('heading').getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    const name = await card.innerText();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    if (way === 'the browser') await page.goBack();
    else await page.getByRole('banner').getByRole('link', { name: 'Back', exact: true }).click();
    await expect.poll(() => scrolled(page)).toBe(before);
    await expect(card).toBeInViewport();
    expect((await cardsOnPage(page)).map((one) => one.name)).toEqual(names);
  });
}

test.describe('leaving', () => {
  test.use({ otherOrigin: 'https://www.weather.gov' });

  test('nothing is stored after "Leave quickly"', async ({ page }) => {
    await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Sunny' }));
    await gotoHydrated(page, left);
    await page.getByRole('link', { name: 'Leave quickly' }).click();
    await expect(page.getByText('Sunny')).toBeVisible();
    await gotoHydrated(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Shelter' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
