import type { Page } from '@playwright/test';
import { cardsOnPage, gotoCards } from '../lists/cardsOnPage.ts';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { moment } from '../support/testConfig.ts';
import { installWorker, savedLine, storeData } from './installWorker.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('lists, tabs, search, danger, and services work without a network as with one', async ({
  page,
  context,
  request,
}) => {
  const pantry = await findService(request, 'Christian Service Center Food Pantry');
  const addresses = ['/?type=FOOD', '/?type=SHELTER&isOpen=true', '/?q=diapres', '/?q=food&sort=name'];
  await installWorker(page);
  await storeData(page, moment);
  const online: unknown[] = [];
  for (const address of addresses) {
    await gotoHydrated(page, address);
    online.push(await cardsOnPage(page));
  }
  await context.setOffline(true);
  for (const [n, address] of addresses.entries()) {
    await test.step(`the same list: ${address}`, async () => {
      await gotoHydrated(page, address);
      await expect(savedLine(page)).toHaveText(/^No network\. Saved (just now|\d+ \w+ ago)\.$/);
      await expect.poll(() => cardsOnPage(page)).toEqual(online[n]);
    });
  }
  await test.step('a service, with the time zone of its place', async () => {
    await page.goto(pantry);
    await expect(titleOf(page)).toHaveText('Christian Service Center Food Pantry');
  });
  await test.step('danger comes first', async () => {
    await page.goto('/?q=I+want+to+kill+myself&lang=es');
    await expect(page.getByRole('main').getByRole('link', { name: /988/ }).first()).toBeVisible();
    await expect(savedLine(page, 'Sin red.')).toHaveText(/^Sin red\. Guardado hace (un momento|\d+ \w+)\.$/);
  });
});

test('the directories and texts open without a network', async ({ page, context }) => {
  const addresses = ['/crisis_lines', '/liaisons', '/regions', '/coordinators', '/about', '/food/abilene'];
  await installWorker(page);
  await storeData(page, moment);
  const online: unknown[] = [];
  for (const address of addresses) {
    await (address.startsWith('/food') ? gotoCards : gotoHydrated)(page, address);
    online.push(await page.getByRole('main').innerText());
  }
  await context.setOffline(true);
  for (const [n, address] of addresses.entries()) {
    await page.goto(address);
    await expect(savedLine(page), address).toBeVisible();
    await expect.poll(() => page.getByRole('main').innerText(), { message: address }).toBe(online[n]);
  }
});
