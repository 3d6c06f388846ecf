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

for (const { language, misspelled, danger, noNetwork, saved, needsNetwork } of languages) {
  test(`lists, tabs, search, danger, and services work without a network as with one: ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const pantry = await findService(request, 'Christian Service Center Food Pantry');
    const addresses = [
      '/?type=FOOD',
      '/?type=SHELTER&isOpen=true',
      `/?q=${misspelled}`,
      '/?q=food&sort=name',
      '/?type=FOOD&subType=MEALS&category=SENIORS,FAMILIES',
      '/?q=comida+sunday',
    ].map((path) => `${path}&lang=${language}`);
    await installWorker(page, `/?lang=${language}`);
    await storeData(page, moment);
    const online: unknown[] = [];
    for (const address of addresses) {
      await gotoHydrated(page, address);
      online.push(await cardsOnPage(page));
    }
    expect(online).not.toContainEqual([]);
    await context.setOffline(true);
    for (const [n, address] of addresses.entries()) {
      await test.step(`the same list: ${address}`, async () => {
        await gotoHydrated(page, address);
        await expect(savedLine(page, noNetwork)).toHaveText(saved);
        await expect.poll(() => cardsOnPage(page)).toEqual(online[n]);
      });
    }
    await test.step('a service, with the time zone of its place', async () => {
      await page.goto(pantry);
      await expect(titleOf(page)).toHaveText('Christian Service Center Food Pantry');
    });
    await test.step('danger comes first', async () => {
      await page.goto(`/?q=${encodeURIComponent(danger)}`);
      await expect(page.getByRole('main').getByRole('link', { name: /988/ }).first()).toBeVisible();
      await expect(savedLine(page, noNetwork)).toHaveText(saved);
    });
  });

  test(`every screen opens without a network: ${language}`, async ({ page, context, request }) => {
    const pantry = await findService(request, 'Christian Service Center Food Pantry');
    const withData = [
      '/crisis_lines',
      '/liaisons',
      '/regions',
      '/coordinators',
      '/notices',
      '/guides',
      '/about',
      '/privacy_policy',
      '/terms_of_use',
      '/food/abilene',
      pantry,
    ];
    const others = [
      '/menu',
      '/introduce',
      '/location',
      '/my_favorites',
      '/feedback',
      `${pantry}/report`,
      `${pantry}/connect`,
      `${pantry}/claim`,
    ];
    await installWorker(page, `/?lang=${language}`);
    await storeData(page, moment);
    const textOf = () => page.getByRole('main').innerText();
    const online = new Map<string, string>();
    for (const address of [...withData, ...others]) {
      await (address.startsWith('/food') ? gotoCards(page, address, language) : gotoHydrated(page, address));
      await page.waitForLoadState('networkidle');
      online.set(address, await textOf());
    }
    const missing: string[] = [];
    page.on('requestfailed', (one) => one.url().includes('/assets/') && missing.push(one.url()));
    await clearCache(page);
    await context.setOffline(true);
    for (const address of [...withData, ...others]) {
      await test.step(address, async () => {
        await page.goto(address);
        if (withData.includes(address)) await expect(savedLine(page, noNetwork)).toHaveText(saved);
        await expect.poll(textOf).toBe(online.get(address));
        if (address === '/crisis_lines') await expectAccessible(page);
      });
    }
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
