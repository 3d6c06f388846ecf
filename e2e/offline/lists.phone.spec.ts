import type { Page } from '@playwright/test';
import { cardsOnPage, gotoCards } from '../lists/cardsOnPage.ts';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { moment } from '../support/testConfig.ts';
import { clearCache, installWorker, savedLine, storeData } from './installWorker.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

const languages = [
  {
    language: 'en',
    misspelled: 'diapres',
    danger: 'I want to kill myself',
    noNetwork: 'No network.',
    saved: /^No network\. Saved (just now|\d+ \w+ ago)\.$/,
    needsNetwork: 'This page needs a network',
  },
  {
    language: 'es',
    misspelled: 'pañlaes',
    danger: 'me quiero matar',
    noNetwork: 'Sin red.',
    saved: /^Sin red\. Guardado hace (un momento|\d+ \w+)\.$/,
    needsNetwork: 'Esta página necesita una red',
  },
];

const pantryName = 'Christian Service Center Food Pantry';
const addressesWithData = [
  ...['/crisis_lines', '/liaisons', '/regions', '/coordinators', '/notices', '/guides'],
  ...['/about', '/privacy_policy', '/terms_of_use', '/food/abilene'],
];

/** The text of the page once it no longer changes. */
async function settledText(page: Page): Promise<string> {
  const read = () => page.getByRole('main').innerText();
  let text = await read();
  for (let before = ''; before !== text; text = await read()) {
    before = text;
    await page.waitForTimeout(100);
  }
  return text;
}

for (const { language, misspelled, danger, noNetwork, saved, needsNetwork } of languages) {
  test(`every screen, list, and search is the same without a network: ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const pantry = await findService(request, pantryName);
    const lists = [
      '/?type=FOOD',
      '/?type=SHELTER&isOpen=true',
      `/?q=${misspelled}`,
      '/?q=food&sort=name',
      '/?type=FOOD&subType=MEALS&category=SENIORS,FAMILIES',
      '/?q=comida+sunday',
    ].map((path) => `${path}&lang=${language}`);
    const withData = [...addressesWithData, pantry];
    const forms = ['report', 'connect', 'claim'].map((form) => `${pantry}/${form}`);
    const others = ['/menu', '/introduce', '/location', '/my_favorites', '/feedback', ...forms];
    await installWorker(page, `/menu?lang=${language}`);
    await storeData(page, moment);
    const texts = new Map<string, string>();
    for (const address of [...withData, ...others]) {
      await (address.startsWith('/food') ? gotoCards(page, address, language) : gotoHydrated(page, address));
      texts.set(address, await settledText(page));
    }
    const cards: unknown[] = [];
    for (const address of lists) {
      await gotoHydrated(page, address);
      cards.push(await cardsOnPage(page));
    }
    expect(cards).not.toContainEqual([]);
    const missing: string[] = [];
    page.on('requestfailed', (one) => one.url().includes('/assets/') && missing.push(one.url()));
    await clearCache(page);
    await context.setOffline(true);
    for (const address of [...withData, ...others]) {
      await test.step(address, async () => {
        await page.goto(address);
        if (withData.includes(address)) await expect(savedLine(page, noNetwork)).toHaveText(saved);
        await expect.poll(() => page.getByRole('main').innerText()).toBe(texts.get(address));
        if (address === '/crisis_lines') await expectAccessible(page);
      });
    }
    for (const [n, address] of lists.entries()) {
      await test.step(`the same list: ${address}`, async () => {
        await gotoHydrated(page, address);
        await expect(savedLine(page, noNetwork)).toHaveText(saved);
        await expect.poll(() => cardsOnPage(page)).toEqual(cards[n]);
      });
    }
    await test.step('danger comes first', async () => {
      await page.goto(`/?q=${encodeURIComponent(danger)}`);
      await expect(page.getByRole('main').getByRole('link', { name: /988/ }).first()).toBeVisible();
      await expect(savedLine(page, noNetwork)).toHaveText(saved);
    });
    await test.step('the map, with the outlines of counties', async () => {
      await page.goto('/?type=FOOD&view=map');
      await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
      await expect(page.locator('path.map-county').first()).toBeAttached();
    });
    await test.step('the page of what this phone stores', async () => {
      await page.goto('/this_phone');
      await expect(titleOf(page)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
    });
    await test.step('a page of an account says that it needs a network', async () => {
      await page.goto('/login');
      await expect(titleOf(page)).toHaveText(needsNetwork);
    });
    expect(missing).toEqual([]);
  });
}
