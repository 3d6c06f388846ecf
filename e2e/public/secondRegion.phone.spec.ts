import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { basinAddress } from '../support/testConfig.ts';

test.use({ hasBasinServer: true });

const other = JSON.parse(
  readFileSync(new URL('../../regions/west-central-texas/profile.json', import.meta.url), 'utf8'),
);
const otherNames = [
  'Texas',
  'Amparo',
  ...other.counties.flatMap((county: { name: string; seat: string }) => [county.name, county.seat]),
];

/** The page has the name of its region's app, and no word of the other region. */
async function expectOwnWords(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/ · Basin Help$/);
  const text = `${await page.title()}\n${await page.locator('body').innerText()}`;
  expect(text.match(new RegExp(`\\b(?:${otherNames.join('|')})\\b`, 'g')) ?? []).toEqual([]);
}

test('a region of two states and two time zones has its own look and words', async ({ page }) => {
  await test.step('the home page has its name, tabs, and colors', async () => {
    await gotoHydrated(page, `${basinAddress}/`);
    await expect(page.getByRole('banner').getByText('Basin Help')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link');
    await expect(tabs).toHaveText(['Shelter', 'Food', 'Health', 'Classes', 'Everyday']);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(18, 64, 58)');
    await expectOwnWords(page);
    await expectAccessible(page);
  });
  await test.step('each service is open by its own clock', async () => {
    await page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link', { name: 'Food' }).click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.filter({ hasText: 'Delta Sunrise Breakfast' })).toContainText('Closed until 8:00 AM tomorrow');
    await expect(cards.filter({ hasText: 'Ely Sunrise Breakfast' })).toContainText('Open until 9:00 AM');
    await expectOwnWords(page);
  });
  await test.step('a search finds services of both states', async () => {
    await page.goto(`${basinAddress}/?q=ride`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.filter({ hasText: 'Juab Rides to Care' })).toBeVisible();
    await expect(cards.filter({ hasText: 'Border Shuttle' })).toBeVisible();
  });
  await test.step('the page of a service names its state', async () => {
    await page.getByRole('link', { name: 'Border Shuttle' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Border Shuttle/);
    await expect(page.getByRole('main')).toContainText('Baker, NV');
    await expectOwnWords(page);
  });
  await test.step('the map has the outlines of its counties', async () => {
    await gotoHydrated(page, `${basinAddress}/?type=FOOD&view=map`);
    await expect(page.locator('.map-county').first()).toBeAttached();
    await expect(page.getByRole('group', { name: 'Map of services' })).toBeVisible();
    await expectOwnWords(page);
  });
  await test.step('its crisis lines and texts are its own', async () => {
    await page.goto(`${basinAddress}/crisis_lines`);
    await expect(page.getByRole('main')).toContainText('Great Basin Night Line (sample)');
    await expectOwnWords(page);
    for (const path of ['/about', '/menu', '/location', '/privacy_policy']) {
      await page.goto(`${basinAddress}${path}`);
      await expectOwnWords(page);
    }
  });
});
